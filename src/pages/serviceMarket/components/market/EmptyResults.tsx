import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import { StatusDrawing } from '@/components/StatusDrawing';
import { ServiceCard } from '@/components/service/ServiceCard';
import { listServices } from '@/services/service';
import { ActiveFilters } from './ActiveFilters';
import styles from './Results.module.css';
import { useActiveFilters } from './useActiveFilters';
import type { Market } from './useMarket';

const POPULAR_SHOWN = 3;

/** Nothing fits: what was looked for, how to look for less, and what others buy. */
export function EmptyResults({ market }: { market: Market }) {
  const { formatMessage } = useIntl();
  const active = useActiveFilters(market);
  const { keyword } = market.query;
  // A help that can be done without: where it fails, nothing is said.
  const { data: popular } = useQuery(
    (options) => listServices({ sort: 'orders', pageSize: POPULAR_SHOWN }, options),
    { silent: true },
  );

  return (
    <div className={market.isLoading ? styles.dimmed : undefined} aria-busy={market.isLoading}>
      <section className={styles.empty}>
        <StatusDrawing name="empty" width={180} />
        <h2>
          {keyword
            ? formatMessage({ id: 'market.empty.keyword' }, { keyword })
            : formatMessage({ id: 'market.empty' })}
        </h2>
        <p>{formatMessage({ id: active.length > 0 ? 'market.empty.advice' : 'market.empty.comeBack' })}</p>
        <Flex justify="center">
          <ActiveFilters active={active} market={market} />
        </Flex>
      </section>
      {popular && popular.list.length > 0 && (
        <section className={styles.popular} aria-label={formatMessage({ id: 'market.popular' })}>
          <h2>{formatMessage({ id: 'market.popular' })}</h2>
          <div className={styles.cards}>
            {popular.list.map((service) => (
              <ServiceCard key={service.serviceId} service={service} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
