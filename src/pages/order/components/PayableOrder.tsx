import { useIntl } from '@umijs/max';
import { CancelOrder } from '@/components/order/CancelOrder';
import { Countdown } from '@/components/order/Countdown';
import type { LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import typography from '@/components/typography.module.css';
import type { CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { possibleEvents } from '@/domain/order/orderMachine';
import { isRequestError } from '@/domain/requestError';
import { cancelOrder, closePayment } from '@/services/order';
import { ChannelForm } from './ChannelForm';
import { PaymentUnderWay } from './PaymentUnderWay';
import type { usePay } from './usePay';

interface PayableOrderProps {
  feed: ReturnType<typeof useLiveOrder>;
  order: LiveOrder;
  paying: ReturnType<typeof usePay>;
  secondsLeft: number;
}

/** An order whose payment is awaited: time left, ways to pay or the payment under way, and cancelling. */
export function PayableOrder({ feed, order, paying, secondsLeft }: PayableOrderProps) {
  const { formatMessage } = useIntl();
  const { take, askQuietly, failure } = feed;

  /** Shows the answer of a step; whatever the answer is, the order then is what the server says. */
  async function step(call: () => Promise<LiveOrder>) {
    try {
      take(await call());
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (error.code === ORDER_ERROR.transitionRefused || error.kind !== 'business') await askQuietly();
    }
  }

  const handleClose = () => step(() => closePayment(order.orderId));
  const handleCancel = (reason: CancelReason) => step(() => cancelOrder(order.orderId, reason));

  return (
    <>
      <Countdown
        secondsLeft={secondsLeft}
        totalSeconds={(Date.parse(order.payDeadline) - Date.parse(order.createdAt)) / 1000}
      />
      {order.status === 'paying' ? (
        <PaymentUnderWay
          key={order.payment?.paymentId}
          order={order}
          onAsk={feed.refresh}
          onClose={handleClose}
        />
      ) : (
        <ChannelForm order={order} paying={paying} />
      )}
      {failure && (
        <p role="status" className={typography.note}>
          {formatMessage({ id: 'order.lost' })}
        </p>
      )}
      {possibleEvents(order, 'buyer').includes('cancel') && !paying.sending && !paying.unknown && (
        <CancelOrder onCancel={handleCancel} />
      )}
    </>
  );
}
