import { useT } from '@@/texts/account';
import { useLocation } from '@umijs/max';
import { Form } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import { AuthLink } from '@/components/AuthLink';
import { accountNameRules } from '@/components/accountRules';
import { CaptchaField } from '@/components/CaptchaField';
import { PasswordField } from '@/components/PasswordInput';
import { TextInput } from '@/components/TextInput';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { LOGIN_TYPE, type LoginPayload } from '@/domain/account/login';
import { fetchCaptcha } from '@/services/signIn';
import { normalizeAccountName } from './accountName';
import { RememberField } from './RememberField';
import { type Remember, rememberedAccount } from './useRemember';

/** The phone number that registration or password reset passes in the history state. */
function getPhone(state: unknown): string | undefined {
  const phone = typeof state === 'object' && state !== null ? Reflect.get(state, 'userPhone') : undefined;
  return typeof phone === 'string' ? phone : undefined;
}

export interface LoginFormProps {
  remember: Remember;
  onSignIn: (payload: LoginPayload) => Promise<void>;
}

export function AccountLoginForm({ remember, onSignIn }: LoginFormProps) {
  const t = useT();
  const { state } = useLocation();
  const account = useAccountForm({ fetchCaptcha });

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizeAccountName(values.userPhone);
    await onSignIn({
      userPhone,
      loginType: LOGIN_TYPE.password,
      password: values.password,
      captcha: account.captcha.answered(values.captcha),
      remember: remember.remember || undefined,
    });
    remember.keepName(userPhone);
  }

  return (
    <AccountForm
      account={account}
      name="account"
      initialValues={{ userPhone: getPhone(state) ?? rememberedAccount() }}
      submitLabel={t('account.login.submit')}
      onSubmit={handleSubmit}
    >
      <Form.Item name="userPhone" label={t('account.name')} rules={accountNameRules}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
        />
      </Form.Item>
      <PasswordField />
      <CaptchaField captcha={account.captcha} />
      <RememberField {...remember}>
        <AuthLink to="/reset-password">{t('account.login.forgot')}</AuthLink>
      </RememberField>
    </AccountForm>
  );
}
