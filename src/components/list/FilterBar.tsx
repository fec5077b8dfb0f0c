import { DownOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef, Select } from 'antd';
import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { DayField, RECENT_DAYS } from '../DayField';
import styles from './FilterBar.module.css';

interface Named<N> {
  name: N;
  label: string;
}

/** A filter of a list; `collapsed` ones are shown on demand. */
export type Filter<N extends string = string> =
  | (Named<N> & { kind: 'search'; maxLength?: number; ref?: Ref<InputRef>; folded?: false })
  | (Named<N> & {
      kind: 'oneOf' | 'manyOf';
      options: { value: string; label: string }[];
      placeholder?: string;
      folded?: boolean;
    })
  | { kind: 'dateRange'; first: Named<N>; last: Named<N>; folded?: boolean };

type Values = Record<string, string | readonly string[] | undefined>;

export interface FilteredList<N extends string> {
  query: object;
  isSet(name: N): boolean;
  change(values: object): void;
}

interface FilterBarProps<N extends string> {
  list: FilteredList<N>;
  filters: readonly Filter<N>[];
  /** Filters outside this bar that are cleared together with it. */
  alsoCleared?: readonly N[];
  /** `reversed` is the error for a last day before the first one. */
  texts: { form: string; submit: string; clear: string; reversed: string; more?: (set: number) => string };
  /** Whether the collapsed filters are shown. */
  isExpanded?: boolean;
  onExpand?: (isExpanded: boolean) => void;
}

const getNames = <N extends string>(filter: Filter<N>): N[] =>
  filter.kind === 'dateRange' ? [filter.first.name, filter.last.name] : [filter.name];

/** The filters of a list, applied on submit, so that Back undoes one search. */
export function FilterBar<N extends string>(props: FilterBarProps<N>) {
  const { list, filters, alsoCleared = [], texts, isExpanded = false, onExpand } = props;
  const id = useId();
  const names = filters.flatMap(getNames);
  const query: Record<string, unknown> = { ...list.query };
  const applied = JSON.stringify(Object.fromEntries(names.map((name) => [name, query[name]])));
  const [draft, setDraft] = useState<Values>(() => JSON.parse(applied));
  const [isReversed, setReversed] = useState(false);
  // The query was changed by Back or by a link.
  useEffect(() => {
    setDraft(JSON.parse(applied));
    setReversed(false);
  }, [applied]);

  const toText = (name: N) => String(draft[name] ?? '');
  const put = (name: N, value: Values[string]) => setDraft({ ...draft, [name]: value });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reversed = filters.find(
      (filter) =>
        filter.kind === 'dateRange' &&
        toText(filter.last.name) !== '' &&
        toText(filter.last.name) < toText(filter.first.name),
    );
    setReversed(reversed !== undefined);
    if (reversed?.folded) onExpand?.(true);
    const values = names.map((name) => {
      const value = draft[name];
      return [name, (typeof value === 'string' ? value.trim() : value) || undefined];
    });
    if (!reversed) list.change(Object.fromEntries(values));
  }

  function day({ name, label }: Named<N>, isLast: boolean): ReactNode {
    return (
      <label key={name} className={styles.field} htmlFor={`${id}${name}`}>
        <span>{label}</span>
        <DayField
          id={`${id}${name}`}
          className={styles.day}
          daysAgo={RECENT_DAYS}
          value={toText(name)}
          status={isReversed && isLast ? 'error' : undefined}
          aria-invalid={isReversed && isLast}
          aria-describedby={isLast ? `${id}reversed` : undefined}
          onChange={(chosen) => put(name, chosen)}
        />
      </label>
    );
  }

  function control(filter: Filter<N>): ReactNode {
    if (filter.kind === 'dateRange') return [day(filter.first, false), day(filter.last, true)];
    const { name, label } = filter;
    if (filter.kind === 'search')
      return (
        <Input
          key={name}
          ref={filter.ref}
          className={styles.search}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={filter.maxLength ?? 50}
          value={toText(name)}
          onChange={({ target }) => put(name, target.value)}
        />
      );
    return (
      <label key={name} className={styles.field} htmlFor={`${id}${name}`}>
        <span>{label}</span>
        <Select
          id={`${id}${name}`}
          mode={filter.kind === 'manyOf' ? 'multiple' : undefined}
          allowClear
          maxTagCount="responsive"
          placeholder={filter.placeholder}
          value={draft[name]}
          options={filter.options}
          onChange={(value) => put(name, value)}
        />
      </label>
    );
  }

  const folded = filters.filter((filter) => filter.folded);
  const cleared = [...names, ...alsoCleared];
  return (
    <form aria-label={texts.form} className={styles.filters} onSubmit={handleSubmit}>
      <div className={styles.line}>
        {filters.filter((filter) => !filter.folded).map(control)}
        <Button htmlType="submit">{texts.submit}</Button>
        {folded.length > 0 && (
          <Button
            type="text"
            aria-expanded={isExpanded}
            aria-controls={`${id}folded`}
            icon={<DownOutlined aria-hidden className={isExpanded ? styles.turned : undefined} />}
            iconPlacement="end"
            onClick={() => onExpand?.(!isExpanded)}
          >
            {texts.more?.(
              folded.filter((filter) => getNames(filter).some((name) => list.isSet(name))).length,
            )}
          </Button>
        )}
        {cleared.some((name) => list.isSet(name)) && (
          <Button
            type="text"
            onClick={() => list.change(Object.fromEntries(cleared.map((name) => [name, undefined])))}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      {folded.length > 0 && (
        <div id={`${id}folded`} hidden={!isExpanded} className={styles.folded}>
          {folded.map(control)}
        </div>
      )}
      <p id={`${id}reversed`} role="alert" className={styles.error}>
        {isReversed && texts.reversed}
      </p>
    </form>
  );
}
