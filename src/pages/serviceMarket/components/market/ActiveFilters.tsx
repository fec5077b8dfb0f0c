import { CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import styles from './ActiveFilters.module.css';
import { type ActiveFilter, NO_FILTERS } from './useActiveFilters';
import type { FilterChange } from './useMarket';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  onFilter: (values: FilterChange) => void;
}

/** What narrows the results, each with its way out, and all of it at once. */
export function ActiveFilters({ active, onFilter }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'market.filter.active' })}>
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={formatMessage({ id: 'market.filter.remove' }, { filter: label })}
            onClick={() => onFilter(without)}
          >
            <span className={styles.label} dir="auto">
              {label}
            </span>
            <CloseOutlined className={styles.cross} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button type="link" onClick={() => onFilter(NO_FILTERS)}>
          {formatMessage({ id: 'market.filter.clear' })}
        </Button>
      </li>
    </ul>
  );
}
