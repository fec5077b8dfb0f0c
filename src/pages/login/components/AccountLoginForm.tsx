import { useIntl, useLocation } from '@umijs/max';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { AccountForm } from '@/components/AccountForm';
import styles from '@/components/AccountForm.module.css';
import { AuthLink } from '@/components/AuthLink';
import { accountNameRules } from '@/components/accountRules';
import { CaptchaField } from '@/components/CaptchaField';
import { PasswordField } from '@/components/PasswordInput';
import { TextInput } from '@/components/TextInput';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { LOGIN_TYPE, type LoginPayload } from '@/domain/account/login';
import { normalizeAccountName } from '@/pages/login/components/accountName';
import { fetchCaptcha } from '@/services/user';
import { forgetAccount, rememberAccount, rememberedAccount } from './rememberedAccount';

interface AccountLoginFormProps {
  onSignIn: (payload: LoginPayload) => Promise<void>;
}

/** The phone number that registration or password reset hands over. */
function arrivedWith(state: unknown): string | undefined {
  const phone = typeof state === 'object' && state !== null ? Reflect.get(state, 'userPhone') : undefined;
  return typeof phone === 'string' ? phone : undefined;
}

/** The account tab: user name or phone number, and password. */
export function AccountLoginForm({ onSignIn }: AccountLoginFormProps) {
  const { formatMessage } = useIntl();
  const { state } = useLocation();
  const account = useAccountForm({ fetchCaptcha });
  const [remember, setRemember] = useState(() => rememberedAccount() !== '');

  function handleRemember(ticked: boolean) {
    setRemember(ticked);
    if (!ticked) forgetAccount();
  }

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizeAccountName(values.userPhone);
    const captcha = account.captcha.answered(values.captcha);
    await onSignIn({
      userPhone,
      loginType: LOGIN_TYPE.password,
      password: values.password,
      ...(captcha && { captcha }),
    });
    if (remember) rememberAccount(userPhone);
  }

  return (
    <AccountForm
      account={account}
      name="account"
      initialValues={{ userPhone: arrivedWith(state) ?? rememberedAccount() }}
      submitLabel={formatMessage({ id: 'account.login.submit' })}
      onSubmit={handleSubmit}
    >
      <Form.Item name="userPhone" label={formatMessage({ id: 'account.name' })} rules={accountNameRules}>
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
      <div className={styles.between}>
        <Checkbox
          className={styles.remember}
          checked={remember}
          onChange={(event) => handleRemember(event.target.checked)}
        >
          {formatMessage({ id: 'account.login.remember' })}
        </Checkbox>
        <AuthLink to="/reset-password">{formatMessage({ id: 'account.login.forgot' })}</AuthLink>
      </div>
    </AccountForm>
  );
}
