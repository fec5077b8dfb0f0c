import { useT } from '@@/texts/order';
import { Button } from 'antd';
import { type PropsWithChildren, useRef } from 'react';
import { Alert } from '@/components/Alert';
import { CancelOrder } from '@/components/order/CancelOrder';
import { Countdown } from '@/components/order/Countdown';
import type { LiveOrder, useLiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { possibleEvents } from '@/domain/order/orderMachine';
import { isPaymentExtendable, PAY_EXTENSION_MINUTES } from '@/domain/order/paymentTime';
import { serverNow } from '@/domain/serverClock';
import { END_WARNING_SECONDS, isEndNear } from '@/domain/timeLimit';
import { cancelOrder, closePayment, extendPayment } from '@/services/order';
import { ChannelForm } from './ChannelForm';
import { PaymentInProgress } from './PaymentInProgress';
import type { ChannelState } from './useChannel';
import type { usePay } from './usePay';

interface PayableOrderProps extends PropsWithChildren {
  feed: ReturnType<typeof useLiveOrder>;
  order: LiveOrder;
  paying: ReturnType<typeof usePay>;
  channel: ChannelState;
  secondsLeft: number;
}

/** An unpaid order: payment channels with the time left, or the payment in progress, what is paid for as `children`, and cancellation. */
export function PayableOrder({ feed, order, paying, channel, secondsLeft, children }: PayableOrderProps) {
  const t = useT();
  const { take, askQuietly, error } = feed;
  const title = useRef<HTMLHeadingElement>(null);

  const { run } = useAction((call: () => Promise<LiveOrder>) => call(), {
    onDone: take,
    async onFailed(error) {
      if (error.code === ORDER_ERROR.transitionRefused || error.kind !== 'business') await askQuietly();
    },
  });

  const isPaying = order.status === 'paying';
  const channelInUse = order.payment?.channel ?? 'alipay';
  return (
    <>
      <Section
        title={t(isPaying ? `order.underWay.${channelInUse}` : 'order.pay.channel')}
        titleRef={title}
        actions={
          // A payment in progress may end after the deadline.
          isPaying && secondsLeft === 0 ? (
            <p role="status">{t('order.underWay.over')}</p>
          ) : (
            <Countdown
              secondsLeft={secondsLeft}
              totalSeconds={(Date.parse(order.payDeadline) - Date.parse(order.createdAt)) / 1000}
              note={order.isExtended ? t('order.extend.done', { minutes: PAY_EXTENSION_MINUTES }) : undefined}
            />
          )
        }
      >
        <ExtendPayment
          order={order}
          secondsLeft={secondsLeft}
          isPaying={paying.sending || paying.unknown}
          onExtend={() => run(() => extendPayment(order.orderId))}
        />
        {isPaying ? (
          <PaymentInProgress
            key={order.payment?.paymentId}
            order={order}
            channel={channelInUse}
            title={title}
            onCheck={feed.refresh}
            onClose={() => run(() => closePayment(order.orderId))}
          />
        ) : (
          <ChannelForm order={order} paying={paying} channel={channel} />
        )}
        {error && (
          <p role="status" className={typography.note}>
            {t('order.lost')}
          </p>
        )}
      </Section>
      {children}
      {possibleEvents(order, 'buyer').includes('cancel') && !paying.sending && !paying.unknown && (
        <div>
          <CancelOrder onCancel={(reason) => run(() => cancelOrder(order.orderId, reason))} />
        </div>
      )}
    </>
  );
}

interface ExtendPaymentProps {
  order: LiveOrder;
  secondsLeft: number;
  /** Whether a payment is being started. */
  isPaying: boolean;
  onExtend: () => Promise<unknown>;
}

/** Offers more time to pay shortly before the deadline. As an alert it is announced once, when it appears. */
function ExtendPayment({ order, secondsLeft, isPaying, onExtend }: ExtendPaymentProps) {
  const t = useT();
  const { run, isPending } = useAction(onExtend);
  if (isPaying || !isEndNear(secondsLeft) || !isPaymentExtendable(order, serverNow(order))) return null;
  return (
    <Alert
      type="warning"
      title={t('order.extend.offer', { minutes: END_WARNING_SECONDS / 60 })}
      description={t('order.extend.description')}
      action={
        <Button loading={isPending} onClick={() => void run()}>
          {t('order.extend', { minutes: PAY_EXTENSION_MINUTES })}
        </Button>
      }
    />
  );
}
