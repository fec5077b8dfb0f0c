import { Button, Checkbox, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { DayField, RECENT_DAYS } from '@/components/DayField';
import { RULE_SORTS, type RuleQuery, type RuleSort } from '@/domain/rule/rule';
import styles from './RuleToolbar.module.css';
import type { useRuleChoices } from './useRuleFilters';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleFilterPanelProps {
  rules: Rules;
  choices: ReturnType<typeof useRuleChoices>;
  onClose: () => void;
}

/** All filters of the rules. Each change applies at once. */
export default function RuleFilterPanel({ rules, choices, onClose }: RuleFilterPanelProps) {
  const t = useRuleText();
  const { query } = rules;
  return (
    <>
      <div className={styles.fields}>
        {choices.map(({ name, label, options }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <Checkbox.Group
              options={options}
              value={[query[name]].flat()}
              onChange={(values) => rules.change({ [name]: values })}
            />
          </fieldset>
        ))}
        <CallsRange query={query} onChange={(range) => rules.change(range, { replace: true })} />
        <DayRange query={query} onChange={(range) => rules.change(range)} />
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
  query: RuleQuery;
  onChange: (range: Partial<RuleQuery>) => void;
}

/** A draft of two limits, replaced when the query changes elsewhere. */
function useRangeDraft(first: string, last: string) {
  const [draft, setDraft] = useState({ first, last });
  const [applied, setApplied] = useState({ first, last });
  if (applied.first !== first || applied.last !== last) {
    setApplied({ first, last });
    setDraft({ first, last });
  }
  return [draft, setDraft] as const;
}

const toNumber = (text: string) => (text === '' ? undefined : Number(text));

function CallsRange({ query: { minCalls, maxCalls }, onChange }: RangeProps) {
  const t = useRuleText();
  const id = useId();
  const [draft, setDraft] = useRangeDraft(`${minCalls ?? ''}`, `${maxCalls ?? ''}`);
  const isReversed = draft.first !== '' && draft.last !== '' && Number(draft.last) < Number(draft.first);

  function change(part: Partial<typeof draft>) {
    const next = { ...draft, ...part };
    if (!/^\d{0,9}$/.test(next.first) || !/^\d{0,9}$/.test(next.last)) return;
    setDraft(next);
    const range = { minCalls: toNumber(next.first), maxCalls: toNumber(next.last) };
    if ((range.maxCalls ?? Number.POSITIVE_INFINITY) >= (range.minCalls ?? 0)) onChange(range);
  }

  return (
    <fieldset>
      <legend>{t('column.callNo')}</legend>
      <div className={styles.range}>
        <Input
          inputMode="numeric"
          aria-label={t('filter.calls.min')}
          placeholder={t('filter.calls.min')}
          value={draft.first}
          onChange={({ target }) => change({ first: target.value })}
        />
        <Input
          inputMode="numeric"
          aria-label={t('filter.calls.max')}
          aria-describedby={`${id}error`}
          aria-invalid={isReversed}
          status={isReversed ? 'error' : undefined}
          placeholder={t('filter.calls.max')}
          value={draft.last}
          onChange={({ target }) => change({ last: target.value })}
        />
        <p id={`${id}error`} role="alert" className={styles.error}>
          {isReversed && t('filter.calls.reversed')}
        </p>
      </div>
    </fieldset>
  );
}

function DayRange({ query: { from = '', to = '' }, onChange }: RangeProps) {
  const t = useRuleText();
  const id = useId();
  const [draft, setDraft] = useRangeDraft(from, to);
  const isReversed = draft.last !== '' && draft.last < draft.first;

  function change(part: Partial<typeof draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.last === '' || next.last >= next.first)
      onChange({ from: next.first || undefined, to: next.last || undefined });
  }

  return (
    <fieldset>
      <legend>{t('column.updatedAt')}</legend>
      <div className={styles.range}>
        <label htmlFor={`${id}from`}>
          {t('filter.from')}
          <DayField
            id={`${id}from`}
            daysAgo={RECENT_DAYS}
            value={draft.first}
            onChange={(first) => change({ first })}
          />
        </label>
        <label htmlFor={`${id}to`}>
          {t('filter.to')}
          <DayField
            id={`${id}to`}
            daysAgo={RECENT_DAYS}
            value={draft.last}
            status={isReversed ? 'error' : undefined}
            aria-invalid={isReversed}
            aria-describedby={`${id}error`}
            onChange={(last) => change({ last })}
          />
        </label>
        <p id={`${id}error`} role="alert" className={styles.error}>
          {isReversed && t('filter.days')}
        </p>
      </div>
    </fieldset>
  );
}

/** On phones, where the table has no head to sort by. */
function SortField({ sort, onChange }: { sort: RuleSort; onChange: (sort: RuleSort) => void }) {
  const t = useRuleText();
  const id = useId();
  const options = RULE_SORTS.flatMap((name): { value: RuleSort; label: string }[] => [
    { value: name, label: t('filter.sort.ascending', { column: t(`column.${name}`) }) },
    { value: `-${name}`, label: t('filter.sort.descending', { column: t(`column.${name}`) }) },
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
