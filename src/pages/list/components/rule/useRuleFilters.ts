import { useIntl } from '@umijs/max';
import { type ActiveFilter, getActiveFilters } from '@/components/list/FilterChips';
import type { Filter } from '@/components/list/useFilters';
import {
  RULE_FREQUENCIES,
  RULE_STATUS_NAMES,
  RULE_TARGETS,
  RULE_TEMPLATES,
  RULE_TYPES,
  type RuleOwner,
  type RuleQuery,
} from '@/domain/rule/rule';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

type Choice = Extract<Filter<keyof RuleQuery>, { options: unknown }>;

/** The filters with several choices. */
export function useRuleChoices(owners: readonly RuleOwner[]): Choice[] {
  const t = useRuleText();
  const choice = (name: Choice['name'] & TextSuffix<'rule.column'>, options: Choice['options']): Choice => ({
    kind: 'manyOf',
    name,
    label: t(`column.${name}`),
    options,
  });
  const codes = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return [
    choice(
      'status',
      codes(RULE_STATUS_NAMES, (value) => t(`status.${value}`)),
    ),
    choice(
      'type',
      codes(RULE_TYPES, (value) => t(`type.${value}`)),
    ),
    choice(
      'target',
      codes(RULE_TARGETS, (value) => t(`target.${value}`)),
    ),
    choice(
      'template',
      codes(RULE_TEMPLATES, (value) => t(`template.${value}`)),
    ),
    choice(
      'frequency',
      codes(RULE_FREQUENCIES, (value) => t(`frequency.${value}`)),
    ),
    choice(
      'owner',
      owners.map(({ ownerId, name }) => ({ value: ownerId, label: name })),
    ),
  ];
}

/** The filters in use, in the order of the panel. A single status is the tab's. */
export function useActiveRuleFilters(rules: Rules, choices: readonly Choice[]): ActiveFilter[] {
  const t = useRuleText();
  const { formatNumber } = useIntl();
  const { status, minCalls, maxCalls } = rules.query;
  const listed = choices.filter(({ name }) => name !== 'status' || status.length > 1);
  const isRanged = minCalls !== undefined || maxCalls !== undefined;
  const kind = minCalls === undefined ? 'to' : maxCalls === undefined ? 'from' : 'between';
  const calls: ActiveFilter = {
    id: 'calls',
    label: t(`filter.calls.${kind}`, {
      min: minCalls === undefined ? '' : formatNumber(minCalls),
      max: maxCalls === undefined ? '' : formatNumber(maxCalls),
    }),
    remove: () => rules.change({ minCalls: undefined, maxCalls: undefined }),
  };
  return [
    ...getActiveFilters(rules, [{ kind: 'search', name: 'keyword', label: '' }, ...listed]),
    ...(isRanged ? [calls] : []),
    ...getActiveFilters(rules, [
      {
        kind: 'dateRange',
        first: { name: 'from', label: t('filter.from') },
        last: { name: 'to', label: t('filter.to') },
      },
    ]),
  ];
}
