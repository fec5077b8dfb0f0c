import { useIntl } from '@umijs/max';
import layout from '@/components/layout.module.css';
import type { Period } from '@/domain/catalog/service';
import styles from './OrderFacts.module.css';
import { PeriodText } from './PeriodText';

interface OrderFactsProps {
  planName: string;
  period: Period;
  quantity: number;
  /** What was set, in words. */
  specTexts: readonly { label: string; value: string }[];
}

/** What is ordered: plan, period, specs in words, quantity. */
export function OrderFacts({ planName, period, quantity, specTexts }: OrderFactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const rows = [
    { label: formatMessage({ id: 'order.plan' }), value: planName },
    { label: formatMessage({ id: 'order.period' }), value: <PeriodText period={period} /> },
    ...specTexts,
    { label: formatMessage({ id: 'order.quantity' }), value: formatNumber(quantity) },
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div key={label} className={layout.shrink}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
