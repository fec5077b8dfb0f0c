import { useIntl } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import styles from './Cashier.module.css';
import { PaymentCode } from './PaymentCode';
import { TransferAccount } from './TransferAccount';

interface PaymentUnderWayProps {
  order: LiveOrder;
  /** Asks what became of it; answers the order, or nothing when it could not be read. */
  onAsk: () => Promise<LiveOrder | undefined>;
  /** Gives this payment up. */
  onClose: () => Promise<void>;
}

/** A payment was started: scan or transfer, say "I have paid", or choose another way. */
export function PaymentUnderWay({ order, onAsk, onClose }: PaymentUnderWayProps) {
  const { formatMessage } = useIntl();
  const [notYet, setNotYet] = useState(false);
  const asking = useAction(onAsk, { onDone: (answer) => setNotYet(answer?.status === 'paying') });
  const closing = useAction(onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const { payment } = order;
  const channel = payment?.channel ?? order.payChannel ?? 'alipay';

  // The button that was pressed is gone; who uses the keyboard or listens goes on here.
  useEffect(() => title.current?.focus(), []);

  return (
    <Flex vertical gap={16}>
      <h2 ref={title} tabIndex={-1}>
        {formatMessage({ id: `order.underWay.${channel}` })}
      </h2>
      {payment?.transferAccount ? (
        <TransferAccount account={payment.transferAccount} />
      ) : (
        payment?.qrContent && <PaymentCode content={payment.qrContent} channel={channel} />
      )}
      <p className={typography.note}>{formatMessage({ id: 'order.underWay.note' })}</p>
      {notYet && <Alert type="info" showIcon title={formatMessage({ id: 'order.underWay.notYet' })} />}
      <Flex className={styles.buttons} wrap gap={8}>
        <Button
          type="primary"
          size="large"
          loading={asking.isPending}
          disabled={closing.isPending}
          onClick={() => void asking.run()}
        >
          {formatMessage({ id: 'order.underWay.paid' })}
        </Button>
        <Button
          size="large"
          loading={closing.isPending}
          disabled={asking.isPending}
          onClick={() => void closing.run()}
        >
          {formatMessage({ id: 'order.underWay.otherWay' })}
        </Button>
      </Flex>
    </Flex>
  );
}
