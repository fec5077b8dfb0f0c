import { useT } from '@@/texts/demo';
import { Button, ConfigProvider } from 'antd';
import { type PropsWithChildren, useEffect, useEffectEvent } from 'react';
import type { ThemeMode } from '@/browser/theme';
import { AccountForm } from '@/components/AccountForm';
import { Brand } from '@/components/Brand';
import { CaptchaField } from '@/components/CaptchaField';
import { CardGrid } from '@/components/CardGrid';
import { Disclosure } from '@/components/Disclosure';
import { Figures } from '@/components/Figures';
import { Greeting } from '@/components/Greeting';
import { MarketDrawing } from '@/components/MarketDrawing';
import { Money } from '@/components/Money';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { PageHeader } from '@/components/PageHeader';
import { PageLoading } from '@/components/PageLoading';
import { PhoneField } from '@/components/PhoneField';
import panelStyles from '@/components/panel.module.css';
import { portalTheme } from '@/components/portalTheme';
import { RadioCards } from '@/components/RadioCards';
import { Section } from '@/components/Section';
import { SmsCodeField } from '@/components/SmsCodeField';
import { StatusDrawing, type StatusDrawingName } from '@/components/StatusDrawing';
import typography from '@/components/typography.module.css';
import { useAccountForm } from '@/components/useAccountForm';
import { useSmsCode } from '@/components/useSmsCode';
import { fetchCaptcha, sendSmsCode } from '@/services/signIn';
import styles from './Gallery.module.css';

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

const DRAWINGS: StatusDrawingName[] = ['notFound', 'forbidden', 'failed', 'offline', 'done', 'empty'];
const DRAWING_WIDTH = 160;

function PageSamples() {
  const t = useT();
  return (
    <>
      <Sample name="StatusDrawing">
        <CardGrid min={120}>
          {DRAWINGS.map((name) => (
            <figure key={name} className={`${typography.note} ${typography.centred}`}>
              <StatusDrawing name={name} width={DRAWING_WIDTH} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </CardGrid>
      </Sample>
      <Sample name="Brand">
        <Brand />
      </Sample>
      <Sample name="Greeting">
        <Greeting name={t('demo.gallery.person')} />
      </Sample>
      <Sample name="PageHeader">
        <PageHeader
          title={t('demo.gallery.page')}
          line={t('demo.gallery.moreText')}
          actions={<Button type="primary">{t('demo.gallery.check')}</Button>}
        />
      </Sample>
      <Sample name="Section">
        <Section title={t('demo.gallery.section')} actions={<Button>{t('demo.gallery.check')}</Button>}>
          <p>{t('demo.gallery.moreText')}</p>
        </Section>
      </Sample>
      <Sample name="Figures">
        <Figures
          items={[
            {
              label: t('demo.gallery.spent'),
              value: <Money cents={128_000} />,
              change: t('demo.gallery.change'),
            },
            { label: t('demo.gallery.services'), value: 14 },
          ]}
        />
      </Sample>
      <Sample name="RadioCards">
        <RadioCards
          label={t('demo.gallery.plan')}
          options={(['small', 'large'] as const).map((value, index) => ({
            value,
            title: t(`demo.gallery.plan.${value}`),
            line: t('demo.gallery.moreText'),
            price: <Money cents={(index + 1) * 9_900} />,
          }))}
          value="large"
          onChange={() => undefined}
        />
      </Sample>
      <Sample name="Disclosure">
        <Disclosure open label={t('demo.gallery.more')} extra={t('demo.gallery.person')}>
          {t('demo.gallery.moreText')}
        </Disclosure>
      </Sample>
      <Sample name="PageLoading">
        <PageLoading />
      </Sample>
      <Sample name="MarketDrawing">
        <MarketDrawing />
      </Sample>
    </>
  );
}

/** A component as a static figure. Inert, because its headings and links are not part of this page. */
function Sample({ name, children }: PropsWithChildren<{ name: string }>) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.picture} inert aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}
