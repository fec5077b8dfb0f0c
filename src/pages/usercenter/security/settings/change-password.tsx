import { useT } from '@@/texts/security';
import { useModel } from '@umijs/max';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { keepDeviceToken } from '@/browser/deviceToken';
import { AccountForm } from '@/components/AccountForm';
import { required } from '@/components/accountRules';
import { CaptchaField } from '@/components/CaptchaField';
import layout from '@/components/layout.module.css';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PageHeader } from '@/components/PageHeader';
import { PasswordInput } from '@/components/PasswordInput';
import panelStyles from '@/components/panel.module.css';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { changePassword } from '@/services/security';
import { fetchCaptcha } from '@/services/signIn';
import { ChangeDone } from '../components/ChangeDone';
import styles from '../components/Security.module.css';

const oldPasswordRules = [required('security.changePassword.oldRequired')];

/** `/usercenter/security/settings/change-password`: changes the password and ends the other sessions. */
export default function ChangePasswordPage() {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });
  const [endedSessions, setEndedSessions] = useState<number>();

  async function handleSubmit({ oldPassword, password, passwordRepeat, captcha }: Required<AccountValues>) {
    const result = await changePassword(
      { oldPassword, password, passwordRepeat, captcha: account.captcha.answered(captcha) },
      { signal: signal() },
    );
    keepDeviceToken(result.deviceToken);
    setEndedSessions(result.endedSessions);
  }

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.changePassword')}
        line={t('security.changePassword.lead')}
        back={{ to: '/usercenter/security/settings', text: t('security.backToSettings') }}
      />
      {endedSessions !== undefined ? (
        <ChangeDone title={t('security.changePassword.done')} endedSessions={endedSessions} />
      ) : (
        <div className={`${panelStyles.panel} ${styles.form}`}>
          <AccountForm
            account={account}
            name="changePassword"
            initialValues={{ userName: user?.userName }}
            submitLabel={t('security.changePassword.submit')}
            onSubmit={handleSubmit}
          >
            <Form.Item name="userName" hidden>
              <Input name="username" autoComplete="username" />
            </Form.Item>
            <Form.Item name="oldPassword" label={t('security.changePassword.old')} rules={oldPasswordRules}>
              <PasswordInput name="current-password" autoComplete="current-password" />
            </Form.Item>
            <CaptchaField captcha={account.captcha} />
            <NewPasswordFields />
          </AccountForm>
        </div>
      )}
    </div>
  );
}
