import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CategoryTree } from './CategoryTree';
import styles from './FilterPanel.module.css';
import { PriceFilter } from './PriceFilter';
import { TypeFilter } from './TypeFilter';
import type { Market } from './useMarket';

interface FilterPanelProps {
  market: Pick<Market, 'query' | 'path' | 'change'>;
  /** A category was chosen. */
  onFollow?: () => void;
}

/** What narrows the market: category, type, price. */
export function FilterPanel({ market: { query, path, change }, onFollow }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const { type, minPrice, maxPrice } = query;
  return (
    <Flex vertical gap={24}>
      <div className={styles.group}>
        <h2 className={styles.title}>{formatMessage({ id: 'market.category' })}</h2>
        <CategoryTree path={path} onFollow={onFollow} />
      </div>
      <TypeFilter value={type} onChange={(types) => change({ type: types })} />
      <PriceFilter
        // What the address says replaces what was typed.
        key={`${minPrice}-${maxPrice}`}
        min={minPrice}
        max={maxPrice}
        onChange={({ min, max }) => change({ minPrice: min, maxPrice: max })}
      />
    </Flex>
  );
}
