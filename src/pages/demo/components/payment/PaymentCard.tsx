import { useIntl } from '@umijs/max';
import { Flex, Radio } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import {
  ORDER_REPLIES,
  PAYMENT_OUTCOMES,
  type PaymentSettings,
  PROVISIONING_OUTCOMES,
  REFUND_OUTCOMES,
  WITHDRAWAL_OUTCOMES,
} from '@/domain/demo';
import { changePaymentSettings, fetchPaymentSettings } from '@/services/demo';
import styles from '../Demo.module.css';
import { QueryCard } from '../DemoCard';
import { durationText } from '../duration';

const DELAYS_MS = [0, 3_000, 10_000, 60_000];
const REFUND_DELAYS_MS = [0, 15_000, 60_000];

interface SettingChoiceProps<K extends keyof PaymentSettings> {
  name: K;
  settings: PaymentSettings;
  values: readonly PaymentSettings[K][];
  getLabel: (value: PaymentSettings[K]) => string;
  disabled: boolean;
  onChange: (change: Partial<PaymentSettings>) => void;
}

function SettingChoice<K extends keyof PaymentSettings>(props: SettingChoiceProps<K>) {
  const { name, settings, values, getLabel, disabled, onChange } = props;
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <div>
      <h3 id={labelId} className={layout.spaceAfterXs}>
        {formatMessage({ id: `demo.payment.${name}` })}
      </h3>
      <Radio.Group
        className={styles.choices}
        name={labelId}
        aria-labelledby={labelId}
        value={settings[name]}
        options={values.map((value) => ({ value, label: <bdi>{getLabel(value)}</bdi> }))}
        disabled={disabled}
        onChange={({ target }) => onChange({ [name]: target.value })}
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
      {(data) => {
        const shared = { settings: data, disabled: isPending, onChange: run };
        return (
          <Flex vertical gap={24}>
            <SettingChoice
              {...shared}
              name="outcome"
              values={PAYMENT_OUTCOMES}
              getLabel={(value) => label(`outcome.${value}`)}
            />
            <SettingChoice
              {...shared}
              name="settleAfterMs"
              values={withCurrent(DELAYS_MS, data.settleAfterMs)}
              getLabel={delayText}
            />
            <SettingChoice
              {...shared}
              name="order"
              values={ORDER_REPLIES}
              getLabel={(value) => label(`order.${value}`)}
            />
            <SettingChoice
              {...shared}
              name="provisioning"
              values={PROVISIONING_OUTCOMES}
              getLabel={(value) => label(`provisioning.${value}`)}
            />
            <SettingChoice
              {...shared}
              name="refund"
              values={REFUND_OUTCOMES}
              getLabel={(value) => label(`refund.${value}`)}
            />
            <SettingChoice
              {...shared}
              name="refundAfterMs"
              values={withCurrent(REFUND_DELAYS_MS, data.refundAfterMs)}
              getLabel={delayText}
            />
            <SettingChoice
              {...shared}
              name="withdrawal"
              values={WITHDRAWAL_OUTCOMES}
              getLabel={(value) => label(`withdrawal.${value}`)}
            />
          </Flex>
        );
      }}
    </QueryCard>
  );
}
