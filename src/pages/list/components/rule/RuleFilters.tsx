import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { type Filter, FilterBar } from '@/components/list/FilterBar';
import type { RuleQuery } from '@/domain/rule/rule';
import { RULE_TARGETS, RULE_TYPES, type RuleOwner } from '@/domain/rule/rule';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleFiltersProps {
  rules: Rules;
  owners: readonly RuleOwner[];
  searchField: Ref<InputRef>;
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
}

export function RuleFilters({ rules, owners, searchField, ...expansion }: RuleFiltersProps) {
  const t = useRuleText();
  const placeholder = t('filter.any');
  const filters: Filter<keyof RuleQuery>[] = [
    { kind: 'search', name: 'keyword', label: t('filter.keyword'), ref: searchField },
    {
      kind: 'manyOf',
      name: 'target',
      label: t('column.target'),
      placeholder,
      options: RULE_TARGETS.map((value) => ({ value, label: t(`target.${value}`) })),
      folded: true,
    },
    {
      kind: 'manyOf',
      name: 'type',
      label: t('column.type'),
      placeholder,
      options: RULE_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      folded: true,
    },
    {
      kind: 'manyOf',
      name: 'owner',
      label: t('column.owner'),
      placeholder,
      options: owners.map(({ ownerId, name }) => ({ value: ownerId, label: name })),
      folded: true,
    },
    {
      kind: 'dateRange',
      first: { name: 'from', label: t('filter.from') },
      last: { name: 'to', label: t('filter.to') },
      folded: true,
    },
  ];
  return (
    <FilterBar
      list={rules}
      filters={filters}
      alsoCleared={['status']}
      texts={{
        form: t('filter.form'),
        submit: t('filter.search'),
        clear: t('filter.clear'),
        reversed: t('filter.days'),
        more: (count) => (count > 0 ? t('filter.moreSet', { count }) : t('filter.more')),
      }}
      {...expansion}
    />
  );
}
