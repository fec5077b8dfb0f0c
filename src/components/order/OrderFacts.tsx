import { useT } from '@@/texts/order';
import { useIntl } from '@umijs/max';
import { numberSpecText, type Selection } from '@/domain/catalog/selection';
import type { Period, ServiceSpec } from '@/domain/catalog/service';
import { FactItems } from '../FactItems';
import styles from './OrderFacts.module.css';
import { PeriodText } from './PeriodText';
import { UnitPrice } from './UnitPrice';

/** Returns label and value of each spec; `on` and `off` are the texts for switches. */
export function specTexts(
  specs: readonly ServiceSpec[],
  values: Selection['specs'],
  { on, off }: { on: string; off: string },
): { label: string; value: string }[] {
  return specs.map((spec) => {
    const value = Object.hasOwn(values, spec.key) ? values[spec.key] : undefined;
    if (spec.type === 'switch') return { label: spec.label, value: value === true ? on : off };
    if (spec.type === 'number') return { label: spec.label, value: numberSpecText(spec, Number(value)) };
    const chosen = spec.options.find((option) => option.value === value);
    return { label: spec.label, value: chosen?.label ?? '' };
  });
}

interface OrderFactsProps {
  orderType: Selection['orderType'];
  /** The term of a trial. An order does not tell it. */
  trialDays?: number;
  planName: string;
  /** Price of the plan for the period, in cents. */
  unitPrice: number | undefined;
  /** What one delivery holds. */
  pack: string | undefined;
  period: Period;
  quantity: number;
  /** Label and value of each spec. */
  specTexts: readonly { label: string; value: string }[];
}

/** What is ordered. A trial has neither the term nor the price of its plan. */
export function OrderFacts({ orderType, trialDays, planName, quantity, ...props }: OrderFactsProps) {
  const { unitPrice, pack, period, specTexts } = props;
  const t = useT();
  const { formatNumber } = useIntl();
  const isTrial = orderType === 'trial';
  const term = isTrial ? (
    trialDays && t('order.period.day', { count: trialDays })
  ) : (
    <PeriodText period={period} />
  );
  const isPriced = unitPrice !== undefined && !isTrial;
  return (
    <dl className={styles.facts}>
      <FactItems
        facts={[
          [t('order.plan'), planName],
          [t('order.period'), term || undefined],
          [t('order.unitPrice'), isPriced && <UnitPrice cents={unitPrice} period={period} pack={pack} />],
          ...specTexts.map(({ label, value }) => [label, value] as const),
          [t('order.quantity'), formatNumber(quantity)],
        ]}
      />
    </dl>
  );
}
