import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { ORDER_REPLIES, PAYMENT_OUTCOMES, PROVISIONING_OUTCOMES, REFUND_OUTCOMES } from '@/domain/demo';
import { changePaymentSettings, fetchPaymentSettings } from '@/services/demo';
import { DemoCard } from './DemoCard';
import { durationText } from './duration';
import { SettingChoice } from './SettingChoice';

const DELAYS_MS = [0, 3_000, 10_000, 60_000];
const REFUND_DELAYS_MS = [0, 15_000, 60_000];

/** How payments and orders end; a choice holds from the moment it is made. */
export function PaymentCard() {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const { data, isLoading, refresh, setData } = useQuery(fetchPaymentSettings);
  const changing = useAction(changePaymentSettings, {
    onDone(settings) {
      setData(settings);
      message.success(formatMessage({ id: 'demo.payment.changed' }));
    },
  });

  const label = (setting: TextSuffix<'demo.payment'>) => formatMessage({ id: `demo.payment.${setting}` });
  const toOptions = <V extends string>(values: readonly V[], getName: (value: V) => string) =>
    values.map((value) => ({ value, label: getName(value) }));
  const delayText = (ms: number) => (ms === 0 ? label('atOnce') : durationText(ms / 1000, locale));
  // What a test or a script has set is shown beside the usual ones.
  const delayOptions = (usual: readonly number[], set: number) =>
    [...new Set([...usual, set])].sort((a, b) => a - b).map((value) => ({ value, label: delayText(value) }));

  return (
    <DemoCard title={label('title')} lead={label('lead')}>
      {!data && isLoading && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {!data && !isLoading && <RetryButton onRetry={refresh} />}
      {data && (
        <Flex vertical gap={24}>
          <SettingChoice
            label={label('outcome')}
            value={data.outcome}
            options={toOptions(PAYMENT_OUTCOMES, (value) => label(`outcome.${value}`))}
            disabled={changing.isPending}
            onChange={(outcome) => void changing.run({ outcome })}
          />
          <SettingChoice
            label={label('settleAfterMs')}
            value={data.settleAfterMs}
            options={delayOptions(DELAYS_MS, data.settleAfterMs)}
            disabled={changing.isPending}
            onChange={(settleAfterMs) => void changing.run({ settleAfterMs })}
          />
          <SettingChoice
            label={label('order')}
            value={data.order}
            options={toOptions(ORDER_REPLIES, (value) => label(`order.${value}`))}
            disabled={changing.isPending}
            onChange={(order) => void changing.run({ order })}
          />
          <SettingChoice
            label={label('provisioning')}
            value={data.provisioning}
            options={toOptions(PROVISIONING_OUTCOMES, (value) => label(`provisioning.${value}`))}
            disabled={changing.isPending}
            onChange={(provisioning) => void changing.run({ provisioning })}
          />
          <SettingChoice
            label={label('refund')}
            value={data.refund}
            options={toOptions(REFUND_OUTCOMES, (value) => label(`refund.${value}`))}
            disabled={changing.isPending}
            onChange={(refund) => void changing.run({ refund })}
          />
          <SettingChoice
            label={label('refundAfterMs')}
            value={data.refundAfterMs}
            options={delayOptions(REFUND_DELAYS_MS, data.refundAfterMs)}
            disabled={changing.isPending}
            onChange={(refundAfterMs) => void changing.run({ refundAfterMs })}
          />
        </Flex>
      )}
    </DemoCard>
  );
}
