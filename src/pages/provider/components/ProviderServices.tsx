import { useIntl } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import typography from '@/components/typography.module.css';
import { listQuery } from '@/domain/listQuery';
import { listServices } from '@/services/service';

const servicesQuery = listQuery({}, { pageSizes: [12] });

/** The services that the provider sells. */
export function ProviderServices({ providerId }: { providerId: string }) {
  const { formatMessage } = useIntl();
  const services = useList('provider.services', servicesQuery, (query, options) =>
    listServices({ ...query, providerId, sort: 'recommended' }, { ...options, silent: true }),
  );
  return (
    <section aria-labelledby="provider-services">
      <h2 id="provider-services" className={typography.heading}>
        {formatMessage({ id: 'provider.services' })}
      </h2>
      <ListContent
        list={services}
        skeleton={
          <CardGrid min={256} gap={24}>
            <ServiceCardsLoading count={4} />
          </CardGrid>
        }
      >
        {({ list }) => (
          <CardGrid min={256} gap={24}>
            {list.map((service) => (
              <ServiceCard key={service.serviceId} service={service} heading="h3" />
            ))}
          </CardGrid>
        )}
      </ListContent>
    </section>
  );
}
