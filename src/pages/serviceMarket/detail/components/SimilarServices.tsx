import { useT } from '@@/texts/detail';
import { Link } from '@umijs/max';
import { CardGrid } from '@/components/CardGrid';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { Section } from '@/components/Section';
import { CARD_WIDTH, ServiceCard, ServiceCardsLoading } from '@/components/service/ServiceCard';
import type { Service } from '@/domain/catalog/service';
import { encodePart } from '@/domain/characters';
import { listServices } from '@/services/service';

export const SIMILAR_ID = 'similar-services';

const SHOWN = 4;

/** Other services of the same category. */
export function SimilarServices({ service }: { service: Service }) {
  const t = useT();
  const { serviceId, columnId } = service;
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listServices({ columnId, sort: 'recommended', current: 1, pageSize: SHOWN + 1 }, options),
    { key: columnId, silent: true },
  );
  const others = data?.list.filter((other) => other.serviceId !== serviceId).slice(0, SHOWN) ?? [];

  return (
    <Section
      isPlain
      id={SIMILAR_ID}
      className={layout.screenOnly}
      title={t('detail.similar')}
      actions={
        <Link className={layout.touchLink} to={`/serviceMarket?columnId=${encodePart(columnId)}`}>
          {t('detail.similar.category')}
        </Link>
      }
    >
      {data && others.length === 0 && <EmptyNote>{t('detail.similar.none')}</EmptyNote>}
      {!data && error && (
        <p>
          {t('detail.similar.failed')} <RetryButton error={error} loading={isLoading} onRetry={refresh} />
        </p>
      )}
      {(others.length > 0 || (!data && !error)) && (
        <CardGrid min={CARD_WIDTH} aria-busy={!data}>
          {data ? (
            others.map((other) => <ServiceCard key={other.serviceId} service={other} heading="h3" />)
          ) : (
            <ServiceCardsLoading count={SHOWN} />
          )}
        </CardGrid>
      )}
    </Section>
  );
}
