import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
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
    <Flex className={styles.line} component="span" wrap justify="space-between" gap="0 12px">
      <span className={styles.together}>
        <bdi>
          <PeriodText period={period} />
        </bdi>{' '}
        {saved > 0 && (
          <small>{formatMessage({ id: 'detail.saving' }, { amount: formatMoney(saved, locale) })}</small>
        )}
      </span>{' '}
      <span className={`${styles.together} ${layout.pushStart}`}>
        {saved > 0 && (
          <small>
            <Money cents={period.originalPrice} struck />
          </small>
        )}{' '}
        <Money cents={period.price} />
      </span>
    </Flex>
  );
}
