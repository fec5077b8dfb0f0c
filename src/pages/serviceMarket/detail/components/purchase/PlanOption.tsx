import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import { UnitPrice } from '@/components/order/UnitPrice';
import { findPeriod } from '@/domain/catalog/selection';
import type { Period, PeriodPrice, Sku } from '@/domain/catalog/service';
import { formatMoney } from '@/domain/money/money';
import styles from './Fields.module.css';

interface PlanOptionProps {
  sku: Sku;
  /** The selected period; a plan without it shows the price of its first period. */
  period: Period;
}

export function PlanOption({ sku, period }: PlanOptionProps) {
  const priced = findPeriod(sku, period) ?? sku.periods[0];
  return (
    <Flex className={styles.line} component="span" wrap justify="space-between" gap="0 12px">
      <strong>{sku.name}</strong>{' '}
      {priced && (
        <span>
          {/* The name of a pack is often the pack. */}
          {sku.pack === sku.name ? (
            <Money cents={priced.price} short />
          ) : (
            <UnitPrice cents={priced.price} period={priced} pack={sku.pack} />
          )}
        </span>
      )}
    </Flex>
  );
}

/** The features of a plan. Not a list, because a label may only contain phrasing content. */
export function PlanFeatures({ features }: Pick<Sku, 'features'>) {
  return features.map((feature) => (
    <span key={feature} className={styles.feature}>
      {feature}{' '}
    </span>
  ));
}

/** A period with the plan's price and the saving over monthly payment. A single delivery names its pack. */
export function PeriodOption({ period, pack }: { period: PeriodPrice; pack: string | undefined }) {
  const { formatMessage, locale } = useIntl();
  const saved = period.originalPrice - period.price;
  return (
    <Flex className={styles.line} component="span" wrap justify="space-between" gap="0 12px">
      <span className={styles.together}>
        <bdi>
          <PeriodText period={period} />
          {period.unit === 'once' && pack && ` · ${pack}`}
        </bdi>{' '}
        {saved > 0 && (
          <small>{formatMessage({ id: 'detail.saving' }, { amount: formatMoney(saved, locale) })}</small>
        )}
      </span>{' '}
      <span className={`${styles.together} ${layout.pushStart}`}>
        {saved > 0 && (
          <small>
            <Money cents={period.originalPrice} struck short />
          </small>
        )}{' '}
        <Money cents={period.price} short />
      </span>
    </Flex>
  );
}
