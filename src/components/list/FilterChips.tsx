import { CloseOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import typography from '../typography.module.css';
import type { Filter, FilteredList } from './FilterBar';
import styles from './FilterBar.module.css';

/** A filter in use. */
export interface ActiveFilter {
  id: string;
  label: string;
  remove: () => void;
}

/** Returns the filters of a list that are in use, one per selected value. */
export function getActiveFilters<N extends string>(
  list: FilteredList<N>,
  filters: readonly Filter<N>[],
): ActiveFilter[] {
  const query: Record<string, unknown> = { ...list.query };
  return filters.flatMap((filter): ActiveFilter[] => {
    if (filter.kind === 'dateRange')
      return [filter.first, filter.last]
        .filter(({ name }) => list.isSet(name))
        .map(({ name, label }) => ({
          id: name,
          label: `${label} ${query[name]}`,
          remove: () => list.change({ [name]: undefined }),
        }));
    const { name } = filter;
    if (!list.isSet(name)) return [];
    if (filter.kind === 'search')
      return [{ id: name, label: `“${query[name]}”`, remove: () => list.change({ [name]: undefined }) }];
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
  /** Accessible names of the list and of a filter's button. */
  texts: { list: string; remove: (filter: string) => string };
  /** Follows the filters. */
  children?: ReactNode;
}

/** The filters in use, each with a button to remove it. */
export function FilterChips({ filters, texts, children }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <Flex className={styles.chips} component="ul" wrap align="center" gap={8} aria-label={texts.list}>
      {filters.map(({ id, label, remove }) => (
        <li key={id}>
          <button type="button" className={styles.chip} aria-label={texts.remove(label)} onClick={remove}>
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
