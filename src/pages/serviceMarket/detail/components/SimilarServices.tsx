import { useT } from '@@/texts/detail';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { ServiceCard } from '@/components/service/ServiceCard';
import type { Service } from '@/domain/catalog/service';
import { encodePart } from '@/domain/characters';
import { listServices } from '@/services/service';
import styles from './Detail.module.css';

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
    <section
      className={`${layout.shrink} ${styles.similar}`}
      id={SIMILAR_ID}
      tabIndex={-1}
      aria-labelledby="similar"
    >
      <Flex className={styles.similarHead} wrap align="center" justify="space-between" gap="0 16px">
        <h2 id="similar">{t('detail.similar')}</h2>
        <Link to={`/serviceMarket?columnId=${encodePart(columnId)}`}>{t('detail.similar.category')}</Link>
      </Flex>
      {others.length > 0 && (
        <CardGrid min={256} gap={24}>
          {others.map((other) => (
            <ServiceCard key={other.serviceId} service={other} heading="h3" />
          ))}
        </CardGrid>
      )}
      {data && others.length === 0 && <EmptyNote>{t('detail.similar.none')}</EmptyNote>}
      {!data && error && (
        <p>
          {t('detail.similar.failed')} <RetryButton error={error} loading={isLoading} onRetry={refresh} />
        </p>
      )}
      {!data && !error && (
        <CardGrid min={256} gap={24} aria-busy="true">
          <div className={styles.cardSkeleton} />
          <div className={styles.cardSkeleton} />
          <div className={styles.cardSkeleton} />
          <div className={styles.cardSkeleton} />
        </CardGrid>
      )}
    </section>
  );
}
