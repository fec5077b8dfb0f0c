import { StarFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import typography from '@/components/typography.module.css';
import { STARS, type Stars } from '@/domain/review/review';
import styles from './ReviewPanel.module.css';

interface StarFieldProps {
  id?: string;
  value?: Stars;
  onChange?: (stars: Stars) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
}

/** A choice of one to five stars as radio buttons, for a form. */
export function StarField({ id, value, onChange, ...aria }: StarFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-label={formatMessage({ id: 'review.order.stars' })}
      {...aria}
    >
      {STARS.map((star) => (
        <label
          key={star}
          className={styles.star}
          data-on={(value !== undefined && star <= value) || undefined}
        >
          <input
            // The form focuses the first one after an error.
            id={star === 1 ? id : undefined}
            type="radio"
            name={`${id}-stars`}
            className={typography.visuallyHidden}
            checked={star === value}
            aria-label={`${formatMessage({ id: 'review.stars' }, { stars: star })}, ${formatMessage({ id: `review.word.${star}` })}`}
            onChange={() => onChange?.(star)}
          />
          <StarFilled aria-hidden />
        </label>
      ))}
      <span className={typography.secondary} aria-hidden>
        {value && formatMessage({ id: `review.word.${value}` })}
      </span>
    </div>
  );
}
