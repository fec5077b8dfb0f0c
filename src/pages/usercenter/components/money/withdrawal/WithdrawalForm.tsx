import { useT } from '@@/texts/balance';
import orderTexts from '@@/texts/order';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { RadioCardsField } from '@/components/form/RadioCardsField';
import { SubmitForm } from '@/components/form/SubmitForm';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { ChannelMark, ChannelName } from '@/components/order/ChannelMark';
import { formatMoney, parseYuan, yuanText } from '@/domain/money/money';
import { TOP_UP_CHANNELS } from '@/domain/money/topUp';
import {
  type Bank,
  invoicedPart,
  leftByAll,
  mostWithdrawable,
  WITHDRAWAL_LIMITS,
  type WithdrawalOptions,
  type WithdrawalPayload,
  withdrawalAmountError,
} from '@/domain/money/withdrawal';
import { AmountField } from '../AmountField';
import { BankFields } from './BankFields';

/** The value of the bank account among the targets of the form. */
const BANK = 'bank';

/** The target of a value of the form. */
const toTarget = (value: string): { kind: 'bank' } | { kind: 'channel'; channel: string } =>
  value === BANK ? { kind: 'bank' } : { kind: 'channel', channel: value };

interface WithdrawalValues {
  target: string;
  amount: string;
  bank?: Bank;
  accountNumber?: string;
}

interface WithdrawalFormProps {
  options: WithdrawalOptions;
  sending: boolean;
  /** Resolves to whether it was requested. */
  onSubmit: (content: Omit<WithdrawalPayload, 'idempotencyKey'>) => Promise<boolean>;
}

/** Where to and how much to withdraw. */
export function WithdrawalForm({ options, sending, onSubmit }: WithdrawalFormProps) {
  const t = useT(orderTexts);
  const [form] = Form.useForm<WithdrawalValues>();
  const [isFilledIn, setFilledIn] = useState(false);
  const { channels, holder, leftToday } = options;
  const first = channels[0]?.channel ?? BANK;
  const target: string = Form.useWatch('target', form) ?? first;
  const typed: string = Form.useWatch('amount', form) ?? '';
  const most = mostWithdrawable(options, toTarget(target));
  const amount = parseYuan(typed);
  const reversed = invoicedPart(options, Math.min(amount ?? 0, most));
  const money = (cents: number) => formatMoney(cents, t.locale);

  function check(cents: number | undefined) {
    const error = withdrawalAmountError(cents, most);
    const values = { least: money(WITHDRAWAL_LIMITS.least), most: money(most) };
    return error && t(`withdrawal.error.${error}`, values);
  }

  /** Fills in the most that can be withdrawn. */
  function fillIn() {
    form.setFieldValue('amount', yuanText(most));
    setFilledIn(true);
    void form.validateFields(['amount']).catch(() => undefined);
  }

  async function handleSave({ bank, accountNumber }: WithdrawalValues) {
    const channel = TOP_UP_CHANNELS.find((each) => each === target);
    if (amount === undefined) return false;
    if (channel) return onSubmit({ amount, target: { kind: 'channel', channel } });
    if (bank && accountNumber) return onSubmit({ amount, target: { kind: 'bank', bank, accountNumber } });
    return false;
  }

  return (
    <SubmitForm
      form={form}
      draft="withdrawal"
      initialValues={{ target: first, amount: '' }}
      unsaved={isFilledIn || undefined}
      submitProps={{ size: 'large', loading: sending }}
      submitText={
        <span>
          {t('withdrawal.submit')}
          {amount !== undefined && !withdrawalAmountError(amount, most) && (
            <>
              {' '}
              <Money cents={amount} />
            </>
          )}
        </span>
      }
      onSave={handleSave}
    >
      <RadioCardsField
        name="target"
        label={t('withdrawal.target')}
        min={260}
        options={[
          ...channels.map(({ channel, most: room }) => ({
            value: channel,
            title: <ChannelName channel={channel} />,
            price: t('withdrawal.most', { amount: money(room) }),
          })),
          {
            value: BANK,
            isDisabled: !holder,
            title: (
              <Flex component="span" align="center" gap={8}>
                <ChannelMark channel="transfer" />
                {t('withdrawal.bankAccount')}
              </Flex>
            ),
            line: !holder && t('withdrawal.bankAccount.unverified'),
          },
        ]}
      />
      {target === BANK && holder && <BankFields holder={holder} />}
      <AmountField
        name="amount"
        label={t('withdrawal.amount')}
        dependencies={['target']}
        check={check}
        extra={
          <Flex component="span" wrap align="center" gap="0 8px">
            <span>
              {t('withdrawal.limits', {
                least: money(WITHDRAWAL_LIMITS.least),
                most: money(WITHDRAWAL_LIMITS.most),
                count: leftToday,
              })}
            </span>
            <Button
              type="link"
              style={{ paddingInline: 0 }}
              disabled={most < WITHDRAWAL_LIMITS.least}
              onClick={fillIn}
            >
              {t('withdrawal.all')}
            </Button>
            <LeftByAll options={options} target={target} />
          </Flex>
        }
      />
      {reversed > 0 && (
        <Alert
          type="info"
          className={layout.spaceAfterMd}
          title={t('withdrawal.invoiced', { amount: money(reversed) })}
        />
      )}
    </SubmitForm>
  );
}

interface LeftByAllProps {
  options: WithdrawalOptions;
  /** The value of the form. */
  target: string;
}

/** What “Withdraw all” leaves in the balance, and why; nothing where it leaves nothing. */
function LeftByAll({ options, target }: LeftByAllProps) {
  const t = useT(orderTexts);
  const left = leftByAll(options, toTarget(target));
  if (left === undefined) return null;
  const money = (cents: number) => formatMoney(cents, t.locale);
  const amount = money(left.amount);
  if (left.reason === 'autoTopUp') {
    const kept = money(options.mustLeave ?? 0);
    return <span>{t('withdrawal.left.autoTopUp', { amount, kept })}</span>;
  }
  if (left.reason === 'limit') {
    const most = money(WITHDRAWAL_LIMITS.most);
    return <span>{t('withdrawal.left.limit', { amount, most })}</span>;
  }
  const channel = TOP_UP_CHANNELS.find((each) => each === target);
  if (channel === undefined) return null;
  const name = t(`order.channel.${channel}`);
  const rest = t(options.holder ? 'withdrawal.left.toBank' : 'withdrawal.left.verify');
  return <span>{t('withdrawal.left.target', { amount, target: name, rest })}</span>;
}
