import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { OrderItems } from '@/components/order/OrderItems';
import panelStyles from '@/components/panel.module.css';
import type { Order } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import styles from './OrderDetail.module.css';

/** What it costs line by line, what has been paid and how, and what was given back. */
export function OrderCosts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { items, originalAmount, discountAmount, payableAmount, paidAmount, refundedAmount } = order;
  const paid = isPaidStatus(order.status) && paidAmount > 0;
  return (
    <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="order-costs">
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
        <Flex className={styles.sums} component="dl" vertical gap={8}>
          <Flex wrap justify="space-between" gap="0 16px">
            <dt>{formatMessage({ id: 'order.result.amountPaid' })}</dt>
            <dd>
              <Money cents={paidAmount} />
            </dd>
          </Flex>
          {order.payChannel && (
            <Flex wrap justify="space-between" gap="0 16px">
              <dt>{formatMessage({ id: 'order.pay.channel' })}</dt>
              <dd>{formatMessage({ id: `order.channel.${order.payChannel}` })}</dd>
            </Flex>
          )}
          {order.paidAt && (
            <Flex wrap justify="space-between" gap="0 16px">
              <dt>{formatMessage({ id: 'order.result.paidAt' })}</dt>
              <dd>
                <DateText at={order.paidAt} withTime />
              </dd>
            </Flex>
          )}
          {refundedAmount > 0 && (
            <Flex wrap justify="space-between" gap="0 16px">
              <dt>{formatMessage({ id: 'usercenter.order.refunded' })}</dt>
              <dd>
                <Money cents={-refundedAmount} />
              </dd>
            </Flex>
          )}
        </Flex>
      )}
    </section>
  );
}
