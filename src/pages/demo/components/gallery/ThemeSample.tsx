import { useT } from '@@/texts/demo';
import { ConfigProvider } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { ThemeMode } from '@/browser/theme';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PhoneField } from '@/components/PhoneField';
import panelStyles from '@/components/panel.module.css';
import { portalTheme } from '@/components/portalTheme';
import { SmsCodeField } from '@/components/SmsCodeField';
import { useAccountForm } from '@/components/useAccountForm';
import { useSmsCode } from '@/components/useSmsCode';
import { fetchCaptcha, sendSmsCode } from '@/services/signIn';
import styles from './Gallery.module.css';
import { PageSamples } from './PageSamples';

/** The shared components in one theme, independent of the portal's theme. */
export function ThemeSample({ mode }: { mode: ThemeMode }) {
  const t = useT();
  const name = t(`demo.gallery.${mode}`);
  // antd declares the variables of this theme under this class; the build's style sheets under the second one.
  const key = `demo-${mode}`;
  return (
    <ConfigProvider theme={{ ...portalTheme(mode), inherit: false, cssVar: { key } }}>
      <section
        className={`${key} portal-${mode} ${panelStyles.panel} ${styles.sample}`}
        style={{ colorScheme: mode }}
        aria-label={name}
      >
        <h2>{name}</h2>
        <FieldSamples formName={key} />
        <PageSamples />
      </section>
    </ConfigProvider>
  );
}

const submitNothing = async () => {};

/** The account fields, fully working: codes are sent to the outbox. `formName` is unique on the page. */
function FieldSamples({ formName }: { formName: string }) {
  const t = useT();
  const account = useAccountForm({ fetchCaptcha });
  const sms = useSmsCode({ account, scene: 'register', send: sendSmsCode });
  const showCaptcha = useEffectEvent(() => void account.captcha.refresh());
  useEffect(() => showCaptcha(), []);
  return (
    <AccountForm
      account={account}
      name={formName}
      submitLabel={t('demo.gallery.check')}
      onSubmit={submitNothing}
    >
      <PhoneField />
      <CaptchaField captcha={account.captcha} />
      <SmsCodeField sms={sms} />
      <NewPasswordFields />
    </AccountForm>
  );
}
