import { useT } from '@@/texts/listing';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { type ComponentProps, type PropsWithChildren, type ReactNode, startTransition } from 'react';
import { isPlainClick } from '../LinkButton';
import scrollEdge from '../scrollEdge.module.css';
import styles from './FilterBar.module.css';
import type { Filter, FilteredList } from './useFilters';

interface TabLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  label: string;
  /** Empty while it loads; without one there is no room for it. */
  count?: string | undefined;
}

/** A link among the tabs of a list. */
export const TabLink = ({ label, count, ...props }: TabLinkProps) => (
  <Link className={styles.tab} {...props}>
    {label} {count !== undefined && <span className={styles.count}>{count}</span>}
  </Link>
);

/** Scrolls the current link of a row to its middle. */
function showCurrent(row: HTMLElement | null) {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !current) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += current.left + current.width / 2 - (left + width / 2);
}

/** A row of such links; on a phone it scrolls, from the current one on. */
export const TabRow = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  <Flex
    ref={showCurrent}
    component="nav"
    className={`${styles.tabs} ${scrollEdge.edge}`}
    wrap
    gap={8}
    aria-label={label}
  >
    {children}
  </Flex>
);

interface FilterLinkProps {
  list: Pick<FilteredList, 'searchWith' | 'change'>;
  /** What it sets; the other filters stay. */
  values: object;
  current: 'page' | 'true' | false;
  label: string;
  /** Empty while it loads; without one there is no room for it. */
  count?: string | undefined;
}

/** A link that filters a list, with the number of its entries. */
export function FilterLink({ list, values, current, label, count }: FilterLinkProps) {
  const { pathname } = useLocation();
  return (
    <TabLink
      // Umi's Link needs a pathname.
      to={{ pathname, search: list.searchWith(values) }}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        // Unlike the link's own navigation, this renders in slices that yield to input.
        event.preventDefault();
        startTransition(() => list.change(values));
      }}
      aria-current={current || undefined}
      label={label}
      count={count}
    />
  );
}

interface FilterTabsProps {
  list: FilteredList;
  filter: Extract<Filter, { options: unknown }>;
  /** The number of entries of each choice; `all` is the number of all. Empty while they load. */
  counts?: { readonly [value: string]: number };
  /** Further tabs. */
  children?: ReactNode;
}

/**
 * Links to the choices of one filter; the other filters stay. A choice without entries is left out unless it is the one shown,
 * and none is shown before it is known whether it has entries.
 */
export function FilterTabs({ list, filter, counts, children }: FilterTabsProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { name, label, options, isRequired } = filter;
  const query: Record<string, unknown> = { ...list.query };
  const all = { value: undefined, label: t('listing.all') };
  const noCount = counts && Object.keys(counts).length === 0 ? '' : undefined;
  const isShown = (value: string | undefined) => {
    if (!counts || value === undefined || value === query[name]) return true;
    return noCount === '' ? list.status !== 'loading' : counts[value] !== 0;
  };
  return (
    <TabRow label={label}>
      {(isRequired ? options : [all, ...options])
        .filter(({ value }) => isShown(value))
        .map((tab) => {
          const count = counts?.[tab.value ?? 'all'];
          return (
            <FilterLink
              key={tab.value ?? 'all'}
              list={list}
              values={{ [name]: tab.value }}
              current={tab.value === query[name] && 'page'}
              label={tab.label}
              count={count === undefined ? noCount : formatNumber(count)}
            />
          );
        })}
      {children}
    </TabRow>
  );
}
