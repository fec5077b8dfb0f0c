import { useT } from '@@/texts/review';
import type { Review } from '@/domain/review/review';
import { DateText } from '../DateText';
import layout from '../layout.module.css';
import panelStyles from '../panel.module.css';
import typography from '../typography.module.css';
import styles from './Review.module.css';

const LATER = ['addition', 'answer'] as const;

/** The texts of a review as plain text: its own, what was added later and the provider's answer. */
export function ReviewTexts({ review, provider }: { review: Review; provider: string }) {
  const t = useT();
  return (
    <>
      {review.text ? (
        <p className={styles.text} dir="auto">
          {review.text}
        </p>
      ) : (
        <p className={typography.note}>{t('review.noText')}</p>
      )}
      {LATER.map((name) => {
        const later = review[name];
        return (
          later && (
            <section key={name} className={`${panelStyles.inset} ${layout.spaceBeforeSm}`}>
              <p className={typography.strong}>{t(`review.${name}`, { provider })}</p>
              <p className={styles.text} dir="auto">
                {later.text}
              </p>
              <p className={typography.note}>
                <DateText at={later.createdAt} />
              </p>
            </section>
          )
        );
      })}
    </>
  );
}
