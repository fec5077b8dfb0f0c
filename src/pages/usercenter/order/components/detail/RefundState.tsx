import { useIntl } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
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
    <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="refund-state">
      <h2 id="refund-state" className={styles.title}>
        {formatMessage({ id: `usercenter.refund.state.${status}` })}
      </h2>
      <CardGrid component="dl" min={160} gap="12px 24px" stretch>
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
              <span dir="auto" className={`${typography.block} ${typography.secondary}`}>
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
      </CardGrid>
      {possibleEvents(order, 'buyer').includes('withdrawRefund') && (
        <Flex className={layout.spaceBeforeMd} wrap gap={8}>
          <Button loading={actions.busy} onClick={() => void actions.withdrawRefund()}>
            {formatMessage({ id: 'usercenter.refund.withdraw' })}
          </Button>
        </Flex>
      )}
    </section>
  );
}
