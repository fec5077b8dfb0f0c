import { useT } from '@@/texts/security';
import { useModel } from '@umijs/max';
import { Form, Input } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { Code } from '@/components/Code';
import layout from '@/components/layout.module.css';
import { useSecondsLeft, useTimeUp } from '@/components/order/useSecondsLeft';
import { PasswordField } from '@/components/PasswordInput';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { TabSwitch } from '@/components/TabSwitch';
import typography from '@/components/typography.module.css';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import type { ServerMoment } from '@/domain/serverClock';
import { provePhoneChange, sendPhoneCode } from '@/services/security';
import { fetchCaptcha } from '@/services/signIn';
import { type PhoneChangeStatus, usePhoneCode } from './usePhoneChange';

interface ProofStepProps {
  status: PhoneChangeStatus;
  onProgress: (next: PhoneChangeStatus) => void;
}

function CodeProofForm({ status, onProgress }: ProofStepProps) {
  const t = useT();
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });
  const sms = usePhoneCode({
    account,
    code: status.code,
    countdownKey: 'phoneChange:current',
    send: async (payload) =>
      onProgress(await sendPhoneCode({ target: 'current', ...payload }, { signal: signal() })),
  });

  async function handleSubmit({ smsVerificationCode }: Required<AccountValues>) {
    onProgress(await provePhoneChange({ method: 'code', smsVerificationCode }, { signal: signal() }));
  }

  return (
    <AccountForm
      account={account}
      name="proofByCode"
      submitLabel={t('security.changePhone.next')}
      onSubmit={handleSubmit}
    >
      <p className={layout.spaceAfterMd}>
        {t('security.changePhone.codeLead', { phone: <Code key="phone">{status.userPhone}</Code> })}
      </p>
      <CaptchaField captcha={account.captcha} />
      <SmsCodeField sms={sms} />
    </AccountForm>
  );
}

function PasswordProofForm({ onProgress }: Pick<ProofStepProps, 'onProgress'>) {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });

  async function handleSubmit({ password, captcha }: Required<AccountValues>) {
    onProgress(
      await provePhoneChange(
        { method: 'password', password, captcha: account.captcha.answered(captcha) },
        { signal: signal() },
      ),
    );
  }

  return (
    <AccountForm
      account={account}
      name="proofByPassword"
      initialValues={{ userName: user?.userName }}
      submitLabel={t('security.changePhone.next')}
      onSubmit={handleSubmit}
    >
      <p className={layout.spaceAfterMd}>{t('security.changePhone.passwordLead')}</p>
      <Form.Item name="userName" hidden>
        <Input name="username" autoComplete="username" />
      </Form.Item>
      <PasswordField />
      <CaptchaField captcha={account.captcha} />
    </AccountForm>
  );
}

/** The first step: a code to the current phone, or the password. The choice is kept in the URL. */
export function ProofStep({ status, onProgress }: ProofStepProps) {
  const t = useT();
  const { query, change } = useQueryState();
  return (
    <TabSwitch
      activeKey={query.get('by') === 'password' ? 'password' : 'code'}
      onChange={(by) => change({ by: by === 'password' ? by : undefined }, { replace: true })}
      tabs={[
        {
          key: 'code',
          label: t('security.changePhone.byCode'),
          children: <CodeProofForm status={status} onProgress={onProgress} />,
        },
        {
          key: 'password',
          label: t('security.changePhone.byPassword'),
          children: <PasswordProofForm onProgress={onProgress} />,
        },
      ]}
    />
  );
}

interface ProofClockProps {
  /** ISO 8601. */
  deadline: string;
  moment: ServerMoment;
  onExpire: () => void;
}

const formatSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The remaining validity of the proof, on the server's clock. */
export function ProofClock({ deadline, moment, onExpire }: ProofClockProps) {
  const t = useT();
  const secondsLeft = useSecondsLeft(deadline, moment);
  useTimeUp(secondsLeft === 0, onExpire);

  return (
    <p className={`${layout.spaceAfterMd} ${typography.secondary}`}>
      {t('security.changePhone.left', { time: formatSeconds(secondsLeft) })}
    </p>
  );
}
