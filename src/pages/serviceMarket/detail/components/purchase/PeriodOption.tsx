import { useIntl } from '@umijs/max';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import type { PeriodPrice } from '@/domain/catalog/service';
import { formatMoney } from '@/domain/money/money';
import styles from './Fields.module.css';

/** A period with what the plan alone costs for it, and what is saved over paying month by month. */
export function PeriodOption({ period }: { period: PeriodPrice }) {
  const { formatMessage, locale } = useIntl();
  const saved = period.originalPrice - period.price;
  return (
    <span className={styles.line}>
      <span className={styles.together}>
        <bdi>
          <PeriodText period={period} />
        </bdi>{' '}
        {saved > 0 && (
          <small>{formatMessage({ id: 'detail.saving' }, { amount: formatMoney(saved, locale) })}</small>
        )}
      </span>{' '}
      <span className={`${styles.together} ${styles.price}`}>
        {saved > 0 && (
          <small>
            <Money cents={period.originalPrice} struck />
          </small>
        )}{' '}
        <Money cents={period.price} />
      </span>
    </span>
  );
}
