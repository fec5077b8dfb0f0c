import { useT } from '@@/texts/account';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { PhoneField } from '@/components/PhoneField';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { useSmsCode } from '@/components/useSmsCode';
import { LOGIN_TYPE } from '@/domain/account/login';
import { normalizePhone } from '@/domain/account/phone';
import { fetchCaptcha, sendSmsCode } from '@/services/signIn';
import type { LoginFormProps } from './AccountLoginForm';
import { RememberField } from './RememberField';

export function PhoneLoginForm({ remember, onSignIn }: LoginFormProps) {
  const t = useT();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useSmsCode({ account, scene: 'login', send: sendSmsCode });

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizePhone(values.userPhone);
    await onSignIn({
      userPhone,
      loginType: LOGIN_TYPE.sms,
      smsVerificationCode: values.smsVerificationCode,
      captcha: account.captcha.answered(values.captcha),
      remember: remember.remember || undefined,
    });
    remember.keepName(userPhone);
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
      <RememberField {...remember} />
    </AccountForm>
  );
}
