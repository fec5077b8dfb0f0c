import { useT } from '@@/texts/listing';
import { DownOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Input } from 'antd';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import { textLimit } from '@/components/form/textCount';
import { useAllowClear } from '@/components/useAllowClear';
import { cleanKeyword } from '@/domain/typedKeyword';
import { useAnyT } from '@/locales/useT';
import { DayField, RECENT_DAYS } from '../DayField';
import typography from '../typography.module.css';
import { useBreakpoint } from '../useMedia';
import styles from './FilterBar.module.css';
import { FilterChips, getActiveFilters } from './FilterChips';
import { FilterTabs } from './FilterTabs';
import { type Filter, type FilteredList, type MissingTexts, useFilters } from './useFilters';
import type { ListArea } from './useListState';

type Values = Record<string, string | readonly string[] | undefined>;

interface FilterBarProps<A extends ListArea, Q, N extends keyof Q & string> {
  list: FilteredList & { area: A; query: Q } & MissingTexts<A, Q>;
  /** The filter that is shown as links above the others. */
  tabs?: N;
  /** The number of entries of each tab; `all` is the number of all. */
  counts?: { readonly [value: string]: number } | undefined;
  /** Follows the tabs. */
  moreTabs?: ReactNode;
  /** The filters that are collapsed, or collapsed on a phone; `from` names the days. */
  folded?: readonly N[];
  foldedOnPhone?: readonly N[];
  /** Filters that are not offered now. */
  hidden?: readonly N[];
  /** Follows the filters. */
  children?: ReactNode;
}

const getNames = (filter: Filter): string[] =>
  filter.kind === 'dateRange' ? [filter.first.name, filter.last.name] : [filter.name];

/**
 * The filters of a list, as its query declares them. Choices apply at once, and typed text and days on submit, so that Back
 * undoes one search.
 */
export function FilterBar<A extends ListArea, Q extends object, N extends keyof Q & string>(
  props: FilterBarProps<A, Q, N>,
) {
  const { list, tabs, counts, moreTabs, folded = [], foldedOnPhone = [], hidden = [], children } = props;
  // While they load, the tabs keep room for them.
  const tabCounts = 'counts' in props ? (counts ?? {}) : undefined;
  const t = useT();
  const areaText = useAnyT<string>();
  const allowClear = useAllowClear();
  const id = useId();
  const isWide = useBreakpoint('md');
  const [isExpanded, setExpanded] = useState(false);
  const all = useFilters(list);
  const elsewhere: readonly (string | undefined)[] = [tabs, ...hidden];
  const filters = all.filter((filter) => !getNames(filter).some((name) => elsewhere.includes(name)));
  const names = filters.flatMap(getNames);
  const values: Values = Object.fromEntries(Object.entries(list.query));
  const applied = JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])));
  const [draft, setDraft] = useState<Values>(() => JSON.parse(applied));
  const [isReversed, setReversed] = useState(false);
  // The query was changed by Back or by a link.
  useEffect(() => {
    setDraft(JSON.parse(applied));
    setReversed(false);
  }, [applied]);

  const toText = (name: string) => String(draft[name] ?? '');
  const put = (name: string, value: Values[string]) => setDraft({ ...draft, [name]: value });

  /** Returns whether nothing has changed. */
  function apply(next: Values): boolean {
    const { from = '', to = '' } = next;
    if (to !== '' && to < from) {
      setReversed(true);
      setExpanded(true);
      return false;
    }
    setReversed(false);
    const trimmed = names.map((name) => {
      const value = next[name];
      return [name, (typeof value === 'string' ? cleanKeyword(value) : value) || undefined] as const;
    });
    const earlier: Values = JSON.parse(applied);
    const changed = trimmed.filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(earlier[name]),
    );
    if (changed.length > 0) list.change(Object.fromEntries(changed));
    return changed.length === 0;
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Whoever searches for the same again wants the latest entries.
    if (apply(draft)) list.refresh();
  }

  function choose(name: string, value: Values[string]) {
    put(name, value);
    apply({ ...draft, [name]: value });
  }

  function labelled(name: string, label: string, control: ReactNode): ReactNode {
    return (
      <Flex key={name} className={styles.field} vertical gap={8}>
        <label htmlFor={`${id}${name}`}>{label}</label>
        {control}
      </Flex>
    );
  }

  /** In the line a choice has its label in itself, until one is made. */
  function control(filter: Filter, isInLine: boolean): ReactNode {
    if (filter.kind === 'dateRange')
      return [filter.first, filter.last].map(({ name, label }) => {
        const isLast = name === filter.last.name;
        return labelled(
          name,
          label,
          <DayField
            id={`${id}${name}`}
            className={styles.day}
            daysAgo={RECENT_DAYS}
            value={toText(name)}
            status={isReversed && isLast ? 'error' : undefined}
            aria-invalid={isReversed && isLast}
            aria-describedby={isLast ? `${id}reversed` : undefined}
            onChange={(day) => put(name, day)}
          />,
        );
      });
    const { kind, name, label } = filter;
    if (kind === 'search')
      return (
        <Input
          key={name}
          className={styles.search}
          type="search"
          aria-label={label}
          placeholder={label}
          {...(filter.maxLength && { count: textLimit(filter.maxLength) })}
          value={toText(name)}
          onChange={({ target }) => put(name, target.value)}
        />
      );
    if (kind === 'flag')
      return (
        <Checkbox
          key={name}
          className={styles.flag}
          checked={list.isSet(name)}
          onChange={({ target }) => choose(name, target.checked ? '1' : undefined)}
        >
          {label}
        </Checkbox>
      );
    const isLabelInside = isInLine && !filter.isRequired;
    const select = (
      <Select
        key={name}
        id={`${id}${name}`}
        aria-label={isLabelInside ? label : undefined}
        className={styles.select}
        mode={kind === 'manyOf' ? 'multiple' : undefined}
        allowClear={!filter.isRequired && allowClear}
        maxTagCount="responsive"
        showSearch={kind === 'manyOf' && optionSearch}
        popupMatchSelectWidth={false}
        placeholder={isLabelInside ? label : t('listing.all')}
        value={draft[name]}
        options={filter.options}
        onChange={(value) => choose(name, value)}
      />
    );
    return isLabelInside ? select : labelled(name, label, select);
  }

  const collapsed = isWide ? folded : [...folded, ...foldedOnPhone];
  const controls = filters.filter(({ kind }) => kind !== 'link');
  const links = filters.filter(({ kind }) => kind === 'link');
  const isFolded = (filter: Filter) => getNames(filter).some((name) => collapsed.some((one) => one === name));
  const inFold = controls.filter(isFolded);
  const isTyped = controls.some(({ kind }) => kind === 'search' || kind === 'dateRange');
  const set = inFold.filter((filter) => getNames(filter).some((name) => list.isSet(name))).length;
  const clearable = names.filter((name) => name !== 'sort');
  // An empty list offers it itself.
  const isUsed = list.status !== 'empty' && clearable.some((name) => list.isSet(name));
  const tab = all.find((filter) => getNames(filter).some((name) => name === tabs));
  return (
    <Flex vertical gap={16}>
      {tab && 'options' in tab && (
        <FilterTabs list={list} filter={tab} counts={tabCounts}>
          {moreTabs}
        </FilterTabs>
      )}
      {controls.length > 0 && (
        <Flex
          component="form"
          vertical
          gap={16}
          aria-label={areaText(`${list.area}.list.filters`)}
          onSubmit={handleSubmit}
        >
          <Flex className={styles.line} wrap align="center" gap={8}>
            {controls.filter((filter) => !isFolded(filter)).map((filter) => control(filter, true))}
            {isTyped && <Button htmlType="submit">{t('listing.search')}</Button>}
            {inFold.length > 0 && (
              <Button
                type="text"
                aria-expanded={isExpanded}
                aria-controls={`${id}folded`}
                icon={<DownOutlined aria-hidden className={isExpanded ? styles.turned : undefined} />}
                iconPlacement="end"
                onClick={() => setExpanded(!isExpanded)}
              >
                {t('listing.more', { set })}
              </Button>
            )}
            {isUsed && (
              <Button
                type="text"
                onClick={() => list.change(Object.fromEntries(clearable.map((name) => [name, undefined])))}
              >
                {t('listing.clear')}
              </Button>
            )}
            {children}
          </Flex>
          {inFold.length > 0 && (
            <div id={`${id}folded`} hidden={!isExpanded} className={styles.folded}>
              {inFold.map((filter) => control(filter, false))}
            </div>
          )}
          <p id={`${id}reversed`} role="alert" className={typography.error}>
            {isReversed && t('listing.reversed')}
          </p>
          <FilterChips filters={getActiveFilters(list, links)} />
        </Flex>
      )}
    </Flex>
  );
}
