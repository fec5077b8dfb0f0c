import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Button, Flex, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { Money } from '@/components/Money';
import typography from '@/components/typography.module.css';
import { formatMoney, parseYuan, yuanText } from '@/domain/money/money';
import {
  TOP_UP_CHANNELS,
  TOP_UP_CHOICES,
  TOP_UP_LIMITS,
  type TopUpPayload,
  topUpError,
} from '@/domain/money/topUp';
import { ChannelName } from '../order/ChannelMark';
import { CheckoutColumns } from '../order/CheckoutFrame';
import { RadioCards } from '../RadioCards';
import { TopUpSummary } from './TopUpSummary';

interface TopUpFormProps {
  /** The values of a failed attempt, or the amount that is missing. */
  initial?: Pick<TopUpPayload, 'amount'> & Partial<Pick<TopUpPayload, 'channel'>>;
  sending: boolean;
  onSubmit: (content: Omit<TopUpPayload, 'idempotencyKey'>) => void;
}

const OTHER = 'other';

/** Amount and channel of a top-up. */
export function TopUpForm({ initial, sending, onSubmit }: TopUpFormProps) {
  const t = useT(orderTexts);
  const preset = TOP_UP_CHOICES.find((cents) => cents === initial?.amount);
  const [choice, setChoice] = useState(initial && !preset ? OTHER : String(preset ?? TOP_UP_CHOICES[0]));
  const [customAmount, setCustomAmount] = useState(initial && !preset ? yuanText(initial.amount) : '');
  const [channel, setChannel] = useState(initial?.channel ?? 'alipay');
  const [shownError, setShownError] = useState<ReturnType<typeof topUpError>>();
  const field = useRef<InputRef>(null);
  const amount = choice === OTHER ? parseYuan(customAmount) : Number(choice);
  const error = topUpError(amount);

  function handleSubmit() {
    setShownError(error);
    if (error || amount === undefined) field.current?.focus();
    else onSubmit({ amount, channel });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <CheckoutColumns
        isInDialog
        summary={
          <TopUpSummary amount={error ? 0 : (amount ?? 0)} channel={channel}>
            <Button type="primary" size="large" htmlType="submit" block loading={sending}>
              <span>
                {t('topUp.submit')}
                {!error && amount !== undefined && (
                  <>
                    {' '}
                    <Money cents={amount} />
                  </>
                )}
              </span>
            </Button>
          </TopUpSummary>
        }
      >
        <RadioCards
          label={t('topUp.amount')}
          min={136}
          isDisabled={sending}
          value={choice}
          onChange={setChoice}
          options={[
            ...TOP_UP_CHOICES.map((cents) => ({ value: String(cents), title: <Money cents={cents} /> })),
            { value: OTHER, title: t('topUp.other') },
          ]}
        />
        {choice === OTHER && (
          <Flex vertical gap={4}>
            <label htmlFor="top-up-amount">{t('topUp.other.label')}</label>
            <Input
              ref={field}
              id="top-up-amount"
              size="large"
              prefix="¥"
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              value={customAmount}
              status={shownError ? 'error' : ''}
              aria-invalid={shownError !== undefined}
              aria-describedby={shownError && 'top-up-error'}
              onChange={({ target }) => {
                setCustomAmount(target.value);
                setShownError(undefined);
              }}
            />
            {shownError && (
              <p id="top-up-error" role="alert" className={typography.error}>
                {t(`topUp.error.${shownError}`, {
                  least: formatMoney(TOP_UP_LIMITS.least, t.locale),
                  most: formatMoney(TOP_UP_LIMITS.most, t.locale),
                })}
              </p>
            )}
          </Flex>
        )}
        <RadioCards
          label={t('topUp.channel')}
          isDisabled={sending}
          value={channel}
          onChange={setChannel}
          options={TOP_UP_CHANNELS.map((value) => ({ value, title: <ChannelName channel={value} /> }))}
        />
      </CheckoutColumns>
    </form>
  );
}
