import { useT } from '@@/texts/order';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Money } from '@/components/Money';
import { ChannelName } from '@/components/order/ChannelMark';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useQuery } from '@/components/query/useQuery';
import { RadioCards } from '@/components/RadioCards';
import { suggestTopUp } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { formatMoney } from '@/domain/money/money';
import type { PayChannel } from '@/domain/order/order';
import { fetchChargeSummary, fetchTopUp, findTopUpByKey, startTopUp } from '@/services/charge';
import { proveAccount, sendProofCode } from '@/services/proof';
import { fetchCaptcha } from '@/services/signIn';
import type { ChannelState } from './useChannel';
import type { usePay } from './usePay';

const TopUpDialog = lazy(() =>
  import('@/components/topUp/TopUpDialog').then((module) => ({ default: module.TopUpDialog })),
);
const ProofDialog = lazy(() =>
  import('@/components/security/ProofDialog').then((module) => ({ default: module.ProofDialog })),
);

interface ChannelFormProps {
  order: LiveOrder;
  paying: ReturnType<typeof usePay>;
  channel: ChannelState;
}

/** Returns why the last payment failed; undefined when the buyer closed it. */
function getFailure({ payment, timeline }: LiveOrder): string | undefined {
  if (payment?.status !== 'failed') return undefined;
  const lastFailure = timeline.findLast(({ event }) => event === 'payFailed');
  return lastFailure?.actor === 'buyer' ? undefined : (payment.failureReason ?? '');
}

/** The payment channels, and what became of the last payment. */
export function ChannelForm({ order, paying, channel: { channels, channel, choose } }: ChannelFormProps) {
  const t = useT();
  const { sending, unknown, balanceError } = paying;
  const notice = paying.notice?.version === order.version ? paying.notice.kind : undefined;
  const failure = getFailure(order);
  const balance = useQuery(fetchChargeSummary, { silent: true, refreshOnFocus: true });
  const [topUpOpen, setTopUpOpen] = useState(false);

  const getLine = (each: PayChannel) =>
    each === 'balance' && !balance.isLoading ? (
      <BalanceText balance={balance.data?.balance} order={order} />
    ) : (
      t(`order.channel.${each}.hint`)
    );

  return (
    <>
      {notice ? (
        <Alert type={notice === 'moved' ? 'warning' : 'info'} title={t(`order.pay.${notice}`)} />
      ) : (
        failure !== undefined && (
          <Alert
            type="error"
            title={t('order.result.failed')}
            description={failure || t('order.pay.failed')}
          />
        )
      )}
      <RadioCards
        label={t('order.pay.channel')}
        isLabelHidden
        isDisabled={sending || unknown}
        value={channel}
        onChange={(chosen) => {
          choose(chosen);
          paying.clearBalanceError();
        }}
        options={channels.map((each) => ({
          value: each,
          title: <ChannelName channel={each} />,
          line: (
            <>
              <span className={typography.plaintext}>{getLine(each)}</span>{' '}
              {each === 'balance' && balanceError && (
                <span role="alert" className={typography.error}>
                  {balanceError}
                </span>
              )}
            </>
          ),
          ...(each === 'balance' && {
            more: <Button onClick={() => setTopUpOpen(true)}>{t('order.balance.topUp')}</Button>,
          }),
        }))}
      />
      {topUpOpen && (
        <Suspense>
          <TopUpDialog
            {...{ startTopUp, findTopUpByKey, fetchTopUp }}
            suggestedAmount={balance.data && suggestTopUp(order.payableAmount - balance.data.balance)}
            onClose={() => setTopUpOpen(false)}
            onArrived={() => {
              paying.clearBalanceError();
              void balance.refresh({ silent: true });
            }}
          />
        </Suspense>
      )}
      {paying.proof && (
        <Suspense>
          <ProofDialog
            why={t('order.pay.proof', { amount: formatMoney(order.payableAmount, t.locale) })}
            prove={proveAccount}
            sendCode={sendProofCode}
            fetchCaptcha={fetchCaptcha}
            {...paying.proof}
          />
        </Suspense>
      )}
      {unknown && (
        <Alert
          type="warning"
          title={t('order.pay.unknown')}
          description={t('order.pay.unknown.description')}
        />
      )}
    </>
  );
}

interface BalanceTextProps {
  /** In cents; missing when it could not be loaded. */
  balance: number | undefined;
  order: LiveOrder;
}

/** The balance, with what it lacks for the payment or that it takes a proof of identity. */
function BalanceText({ balance, order }: BalanceTextProps) {
  const t = useT();
  const { payableAmount: amount, balanceProofRequired } = order;
  if (balance === undefined) return t('order.balance.failed');
  return (
    <>
      {t('order.balance', { amount: <Money cents={balance} /> })}
      {balance >= amount && balanceProofRequired && <> · {t('order.balance.proof')}</>}
      {balance < amount && (
        <>
          {' · '}
          {t('order.balance.short', { amount: <Money cents={amount - balance} /> })}
        </>
      )}
    </>
  );
}
