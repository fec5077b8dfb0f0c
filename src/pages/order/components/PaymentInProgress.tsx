import { useT } from '@@/texts/order';
import { Button, Flex, Skeleton } from 'antd';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { Alert } from '@/components/Alert';
import { DateText } from '@/components/DateText';
import { FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { CopyText } from '@/components/order/CopyText';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import typography from '@/components/typography.module.css';
import { amountDigits } from '@/domain/money/money';
import type { PayChannel, Payment } from '@/domain/order/order';
import { REFUND_ARRIVAL_DAYS } from '@/domain/order/refund';

interface PaymentInProgressProps {
  order: LiveOrder;
  channel: PayChannel;
  /** The title above it. */
  title: RefObject<HTMLHeadingElement | null>;
  /** Reloads the order. Resolves to undefined when that fails. */
  onCheck: () => Promise<LiveOrder | undefined>;
  /** Closes this payment. */
  onClose: () => Promise<unknown>;
}

/** A started payment: QR code or bank account, "I have paid", and another channel. */
export function PaymentInProgress({ order, channel, title, onCheck, onClose }: PaymentInProgressProps) {
  const t = useT();
  const [notYet, setNotYet] = useState(false);
  const checking = useAction(onCheck, { onDone: (latest) => setNotYet(latest?.status === 'paying') });
  const closing = useAction(onClose);
  const { payment } = order;

  // The pressed button was unmounted, so the title takes the focus.
  useEffect(() => title.current?.focus(), [title]);

  return (
    <>
      {payment?.transferAccount ? (
        <TransferDetails order={order} account={payment.transferAccount} />
      ) : (
        payment?.qrContent && <PaymentCode content={payment.qrContent} channel={channel} />
      )}
      <p className={typography.note}>{t('order.underWay.note')}</p>
      {notYet && <Alert type="info" title={t('order.underWay.notYet')} />}
      <Flex wrap gap={8}>
        <Button
          type="primary"
          size="large"
          loading={checking.isPending}
          disabled={closing.isPending}
          onClick={() => void checking.run()}
        >
          {t('order.underWay.paid')}
        </Button>
        <Button
          size="large"
          loading={closing.isPending}
          disabled={checking.isPending}
          onClick={() => void closing.run()}
        >
          {t('order.underWay.otherWay')}
        </Button>
      </Flex>
    </>
  );
}

/** The QR code, whose library loads on demand, and its content as text. */
function PaymentCode({ content, channel }: { content: string; channel: PayChannel }) {
  const t = useT();
  const [Picture, setPicture] = useState<ComponentType<{ content: string }>>();
  const [failed, setFailed] = useState(false);
  const name = t(`order.channel.${channel}`);

  useEffect(() => {
    import('@/components/QrPicture')
      .then(({ QrPicture }) => setPicture(() => QrPicture))
      .catch(() => setFailed(true));
  }, []);

  return (
    <Flex className={typography.centred} vertical align="center" gap={12}>
      {!failed && (
        <Flex
          role="img"
          aria-label={t('order.code.picture', { name })}
          className={`${panelStyles.surface} ${layout.rounded}`}
        >
          {Picture ? (
            <Picture content={content} />
          ) : (
            <Skeleton.Node active style={{ inlineSize: 200, blockSize: 200 }} />
          )}
        </Flex>
      )}
      <p className={typography.note}>{t(failed ? 'order.code.failed' : 'order.code.text', { name })}</p>
      <CopyText text={content} name={t('order.code')} />
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
  const t = useT();
  const amountName = t('order.transfer.amount');
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
              const name = t(`order.transfer.${part}`);
              return [name, <CopyText key={part} text={account[part]} name={name} />] as const;
            }),
            [t('order.transfer.deadline'), <DateText key="deadline" at={payDeadline} withTime />],
          ]}
        />
      </Flex>
      <p className={typography.note}>{t('order.transfer.late', REFUND_ARRIVAL_DAYS)}</p>
    </>
  );
}
