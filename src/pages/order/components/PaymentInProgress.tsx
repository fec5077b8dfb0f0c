import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { DateText } from '@/components/DateText';
import { FactItems } from '@/components/FactItems';
import { Money } from '@/components/Money';
import { CopyText } from '@/components/order/CopyText';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { amountDigits } from '@/domain/money/money';
import type { PayChannel, Payment } from '@/domain/order/order';
import { REFUND_ARRIVAL_DAYS } from '@/domain/order/refund';
import styles from './Payment.module.css';

interface PaymentInProgressProps {
  order: LiveOrder;
  /** Reloads the order. Resolves to undefined when that fails. */
  onCheck: () => Promise<LiveOrder | undefined>;
  /** Closes this payment. */
  onClose: () => Promise<unknown>;
}

/** A started payment: QR code or bank account, "I have paid", and another channel. */
export function PaymentInProgress({ order, onCheck, onClose }: PaymentInProgressProps) {
  const { formatMessage } = useIntl();
  const [notYet, setNotYet] = useState(false);
  const checking = useAction(onCheck, { onDone: (latest) => setNotYet(latest?.status === 'paying') });
  const closing = useAction(onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const { payment } = order;
  const channel = payment?.channel ?? 'alipay';

  // The pressed button was unmounted, so the title takes the focus.
  useEffect(() => title.current?.focus(), []);

  return (
    <Flex vertical gap={16}>
      <h2 ref={title} tabIndex={-1}>
        {formatMessage({ id: `order.underWay.${channel}` })}
      </h2>
      {payment?.transferAccount ? (
        <TransferDetails order={order} account={payment.transferAccount} />
      ) : (
        payment?.qrContent && <PaymentCode content={payment.qrContent} channel={channel} />
      )}
      <p className={typography.note}>{formatMessage({ id: 'order.underWay.note' })}</p>
      {notYet && <Alert type="info" title={formatMessage({ id: 'order.underWay.notYet' })} />}
      <Flex className={styles.buttons} wrap gap={8}>
        <Button
          type="primary"
          size="large"
          loading={checking.isPending}
          disabled={closing.isPending}
          onClick={() => void checking.run()}
        >
          {formatMessage({ id: 'order.underWay.paid' })}
        </Button>
        <Button
          size="large"
          loading={closing.isPending}
          disabled={checking.isPending}
          onClick={() => void closing.run()}
        >
          {formatMessage({ id: 'order.underWay.otherWay' })}
        </Button>
      </Flex>
    </Flex>
  );
}

/** The QR code, whose library loads on demand, and its content as text. */
function PaymentCode({ content, channel }: { content: string; channel: PayChannel }) {
  const { formatMessage } = useIntl();
  const [Picture, setPicture] = useState<ComponentType<{ content: string }>>();
  const [failed, setFailed] = useState(false);
  const name = formatMessage({ id: `order.channel.${channel}` });

  useEffect(() => {
    import('./PaymentPicture').then(
      (loaded) => setPicture(() => loaded.PaymentPicture),
      () => setFailed(true),
    );
  }, []);

  return (
    <Flex className={typography.centred} vertical align="center" gap={12}>
      {!failed && (
        <div
          role="img"
          aria-label={formatMessage({ id: 'order.code.picture' }, { name })}
          className={styles.picture}
        >
          {Picture ? (
            <Picture content={content} />
          ) : (
            <Skeleton.Node active style={{ inlineSize: 200, blockSize: 200 }} />
          )}
        </div>
      )}
      <p className={typography.note}>
        {formatMessage({ id: failed ? 'order.code.failed' : 'order.code.text' }, { name })}
      </p>
      <CopyText text={content} name={formatMessage({ id: 'order.code' })} />
    </Flex>
  );
}

const PARTS = ['accountName', 'bank', 'accountNumber', 'reference'] as const;

interface TransferDetailsProps {
  order: LiveOrder;
  account: NonNullable<Payment['transferAccount']>;
}

/** Amount, bank account and deadline of a transfer, and what happens to money that is late. What is typed can be copied. */
function TransferDetails({ order: { payableAmount, payDeadline }, account }: TransferDetailsProps) {
  const { formatMessage } = useIntl();
  const amountName = formatMessage({ id: 'order.transfer.amount' });
  return (
    <>
      <Flex component="dl" vertical gap={12}>
        <FactItems
          facts={[
            [
              amountName,
              <strong key="amount" className={typography.strong}>
                <CopyText
                  text={amountDigits(payableAmount)}
                  shown={<Money cents={payableAmount} />}
                  name={amountName}
                />
              </strong>,
            ],
            ...PARTS.map((part) => {
              const name = formatMessage({ id: `order.transfer.${part}` });
              return [name, <CopyText key={part} text={account[part]} name={name} />] as const;
            }),
            [
              formatMessage({ id: 'order.transfer.deadline' }),
              <DateText key="deadline" at={payDeadline} withTime />,
            ],
          ]}
        />
      </Flex>
      <p className={typography.note}>{formatMessage({ id: 'order.transfer.late' }, REFUND_ARRIVAL_DAYS)}</p>
    </>
  );
}
