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

/** The filters of the rule table. */
export function RuleFilters({ rules, owners, searchField, ...folding }: RuleFiltersProps) {
  const say = useRuleText();
  const placeholder = say('filter.any');
  const filters: Filter<keyof RuleQuery>[] = [
    { kind: 'search', name: 'keyword', label: say('filter.keyword'), ref: searchField },
    {
      kind: 'manyOf',
      name: 'target',
      label: say('column.target'),
      placeholder,
      options: RULE_TARGETS.map((value) => ({ value, label: say(`target.${value}`) })),
      folded: true,
    },
    {
      kind: 'oneOf',
      name: 'type',
      label: say('column.type'),
      placeholder,
      options: RULE_TYPES.map((value) => ({ value, label: say(`type.${value}`) })),
      folded: true,
    },
    {
      kind: 'manyOf',
      name: 'owner',
      label: say('column.owner'),
      placeholder,
      options: owners.map(({ ownerId, name }) => ({ value: ownerId, label: name })),
      folded: true,
    },
    {
      kind: 'dateRange',
      first: { name: 'from', label: say('filter.from') },
      last: { name: 'to', label: say('filter.to') },
      folded: true,
    },
  ];
  return (
    <FilterBar
      list={rules}
      filters={filters}
      alsoCleared={['status']}
      texts={{
        form: say('filter.form'),
        submit: say('filter.search'),
        clear: say('filter.clear'),
        reversed: say('filter.days'),
        more: (count) => (count > 0 ? say('filter.moreSet', { count }) : say('filter.more')),
      }}
      {...folding}
    />
  );
}
