import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
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
  const [busy, setBusy] = useState<'asking' | 'closing'>();
  const [notYet, setNotYet] = useState(false);
  const underway = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { payment } = order;
  const channel = payment?.channel ?? order.payChannel ?? 'alipay';

  // The button that was pressed is gone; who uses the keyboard or listens goes on here.
  useEffect(() => title.current?.focus(), []);

  async function run(what: 'asking' | 'closing', action: () => Promise<void>) {
    if (underway.current) return;
    underway.current = true;
    setBusy(what);
    try {
      await action();
    } finally {
      underway.current = false;
      setBusy(undefined);
    }
  }

  const handleAsk = () =>
    run('asking', async () => {
      const answer = await onAsk();
      setNotYet(answer?.status === 'paying');
    });

  return (
    <div className={styles.underWay}>
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {formatMessage({ id: `order.underWay.${channel}` })}
      </h2>
      {payment?.transferAccount ? (
        <TransferAccount account={payment.transferAccount} />
      ) : (
        payment?.qrContent && <PaymentCode content={payment.qrContent} channel={channel} />
      )}
      <p className={styles.note}>{formatMessage({ id: 'order.underWay.note' })}</p>
      {notYet && <Alert type="info" showIcon title={formatMessage({ id: 'order.underWay.notYet' })} />}
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          loading={busy === 'asking'}
          disabled={busy === 'closing'}
          onClick={handleAsk}
        >
          {formatMessage({ id: 'order.underWay.paid' })}
        </Button>
        <Button
          size="large"
          loading={busy === 'closing'}
          disabled={busy === 'asking'}
          onClick={() => run('closing', onClose)}
        >
          {formatMessage({ id: 'order.underWay.otherWay' })}
        </Button>
      </div>
    </div>
  );
}
