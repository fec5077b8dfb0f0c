import accountTexts from '@@/texts/account';
import { useT } from '@@/texts/registration';
import { history } from '@umijs/max';
import { readDeviceToken } from '@/browser/deviceToken';
import { keptOwner } from '@/browser/ownerMark';
import { AccountForm, AuthFoot, AuthHeading } from '@/components/AccountForm';
import { AuthLink, useAuthAddress } from '@/components/AuthLink';
import { CaptchaField } from '@/components/CaptchaField';
import { useMessage } from '@/components/MessageContext';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PhoneField } from '@/components/PhoneField';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { UserLoadFailedAlert } from '@/components/UserLoadFailedAlert';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { useIsPurchase } from '@/components/useSafeRedirect';
import { useSmsCode } from '@/components/useSmsCode';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { LOGIN_TYPE, type LoginPayload } from '@/domain/account/login';
import { normalizePhone } from '@/domain/account/phone';
import { useSignIn } from '@/layouts/session/useSignIn';
import { register } from '@/services/registration';
import { fetchCaptcha, login, sendSmsCode } from '@/services/signIn';
import { ConsentField, useConsent } from './components/ConsentField';

/**
 * Registration by phone, with consent to the current agreements (spec section 3). The new user is
 * signed in; `AuthFrame` redirects to where they came from.
 */
export default function RegisterPage() {
  const t = useT(accountTexts);
  const message = useMessage();
  const toAddress = useAuthAddress();
  const isPurchase = useIsPurchase();
  const signal = useUnmountSignal();
  const { start, loadUser, userLoadFailed } = useSignIn();
  const signIn = useAction((payload: LoginPayload) => login(payload, { signal: signal() }), {
    onDone: start,
    // The account exists all the same.
    onFailed: (_error, { userPhone }) =>
      history.replace(toAddress('/login'), { userPhone, ...keptOwner(history.location.state) }),
  });
  const account = useAccountForm({
    fetchCaptcha,
    onFailure: ({ code }) => {
      if (code === ACCOUNT_ERROR.consentOutdated) consent.renew();
    },
  });
  const consent = useConsent(account.form);
  const sms = useSmsCode({ account, scene: 'register', send: sendSmsCode });

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizePhone(values.userPhone);
    await register(
      {
        userPhone,
        password: values.password,
        passwordRepeat: values.passwordRepeat,
        smsVerificationCode: values.smsVerificationCode,
        consents: consent.consents,
      },
      { signal: signal() },
    );
    message.success(t('account.register.done'));
    await signIn.run({
      ...{ userPhone, loginType: LOGIN_TYPE.password, password: values.password },
      deviceToken: readDeviceToken(),
    });
  }

  const isPhoneTaken = account.failure?.code === ACCOUNT_ERROR.phoneTaken;
  return (
    <>
      <AuthHeading
        title={t('account.register.title')}
        lead={isPurchase ? t('account.register.toOrder') : undefined}
      />
      {userLoadFailed && <UserLoadFailedAlert onRetry={loadUser} />}
      <AccountForm
        account={account}
        name="register"
        submitLabel={t('account.register.submit')}
        submitDisabled={!consent.isReady}
        onSubmit={handleSubmit}
      >
        <PhoneField
          note={
            isPhoneTaken && (
              <AuthLink
                to="/login"
                state={{ userPhone: normalizePhone(account.form.getFieldValue('userPhone')) }}
              >
                {t('account.register.loginInstead')}
              </AuthLink>
            )
          }
        />
        <CaptchaField captcha={account.captcha} />
        <SmsCodeField sms={sms} />
        <NewPasswordFields label={t('account.password')} />
        <ConsentField consent={consent} />
      </AccountForm>
      <AuthFoot>
        {t('account.register.hasAccount')} <AuthLink to="/login">{t('account.register.toLogin')}</AuthLink>
      </AuthFoot>
    </>
  );
}
