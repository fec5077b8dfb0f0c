import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './RulePage.module.css';
import { useRuleChanges } from './useRuleChanges';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleBottomBarProps {
  rules: Rules;
  box: RefObject<HTMLDivElement | null>;
  /** Called when the button with the focus has gone. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** What floats over the end of the table: news about the list, results and the selection. It moves no row. */
export function RuleBottomBar({ rules, box, onFocusLost, children }: RuleBottomBarProps) {
  const t = useRuleText();
  const isFocused = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]');
    if (!isFocused.current || !isLost) return;
    isFocused.current = false;
    onFocusLost();
  });
  const changed = useRuleChanges(rules.data?.revision);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only records where the focus is.
    <div
      ref={box}
      className={styles.float}
      onFocus={() => {
        isFocused.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) isFocused.current = false;
      }}
    >
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
