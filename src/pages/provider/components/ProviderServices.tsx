import { useIntl } from '@umijs/max';
import { useRef } from 'react';
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
  const top = useRef<HTMLHeadingElement>(null);
  const services = useList(servicesQuery, (query, options) =>
    listServices({ ...query, providerId, sort: 'recommended' }, { ...options, silent: true }),
  );
  return (
    <section aria-labelledby="provider-services">
      <h2 id="provider-services" ref={top} className={typography.heading}>
        {formatMessage({ id: 'provider.services' })}
      </h2>
      <ListContent
        list={services}
        texts={{
          failed: formatMessage({ id: 'provider.services.failed' }),
          empty: formatMessage({ id: 'provider.services.none' }),
          pages: formatMessage({ id: 'provider.services.pages' }),
        }}
        skeleton={
          <CardGrid min={256} gap={24}>
            <ServiceCardsLoading count={4} />
          </CardGrid>
        }
        onPage={() => top.current?.scrollIntoView()}
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
