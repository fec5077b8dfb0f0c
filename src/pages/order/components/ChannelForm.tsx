import { AlipayCircleOutlined, BankOutlined, WalletOutlined, WechatOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { Money } from '@/components/Money';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import typography from '@/components/typography.module.css';
import { PAY_CHANNELS, type PayChannel } from '@/domain/order/order';
import styles from './Payment.module.css';
import type { usePay } from './usePay';

const ICONS = {
  alipay: AlipayCircleOutlined,
  wechat: WechatOutlined,
  balance: WalletOutlined,
  transfer: BankOutlined,
} satisfies Record<PayChannel, typeof BankOutlined>;

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

/** The payment channels and the pay button. */
export function ChannelForm({ order, paying }: ChannelFormProps) {
  const { formatMessage } = useIntl();
  const [channel, setChannel] = useState<PayChannel>(order.payment?.channel ?? 'alipay');
  const { sending, unknown, balanceError } = paying;
  const notice = paying.notice?.version === order.version ? paying.notice.kind : undefined;
  const failure = getFailure(order);

  return (
    <Flex vertical gap={16}>
      {notice ? (
        <Alert
          type={notice === 'moved' ? 'warning' : 'info'}
          showIcon
          title={formatMessage({ id: `order.pay.${notice}` })}
        />
      ) : (
        failure !== undefined && (
          <Alert
            type="error"
            showIcon
            title={formatMessage({ id: 'order.result.failed' })}
            description={failure || formatMessage({ id: 'order.pay.failed' })}
          />
        )
      )}
      <Radio.Group
        className={styles.channels}
        aria-label={formatMessage({ id: 'order.pay.channel' })}
        value={channel}
        disabled={sending || unknown}
        onChange={(event) => {
          setChannel(event.target.value);
          paying.clearBalanceError();
        }}
      >
        {PAY_CHANNELS.map((each) => {
          const Icon = ICONS[each];
          return (
            <Radio key={each} value={each} className={styles.channel}>
              <Flex component="span" align="center" gap={8}>
                <Icon aria-hidden className={styles.channelIcon} />
                {formatMessage({ id: `order.channel.${each}` })}
              </Flex>
              <span className={typography.note}>{formatMessage({ id: `order.channel.${each}.hint` })}</span>
              {each === 'balance' && balanceError && (
                <span role="alert" className={typography.error}>
                  {balanceError}
                </span>
              )}
            </Radio>
          );
        })}
      </Radio.Group>
      {unknown && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'order.pay.unknown' })}
          description={formatMessage({ id: 'order.pay.unknown.description' })}
        />
      )}
      <Button
        type="primary"
        size="large"
        block
        loading={sending || unknown}
        onClick={() => !unknown && paying.pay(order, channel)}
      >
        {unknown ? (
          formatMessage({ id: 'order.pay.checking' })
        ) : (
          <span className={typography.plaintext}>
            {formatMessage({ id: 'order.pay' })} <Money cents={order.payableAmount} />
          </span>
        )}
      </Button>
    </Flex>
  );
}
