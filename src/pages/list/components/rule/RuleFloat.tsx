import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './RulePage.module.css';
import { useRuleChanges } from './useRuleChanges';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleFloatProps {
  rules: Rules;
  children: ReactNode;
}

/** What floats over the end of the table: news about the list, results and the selection. It moves no row. */
export function RuleFloat({ rules, children }: RuleFloatProps) {
  const t = useRuleText();
  const changed = useRuleChanges(rules.data?.revision);
  return (
    <div className={styles.float}>
      <div role="status" className={styles.stale} hidden={changed === 0}>
        {changed > 0 && t('stale', { count: changed })}
        <Button
          type="link"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          loading={rules.isLoading}
          onClick={() => void rules.refresh()}
        >
          {t('refresh')}
        </Button>
      </div>
      {children}
    </div>
  );
}
