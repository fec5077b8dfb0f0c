import { useT } from '@@/texts/order';
import { useModel } from '@umijs/max';
import { Button, Flex, Radio } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ownKey } from '@/browser/ownerMark';
import { readPreference, writePreference } from '@/browser/preference';
import { Alert } from '@/components/Alert';
import { Money } from '@/components/Money';
import { ChannelMark } from '@/components/order/ChannelMark';
import { PayText } from '@/components/order/PayText';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useQuery } from '@/components/query/useQuery';
import { suggestTopUp } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { formatMoney } from '@/domain/money/money';
import { PAY_CHANNELS, type PayChannel } from '@/domain/order/order';
import { fetchChargeSummary, fetchTopUp, findTopUpByKey, startTopUp } from '@/services/charge';
import { proveAccount, sendProofCode } from '@/services/proof';
import { fetchCaptcha } from '@/services/signIn';
import styles from './Payment.module.css';
import type { usePay } from './usePay';

/** Key in local storage of how a user paid last, followed by a mark of the user. */
const LAST_CHANNEL_KEY = 'portal_pay_channel';

const TopUpDialog = lazy(() =>
  import('@/components/topUp/TopUpDialog').then((module) => ({ default: module.TopUpDialog })),
);
const ProofDialog = lazy(() =>
  import('@/components/security/ProofDialog').then((module) => ({ default: module.ProofDialog })),
);

interface ChannelFormProps {
  order: LiveOrder;
  paying: ReturnType<typeof usePay>;
}

/** Returns why the last payment failed; undefined when the buyer closed it. */
function getFailure({ payment, timeline }: LiveOrder): string | undefined {
  if (payment?.status !== 'failed') return undefined;
  const lastFailure = timeline.findLast(({ event }) => event === 'payFailed');
  return lastFailure?.actor === 'buyer' ? undefined : (payment.failureReason ?? '');
}

/** The channels by which an order can be paid; all unless the server names some that this version knows. */
function offeredChannels({ payChannels = [] }: LiveOrder): readonly PayChannel[] {
  const named = PAY_CHANNELS.filter((channel) => payChannels.includes(channel));
  return named.length > 0 ? named : PAY_CHANNELS;
}

/** The payment channels and the pay button. */
export function ChannelForm({ order, paying }: ChannelFormProps) {
  const t = useT();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const lastChannelKey = ownKey(LAST_CHANNEL_KEY, userId);
  const channels = offeredChannels(order);
  const [channel, setChannel] = useState<PayChannel>(() => {
    const last = readPreference(lastChannelKey);
    const used =
      channels.find((each) => each === (order.payment?.channel ?? last)) ?? channels[0] ?? 'alipay';
    // What is paid at once, and takes a proof of identity, is chosen by the buyer alone.
    const isChosenAlone = used === 'balance' && order.balanceProofRequired;
    return (isChosenAlone && channels.find((each) => each !== 'balance')) || used;
  });
  const { sending, unknown, balanceError } = paying;
  const notice = paying.notice?.version === order.version ? paying.notice.kind : undefined;
  const failure = getFailure(order);
  const locked = sending || unknown;
  const balance = useQuery(fetchChargeSummary, { silent: true, refreshOnFocus: true });
  const [topUpOpen, setTopUpOpen] = useState(false);

  return (
    <Flex vertical gap={16}>
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
      <Radio.Group
        vertical
        aria-label={t('order.pay.channel')}
        value={channel}
        disabled={locked}
        onChange={(event) => {
          setChannel(event.target.value);
          paying.clearBalanceError();
        }}
      >
        {channels.map((each) => (
          <div key={each} className={styles.channel}>
            <Radio
              value={each}
              className={styles.choice}
              aria-describedby={each === 'balance' && balanceError ? 'balance-error' : undefined}
            >
              <ChannelMark channel={each} />
              <span>
                <span className={typography.strong}>{t(`order.channel.${each}`)}</span>
                <span className={`${typography.note} ${typography.block} ${typography.plaintext}`}>
                  {each === 'balance' && !balance.isLoading ? (
                    <BalanceText balance={balance.data?.balance} order={order} />
                  ) : (
                    t(`order.channel.${each}.hint`)
                  )}
                </span>
              </span>
            </Radio>
            {each === 'balance' && (
              <Button disabled={locked} onClick={() => setTopUpOpen(true)}>
                {t('order.balance.topUp')}
              </Button>
            )}
            {each === 'balance' && balanceError && (
              <p id="balance-error" role="alert" className={`${typography.error} ${styles.balanceError}`}>
                {balanceError}
              </p>
            )}
          </div>
        ))}
      </Radio.Group>
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
      <Button
        type="primary"
        size="large"
        block
        loading={sending || unknown}
        onClick={() => {
          if (unknown) return;
          writePreference(lastChannelKey, channel);
          paying.pay(channel);
        }}
      >
        {unknown ? t('order.pay.checking') : <PayText cents={order.payableAmount} />}
      </Button>
    </Flex>
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
