import { useT } from '@@/texts/market';
import { useQuery } from '@/components/query/useQuery';
import { ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import { listServices } from '@/services/service';
import { ListBlock } from './Block';
import styles from './Home.module.css';

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
        <div className={styles.cards} aria-hidden>
          <ServiceCardsLoading count={PAGE_SIZE} />
        </div>
      }
    >
      {(items) => (
        <div className={styles.cards}>
          {items.map((service) => (
            <ServiceCard key={service.serviceId} service={service} />
          ))}
        </div>
      )}
    </ListBlock>
  );
}
