import { useT } from '@@/texts/demo';
import { Flex, Radio } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useBreakpoint } from '@/components/useMedia';
import {
  ORDER_REPLIES,
  PAYMENT_OUTCOMES,
  type PaymentSettings,
  PROVISIONING_OUTCOMES,
  REFUND_OUTCOMES,
  WITHDRAWAL_OUTCOMES,
} from '@/domain/demo';
import { changePaymentSettings, fetchPaymentSettings } from '@/services/demo';
import { QueryCard } from '../DemoCard';
import { durationText } from '../duration';

/** The choices of each setting; delays in milliseconds. */
const CHOICES: { [Name in keyof PaymentSettings]: readonly PaymentSettings[Name][] } = {
  outcome: PAYMENT_OUTCOMES,
  settleAfterMs: [0, 3_000, 10_000, 60_000],
  order: ORDER_REPLIES,
  provisioning: PROVISIONING_OUTCOMES,
  refund: REFUND_OUTCOMES,
  refundAfterMs: [0, 15_000, 60_000],
  withdrawal: WITHDRAWAL_OUTCOMES,
};

interface SettingChoiceProps {
  name: keyof PaymentSettings;
  settings: PaymentSettings;
  disabled: boolean;
  onChange: (change: Partial<PaymentSettings>) => void;
}

function SettingChoice({ name, settings, disabled, onChange }: SettingChoiceProps) {
  const t = useT();
  const labelId = useId();
  const isWide = useBreakpoint('md');
  const value = settings[name];
  // Includes a delay that a test or a script has set.
  const values = [...new Set([...CHOICES[name], value])];
  if (typeof value === 'number') values.sort((one, other) => Number(one) - Number(other));

  function getLabel(choice: string | number) {
    if (choice === 0) return t('demo.payment.atOnce');
    if (typeof choice === 'number') return durationText(choice / 1000, t.locale);
    return t(`demo.payment.${name}.${choice}` as TextId<'demo'>);
  }

  return (
    <div>
      <h3 id={labelId} className={layout.spaceAfterXs}>
        {t(`demo.payment.${name}`)}
      </h3>
      <Radio.Group
        vertical={!isWide}
        name={labelId}
        aria-labelledby={labelId}
        value={value}
        options={values.map((choice) => ({ value: choice, label: <bdi>{getLabel(choice)}</bdi> }))}
        disabled={disabled}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  );
}

/** How payments and orders end in the mocks. A change applies immediately. */
export function PaymentCard() {
  const t = useT();
  const message = useMessage();
  const settings = useQuery(fetchPaymentSettings);
  const { run, isPending } = useAction(changePaymentSettings, {
    onDone(changed) {
      settings.setData(changed);
      message.success(t('demo.payment.changed'));
    },
  });
  return (
    <QueryCard title={t('demo.payment.title')} lead={t('demo.payment.lead')} query={settings} rows={6}>
      {(data) => (
        <Flex vertical gap={24}>
          {(Object.keys(CHOICES) as (keyof PaymentSettings)[]).map((name) => (
            <SettingChoice key={name} name={name} settings={data} disabled={isPending} onChange={run} />
          ))}
        </Flex>
      )}
    </QueryCard>
  );
}
