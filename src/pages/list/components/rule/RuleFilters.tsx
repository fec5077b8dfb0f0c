import { FilterOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, startTransition } from 'react';
import { isPlainClick } from '@/components/LinkButton';
import { type ActiveFilter, FilterChips, getActiveFilters } from '@/components/list/FilterChips';
import type { Filter } from '@/components/list/useFilters';
import { fieldFilters } from '@/domain/fields';
import type { RuleCounts } from '@/domain/rule/rule';
import {
  type RuleColumn,
  type RuleOwner,
  type RuleQuery,
  type RuleStatusName,
  ruleFields,
} from '@/domain/rule/ruleFields';
import styles from './RuleToolbar.module.css';
import { ToolbarPopup } from './ToolbarPopup';
import type { Rules } from './useRuleActions';
import { choiceOptions, useRuleText } from './useRuleText';

const RuleFilterPanel = lazy(() => import('./RuleFilterPanel'));

type QueryName = keyof RuleQuery;
type Choice = Extract<Filter<QueryName>, { options: unknown }>;
type LimitName = QueryName & TextSuffix<'rule.filter'>;

/** A filter of numbers or days between two limits. */
export interface RangeFilter {
  kind: 'range' | 'days';
  label: string;
  first: { name: LimitName; label: string };
  last: { name: LimitName; label: string };
}

export interface RuleFilterSet {
  choices: Choice[];
  ranges: RangeFilter[];
}

/** The filters of the rules, which follow from their fields: those with several choices, then the ranges. */
function useRuleFilters(owners: readonly RuleOwner[]): RuleFilterSet {
  const t = useRuleText();
  const filters = fieldFilters(ruleFields);
  return {
    choices: filters.flatMap((filter): Choice[] => {
      if (filter.kind !== 'many') return [];
      const name = filter.field as QueryName & RuleColumn;
      const listed = owners.map((owner) => ({ value: owner.ownerId, label: owner.name }));
      const options = filter.choices ? choiceOptions(t, name) : listed;
      return [{ kind: 'manyOf', name, label: t(`field.${name}`), options }];
    }),
    ranges: filters.flatMap((filter): RangeFilter[] => {
      if (filter.kind !== 'range' && filter.kind !== 'days') return [];
      const limit = (name: string) => ({ name: name as LimitName, label: t(`filter.${name as LimitName}`) });
      const label = t(`field.${filter.field as RuleColumn}`);
      return [{ kind: filter.kind, label, first: limit(filter.first), last: limit(filter.last) }];
    }),
  };
}

interface RuleFiltersProps {
  rules: Rules;
  owners: readonly RuleOwner[];
}

/** The button that opens the filters. */
export function RuleFilters({ rules, owners }: RuleFiltersProps) {
  const t = useRuleText();
  const filters = useRuleFilters(owners);
  const { query, isSet } = rules;
  // A single status is the tab's.
  const choices = filters.choices.filter(({ name }) =>
    name === 'status' ? query.status.length > 1 : isSet(name),
  );
  const ranges = filters.ranges.filter(({ first, last }) => isSet(first.name) || isSet(last.name));
  return (
    <ToolbarPopup
      label={t('filter.more')}
      count={choices.length + ranges.length}
      icon={<FilterOutlined aria-hidden />}
    >
      {(close) => (
        <Suspense fallback={<Skeleton active style={{ inlineSize: 320 }} />}>
          <RuleFilterPanel rules={rules} filters={filters} onClose={close} />
        </Suspense>
      )}
    </ToolbarPopup>
  );
}

/** The filters in use, in the order of the panel. */
function useActiveFilters(rules: Rules, { choices, ranges }: RuleFilterSet): ActiveFilter[] {
  const t = useRuleText();
  const { formatNumber } = useIntl();
  const { query, isSet, change } = rules;

  function rangeFilters({ kind, label, first, last }: RangeFilter): ActiveFilter[] {
    if (kind === 'days') return getActiveFilters(rules, [{ kind: 'dateRange', first, last }]);
    if (!isSet(first.name) && !isSet(last.name)) return [];
    const limits = isSet(first.name) && isSet(last.name) ? 'between' : isSet(first.name) ? 'from' : 'to';
    const format = (name: LimitName) => (isSet(name) ? formatNumber(Number(query[name])) : '');
    return [
      {
        id: first.name,
        label: t(`filter.range.${limits}`, {
          field: label,
          min: format(first.name),
          max: format(last.name),
        }),
        remove: () => change({ [first.name]: undefined, [last.name]: undefined }),
      },
    ];
  }

  const listed = choices.filter(({ name }) => name !== 'status' || query.status.length > 1);
  return [
    ...getActiveFilters(rules, [{ kind: 'search', name: 'keyword', label: '' }, ...listed]),
    ...ranges.flatMap(rangeFilters),
  ];
}

/** The filters in use. */
export function ActiveRuleFilters({ rules, owners }: RuleFiltersProps) {
  const t = useRuleText();
  const active = useActiveFilters(rules, useRuleFilters(owners));
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

const STATUS_NAMES = ruleFields.status.valueEnum;

interface RuleTabsProps {
  rules: Pick<Rules, 'query' | 'searchWith' | 'change'>;
  /** Undefined while loading and after a failure. */
  counts: RuleCounts | undefined;
  failed: boolean;
}

/** Links to the rules of one status, with the number that match the other filters. */
export function RuleTabs({ rules, counts, failed }: RuleTabsProps) {
  const t = useRuleText();
  const { formatNumber } = useIntl();
  const { pathname } = useLocation();
  const { status } = rules.query;
  const all = counts && STATUS_NAMES.reduce((sum, name) => sum + counts[name], 0);

  function tab(name: RuleStatusName | undefined) {
    const isCurrent = name ? status.includes(name) : status.length === 0;
    const count = name ? counts?.[name] : all;
    const filter = { status: name ? [name] : [] };
    return (
      <Link
        key={name ?? 'all'}
        to={{ pathname, search: rules.searchWith(filter) }}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          // Unlike the link's own navigation, this renders in slices that yield to input.
          event.preventDefault();
          startTransition(() => rules.change(filter));
        }}
        aria-current={isCurrent ? 'true' : undefined}
        className={styles.tab}
      >
        {name ? t(`status.${name}`) : t('figures.all')}{' '}
        <span className={styles.count}>{count === undefined ? failed && '–' : formatNumber(count)}</span>
      </Link>
    );
  }

  return (
    <nav className={styles.tabs} aria-label={t('figures')}>
      {[undefined, ...STATUS_NAMES].map(tab)}
    </nav>
  );
}
