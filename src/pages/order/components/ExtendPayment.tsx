import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import { isPaymentExtendable, PAY_EXTENSION_MINUTES } from '@/domain/order/paymentTime';
import { serverNow } from '@/domain/serverClock';
import { END_WARNING_SECONDS, isEndNear } from '@/domain/timeLimit';

interface ExtendPaymentProps {
  order: LiveOrder;
  secondsLeft: number;
  /** Whether a payment is being started. */
  isPaying: boolean;
  onExtend: () => Promise<unknown>;
}

/** Offers more time to pay shortly before the deadline. As an alert it is announced once, when it appears. */
export function ExtendPayment({ order, secondsLeft, isPaying, onExtend }: ExtendPaymentProps) {
  const { formatMessage } = useIntl();
  const { run, isPending } = useAction(onExtend);
  if (isPaying || !isEndNear(secondsLeft) || !isPaymentExtendable(order, serverNow(order))) return null;
  return (
    <Alert
      type="warning"
      title={formatMessage({ id: 'order.extend.offer' }, { minutes: END_WARNING_SECONDS / 60 })}
      description={formatMessage({ id: 'order.extend.description' })}
      action={
        <Button loading={isPending} onClick={() => void run()}>
          {formatMessage({ id: 'order.extend' }, { minutes: PAY_EXTENSION_MINUTES })}
        </Button>
      }
    />
  );
}
