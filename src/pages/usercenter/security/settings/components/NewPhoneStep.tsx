import { useT } from '@@/texts/security';
import { Button, Flex } from 'antd';
import { keepDeviceToken } from '@/browser/deviceToken';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { Code } from '@/components/Code';
import layout from '@/components/layout.module.css';
import { PhoneField } from '@/components/PhoneField';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountFormState, type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { normalizePhone } from '@/domain/account/phone';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { changePhone, sendPhoneCode } from '@/services/security';
import { fetchCaptcha } from '@/services/signIn';
import { type PhoneChangeFlow, type PhoneChangeStatus, usePhoneCode } from './usePhoneChange';

interface NewPhoneStepProps {
  flow: PhoneChangeFlow;
  proofId: string;
  /** Owned by the page, so that the number survives when a new proof is required. */
  account: AccountFormState;
}

/** The second step: the new number, which is sent a code. */
export function NewPhoneStep({ flow, proofId, account }: NewPhoneStepProps) {
  const t = useT();
  const signal = useUnmountSignal();

  async function handleSubmit(values: Required<AccountValues>) {
    const userPhone = normalizePhone(values.userPhone);
    const captcha = account.captcha.answered(values.captcha);
    const payload = { target: 'new', proofId, userPhone, captcha } as const;
    flow.take(await sendPhoneCode(payload, { signal: signal() }));
    account.captcha.dismiss();
  }

  async function handleFailed(error: RequestError) {
    if (!(await flow.resume(error))) account.showFailure(error);
  }

  return (
    <>
      <AccountForm
        account={account}
        name="newPhone"
        submitLabel={t('security.changePhone.sendCode')}
        onSubmit={handleSubmit}
        onFailed={handleFailed}
      >
        <PhoneField label={t('security.changePhone.newPhone')} />
        <CaptchaField captcha={account.captcha} />
      </AccountForm>
      {flow.status?.newPhone && (
        <Flex className={layout.spaceBeforeMd} wrap justify="center" gap={8}>
          <Button type="link" onClick={() => void flow.query.refresh()}>
            {t('security.changePhone.toCode')}
          </Button>
        </Flex>
      )}
    </>
  );
}

interface ConfirmStepProps {
  flow: PhoneChangeFlow;
  status: PhoneChangeStatus;
  proofId: string;
  /** The form of the previous step, which shows the rejection of a number. */
  newPhone: AccountFormState;
}

/** The last step: the code sent to the new number. */
export function ConfirmStep({ flow, status, proofId, newPhone }: ConfirmStepProps) {
  const t = useT();
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });

  async function handleFailed(error: RequestError) {
    if (!(await flow.resume(error))) account.showFailure(error);
    else if (hasErrorCode(error, ACCOUNT_ERROR.phoneTaken)) newPhone.showFailure(error);
  }

  const sms = usePhoneCode({
    account,
    code: status.code,
    countdownKey: 'phoneChange:new',
    // Without a number the server sends to the last one, which is unknown here after a reload.
    send: async (payload) =>
      flow.take(await sendPhoneCode({ target: 'new', proofId, ...payload }, { signal: signal() })),
    onFailed: handleFailed,
  });

  async function handleSubmit({ smsVerificationCode }: Required<AccountValues>) {
    const result = await changePhone({ proofId, smsVerificationCode }, { signal: signal() });
    keepDeviceToken(result.deviceToken);
    flow.handleDone(result);
  }

  return (
    <>
      <p className={layout.spaceAfterMd}>
        {t('security.changePhone.confirmLead', { phone: <Code key="phone">{status.newPhone}</Code> })}
      </p>
      <AccountForm
        account={account}
        name="confirmPhone"
        submitLabel={t('security.changePhone.submit')}
        onSubmit={handleSubmit}
        onFailed={handleFailed}
      >
        <CaptchaField captcha={account.captcha} />
        <SmsCodeField sms={{ ...sms, sentTo: undefined }} />
      </AccountForm>
      <Flex className={layout.spaceBeforeMd} wrap justify="center" gap={8}>
        <Button type="link" onClick={() => flow.dispatch('chooseAnother')}>
          {t('security.changePhone.another')}
        </Button>
      </Flex>
    </>
  );
}
