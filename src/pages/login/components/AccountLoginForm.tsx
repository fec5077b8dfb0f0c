import { useT } from '@@/texts/account';
import { useLocation } from '@umijs/max';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { readPreference, writePreference } from '@/browser/preference';
import { AccountForm } from '@/components/AccountForm';
import styles from '@/components/AccountForm.module.css';
import { AuthLink } from '@/components/AuthLink';
import { accountNameRules } from '@/components/accountRules';
import { CaptchaField } from '@/components/CaptchaField';
import { PasswordField } from '@/components/PasswordInput';
import { TextInput } from '@/components/TextInput';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { LOGIN_TYPE, type LoginPayload } from '@/domain/account/login';
import { fetchCaptcha } from '@/services/user';
import { normalizeAccountName } from './accountName';

const REMEMBERED_KEY = 'portal_remembered_account';

/** The account name stored by "remember me". */
const rememberedAccount = () => readPreference(REMEMBERED_KEY) ?? '';

const storeAccount = (name: string | null) => writePreference(REMEMBERED_KEY, name);

/** The phone number that registration or password reset passes in the history state. */
function getPhone(state: unknown): string | undefined {
  const phone = typeof state === 'object' && state !== null ? Reflect.get(state, 'userPhone') : undefined;
  return typeof phone === 'string' ? phone : undefined;
}

export function AccountLoginForm({ onSignIn }: { onSignIn: (payload: LoginPayload) => Promise<void> }) {
  const t = useT();
  const { state } = useLocation();
  const account = useAccountForm({ fetchCaptcha });
  const [remember, setRemember] = useState(() => rememberedAccount() !== '');

  function handleRemember(checked: boolean) {
    setRemember(checked);
    if (!checked) storeAccount(null);
  }

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizeAccountName(values.userPhone);
    await onSignIn({
      userPhone,
      loginType: LOGIN_TYPE.password,
      password: values.password,
      captcha: account.captcha.answered(values.captcha),
    });
    if (remember) storeAccount(userPhone);
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
      <div className={styles.between}>
        <Checkbox checked={remember} onChange={(event) => handleRemember(event.target.checked)}>
          {t('account.login.remember')}
        </Checkbox>
        <AuthLink to="/reset-password">{t('account.login.forgot')}</AuthLink>
      </div>
    </AccountForm>
  );
}
