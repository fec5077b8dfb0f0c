import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Button, Flex, Input, type InputRef, Radio } from 'antd';
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
import { ChannelMark } from '../order/ChannelMark';
import styles from './TopUpForm.module.css';

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
  const [choice, setChoice] = useState<number | typeof OTHER>(
    preset ?? (initial ? OTHER : TOP_UP_CHOICES[0]),
  );
  const [customAmount, setCustomAmount] = useState(initial && !preset ? yuanText(initial.amount) : '');
  const [channel, setChannel] = useState(initial?.channel ?? 'alipay');
  const [shownError, setShownError] = useState<ReturnType<typeof topUpError>>();
  const field = useRef<InputRef>(null);
  const amount = choice === OTHER ? parseYuan(customAmount) : choice;
  const error = topUpError(amount);

  function handleSubmit() {
    setShownError(error);
    if (error || amount === undefined) field.current?.focus();
    else onSubmit({ amount, channel });
  }

  return (
    <Flex
      component="form"
      vertical
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <Radio.Group
        className={styles.amounts}
        optionType="button"
        aria-label={t('topUp.amount')}
        value={choice}
        disabled={sending}
        onChange={({ target }) => setChoice(target.value)}
        options={[
          ...TOP_UP_CHOICES.map((cents) => ({ value: cents, label: <Money cents={cents} /> })),
          { value: OTHER, label: t('topUp.other') },
        ]}
      />
      {choice === OTHER && (
        <Flex vertical gap={8}>
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
      <Radio.Group
        aria-label={t('topUp.channel')}
        value={channel}
        disabled={sending}
        onChange={({ target }) => setChannel(target.value)}
        options={TOP_UP_CHANNELS.map((value) => ({
          value,
          label: (
            <Flex component="span" align="center" gap={8}>
              <ChannelMark channel={value} />
              {t(`order.channel.${value}`)}
            </Flex>
          ),
        }))}
      />
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
    </Flex>
  );
}
