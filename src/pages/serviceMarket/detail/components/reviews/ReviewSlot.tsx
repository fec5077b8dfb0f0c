import { useT } from '@@/texts/detail';
import { useLocation } from '@umijs/max';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { Service } from '@/domain/catalog/service';
import { REVIEW_DAYS } from '@/domain/review/review';
import styles from './Reviews.module.css';

// Below the first screen, and most visits end before it.
const ReviewSection = lazy(() => import('./ReviewSection'));

export const REVIEWS_ID = 'reviews';
/** How far below the window the reviews start to load. */
const NEAR = '400px';

/** The place of the reviews. They load when it comes near the window, or when the address leads to them. */
export function ReviewSlot({ service: { serviceId, rating, provider } }: { service: Service }) {
  const t = useT();
  const { hash, search, key } = useLocation();
  const slot = useRef<HTMLDivElement>(null);
  const query = new URLSearchParams(search);
  const isLinked = hash === `#${REVIEWS_ID}`;
  const isFiltered = ['stars', 'having', 'sort', 'current'].some((name) => query.has(name));
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!slot.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link may be followed again.
  useEffect(() => {
    if (isLinked) slot.current?.scrollIntoView?.();
  }, [isLinked, key]);
  // They stay when the last filter is taken away.
  if ((isLinked || isFiltered) && !isNear) setNear(true);

  const isShown = rating.count > 0 && isNear;
  return (
    <div ref={slot} id={REVIEWS_ID} className={styles.slot} data-empty={rating.count === 0 || undefined}>
      <Section title={t('detail.reviews')}>
        {rating.count === 0 && (
          <p className={typography.secondary}>{t('detail.reviews.none', { days: REVIEW_DAYS })}</p>
        )}
        {isShown && (
          <Suspense>
            <ReviewSection serviceId={serviceId} provider={provider.name} />
          </Suspense>
        )}
      </Section>
    </div>
  );
}
