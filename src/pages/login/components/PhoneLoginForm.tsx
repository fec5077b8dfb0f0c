import { useT } from '@@/texts/account';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { PhoneField } from '@/components/PhoneField';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { useSmsCode } from '@/components/useSmsCode';
import { LOGIN_TYPE, type LoginPayload } from '@/domain/account/login';
import { normalizePhone } from '@/domain/account/phone';
import { fetchCaptcha, sendSmsCode } from '@/services/user';

export function PhoneLoginForm({ onSignIn }: { onSignIn: (payload: LoginPayload) => Promise<void> }) {
  const t = useT();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useSmsCode({ account, scene: 'login', send: sendSmsCode });

  async function handleSubmit(values: Required<AccountValues>) {
    await onSignIn({
      userPhone: normalizePhone(values.userPhone),
      loginType: LOGIN_TYPE.sms,
      smsVerificationCode: values.smsVerificationCode,
      captcha: account.captcha.answered(values.captcha),
    });
  }

  return (
    <AccountForm
      account={account}
      name="phone"
      submitLabel={t('account.login.submit')}
      onSubmit={handleSubmit}
    >
      <PhoneField />
      <CaptchaField captcha={account.captcha} />
      <SmsCodeField sms={sms} />
    </AccountForm>
  );
}
