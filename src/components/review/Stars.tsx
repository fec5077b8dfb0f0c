import { useT } from '@@/texts/review';
import { StarFilled } from '@ant-design/icons';
import { STARS } from '@/domain/review/review';
import styles from './Review.module.css';

/** A number of stars out of five. */
export function Stars({ stars }: { stars: number }) {
  const t = useT();
  return (
    <span className={styles.stars} role="img" aria-label={t('review.stars', { stars })}>
      {STARS.map((star) => (
        <StarFilled key={star} data-on={star <= stars || undefined} aria-hidden />
      ))}
    </span>
  );
}
