import { useIntl } from '@umijs/max';
import { useQuery } from '@/components/query/useQuery';
import { ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import { listServices } from '@/services/service';
import { Block, BlockNote } from './Block';
import styles from './Home.module.css';

/** Two rows of four. */
const SHOWN = 8;

/** What the market recommends. */
export function Recommended() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery((options) =>
    listServices({ sort: 'recommended', pageSize: SHOWN }, options),
  );

  function content() {
    if (data && data.list.length === 0)
      return <BlockNote text={formatMessage({ id: 'home.recommended.empty' })} />;
    if (data)
      return (
        <div className={styles.cards}>
          {data.list.map((service) => (
            <ServiceCard key={service.serviceId} service={service} />
          ))}
        </div>
      );
    if (error)
      return (
        <BlockNote text={formatMessage({ id: 'market.failed' })} onRetry={refresh} retrying={isLoading} />
      );
    return (
      <div className={styles.cards} aria-hidden>
        <ServiceCardsLoading count={SHOWN} />
      </div>
    );
  }

  return (
    <Block
      title={formatMessage({ id: 'home.recommended' })}
      more={{ to: '/serviceMarket', text: formatMessage({ id: 'home.recommended.more' }) }}
    >
      {content()}
    </Block>
  );
}
