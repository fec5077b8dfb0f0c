import { useT } from '@@/texts/rule';
import { FilterOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { type ActiveFilter, FilterChips, getActiveFilters } from '@/components/list/FilterChips';
import type { Filter } from '@/components/list/useFilters';
import { fieldFilters } from '@/domain/fields';
import { limitUnits, type RuleColumn, type RuleQuery, ruleFields } from '@/domain/rule/ruleFields';
import { isInTabs } from './RuleTabs';
import styles from './RuleToolbar.module.css';
import { useRulePage } from './rulePage';
import { choiceOptions } from './ruleText';
import { ToolbarPopup } from './ToolbarPopup';

const RuleFilterPanel = lazy(() => import('./RuleFilterPanel'));

type QueryName = keyof RuleQuery;
type Choice = Extract<Filter<QueryName>, { options: unknown }>;
type LimitName = QueryName & TextSuffix<'rule.filter'>;

/** A filter of numbers or days between two limits. */
export interface RangeFilter {
  kind: 'range' | 'days';
  label: string;
  /** What the numbers mean. */
  hint?: string;
  first: { name: LimitName; label: string };
  last: { name: LimitName; label: string };
}

export interface RuleFilterSet {
  choices: Choice[];
  ranges: RangeFilter[];
}

/** The filters of the rules, which follow from their fields: those with several choices, then the ranges. */
export function useRuleFilters(): RuleFilterSet {
  const { query, options } = useRulePage().rules;
  const t = useT();
  const filters = fieldFilters(ruleFields);
  const units = limitUnits(query.template);

  /** The limits of the chosen templates can have several units. */
  function rangeTexts(field: RuleColumn): Pick<RangeFilter, 'label' | 'hint'> {
    const label = t(`rule.field.${field}`);
    if (field !== 'limit') return { label };
    const names = units.map((unit) => t(`rule.limit.${unit}`)).join(t('rule.filter.limit.or'));
    return {
      label: t('rule.filter.limit', { field: label, units: names }),
      hint: units.length > 1 ? t('rule.filter.limit.hint') : undefined,
    };
  }

  return {
    choices: filters.flatMap((filter): Choice[] => {
      if (filter.kind !== 'many') return [];
      const name = filter.field as QueryName & RuleColumn;
      const choices = filter.choices ? choiceOptions(t, name) : (options[name] ?? []);
      return [{ kind: 'manyOf', name, label: t(`rule.field.${name}`), options: choices }];
    }),
    ranges: filters.flatMap((filter): RangeFilter[] => {
      if (filter.kind !== 'range' && filter.kind !== 'days') return [];
      const limit = (name: string) => ({
        name: name as LimitName,
        label: t(`rule.filter.${name as LimitName}`),
      });
      const texts = rangeTexts(filter.field as RuleColumn);
      return [{ kind: filter.kind, ...texts, first: limit(filter.first), last: limit(filter.last) }];
    }),
  };
}

/** The button that opens the filters. */
export function RuleFilters() {
  const t = useT();
  const filters = useRuleFilters();
  const { query, isSet } = useRulePage().rules;
  const choices = filters.choices.filter(({ name }) => isSet(name) && !isInTabs(name, query));
  const ranges = filters.ranges.filter(({ first, last }) => isSet(first.name) || isSet(last.name));
  return (
    <ToolbarPopup
      label={t('rule.filter.more')}
      count={choices.length + ranges.length}
      icon={<FilterOutlined aria-hidden />}
    >
      {(close) => (
        <Suspense fallback={<Skeleton active style={{ inlineSize: 320 }} />}>
          <RuleFilterPanel filters={filters} onClose={close} />
        </Suspense>
      )}
    </ToolbarPopup>
  );
}

/** The filters in use, in the order of the panel. */
export function ActiveRuleFilters() {
  const t = useT();
  const { formatNumber } = useIntl();
  const { rules } = useRulePage();
  const { query, isSet, change } = rules;
  const { choices, ranges } = useRuleFilters();

  function rangeFilters({ kind, label, first, last }: RangeFilter): ActiveFilter[] {
    if (kind === 'days') return getActiveFilters(rules, [{ kind: 'dateRange', first, last }]);
    if (!isSet(first.name) && !isSet(last.name)) return [];
    const limits = isSet(first.name) && isSet(last.name) ? 'between' : isSet(first.name) ? 'from' : 'to';
    const format = (name: LimitName) => (isSet(name) ? formatNumber(Number(query[name])) : '');
    return [
      {
        id: first.name,
        label: t(`rule.filter.range.${limits}`, {
          field: label,
          min: format(first.name),
          max: format(last.name),
        }),
        remove: () => change({ [first.name]: undefined, [last.name]: undefined }),
      },
    ];
  }

  const listed = choices.filter(({ name }) => !isInTabs(name, query));
  const active = [
    ...getActiveFilters(rules, [{ kind: 'search', name: 'keyword', label: '' }, ...listed]),
    ...ranges.flatMap(rangeFilters),
  ];
  if (active.length === 0) return null;
  return (
    <div className={styles.chips}>
      <FilterChips filters={active}>
        <Button type="link" size="small" onClick={rules.clear}>
          {t('rule.filter.clear')}
        </Button>
      </FilterChips>
    </div>
  );
}
