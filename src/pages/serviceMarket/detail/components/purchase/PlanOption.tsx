import { Flex } from 'antd';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import { findPeriod } from '@/domain/catalog/selection';
import type { Period, Sku } from '@/domain/catalog/service';
import styles from './Fields.module.css';

interface PlanOptionProps {
  sku: Sku;
  /** The period chosen; a plan that does not have it is priced for its own first one. */
  period: Period;
}

/** A plan: its name and what it costs for the period chosen. */
export function PlanOption({ sku, period }: PlanOptionProps) {
  const offered = findPeriod(sku, period) ?? sku.periods[0];
  return (
    <Flex className={styles.line} component="span" wrap justify="space-between" gap="0 12px">
      <strong>{sku.name}</strong>{' '}
      {offered && (
        <span>
          <Money cents={offered.price} />
          {offered.unit !== 'once' && (
            <>
              {' '}
              /{' '}
              <bdi>
                <PeriodText period={offered} />
              </bdi>
            </>
          )}
        </span>
      )}
    </Flex>
  );
}

/** What is in a plan, a line each. Inside a label only phrases may stand, so this is no list. */
export function PlanFeatures({ features }: Pick<Sku, 'features'>) {
  return features.map((feature) => (
    <span key={feature} className={styles.feature}>
      {feature}{' '}
    </span>
  ));
}
