import { useT } from '@@/texts/proof';
import { useModel } from '@umijs/max';
import { Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { getAccountFields } from '@/components/accountFailure';
import { CaptchaField } from '@/components/CaptchaField';
import { showFieldErrors } from '@/components/form/formProps';
import { useFormSave } from '@/components/form/useFormSave';
import layout from '@/components/layout.module.css';
import { PasswordField } from '@/components/PasswordInput';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type FetchCaptcha, useCaptcha } from '@/components/useAccountForm';
import { useOwnPhoneCode } from '@/components/useOwnPhoneCode';
import { useReadFailure } from '@/components/useReadFailure';
import type { OwnCodePayload, SmsSendResult } from '@/domain/account/smsCode';
import type { RequestError } from '@/domain/requestError';

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
  sendCode: (payload: OwnCodePayload, options: CallOptions) => Promise<SmsSendResult>;
  /** Loads the picture that the server may ask for before it sends a code. */
  fetchCaptcha: FetchCaptcha;
  onProven: (result: T) => void;
}

export type ProofValues = { password: string } | { smsVerificationCode: string };

type ProofFields = { password: string; smsVerificationCode: string; captcha: string };

/** A form to prove one's identity by password or by a code to the user's phone. */
export function ProofForm<T>(props: ProofFormProps<T>) {
  const { why, submitText, prove, sendCode, fetchCaptcha, onProven } = props;
  const t = useT();
  const captcha = useCaptcha(fetchCaptcha);
  const readFailure = useReadFailure();
  const user = useModel('@@initialState').initialState?.currentUser;
  const [method, setMethod] = useState<'password' | 'sms'>('password');
  const [formError, setFormError] = useState<string>();
  const unmountSignal = useUnmountSignal();

  function showFailure(error: RequestError) {
    const failure = readFailure(error);
    if (!failure) return;
    captcha.renew(form, failure);
    const field = getAccountFields(failure.code).find((name) => form.getFieldInstance(name));
    if (field) showFieldErrors(form, [field as keyof ProofFields, failure.message]);
    else setFormError(failure.message);
  }

  const { form, formProps, isPending } = useFormSave({
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
  const sms = useOwnPhoneCode({
    form,
    captcha,
    countdownKey: `sms:access:${user?.userId}`,
    userPhone: user?.userPhone,
    send: sendCode,
    onFailed: showFailure,
  });

  return (
    <Form {...formProps} name="proof" requiredMark={false}>
      <p className={layout.spaceAfterMd}>{why}</p>
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
        <PasswordField />
      ) : (
        <>
          <CaptchaField captcha={captcha} />
          <SmsCodeField sms={sms} />
        </>
      )}
      {formError && <Alert className={layout.spaceAfterMd} type="error" title={formError} />}
      <Button type="primary" htmlType="submit" block loading={isPending}>
        {submitText}
      </Button>
    </Form>
  );
}
