import { CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import typography from '@/components/typography.module.css';
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
    <Flex
      className={styles.chips}
      component="ul"
      wrap
      align="center"
      gap={8}
      aria-label={formatMessage({ id: 'market.filter.active' })}
    >
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={formatMessage({ id: 'market.filter.remove' }, { filter: label })}
            onClick={() => market.change(without)}
          >
            <span className={typography.ellipsis} dir="auto">
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
    </Flex>
  );
}
