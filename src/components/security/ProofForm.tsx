import accountTexts from '@@/texts/account';
import { useT } from '@@/texts/proof';
import { useModel } from '@umijs/max';
import { Button, Flex, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { getAccountFields, toAccountFailure } from '@/components/accountFailure';
import { passwordRules, smsCodeRules } from '@/components/accountRules';
import { showFieldErrors } from '@/components/form/formProps';
import { useFormSave } from '@/components/form/useFormSave';
import { PasswordInput } from '@/components/PasswordInput';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useCountdown } from '@/components/useCountdown';
import { smsTooSoon } from '@/domain/account/accountError';
import { normalizeSmsCode, type SmsSendResult } from '@/domain/account/smsCode';
import { type RequestError, readRefusal } from '@/domain/requestError';
import styles from '../AccountForm.module.css';

interface CallOptions {
  signal: AbortSignal;
}

export interface ProofFormProps<T> {
  /** Why the proof is needed. */
  why: string;
  submitText: string;
  /** Sends the proof. */
  prove: (values: ProofValues, options: CallOptions) => Promise<T>;
  /** Sends a code to the user's phone. */
  sendCode: (options: CallOptions) => Promise<SmsSendResult>;
  onProven: (result: T) => void;
}

export type ProofValues = { password: string } | { smsVerificationCode: string };

type ProofFields = { password: string; smsVerificationCode: string };

/** A form to prove one's identity by password or by a code to the user's phone. */
export function ProofForm<T>({ why, submitText, prove, sendCode, onProven }: ProofFormProps<T>) {
  const t = useT(accountTexts);
  const user = useModel('@@initialState').initialState?.currentUser;
  const [method, setMethod] = useState<'password' | 'sms'>('password');
  const [sent, setSent] = useState(false);
  const [formError, setFormError] = useState<string>();
  const unmountSignal = useUnmountSignal();
  const countdownKey = `sms:access:${user?.userId}`;
  const countdown = useCountdown(countdownKey);

  function showFailure(error: RequestError) {
    const failure = toAccountFailure(error);
    if (!failure) return;
    const wait = readRefusal(error, smsTooSoon)?.retryAfterSeconds;
    if (wait) countdown.start(countdownKey, wait);
    const field = getAccountFields(failure.code).find((name) => form.getFieldInstance(name));
    if (field) showFieldErrors(form, [field as keyof ProofFields, failure.message]);
    else setFormError(failure.message);
  }

  const { form, formProps, ...proof } = useFormSave({
    validateTrigger: 'onSubmit',
    onSave({ password, smsVerificationCode }: ProofFields) {
      setFormError(undefined);
      return prove(method === 'password' ? { password } : { smsVerificationCode }, {
        signal: unmountSignal(),
      });
    },
    onDone: onProven,
    onFailed: showFailure,
  });
  const code = useAction(() => sendCode({ signal: unmountSignal() }), {
    onDone({ resendAfterSeconds }) {
      countdown.start(countdownKey, resendAfterSeconds);
      setSent(true);
      form.focusField('smsVerificationCode');
    },
    onFailed: showFailure,
  });
  const isPending = code.isPending || proof.isPending;

  function handleSend() {
    setFormError(undefined);
    void code.run();
  }

  return (
    <Form {...formProps} requiredMark={false}>
      <p>{why}</p>
      <Form.Item label={t('proof.by')}>
        <Radio.Group
          aria-label={t('proof.by')}
          value={method}
          onChange={({ target }) => setMethod(target.value)}
          options={(['password', 'sms'] as const).map((value) => ({
            value,
            label: t(`proof.by.${value}`),
          }))}
        />
      </Form.Item>
      {method === 'password' ? (
        <Form.Item name="password" label={t('account.password')} rules={passwordRules}>
          <PasswordInput size="large" autoComplete="current-password" />
        </Form.Item>
      ) : (
        <Form.Item
          label={t('account.code')}
          htmlFor="access-code"
          extra={<span role="status">{sent && t('proof.sent', { phone: user?.userPhone })}</span>}
        >
          <Flex className={styles.beside} gap={8}>
            <Form.Item
              name="smsVerificationCode"
              rules={smsCodeRules}
              validateFirst
              normalize={(typed: string) => normalizeSmsCode(typed)}
              noStyle
            >
              <Input
                id="access-code"
                size="large"
                autoComplete="one-time-code"
                inputMode="numeric"
                dir="ltr"
              />
            </Form.Item>
            <Button size="large" disabled={countdown.secondsLeft > 0 || isPending} onClick={handleSend}>
              {countdown.secondsLeft > 0
                ? t('account.code.resendIn', { seconds: countdown.secondsLeft })
                : t('account.code.send')}
            </Button>
          </Flex>
        </Form.Item>
      )}
      {formError && <Alert type="error" showIcon title={formError} />}
      <Button type="primary" size="large" htmlType="submit" block loading={isPending}>
        {submitText}
      </Button>
    </Form>
  );
}
