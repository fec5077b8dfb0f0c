import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Flex, Skeleton } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { RetryButton } from '@/components/RetryButton';
import {
  ORDER_REPLIES,
  PAYMENT_OUTCOMES,
  type PaymentSettings,
  PROVISIONING_OUTCOMES,
  REFUND_OUTCOMES,
} from '@/domain/demo';
import { changePaymentSettings, fetchPaymentSettings } from '@/services/demo';
import { DemoCard } from './DemoCard';
import { durationText } from './duration';
import { SettingChoice } from './SettingChoice';

const DELAYS_MS = [0, 3_000, 10_000, 60_000];
const REFUND_DELAYS_MS = [0, 15_000, 60_000];

// The request layer has shown the failure.
const quietly = { onError: () => {} };

/** How payments and orders end; a choice holds from the moment it is made. */
export function PaymentCard() {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const { data, loading, refresh, mutate } = useRequest(fetchPaymentSettings, quietly);
  const changing = useRequest(changePaymentSettings, {
    ...quietly,
    manual: true,
    onSuccess: (settings) => {
      mutate(settings);
      message.success(formatMessage({ id: 'demo.payment.changed' }));
    },
  });

  const label = (setting: string) => formatMessage({ id: `demo.payment.${setting}` });
  const optionsOf = <V extends string>(setting: keyof PaymentSettings, values: readonly V[]) =>
    values.map((value) => ({ value, label: label(`${setting}.${value}`) }));
  const delayText = (ms: number) => (ms === 0 ? label('atOnce') : durationText(ms / 1000, locale));
  // What a test or a script has set is shown beside the usual ones.
  const delayOptions = (usual: readonly number[], set: number) =>
    [...new Set([...usual, set])].sort((a, b) => a - b).map((value) => ({ value, label: delayText(value) }));

  return (
    <DemoCard title={label('title')} lead={label('lead')}>
      {!data && loading && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {!data && !loading && <RetryButton onRetry={refresh} />}
      {data && (
        <Flex vertical gap={24}>
          <SettingChoice
            label={label('outcome')}
            value={data.outcome}
            options={optionsOf('outcome', PAYMENT_OUTCOMES)}
            disabled={changing.loading}
            onChange={(outcome) => changing.run({ outcome })}
          />
          <SettingChoice
            label={label('settleAfterMs')}
            value={data.settleAfterMs}
            options={delayOptions(DELAYS_MS, data.settleAfterMs)}
            disabled={changing.loading}
            onChange={(settleAfterMs) => changing.run({ settleAfterMs })}
          />
          <SettingChoice
            label={label('order')}
            value={data.order}
            options={optionsOf('order', ORDER_REPLIES)}
            disabled={changing.loading}
            onChange={(order) => changing.run({ order })}
          />
          <SettingChoice
            label={label('provisioning')}
            value={data.provisioning}
            options={optionsOf('provisioning', PROVISIONING_OUTCOMES)}
            disabled={changing.loading}
            onChange={(provisioning) => changing.run({ provisioning })}
          />
          <SettingChoice
            label={label('refund')}
            value={data.refund}
            options={optionsOf('refund', REFUND_OUTCOMES)}
            disabled={changing.loading}
            onChange={(refund) => changing.run({ refund })}
          />
          <SettingChoice
            label={label('refundAfterMs')}
            value={data.refundAfterMs}
            options={delayOptions(REFUND_DELAYS_MS, data.refundAfterMs)}
            disabled={changing.loading}
            onChange={(refundAfterMs) => changing.run({ refundAfterMs })}
          />
        </Flex>
      )}
    </DemoCard>
  );
}
