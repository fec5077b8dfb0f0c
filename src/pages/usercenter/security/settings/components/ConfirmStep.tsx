import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import layout from '@/components/layout.module.css';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { SmsCodeField } from '@/components/SmsCodeField';
import { type AccountFormState, type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { changePhone, sendPhoneCode } from '@/services/security';
import { fetchCaptcha } from '@/services/user';
import type { PhoneChangeFlow, PhoneChangeStatus } from './usePhoneChange';
import { usePhoneCode } from './usePhoneCode';

interface ConfirmStepProps {
  flow: PhoneChangeFlow;
  status: PhoneChangeStatus;
  proofId: string;
  /** The form of the step before, which gets the refusal of a number. */
  newPhone: AccountFormState;
}

/** The last step: the code that came to the new number. */
export function ConfirmStep({ flow, status, proofId, newPhone }: ConfirmStepProps) {
  const { formatMessage } = useIntl();
  const signal = useUnmountSignal();
  const account = useAccountForm({ fetchCaptcha });

  /** Rejects with whatever this step has to show itself. */
  async function inStep(call: () => Promise<void>) {
    try {
      await call();
    } catch (error) {
      const failure = flow.isOutOfStep(error);
      if (!failure) throw error;
      await flow.resume(failure);
      if (failure.code === ACCOUNT_ERROR.phoneTaken) newPhone.showFailure(error);
    }
  }

  const sms = usePhoneCode({
    account,
    code: status.code,
    countdownKey: 'phoneChange:new',
    // Without a number it goes where the last one went: after a reload only the server knows it.
    send: () =>
      inStep(async () => flow.take(await sendPhoneCode({ target: 'new', proofId }, { signal: signal() }))),
  });

  function handleSubmit({ smsVerificationCode }: Required<AccountValues>) {
    return inStep(async () =>
      flow.handleDone(await changePhone({ proofId, smsVerificationCode }, { signal: signal() })),
    );
  }

  return (
    <>
      <p className={layout.spaceAfterMd}>
        {formatMessage(
          { id: 'security.changePhone.confirmLead' },
          {
            phone: (
              <bdi key="phone" dir="ltr">
                {status.newPhone}
              </bdi>
            ),
          },
        )}
      </p>
      <AccountForm
        account={account}
        name="confirmPhone"
        submitLabel={formatMessage({ id: 'security.changePhone.submit' })}
        onSubmit={handleSubmit}
      >
        <SmsCodeField sms={{ ...sms, sentTo: undefined }} />
      </AccountForm>
      <Flex className={layout.spaceBeforeMd} wrap justify="center" gap={8}>
        <Button type="link" onClick={() => flow.happen('chooseAnother')}>
          {formatMessage({ id: 'security.changePhone.another' })}
        </Button>
      </Flex>
    </>
  );
}
