import { useIntl } from '@umijs/max';
import type { OrderItem } from '@/domain/order/quote';
import { Money } from '../Money';
import styles from './OrderItems.module.css';

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** All amounts in cents. */
  originalAmount: number;
  discountAmount: number;
  payableAmount: number;
  /** Another price is on its way: this one may not hold. */
  stale?: boolean;
}

/** What it costs, line by line, each with how it comes about; the lines sum to the total. */
export function OrderItems(props: OrderItemsProps) {
  const { items, originalAmount, discountAmount, payableAmount, stale = false } = props;
  const { formatMessage } = useIntl();
  return (
    <dl className={stale ? `${styles.items} ${styles.stale}` : styles.items} aria-busy={stale}>
      {items.map(({ kind, label, formula, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is their identity.
        <div key={`${kind} ${index}`} className={styles.item}>
          <dt>
            {label}
            {formula && (
              <bdi dir="ltr" className={styles.formula}>
                {formula}
              </bdi>
            )}
          </dt>
          <dd>
            <Money cents={amount} />
          </dd>
        </div>
      ))}
      {discountAmount > 0 && (
        <div className={styles.sum}>
          <dt>{formatMessage({ id: 'order.items.saved' })}</dt>
          <dd>
            <Money cents={-discountAmount} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{formatMessage({ id: 'order.items.total' })}</dt>
        <dd>
          {discountAmount > 0 && <Money cents={originalAmount} struck />}{' '}
          <strong>
            <Money cents={payableAmount} />
          </strong>
        </dd>
      </div>
    </dl>
  );
}
