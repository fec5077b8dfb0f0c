import { useT } from '@@/texts/market';
import { Checkbox, Flex } from 'antd';
import { type RefObject, useRef } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { EmptyState } from '@/components/EmptyState';
import { ListContent } from '@/components/list/ListContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import { CARD_WIDTH, ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import { MARKET_PAGE_SIZE } from '@/domain/catalog/marketQuery';
import type { ServiceSummary } from '@/domain/catalog/service';
import { listServices } from '@/services/service';
import type { Comparison } from '../compare/useComparison';
import { Owned } from '../owned/Owned';
import { useOwnedServices } from '../owned/useOwnedServices';
import { ActiveFilters, useActiveFilters } from './ActiveFilters';
import styles from './Results.module.css';
import type { Market } from './useMarket';

/** About as many cards as a laptop shows when the page opens. */
const FIRST_CARDS = 6;

interface ResultsProps {
  market: Market;
  comparison: Comparison;
  /** Scrolled to when another page is opened. */
  top: RefObject<HTMLElement | null>;
}

/** The matching services; the previous ones stay dimmed while a new query loads. */
export function Results({ market, comparison, top }: ResultsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const getOwned = useOwnedServices();

  if (market.status === 'empty') return <EmptyResults market={market} />;
  return (
    <ListContent
      list={market}
      summary={false}
      skeleton={
        <CardGrid min={CARD_WIDTH}>
          <ServiceCardsLoading count={MARKET_PAGE_SIZE} />
        </CardGrid>
      }
      onPage={() => {
        top.current?.scrollIntoView({ block: 'start' });
        cards.current?.focus({ preventScroll: true });
      }}
    >
      {({ list }) => (
        <div ref={cards} tabIndex={-1} className={styles.cards}>
          <CardGrid min={CARD_WIDTH}>
            {list.map((service, index) => (
              <ServiceCard
                key={service.serviceId}
                service={service}
                heading="h2"
                isFirst={index < FIRST_CARDS}
                note={<Owned owned={getOwned(service.serviceId)} isShort />}
                extra={<CompareToggle service={service} comparison={comparison} />}
              />
            ))}
          </CardGrid>
        </div>
      )}
    </ListContent>
  );
}

const POPULAR_SHOWN = 3;

/** Shown when nothing matches: the filters in use and popular services. */
function EmptyResults({ market }: { market: Market }) {
  const t = useT();
  const active = useActiveFilters(market);
  const { keyword } = market.query;
  const isFiltered = active.length > 0;
  const unnamed = isFiltered ? 'market.empty.filters' : 'market.list.empty';
  // Optional content, so a failure stays silent.
  const { data: popular } = useQuery(
    (options) => listServices({ sort: 'orders', pageSize: POPULAR_SHOWN }, options),
    { silent: true },
  );

  return (
    <Flex
      className={market.isLoading ? styles.dimmed : undefined}
      vertical
      gap={32}
      aria-busy={market.isLoading}
    >
      <EmptyState
        title={t(keyword ? 'market.empty.keyword' : unnamed, { keyword })}
        action={<ActiveFilters active={active} market={market} />}
      />
      {popular && popular.list.length > 0 && (
        <Section isPlain title={t('market.popular')}>
          <CardGrid min={CARD_WIDTH}>
            {popular.list.map((service) => (
              <ServiceCard key={service.serviceId} service={service} />
            ))}
          </CardGrid>
        </Section>
      )}
    </Flex>
  );
}

interface CompareToggleProps {
  service: Pick<ServiceSummary, 'serviceId' | 'title'>;
  comparison: Comparison;
}

/** Adds a card's service to the comparison. */
function CompareToggle({ service: { serviceId, title }, comparison }: CompareToggleProps) {
  const t = useT();
  return (
    <Checkbox
      checked={comparison.ids.includes(serviceId)}
      aria-label={t('compare.choose', { title })}
      onChange={({ target }) => (target.checked ? comparison.add(serviceId) : comparison.remove(serviceId))}
    >
      {t('compare.name')}
    </Checkbox>
  );
}
