import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Button, Flex } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { CheckoutColumns } from '@/components/order/CheckoutFrame';
import { CopyText } from '@/components/order/CopyText';
import { QrPicture } from '@/components/QrPicture';
import { AUTOMATIC, type AutomaticRead } from '@/components/query/automaticRead';
import { useActionOnce } from '@/components/query/useActionOnce';
import { usePolling } from '@/components/query/usePolling';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import typography from '@/components/typography.module.css';
import { useOnline } from '@/components/useOnline';
import { useServerMessage } from '@/components/useServerMessage';
import { formatMoney } from '@/domain/money/money';
import { type TopUp, type TopUpPayload, topUpEndpoints } from '@/domain/money/topUp';
import { isRequestError } from '@/domain/requestError';
import { TopUpForm } from './TopUpForm';
import { TopUpSummary } from './TopUpSummary';

type TopUpContent = Omit<TopUpPayload, 'idempotencyKey'>;

interface TopUpCalls {
  startTopUp: (payload: TopUpPayload) => Promise<TopUp>;
  findTopUpByKey: (idempotencyKey: string, options: { automatic?: boolean }) => Promise<TopUp | undefined>;
  fetchTopUp: (topUpId: string, options: AutomaticRead & { signal: AbortSignal }) => Promise<TopUp>;
}

interface TopUpDialogProps extends TopUpCalls {
  /** In cents; undefined for none. */
  suggestedAmount?: number;
  onClose: () => void;
  /** Called once when the money has arrived. */
  onArrived: () => void;
}

/** Adds money to the balance: amount and channel, then a QR code. Closes when the money has arrived. */
export function TopUpDialog({ suggestedAmount, onClose, onArrived, ...calls }: TopUpDialogProps) {
  const t = useT();
  const message = useMessage();
  const { topUp, starting, refusal, start } = useTopUp(calls);
  const arrived = topUp?.status === 'succeeded';
  const suggestion = suggestedAmount === undefined ? undefined : { amount: suggestedAmount };

  const handleArrived = useEffectEvent(() => {
    const amount = formatMoney(topUp?.amount ?? 0, t.locale);
    void message.success(t('topUp.done', { amount }));
    onArrived();
    onClose();
  });
  useEffect(() => {
    if (arrived) handleArrived();
  }, [arrived]);

  function content() {
    if (starting.isUnknown) {
      return (
        <Alert
          type="warning"
          title={t('topUp.unknown')}
          description={t('topUp.unknown.description')}
          action={
            <Button loading={starting.isPending} onClick={() => void starting.retry()}>
              {t('topUp.ask')}
            </Button>
          }
        />
      );
    }
    if (topUp?.status === 'pending') return <TopUpCode topUp={topUp} />;
    return (
      <>
        {topUp?.status === 'failed' && (
          <Alert type="error" title={t('topUp.failed')} description={topUp.failureReason} />
        )}
        {starting.outcome === 'missing' && <Alert type="info" title={t('topUp.missing')} />}
        {refusal && <Alert type="error" title={refusal} />}
        <TopUpForm initial={topUp ?? suggestion} sending={starting.isPending || arrived} onSubmit={start} />
      </>
    );
  }

  return (
    <Dialog
      open
      title={t('topUp.title')}
      footer={null}
      width={880}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <Flex className={layout.spaceBeforeXs} vertical gap={16}>
        {content()}
      </Flex>
    </Dialog>
  );
}

/** The payment's QR code with its content as text. */
function TopUpCode({ topUp: { amount, channel, qrContent } }: { topUp: TopUp }) {
  const t = useT(orderTexts);
  const name = t(`order.channel.${channel}`);
  return (
    <CheckoutColumns isInDialog summary={<TopUpSummary amount={amount} channel={channel} />}>
      <p>
        <strong>{t('topUp.scan', { name, amount: formatMoney(amount, t.locale) })}</strong>
      </p>
      <Flex role="img" aria-label={t('topUp.picture', { name })} justify="center">
        <QrPicture content={qrContent} />
      </Flex>
      <p role="status" className={typography.note}>
        {t('topUp.waiting')}
      </p>
      <CopyText text={qrContent} name={t('topUp.code')} />
    </CheckoutColumns>
  );
}

const POLL_MS = 1_500;

/** One top-up from start to end. */
function useTopUp({ startTopUp, findTopUpByKey, fetchTopUp }: TopUpCalls) {
  const [topUp, setTopUp] = useState<TopUp>();
  const [refusal, setRefusal] = useServerMessage<string>();
  const unmountSignal = useUnmountSignal();

  const starting = useActionOnce({
    name: 'topUp',
    isShared: true,
    endpoint: topUpEndpoints.start,
    find: findTopUpByKey,
    act: (idempotencyKey, content: TopUpContent) => startTopUp({ ...content, idempotencyKey }),
    onDone: setTopUp,
    onRefused: (error) => setRefusal(error.message),
  });
  useOnline(() => starting.isUnknown && void starting.check(AUTOMATIC));

  /** Resolves with the failure, which the next poll makes up for. */
  async function poll(topUpId: string, options: AutomaticRead) {
    try {
      setTopUp(await fetchTopUp(topUpId, { ...options, signal: unmountSignal() }));
    } catch (failure) {
      if (isRequestError(failure)) return failure;
      if (!unmountSignal().aborted) throw failure;
    }
    return undefined;
  }

  const pending = topUp?.status === 'pending';
  usePolling(
    async (options) => (pending ? poll(topUp.topUpId, options) : undefined),
    pending ? POLL_MS : undefined,
  );

  return {
    topUp,
    starting,
    refusal,
    start(content: TopUpContent) {
      setRefusal(undefined);
      void starting.run(content);
    },
  };
}
