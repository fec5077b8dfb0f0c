import { useIntl } from '@umijs/max';
import { type RefObject, useRef } from 'react';
import { ListContent } from '@/components/list/ListContent';
import { ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
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
  const cards = useRef<HTMLDivElement>(null);

  if (market.status === 'empty') return <EmptyResults market={market} />;
  const failed = formatMessage({ id: 'market.failed' });
  return (
    <ListContent
      list={market}
      texts={{ failed, empty: '' }}
      skeleton={
        <div className={styles.cards}>
          <ServiceCardsLoading count={MARKET_PAGE_SIZE} />
        </div>
      }
      pagination={{ showLessItems: true }}
      onPage={() => {
        top.current?.scrollIntoView({ block: 'start' });
        cards.current?.focus({ preventScroll: true });
      }}
    >
      {({ list }) => (
        // The keyboard goes on at the first card of the new page.
        <div ref={cards} tabIndex={-1} className={styles.cards}>
          {list.map((service) => (
            <ServiceCard
              key={service.serviceId}
              service={service}
              heading="h2"
              extra={<CompareToggle service={service} comparison={comparison} />}
            />
          ))}
        </div>
      )}
    </ListContent>
  );
}
