import { useT } from '@@/texts/listing';
import { CloseOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import scrollEdge from '../scrollEdge.module.css';
import typography from '../typography.module.css';
import styles from './FilterBar.module.css';
import { type Filter, type FilteredList, useFilters } from './useFilters';

/** A filter in use. */
export interface ActiveFilter {
  id: string;
  label: string;
  remove: () => void;
}

/** Returns the filters of a list that are in use, one per selected value. */
export function getActiveFilters<N extends string>(
  list: Pick<FilteredList, 'query' | 'isSet' | 'change'>,
  filters: readonly Filter<N>[],
): ActiveFilter[] {
  const query: Record<string, unknown> = { ...list.query };
  const toChip = (name: N, label: string) => ({
    id: name,
    label,
    remove: () => list.change({ [name]: undefined }),
  });
  return filters.flatMap((filter): ActiveFilter[] => {
    if (filter.kind === 'dateRange')
      return [filter.first, filter.last]
        .filter(({ name }) => list.isSet(name))
        .map(({ name, label }) => toChip(name, `${label} ${query[name]}`));
    const { name } = filter;
    if (!list.isSet(name) || name === 'sort') return [];
    if (filter.kind === 'search') return [toChip(name, `“${query[name]}”`)];
    const value = query[name];
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    return values.map((each) => {
      const option = filter.options.find((one) => one.value === each);
      const rest = values.filter((other) => other !== each);
      return {
        id: `${name} ${each}`,
        label: option?.label ?? each,
        remove: () => list.change({ [name]: rest.length > 0 ? rest : undefined }),
      };
    });
  });
}

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  /** Follows the filters. */
  children?: ReactNode;
}

/** The filters in use, each with a button to remove it. */
export function FilterChips({ filters, children }: FilterChipsProps) {
  const t = useT();
  if (filters.length === 0) return null;
  return (
    <Flex
      className={`${styles.chips} ${scrollEdge.edge}`}
      component="ul"
      wrap
      align="center"
      gap={8}
      aria-label={t('listing.active')}
    >
      {filters.map(({ id, label, remove }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('listing.remove', { filter: label })}
            onClick={remove}
          >
            <span className={typography.ellipsis} dir="auto">
              {label}
            </span>
            <CloseOutlined className={styles.cross} aria-hidden />
          </button>
        </li>
      ))}
      {children && <li>{children}</li>}
    </Flex>
  );
}

/** The filters of a list that are in use. */
export function ListChips({ list }: { list: FilteredList }) {
  return <FilterChips filters={getActiveFilters(list, useFilters(list))} />;
}
