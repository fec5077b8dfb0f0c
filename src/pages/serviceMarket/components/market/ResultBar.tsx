import { FilterOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Select } from 'antd';
import { SERVICE_SORTS } from '@/domain/catalog/service';
import styles from './Market.module.css';
import type { Market } from './useMarket';

interface ResultBarProps {
  market: Market;
  /** How many filters hold. */
  active: number;
  onOpenFilters: () => void;
}

/** Above the cards: how many there are, in which order, and on a phone the way to the filters. */
export function ResultBar({
  market: { query, data, status, change },
  active,
  onOpenFilters,
}: ResultBarProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {data && status !== 'failed' ? formatMessage({ id: 'market.count' }, { count: data.total }) : ''}
      </p>
      <Button className={styles.filterButton} icon={<FilterOutlined aria-hidden />} onClick={onOpenFilters}>
        {active > 0
          ? formatMessage({ id: 'market.filters.count' }, { count: active })
          : formatMessage({ id: 'market.filters' })}
      </Button>
      <Select
        className={styles.sort}
        aria-label={formatMessage({ id: 'market.sort' })}
        value={query.sort}
        popupMatchSelectWidth={false}
        options={SERVICE_SORTS.map((sort) => ({
          value: sort,
          label: formatMessage({ id: `market.sort.${sort}` }),
        }))}
        onChange={(sort) => change({ sort })}
      />
    </div>
  );
}
