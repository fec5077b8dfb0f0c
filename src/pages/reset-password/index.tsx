import { useT } from '@@/texts/registration';
import { history, useAccess, useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { keepDeviceToken, readDeviceToken } from '@/browser/deviceToken';
import { keptOwner } from '@/browser/ownerMark';
import { AccountForm, AuthFoot, AuthHeading } from '@/components/AccountForm';
import { AuthLink, useAuthAddress } from '@/components/AuthLink';
import { CaptchaField } from '@/components/CaptchaField';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PhoneField } from '@/components/PhoneField';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { useAccountName } from '@/components/useAccountName';
import { useSmsCode } from '@/components/useSmsCode';
import { normalizePhone } from '@/domain/account/phone';
import { session } from '@/request/session';
import { resetPassword } from '@/services/registration';
import { fetchCaptcha, sendSmsCode } from '@/services/signIn';

/** `/reset-password`. A signed-in user changes the password in the account, or signs out first. */
export default function ResetPasswordPage() {
  const accountName = useAccountName();
  const { currentUser } = useModel('@@initialState').initialState ?? {};
  const isSignedIn = currentUser && session.token() !== undefined;
  return isSignedIn ? <SignedInChoice name={accountName(currentUser)} /> : <ResetForm />;
}

function SignedInChoice({ name }: { name: string }) {
  const t = useT();
  const access = useAccess();
  const toAddress = useAuthAddress();

  function handleSignOut() {
    void session.end();
    // A sign-out opens the login page.
    history.replace(toAddress('/reset-password'));
  }

  return (
    <>
      <AuthHeading title={t('account.reset.title')} lead={t('account.reset.signedIn', { name })} />
      <Flex vertical gap={12}>
        {access['/usercenter/security'] && (
          <LinkButton to="/usercenter/security/settings/change-password" type="primary" size="large" block>
            {t('account.reset.toSecurity')}
          </LinkButton>
        )}
        <Button size="large" block onClick={handleSignOut}>
          {t('account.reset.signOut')}
        </Button>
      </Flex>
    </>
  );
}

/** Resets the password by SMS code. Never reveals whether a number has an account. */
function ResetForm() {
  const t = useT();
  const message = useMessage();
  const toAddress = useAuthAddress();
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useSmsCode({ account, scene: 'resetPassword', send: sendSmsCode });

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizePhone(values.userPhone);
    const reset = await resetPassword(
      {
        userPhone,
        smsVerificationCode: values.smsVerificationCode,
        password: values.password,
        passwordRepeat: values.passwordRepeat,
        deviceToken: readDeviceToken(),
      },
      { signal: signal() },
    );
    keepDeviceToken(reset?.deviceToken);
    message.success(t('account.reset.done'));
    history.replace(toAddress('/login'), { userPhone, ...keptOwner(history.location.state) });
  }

  return (
    <>
      <AuthHeading title={t('account.reset.title')} lead={t('account.reset.lead')} />
      <AccountForm
        account={account}
        name="reset"
        submitLabel={t('account.reset.submit')}
        onSubmit={handleSubmit}
      >
        <PhoneField />
        <CaptchaField captcha={account.captcha} />
        <SmsCodeField sms={sms} sentTextId="account.code.sentIfRegistered" />
        <NewPasswordFields />
      </AccountForm>
      <AuthFoot>
        <AuthLink to="/login">{t('account.reset.toLogin')}</AuthLink>
      </AuthFoot>
    </>
  );
}
