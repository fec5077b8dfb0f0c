import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import layout from '@/components/layout.module.css';
import { PhoneField } from '@/components/PhoneField';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { AccountFormState, AccountValues } from '@/components/useAccountForm';
import { normalizePhone } from '@/domain/account/phone';
import { sendPhoneCode } from '@/services/security';
import type { PhoneChangeFlow } from './usePhoneChange';

interface NewPhoneStepProps {
  flow: PhoneChangeFlow;
  proofId: string;
  /** The page's, so that a number survives when this step has to be left for another proof. */
  account: AccountFormState;
}

/** The second step: which number it shall be. It gets a code. */
export function NewPhoneStep({ flow, proofId, account }: NewPhoneStepProps) {
  const { formatMessage } = useIntl();
  const signal = useUnmountSignal();

  async function handleSubmit(values: Required<AccountValues>) {
    try {
      const userPhone = normalizePhone(values.userPhone);
      flow.take(await sendPhoneCode({ target: 'new', proofId, userPhone }, { signal: signal() }));
    } catch (error) {
      const failure = flow.isOutOfStep(error);
      if (!failure) throw error;
      await flow.resume(failure);
    }
  }

  return (
    <>
      <AccountForm
        account={account}
        name="newPhone"
        submitLabel={formatMessage({ id: 'security.changePhone.sendCode' })}
        onSubmit={handleSubmit}
      >
        <PhoneField label={formatMessage({ id: 'security.changePhone.newPhone' })} />
      </AccountForm>
      {flow.status?.newPhone && (
        <Flex className={layout.spaceBeforeMd} wrap justify="center" gap={8}>
          <Button type="link" onClick={() => void flow.refresh()}>
            {formatMessage({ id: 'security.changePhone.toCode' })}
          </Button>
        </Flex>
      )}
    </>
  );
}
