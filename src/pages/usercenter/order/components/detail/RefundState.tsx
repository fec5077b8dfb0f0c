import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import type { Order } from '@/domain/order/order';
import { possibleEvents } from '@/domain/order/orderMachine';
import styles from './OrderDetail.module.css';
import type { OrderActions } from './useOrderActions';

/** How far a refund is, with the way to take it back; why one was refused. Nothing without one. */
export function RefundState({ order, actions }: { order: Order; actions: OrderActions }) {
  const { formatMessage } = useIntl();
  const { refund, status, timeline } = order;
  const last = timeline.at(-1);

  if (last?.event === 'rejectRefund') {
    return (
      <Alert
        type="warning"
        showIcon
        title={formatMessage({ id: 'usercenter.refund.refused' })}
        description={last.note}
      />
    );
  }
  if (!refund || (status !== 'refundReview' && status !== 'refunding' && status !== 'refunded')) return null;
  return (
    <section className={styles.card} aria-labelledby="refund-state">
      <h2 id="refund-state" className={styles.title}>
        {formatMessage({ id: `usercenter.refund.state.${status}` })}
      </h2>
      <dl className={styles.refund}>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.asked' })}</dt>
          <dd>
            <Money cents={refund.amount} />
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.to' })}</dt>
          <dd>{formatMessage({ id: 'order.channel.balance' })}</dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.reason' })}</dt>
          <dd>
            {formatMessage({ id: `usercenter.refund.reason.${refund.reason}` })}
            {refund.note && (
              <span dir="auto" className={styles.note}>
                {refund.note}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'usercenter.refund.askedOn' })}</dt>
          <dd>
            <DateText at={refund.requestedAt} withTime />
          </dd>
        </div>
      </dl>
      {possibleEvents(order, 'buyer').includes('withdrawRefund') && (
        <div className={styles.actions}>
          <Button loading={actions.busy} onClick={() => void actions.withdrawRefund()}>
            {formatMessage({ id: 'usercenter.refund.withdraw' })}
          </Button>
        </div>
      )}
    </section>
  );
}
