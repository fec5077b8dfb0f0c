import { useIntl } from '@umijs/max';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { OrderItems } from '@/components/order/OrderItems';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import styles from './OrderDetail.module.css';

/** What it costs line by line, what has been paid and how, and what was given back. */
export function OrderCosts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { items, originalAmount, discountAmount, payableAmount, paidAmount, refundedAmount } = order;
  const paid = isPaidStatus(order.status) && paidAmount > 0;
  return (
    <section className={styles.card} aria-labelledby="order-costs">
      <h2 id="order-costs" className={styles.title}>
        {formatMessage({ id: 'usercenter.order.costs' })}
      </h2>
      <OrderItems
        items={items}
        originalAmount={originalAmount}
        discountAmount={discountAmount}
        payableAmount={payableAmount}
      />
      {paid && (
        <dl className={styles.sums}>
          <div>
            <dt>{formatMessage({ id: 'order.result.amountPaid' })}</dt>
            <dd>
              <Money cents={paidAmount} />
            </dd>
          </div>
          {order.payChannel && (
            <div>
              <dt>{formatMessage({ id: 'order.pay.channel' })}</dt>
              <dd>{formatMessage({ id: `order.channel.${order.payChannel}` })}</dd>
            </div>
          )}
          {order.paidAt && (
            <div>
              <dt>{formatMessage({ id: 'order.result.paidAt' })}</dt>
              <dd>
                <DateText at={order.paidAt} withTime />
              </dd>
            </div>
          )}
          {refundedAmount > 0 && (
            <div>
              <dt>{formatMessage({ id: 'usercenter.order.refunded' })}</dt>
              <dd>
                <Money cents={-refundedAmount} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
