import { useT } from '@@/texts/balance';
import orderTexts from '@@/texts/order';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { Alert } from '@/components/Alert';
import { CardGrid } from '@/components/CardGrid';
import { RadioCardsField } from '@/components/form/RadioCardsField';
import { SubmitForm } from '@/components/form/SubmitForm';
import { TickField } from '@/components/form/TickField';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { ChannelName } from '@/components/order/ChannelMark';
import typography from '@/components/typography.module.css';
import { useServerMessage } from '@/components/useServerMessage';
import { dateText } from '@/domain/intlFormats';
import {
  AUTO_TOP_UP_MONTHLY_MOST,
  type AutoTopUp,
  type AutoTopUpProblem,
  autoTopUpEndpoints,
  autoTopUpProblems,
} from '@/domain/money/autoTopUp';
import { formatMoney, parseYuan, yuanText } from '@/domain/money/money';
import { TOP_UP_LIMITS, type TopUpChannel } from '@/domain/money/topUp';
import { isRefusal } from '@/domain/requestError';
import { saveAutoTopUp } from '@/services/balance';
import { AmountField } from '../AmountField';

type AmountName = AutoTopUpProblem['field'];
type AutoTopUpValues = Record<AmountName, string> & { channel: TopUpChannel; accepted: boolean };

const AMOUNTS = [
  { name: 'threshold', labelId: 'autoTopUp.threshold' },
  { name: 'amount', labelId: 'autoTopUp.amount' },
  { name: 'monthlyLimit', labelId: 'autoTopUp.limit' },
] as const;

/** In cents; suggested before it is turned on for the first time. */
const SUGGESTED = { threshold: 10_000, amount: 50_000, monthlyLimit: 200_000 };

interface AutoTopUpFormProps {
  autoTopUp: AutoTopUp;
  isOn: boolean;
  onChanged: (autoTopUp: AutoTopUp) => void;
  /** Further buttons. */
  children: ReactNode;
}

/** The settings of the automatic top-up with its terms. */
export function AutoTopUpForm({ autoTopUp, isOn, onChanged, children }: AutoTopUpFormProps) {
  const t = useT(orderTexts);
  const message = useMessage();
  const [form] = Form.useForm<AutoTopUpValues>();
  const [refusal, setRefusal] = useServerMessage<string>();
  const { settings, means } = autoTopUp;
  const known = means.find(({ channel }) => channel === settings?.channel) ?? means[0];

  function getCents(): Record<AmountName, number | undefined> {
    const [threshold, amount, monthlyLimit] = AMOUNTS.map(({ name }) =>
      parseYuan(form.getFieldValue(name) ?? ''),
    );
    return { threshold, amount, monthlyLimit };
  }

  function check(field: AmountName) {
    const problem = autoTopUpProblems(getCents()).find((each) => each.field === field)?.problem;
    if (problem === undefined) return undefined;
    if (problem === 'belowThreshold' || problem === 'belowAmount') return t(`autoTopUp.error.${problem}`);
    const most = field === 'monthlyLimit' ? AUTO_TOP_UP_MONTHLY_MOST : TOP_UP_LIMITS.most;
    return t(`budget.error.${problem}`, {
      least: formatMoney(TOP_UP_LIMITS.least, t.locale),
      most: formatMoney(most, t.locale),
    });
  }

  const initial = settings ?? SUGGESTED;
  return (
    <SubmitForm
      form={form}
      draft="auto-top-up"
      initialValues={{
        threshold: yuanText(initial.threshold),
        amount: yuanText(initial.amount),
        monthlyLimit: yuanText(initial.monthlyLimit),
        channel: known?.channel,
        accepted: false,
      }}
      submitText={t(isOn ? 'autoTopUp.change' : 'autoTopUp.turnOn')}
      actions={children}
      onSave={({ channel }) => {
        const { threshold = 0, amount = 0, monthlyLimit = 0 } = getCents();
        setRefusal(undefined);
        return saveAutoTopUp({ threshold, amount, monthlyLimit, channel, accepted: true });
      }}
      onDone={(changed) => {
        form.setFieldValue('accepted', false);
        onChanged(changed);
        message.success(t(isOn ? 'autoTopUp.changed' : 'autoTopUp.turnedOn'));
      }}
      onFailed={(error) => {
        if (isRefusal(error, autoTopUpEndpoints.save)) setRefusal(error.message);
      }}
    >
      <CardGrid className={layout.spaceAroundMd} min={200} gap="8px 24px" stretch>
        {AMOUNTS.map(({ name, labelId }, index) => (
          <AmountField
            key={name}
            name={name}
            label={t(labelId)}
            dependencies={AMOUNTS.slice(0, index).map((each) => each.name)}
            check={() => check(name)}
          />
        ))}
      </CardGrid>
      <RadioCardsField
        name="channel"
        label={t('autoTopUp.channel')}
        min={240}
        options={means.map(({ channel, lastUsedAt }) => ({
          value: channel,
          title: <ChannelName channel={channel} />,
          line: t('autoTopUp.lastUsed', { date: dateText(t.locale, lastUsedAt) }),
        }))}
      />
      <h3 id="auto-top-up-terms">{t('autoTopUp.terms')}</h3>
      <ul className={`${typography.bullets} ${typography.secondary}`} aria-labelledby="auto-top-up-terms">
        {(['1', '2', '3', '4'] as const).map((term) => (
          <li key={term}>{t(`autoTopUp.terms.${term}`)}</li>
        ))}
      </ul>
      <TickField name="accepted" missing={t('autoTopUp.accept.missing')}>
        {t('autoTopUp.accept')}
      </TickField>
      {refusal && <Alert type="error" title={refusal} style={{ marginBlockEnd: 16 }} />}
    </SubmitForm>
  );
}
