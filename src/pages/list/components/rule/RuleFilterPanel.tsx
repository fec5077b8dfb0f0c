import { Button, Checkbox, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { DayField, RECENT_DAYS } from '@/components/DayField';
import { Select } from '@/components/form/Select';
import { useText } from '@/components/useText';
import { sortNames } from '@/domain/fields';
import { type RuleQuery, type RuleSort, ruleFields } from '@/domain/rule/ruleFields';
import { toDigits } from '@/domain/typedNumber';
import type { RangeFilter, RuleFilterSet } from './RuleFilters';
import styles from './RuleToolbar.module.css';
import type { Rules } from './useRuleActions';

interface RuleFilterPanelProps {
  rules: Rules;
  filters: RuleFilterSet;
  onClose: () => void;
}

/** All filters of the rules. Each change applies at once. */
export default function RuleFilterPanel({ rules, filters, onClose }: RuleFilterPanelProps) {
  const t = useText('rule');
  const { query } = rules;
  return (
    <>
      <div className={styles.fields}>
        {filters.choices.map(({ name, label, options }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <Checkbox.Group
              // The fieldset is the group.
              role="presentation"
              options={options}
              value={[query[name]].flat()}
              onChange={(values) => rules.change({ [name]: values })}
            />
          </fieldset>
        ))}
        {filters.ranges.map((filter) =>
          filter.kind === 'range' ? (
            <NumberRange
              key={filter.first.name}
              filter={filter}
              query={query}
              onChange={(range) => rules.change(range, { replace: true })}
            />
          ) : (
            <DayRange
              key={filter.first.name}
              filter={filter}
              query={query}
              onChange={(range) => rules.change(range)}
            />
          ),
        )}
        <SortField sort={query.sort} onChange={(sort) => rules.change({ sort })} />
      </div>
      <div className={styles.popupActions}>
        {rules.isFiltered && (
          <Button type="text" onClick={rules.clear}>
            {t('filter.clear')}
          </Button>
        )}
        <Button type="primary" loading={rules.isLoading} onClick={onClose}>
          {rules.data ? t('filter.show', { total: rules.data.total }) : t('settings.done')}
        </Button>
      </div>
    </>
  );
}

interface RangeProps {
  filter: RangeFilter;
  query: RuleQuery;
  onChange: (range: Partial<RuleQuery>) => void;
}

/** A draft of two limits, replaced when the query changes elsewhere. */
function useRangeDraft(
  { first: { name: firstName }, last: { name: lastName } }: RangeFilter,
  query: RuleQuery,
) {
  const first = String(query[firstName] ?? '');
  const last = String(query[lastName] ?? '');
  const [draft, setDraft] = useState({ first, last });
  const [applied, setApplied] = useState({ first, last });
  if (applied.first !== first || applied.last !== last) {
    setApplied({ first, last });
    setDraft({ first, last });
  }
  return [draft, setDraft] as const;
}

interface RangeFieldsProps {
  label: string;
  hint?: string;
  errorId: string;
  error: string | false;
  children: ReactNode;
}

const RangeFields = ({ label, hint, errorId, error, children }: RangeFieldsProps) => (
  <fieldset>
    <legend>{label}</legend>
    <div className={styles.range}>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  </fieldset>
);

const isWhole = (text: string) => /^\d{0,9}$/.test(toDigits(text));
const toNumber = (text: string) => (text === '' ? undefined : Number(toDigits(text)));

/** What is wrong with two typed numbers. */
function rangeProblem({ first, last }: { first: string; last: string }) {
  if (!isWhole(first) || !isWhole(last)) return 'invalid';
  return (toNumber(last) ?? Number.POSITIVE_INFINITY) < (toNumber(first) ?? 0) ? 'reversed' : undefined;
}

function NumberRange({ filter, query, onChange }: RangeProps) {
  const t = useText('rule');
  const errorId = useId();
  const [draft, setDraft] = useRangeDraft(filter, query);
  const { first, last, label, hint } = filter;
  const problem = rangeProblem(draft);
  const isLastWrong = problem === 'reversed' || !isWhole(draft.last);

  function change(part: Partial<typeof draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (!rangeProblem(next))
      onChange({ [first.name]: toNumber(next.first), [last.name]: toNumber(next.last) });
  }

  return (
    <RangeFields
      label={label}
      hint={hint}
      errorId={errorId}
      error={problem ? t(`filter.range.${problem}`) : false}
    >
      <Input
        inputMode="numeric"
        aria-label={first.label}
        aria-describedby={errorId}
        aria-invalid={!isWhole(draft.first)}
        status={isWhole(draft.first) ? undefined : 'error'}
        placeholder={first.label}
        value={draft.first}
        onChange={({ target }) => change({ first: target.value })}
      />
      <Input
        inputMode="numeric"
        aria-label={last.label}
        aria-describedby={errorId}
        aria-invalid={isLastWrong}
        status={isLastWrong ? 'error' : undefined}
        placeholder={last.label}
        value={draft.last}
        onChange={({ target }) => change({ last: target.value })}
      />
    </RangeFields>
  );
}

function DayRange({ filter, query, onChange }: RangeProps) {
  const t = useText('rule');
  const id = useId();
  const [draft, setDraft] = useRangeDraft(filter, query);
  const isReversed = draft.last !== '' && draft.last < draft.first;
  const { first, last, label } = filter;

  function change(part: Partial<typeof draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.last === '' || next.last >= next.first)
      onChange({ [first.name]: next.first || undefined, [last.name]: next.last || undefined });
  }

  return (
    <RangeFields label={label} errorId={`${id}error`} error={isReversed && t('filter.days.reversed')}>
      <label htmlFor={`${id}first`}>
        {first.label}
        <DayField
          id={`${id}first`}
          daysAgo={RECENT_DAYS}
          value={draft.first}
          onChange={(day) => change({ first: day })}
        />
      </label>
      <label htmlFor={`${id}last`}>
        {last.label}
        <DayField
          id={`${id}last`}
          daysAgo={RECENT_DAYS}
          value={draft.last}
          status={isReversed ? 'error' : undefined}
          aria-invalid={isReversed}
          aria-describedby={`${id}error`}
          onChange={(day) => change({ last: day })}
        />
      </label>
    </RangeFields>
  );
}

/** On phones, where the table has no head to sort by. */
function SortField({ sort, onChange }: { sort: RuleSort; onChange: (sort: RuleSort) => void }) {
  const t = useText('rule');
  const id = useId();
  const options = sortNames(ruleFields).flatMap((name): { value: RuleSort; label: string }[] => [
    { value: name, label: t('filter.sort.ascending', { column: t(`field.${name}`) }) },
    { value: `-${name}`, label: t('filter.sort.descending', { column: t(`field.${name}`) }) },
  ]);
  return (
    <div className={styles.onPhones}>
      <label className={styles.legend} htmlFor={id}>
        {t('filter.sort')}
      </label>
      <Select id={id} style={{ inlineSize: '100%' }} value={sort} options={options} onChange={onChange} />
    </div>
  );
}
