import { useT } from '@@/texts/rule';
import { Button, Checkbox, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { DayField, RECENT_DAYS } from '@/components/DayField';
import { Select } from '@/components/form/Select';
import typography from '@/components/typography.module.css';
import { sortNames } from '@/domain/fields';
import { type RuleSort, ruleFields } from '@/domain/rule/ruleFields';
import { toDigits } from '@/domain/typedNumber';
import type { RangeFilter, RuleFilterSet } from './RuleFilters';
import styles from './RuleToolbar.module.css';
import { useRulePage } from './rulePage';

interface RuleFilterPanelProps {
  filters: RuleFilterSet;
  onClose: () => void;
}

/** All filters of the rules. Each change applies at once. */
export default function RuleFilterPanel({ filters, onClose }: RuleFilterPanelProps) {
  const { rules } = useRulePage();
  const t = useT();
  const { query } = rules;
  return (
    <>
      <CardGrid className={styles.fields} min={240} gap="16px 24px">
        {filters.choices.map(({ name, label, options }) => (
          <fieldset key={name}>
            <legend className={typography.label}>{label}</legend>
            <Checkbox.Group
              // The fieldset is the group.
              role="presentation"
              options={options}
              value={[query[name]].flat()}
              onChange={(values) => rules.change({ [name]: values })}
            />
          </fieldset>
        ))}
        {filters.ranges.map((filter) => (
          <RangeField key={filter.first.name} filter={filter} />
        ))}
        <SortField />
      </CardGrid>
      <Flex className={styles.popupActions} justify="end" gap={8}>
        {rules.isFiltered && (
          <Button type="text" onClick={rules.clear}>
            {t('rule.filter.clear')}
          </Button>
        )}
        <Button type="primary" loading={rules.isLoading} onClick={onClose}>
          {rules.data ? t('rule.filter.show', { total: rules.data.total }) : t('rule.settings.done')}
        </Button>
      </Flex>
    </>
  );
}

type Range = Record<'first' | 'last', string>;

const isWhole = (text: string) => /^\d{0,9}$/.test(toDigits(text));
const toNumber = (text: string) => (text === '' ? undefined : Number(toDigits(text)));

/** What is wrong with two typed limits. */
function rangeProblem(isDays: boolean, { first, last }: Range) {
  if (isDays) return last !== '' && last < first ? 'reversed' : undefined;
  if (!isWhole(first) || !isWhole(last)) return 'invalid';
  return (toNumber(last) ?? Number.POSITIVE_INFINITY) < (toNumber(first) ?? 0) ? 'reversed' : undefined;
}

/** Two limits, which apply as soon as they are valid. A change of the query elsewhere replaces what is typed. */
function RangeField({ filter }: { filter: RangeFilter }) {
  const { rules } = useRulePage();
  const t = useT();
  const id = useId();
  const isDays = filter.kind === 'days';
  const read = (end: keyof Range) => String(rules.query[filter[end].name] ?? '');
  const current = { first: read('first'), last: read('last') };
  const [draft, setDraft] = useState<Range>(current);
  const [applied, setApplied] = useState<Range>(current);
  if (applied.first !== current.first || applied.last !== current.last) {
    setApplied(current);
    setDraft(current);
  }
  const problem = rangeProblem(isDays, draft);

  function change(part: Partial<Range>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (rangeProblem(isDays, next)) return;
    const toValue = (text: string) => (isDays ? text || undefined : toNumber(text));
    rules.change(
      { [filter.first.name]: toValue(next.first), [filter.last.name]: toValue(next.last) },
      { replace: !isDays },
    );
  }

  function control(end: keyof Range) {
    const { label } = filter[end];
    const isWrong = (end === 'last' && problem === 'reversed') || (!isDays && !isWhole(draft[end]));
    const field = {
      value: draft[end],
      status: isWrong ? ('error' as const) : undefined,
      'aria-invalid': isWrong,
      'aria-describedby': `${id}error`,
    };
    return isDays ? (
      <label key={end} htmlFor={`${id}${end}`}>
        {label}
        <DayField
          {...field}
          id={`${id}${end}`}
          daysAgo={RECENT_DAYS}
          onChange={(day) => change({ [end]: day })}
        />
      </label>
    ) : (
      <Input
        {...field}
        key={end}
        inputMode="numeric"
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => change({ [end]: target.value })}
      />
    );
  }

  return (
    <fieldset>
      <legend className={typography.label}>{filter.label}</legend>
      <Flex className={styles.range} wrap align="center" gap={8}>
        {control('first')}
        {control('last')}
      </Flex>
      {filter.hint && <p className={typography.caption}>{filter.hint}</p>}
      <p id={`${id}error`} role="alert" className={typography.error}>
        {problem && t(isDays ? 'rule.filter.days.reversed' : `rule.filter.range.${problem}`)}
      </p>
    </fieldset>
  );
}

/** On phones, where the table has no head to sort by. */
function SortField() {
  const { query, change } = useRulePage().rules;
  const t = useT();
  const id = useId();
  const options = sortNames(ruleFields).flatMap((name): { value: RuleSort; label: string }[] => [
    { value: name, label: t('rule.filter.sort.ascending', { column: t(`rule.field.${name}`) }) },
    { value: `-${name}`, label: t('rule.filter.sort.descending', { column: t(`rule.field.${name}`) }) },
  ]);
  return (
    <div className={styles.onPhones}>
      <label className={typography.label} htmlFor={id}>
        {t('rule.filter.sort')}
      </label>
      <Select
        id={id}
        style={{ inlineSize: '100%' }}
        value={query.sort}
        options={options}
        onChange={(sort) => change({ sort })}
      />
    </div>
  );
}
