import { history, useIntl } from '@umijs/max';
import { AccountForm, AuthFoot, AuthHeading } from '@/components/AccountForm';
import { AuthLink, useAuthAddress } from '@/components/AuthLink';
import { CaptchaField } from '@/components/CaptchaField';
import { useMessage } from '@/components/MessageContext';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PhoneField } from '@/components/PhoneField';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { useSmsCode } from '@/components/useSmsCode';
import { normalizePhone } from '@/domain/account/phone';
import { resetPassword } from '@/services/registration';
import { fetchCaptcha, sendSmsCode } from '@/services/user';

/** Resets the password by SMS code. Never reveals whether a number has an account (domain.md "Account"). */
export default function ResetPasswordPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const toAddress = useAuthAddress();
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useSmsCode({ account, scene: 'resetPassword', send: sendSmsCode });

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizePhone(values.userPhone);
    await resetPassword(
      {
        userPhone,
        smsVerificationCode: values.smsVerificationCode,
        password: values.password,
        passwordRepeat: values.passwordRepeat,
      },
      { signal: signal() },
    );
    message.success(formatMessage({ id: 'account.reset.done' }));
    history.replace(toAddress('/login'), { userPhone });
  }

  return (
    <>
      <AuthHeading
        title={formatMessage({ id: 'account.reset.title' })}
        lead={formatMessage({ id: 'account.reset.lead' })}
      />
      <AccountForm
        account={account}
        name="reset"
        submitLabel={formatMessage({ id: 'account.reset.submit' })}
        onSubmit={handleSubmit}
      >
        <PhoneField />
        <CaptchaField captcha={account.captcha} />
        <SmsCodeField sms={sms} sentTextId="account.code.sentIfRegistered" />
        <NewPasswordFields label={formatMessage({ id: 'account.newPassword' })} />
      </AccountForm>
      <AuthFoot>
        <AuthLink to="/login">{formatMessage({ id: 'account.reset.toLogin' })}</AuthLink>
      </AuthFoot>
    </>
  );
}
