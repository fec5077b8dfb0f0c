import { useIntl } from '@umijs/max';
import { Pagination } from 'antd';
import { type RefObject, useRef } from 'react';
import { FailedState } from '@/components/FailedState';
import { ServiceCard } from '@/components/service/ServiceCard';
import { ServiceCardsLoading } from '@/components/service/ServiceCardsLoading';
import { MARKET_PAGE_SIZE } from '@/domain/catalog/marketQuery';
import { CompareToggle } from '../compare/CompareToggle';
import type { Comparison } from '../compare/useComparison';
import { EmptyResults } from './EmptyResults';
import styles from './Results.module.css';
import type { Market } from './useMarket';

interface ResultsProps {
  market: Market;
  comparison: Comparison;
  /** Where a new page of results begins. */
  top: RefObject<HTMLElement | null>;
}

/** The services that fit. While others are on their way the old ones stay, dimmed. */
export function Results({ market, comparison, top }: ResultsProps) {
  const { formatMessage } = useIntl();
  const { filters, results, isBeyond, change } = market;
  const { data, error, loading, refresh } = results;
  const cards = useRef<HTMLDivElement>(null);

  if (error && !loading)
    return <FailedState title={formatMessage({ id: 'market.failed' })} onRetry={refresh} />;
  if (!data || isBeyond)
    return (
      <div className={styles.cards} aria-busy>
        <ServiceCardsLoading count={MARKET_PAGE_SIZE} />
      </div>
    );
  if (data.total === 0) return <EmptyResults market={market} dimmed={loading} />;

  function handlePage(page: number) {
    change({ page: page > 1 ? String(page) : undefined });
    top.current?.scrollIntoView({ block: 'start' });
    cards.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {/* The keyboard goes on at the first card of the page that was asked for. */}
      <div
        ref={cards}
        tabIndex={-1}
        className={loading ? `${styles.cards} ${styles.dimmed}` : styles.cards}
        aria-busy={loading}
      >
        {data.list.map((service) => (
          <ServiceCard
            key={service.serviceId}
            service={service}
            heading="h2"
            extra={<CompareToggle service={service} comparison={comparison} />}
          />
        ))}
      </div>
      <Pagination
        className={styles.paging}
        align="center"
        current={filters.page}
        pageSize={data.pageSize}
        total={data.total}
        showSizeChanger={false}
        hideOnSinglePage
        showLessItems
        onChange={handlePage}
      />
    </>
  );
}
