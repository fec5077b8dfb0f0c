import { FilterOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { FilterChips } from '@/components/list/FilterChips';
import type { RuleOwner } from '@/domain/rule/rule';
import styles from './RuleToolbar.module.css';
import { ToolbarPopup } from './ToolbarPopup';
import { useActiveRuleFilters, useRuleChoices } from './useRuleFilters';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

const RuleFilterPanel = lazy(() => import('./RuleFilterPanel'));

interface RuleFiltersProps {
  rules: Rules;
  owners: readonly RuleOwner[];
}

/** The button that opens the filters. */
export function RuleFilters({ rules, owners }: RuleFiltersProps) {
  const t = useRuleText();
  const choices = useRuleChoices(owners);
  const { query, isSet } = rules;
  const count = [
    query.status.length > 1,
    ...choices.map(({ name }) => name !== 'status' && isSet(name)),
    isSet('minCalls') || isSet('maxCalls'),
    isSet('from') || isSet('to'),
  ].filter(Boolean).length;
  return (
    <ToolbarPopup label={t('filter.more')} count={count} icon={<FilterOutlined aria-hidden />}>
      {(close) => (
        <Suspense fallback={<Skeleton active style={{ inlineSize: 320 }} />}>
          <RuleFilterPanel rules={rules} choices={choices} onClose={close} />
        </Suspense>
      )}
    </ToolbarPopup>
  );
}

/** The filters in use. */
export function ActiveRuleFilters({ rules, owners }: RuleFiltersProps) {
  const t = useRuleText();
  const active = useActiveRuleFilters(rules, useRuleChoices(owners));
  if (active.length === 0) return null;
  return (
    <div className={styles.chips}>
      <FilterChips filters={active}>
        <Button type="link" size="small" onClick={rules.clear}>
          {t('filter.clear')}
        </Button>
      </FilterChips>
    </div>
  );
}
