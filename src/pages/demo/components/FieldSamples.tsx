import { useIntl } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PhoneField } from '@/components/PhoneField';
import { SmsCodeField } from '@/components/SmsCodeField';
import { useAccountForm } from '@/components/useAccountForm';
import { useSmsCode } from '@/components/useSmsCode';
import { fetchCaptcha, sendSmsCode } from '@/services/user';

const submitNothing = async () => {};

/** The account fields, alive: codes really are sent, to the outbox. `id` tells two of these on one page apart. */
export function FieldSamples({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useSmsCode({ account, scene: 'register', send: sendSmsCode });
  const showCaptcha = useEffectEvent(() => void account.captcha.refresh());
  useEffect(() => showCaptcha(), []);
  return (
    <AccountForm
      account={account}
      name={id}
      submitLabel={formatMessage({ id: 'demo.gallery.check' })}
      onSubmit={submitNothing}
    >
      <PhoneField />
      <CaptchaField captcha={account.captcha} />
      <SmsCodeField sms={sms} />
      <NewPasswordFields label={formatMessage({ id: 'account.newPassword' })} />
    </AccountForm>
  );
}
