import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import typography from '@/components/typography.module.css';
import { isPaidStatus, type OrderStatus } from '@/domain/order/orderMachine';
import { type OrderItem, type Tax, unlistedDiscount } from '@/domain/order/quote';
import { Money } from '../Money';
import { IncludedTax } from './IncludedTax';
import styles from './OrderItems.module.css';

interface OrderItemsProps {
  items: readonly OrderItem[];
  /** All amounts in cents. */
  originalAmount: number;
  discountAmount: number;
  payableAmount: number;
  /** The status of the order; missing for a quote. */
  status?: OrderStatus;
  /** A newer price is loading. */
  stale?: boolean;
  /** The tax within the total, where the price is decided. */
  tax?: Tax | undefined;
}

/** Names the amount of an order by its status; a quote has none. */
export function getTotalText(status: OrderStatus | undefined): TextId<'order'> {
  if (status === 'pendingPayment' || status === 'paying') return 'order.items.due';
  return status && isPaidStatus(status) ? 'order.result.amountPaid' : 'order.items.total';
}

const getClass = (stale: boolean) => (stale ? `${styles.items} ${styles.stale}` : styles.items);

/** The price line by line; the lines sum to the total. */
export const OrderItems = (props: OrderItemsProps) => (
  <Flex className={getClass(props.stale === true)} component="dl" vertical gap={12} aria-busy={props.stale}>
    <Lines {...props} />
    <Total {...props} />
  </Flex>
);

/** The lines of a price whose total stands elsewhere. */
export const OrderLines = (props: OrderItemsProps) => (
  <Flex className={getClass(props.stale === true)} component="dl" vertical gap={12} aria-busy={props.stale}>
    <Lines {...props} />
  </Flex>
);

/** The total of a price, with its tax. */
export const OrderTotal = (props: OrderItemsProps) => (
  <dl className={getClass(props.stale === true)} aria-busy={props.stale}>
    <Total {...props} />
  </dl>
);

function Lines(props: OrderItemsProps) {
  const t = useT();
  const unlisted = unlistedDiscount(props);
  return (
    <>
      {props.items.map(({ kind, label, formula, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is their identity.
        <Flex key={`${kind} ${index}`} align="baseline" justify="space-between" gap={16}>
          <dt>
            {label}
            {formula && (
              <bdi dir="ltr" className={`${typography.caption} ${typography.block}`}>
                {formula}
              </bdi>
            )}
          </dt>
          <dd>
            <Money cents={amount} />
          </dd>
        </Flex>
      ))}
      {unlisted > 0 && (
        <Flex className={styles.sum} align="baseline" justify="space-between" gap={16}>
          <dt>{t('order.items.saved')}</dt>
          <dd>
            <Money cents={-unlisted} />
          </dd>
        </Flex>
      )}
    </>
  );
}

function Total({ originalAmount, discountAmount, payableAmount, status, tax }: OrderItemsProps) {
  const t = useT();
  return (
    <Flex className={styles.total} align="baseline" justify="space-between" gap={16}>
      <dt>
        {t(getTotalText(status))}
        {tax && <IncludedTax {...tax} />}
      </dt>
      <dd>
        {discountAmount > 0 && <Money cents={originalAmount} struck />}{' '}
        <strong>
          <Money cents={payableAmount} />
        </strong>
      </dd>
    </Flex>
  );
}
