import { useT } from '@@/texts/listing';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import styles from './FilterBar.module.css';
import type { Filter, FilteredList } from './useFilters';

interface FilterTabsProps {
  list: FilteredList;
  filter: Extract<Filter, { options: unknown }>;
  /** The number of entries of each choice; `all` is the number of all. Empty while they load. */
  counts?: { readonly [value: string]: number };
}

/** Links to the choices of one filter; the other filters stay. */
export function FilterTabs({ list, filter, counts }: FilterTabsProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { pathname } = useLocation();
  const { name, label, options, isRequired } = filter;
  const query: Record<string, unknown> = { ...list.query };
  const all = { value: undefined, label: t('listing.all') };
  const tabs = isRequired ? options : [all, ...options];
  return (
    <Flex className={styles.tabs} component="nav" gap={8} aria-label={label}>
      {tabs.map((tab) => {
        const count = counts?.[tab.value ?? 'all'];
        const hasCount = count !== undefined || (counts && Object.keys(counts).length === 0);
        return (
          <Link
            key={tab.value ?? 'all'}
            // Umi's Link needs a pathname.
            to={{ pathname, search: list.searchWith({ [name]: tab.value }) }}
            aria-current={tab.value === query[name] ? 'page' : undefined}
            className={styles.tab}
          >
            {tab.label}{' '}
            {hasCount && <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>}
          </Link>
        );
      })}
    </Flex>
  );
}
