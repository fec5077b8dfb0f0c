import { useT } from '@@/texts/market';
import { StarFilled } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { ServiceSummary } from '@/domain/catalog/service';
import { encodePart } from '@/domain/characters';
import { countText } from '@/domain/intlFormats';
import layout from '../layout.module.css';
import { Money } from '../Money';
import { ProviderMark } from '../ProviderMark';
import panelStyles from '../panel.module.css';
import typography from '../typography.module.css';
import styles from './ServiceCard.module.css';
import { ServiceCover } from './ServiceCover';

/** Minimum width of a card in a grid, in pixels: four columns on a wide page, one on a phone. */
export const CARD_WIDTH = 264;

interface ServiceCardProps {
  service: ServiceSummary;
  heading?: 'h2' | 'h3';
  /** Whether the card is in view when the page opens, so that its picture loads at once. */
  isFirst?: boolean;
  /** Shown at the end of the line with the price. */
  extra?: ReactNode;
  /** Shown below the provider, above the link that covers the card. */
  note?: ReactNode;
}

/** Average rating with the number of ratings. */
export function Rating({ rating: { score, count } }: Pick<ServiceSummary, 'rating'>) {
  const t = useT();
  const { formatNumber } = useIntl();
  if (count === 0) return <span className={layout.fixed}>{t('market.rating.none')}</span>;
  const shown = formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const inWords = t('market.rating.of', { score: shown, count });
  return (
    <span className={layout.fixed} role="img" aria-label={inWords} title={inWords}>
      <StarFilled className={styles.star} aria-hidden /> {shown}{' '}
      <span className={typography.note}>({countText(t.locale, count)})</span>
    </span>
  );
}

/** A service in a list. The title's link covers the whole card. */
export function ServiceCard({
  service,
  heading: Heading = 'h3',
  isFirst = false,
  extra,
  note,
}: ServiceCardProps) {
  const { serviceId, cover, title, summary, provider } = service;
  return (
    <article className={`${panelStyles.surface} ${styles.card}`} aria-label={title}>
      <div className={styles.cover}>
        <ServiceCover serviceId={serviceId} cover={cover} isLazy={!isFirst} />
        <ProviderMark provider={provider} size={28} />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={`/serviceMarket/detail?serviceId=${encodePart(serviceId)}`}>{title}</Link>
        </Heading>
        {/* Its own direction keeps the ellipsis at the right end. */}
        <p className={`${typography.ellipsis} ${typography.secondary} ${styles.summary}`} dir="auto">
          {summary}
        </p>
        <p className={`${typography.note} ${styles.provider}`}>
          <span className={typography.ellipsis} dir="auto">
            {provider.name}
          </span>
          <Rating rating={service.rating} />
        </p>
        {note}
      </div>
      <Flex className={styles.foot} align="center" justify="space-between" gap={8}>
        <p className={typography.note}>
          <PriceFrom {...service} />
        </p>
        {extra && <div className={styles.extra}>{extra}</div>}
      </Flex>
    </article>
  );
}

/** The lowest price of a service with its unit: `From ¥45 · 1,000 messages`. */
function PriceFrom({ priceFrom, priceFromPeriod: { unit, count }, priceFromPack: pack }: ServiceSummary) {
  const t = useT();
  const amount = (
    <strong>{priceFrom === 0 ? t('market.priceFrom.free') : <Money cents={priceFrom} short />}</strong>
  );
  if (priceFrom === 0) return amount;
  const kind = unit === 'once' && pack ? 'pack' : unit;
  return t(`market.priceFrom.${kind}`, { amount, count, pack });
}

/** Skeleton of service cards; the parent sets `aria-busy`. */
export function ServiceCardsLoading({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={String(index)} className={`${panelStyles.surface} ${styles.card}`}>
      <div className={styles.cover} />
      <div className={`${styles.body} ${styles.loading}`}>
        <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 2, width: ['100%', '40%'] }} />
      </div>
    </div>
  ));
}
