import { useIntl } from '@umijs/max';
import { Flex, Radio } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { ORDER_REPLIES, PAYMENT_OUTCOMES, PROVISIONING_OUTCOMES, REFUND_OUTCOMES } from '@/domain/demo';
import { changePaymentSettings, fetchPaymentSettings } from '@/services/demo';
import styles from '../Demo.module.css';
import { QueryCard } from '../DemoCard';
import { durationText } from '../duration';

const DELAYS_MS = [0, 3_000, 10_000, 60_000];
const REFUND_DELAYS_MS = [0, 15_000, 60_000];

interface SettingChoiceProps<V extends string | number> {
  label: string;
  value: V;
  values: readonly V[];
  getLabel: (value: V) => string;
  disabled: boolean;
  onChange: (value: V) => void;
}

function SettingChoice<V extends string | number>(props: SettingChoiceProps<V>) {
  const { label, value, values, getLabel, disabled, onChange } = props;
  const labelId = useId();
  return (
    <div>
      <h3 id={labelId} className={layout.spaceAfterXs}>
        {label}
      </h3>
      <Radio.Group
        className={styles.choices}
        name={labelId}
        aria-labelledby={labelId}
        value={value}
        options={values.map((each) => ({ value: each, label: <bdi>{getLabel(each)}</bdi> }))}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value as V)}
      />
    </div>
  );
}

/** How payments and orders end in the mocks. A change applies immediately. */
export function PaymentCard() {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const settings = useQuery(fetchPaymentSettings);
  const { run, isPending } = useAction(changePaymentSettings, {
    onDone(changed) {
      settings.setData(changed);
      message.success(formatMessage({ id: 'demo.payment.changed' }));
    },
  });

  const label = (setting: TextSuffix<'demo.payment'>) => formatMessage({ id: `demo.payment.${setting}` });
  const delayText = (ms: number) => (ms === 0 ? label('atOnce') : durationText(ms / 1000, locale));
  /** Includes a delay that a test or a script has set. */
  const withCurrent = (delays: readonly number[], current: number) =>
    [...new Set([...delays, current])].sort((a, b) => a - b);

  return (
    <QueryCard title={label('title')} lead={label('lead')} query={settings} rows={6}>
      {(data) => (
        <Flex vertical gap={24}>
          <SettingChoice
            label={label('outcome')}
            value={data.outcome}
            values={PAYMENT_OUTCOMES}
            getLabel={(value) => label(`outcome.${value}`)}
            disabled={isPending}
            onChange={(outcome) => void run({ outcome })}
          />
          <SettingChoice
            label={label('settleAfterMs')}
            value={data.settleAfterMs}
            values={withCurrent(DELAYS_MS, data.settleAfterMs)}
            getLabel={delayText}
            disabled={isPending}
            onChange={(settleAfterMs) => void run({ settleAfterMs })}
          />
          <SettingChoice
            label={label('order')}
            value={data.order}
            values={ORDER_REPLIES}
            getLabel={(value) => label(`order.${value}`)}
            disabled={isPending}
            onChange={(order) => void run({ order })}
          />
          <SettingChoice
            label={label('provisioning')}
            value={data.provisioning}
            values={PROVISIONING_OUTCOMES}
            getLabel={(value) => label(`provisioning.${value}`)}
            disabled={isPending}
            onChange={(provisioning) => void run({ provisioning })}
          />
          <SettingChoice
            label={label('refund')}
            value={data.refund}
            values={REFUND_OUTCOMES}
            getLabel={(value) => label(`refund.${value}`)}
            disabled={isPending}
            onChange={(refund) => void run({ refund })}
          />
          <SettingChoice
            label={label('refundAfterMs')}
            value={data.refundAfterMs}
            values={withCurrent(REFUND_DELAYS_MS, data.refundAfterMs)}
            getLabel={delayText}
            disabled={isPending}
            onChange={(refundAfterMs) => void run({ refundAfterMs })}
          />
        </Flex>
      )}
    </QueryCard>
  );
}
