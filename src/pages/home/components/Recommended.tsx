import { useT } from '@@/texts/market';
import { CardGrid } from '@/components/CardGrid';
import { useQuery } from '@/components/query/useQuery';
import { CARD_WIDTH, ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import { listServices } from '@/services/service';
import { ListBlock } from './ListBlock';

/** Two rows of four. */
const PAGE_SIZE = 8;

/** The recommended services of the market. */
export function Recommended() {
  const t = useT();
  const query = useQuery((options) => listServices({ sort: 'recommended', pageSize: PAGE_SIZE }, options));

  return (
    <ListBlock
      title={t('home.recommended')}
      more={{ to: '/serviceMarket', text: t('home.recommended.more') }}
      items={query.data?.list}
      query={query}
      texts={{
        empty: t('home.recommended.empty'),
        failed: t('market.list.failed'),
      }}
      skeleton={
        <CardGrid min={CARD_WIDTH} aria-hidden>
          <ServiceCardsLoading count={PAGE_SIZE} />
        </CardGrid>
      }
    >
      {(items) => (
        <CardGrid min={CARD_WIDTH}>
          {items.map((service) => (
            <ServiceCard key={service.serviceId} service={service} />
          ))}
        </CardGrid>
      )}
    </ListBlock>
  );
}
