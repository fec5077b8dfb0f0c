import { CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import styles from './ActiveFilters.module.css';
import type { ActiveFilter } from './useActiveFilters';
import type { Market } from './useMarket';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  market: Pick<Market, 'change' | 'clear'>;
}

/** What narrows the results, each with its way out, and all of it at once. */
export function ActiveFilters({ active, market }: ActiveFiltersProps) {
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
            onClick={() => market.change(without)}
          >
            <span className={styles.label} dir="auto">
              {label}
            </span>
            <CloseOutlined className={styles.cross} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button type="link" onClick={market.clear}>
          {formatMessage({ id: 'market.filter.clear' })}
        </Button>
      </li>
    </ul>
  );
}
