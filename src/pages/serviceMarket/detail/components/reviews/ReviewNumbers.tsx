import { StarFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Stars } from '@/components/review/Stars';
import typography from '@/components/typography.module.css';
import { STAR_CHOICES } from '@/domain/review/endpoints';
import type { ReviewList } from '@/domain/review/review';
import styles from './Reviews.module.css';

type StarChoice = (typeof STAR_CHOICES)[number];

interface ReviewNumbersProps {
  list: ReviewList;
  /** The stars to which the list is limited. */
  selected: StarChoice | undefined;
  onSelect: (stars: StarChoice | undefined) => void;
}

/** The mean, and the number of ratings for each number of stars; a number limits the list to it. */
export function ReviewNumbers({ list, selected, onSelect }: ReviewNumbersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { rating, starCounts, textCount } = list;
  const score = formatNumber(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.numbers}>
      <p className={styles.mean}>
        <strong>{score}</strong>
        <Stars stars={Math.round(rating.score)} />
        <span className={typography.note}>
          {formatMessage({ id: 'market.rating.of' }, { score, count: rating.count })}
          {' · '}
          {formatMessage({ id: 'review.withText' }, { count: textCount })}
        </span>
      </p>
      <ul aria-label={formatMessage({ id: 'review.spread' })}>
        {STAR_CHOICES.map((stars) => {
          const count = starCounts[Number(stars) - 1] ?? 0;
          const share = count / Math.max(1, rating.count);
          return (
            <li key={stars}>
              <button
                type="button"
                className={styles.bar}
                aria-pressed={selected === stars}
                onClick={() => onSelect(selected === stars ? undefined : stars)}
              >
                <span className={typography.visuallyHidden}>
                  {formatMessage({ id: 'review.spread.of' }, { stars: Number(stars), count })}
                </span>
                <span aria-hidden>
                  {formatNumber(Number(stars))} <StarFilled aria-hidden />
                </span>
                <span className={styles.track} aria-hidden>
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
                <span aria-hidden>{formatNumber(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
