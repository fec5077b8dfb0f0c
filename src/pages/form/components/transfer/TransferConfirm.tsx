import { useT } from '@@/texts/form';
import { useModel } from '@umijs/max';
import { Button, Form, Input } from 'antd';
import { AccountForm } from '@/components/AccountForm';
import { CaptchaField } from '@/components/CaptchaField';
import { Code } from '@/components/Code';
import { Facts } from '@/components/Facts';
import { Money } from '@/components/Money';
import { PasswordField } from '@/components/PasswordInput';
import { type AccountValues, useAccountForm } from '@/components/useAccountForm';
import { FORM_ERROR } from '@/domain/console/submission';
import { TRANSFER_FIELDS } from '@/domain/console/transfer';
import { formatMoney } from '@/domain/money/money';
import { hasErrorCode } from '@/domain/requestError';
import { submitTransfer } from '@/services/consoleForm';
import { fetchCaptcha } from '@/services/signIn';
import { useFieldErrors } from '../fieldRules';
import { type TransferState, useTransferLimits } from './useTransfer';

/** The second step: the summary and the password. */
export function TransferConfirm({
  transfer: { transfer, accounts, submit, goTo, reject },
}: {
  transfer: TransferState;
}) {
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  const account = useAccountForm({ fetchCaptcha });
  const readFieldErrors = useFieldErrors(TRANSFER_FIELDS, useTransferLimits());
  if (!transfer) return null;
  const payAccount = accounts.data?.list.find(({ accountId }) => accountId === transfer.payAccountId);

  async function handleSubmit({ password, captcha }: Required<AccountValues>) {
    if (!transfer) return;
    const solvedCaptcha = account.captcha.answered(captcha);
    await submit.run(
      (idempotencyKey) =>
        submitTransfer({
          content: transfer,
          password,
          ...(solvedCaptcha && { captcha: solvedCaptcha }),
          idempotencyKey,
        }),
      (error) => {
        const { balanceShort, fieldsInvalid } = FORM_ERROR;
        const errors = readFieldErrors(error);
        const isRejected = [balanceShort, fieldsInvalid].some((code) => hasErrorCode(error, code));
        if (isRejected) reject(errors.length > 0 ? errors : [['amount', error.message]]);
        else account.showFailure(error);
      },
    );
  }

  return (
    <>
      <Facts
        column={1}
        styles={{ label: { whiteSpace: 'nowrap' }, content: { overflowWrap: 'anywhere' } }}
        bordered
        size="small"
        label={(name) => t(`form.transfer.${name}`)}
        values={{
          payAccountId: payAccount?.name,
          receiverAccount: (
            <>
              {t(`form.receiverType.${transfer.receiverType}`)} <Code>{transfer.receiverAccount}</Code>
            </>
          ),
          receiverName: transfer.receiverName,
          amount: <Money cents={transfer.amount} />,
        }}
      />
      <AccountForm
        account={account}
        name="transferProof"
        initialValues={{ userName: user?.userName }}
        submitDisabled={submit.isUnknown}
        submitLabel={t('form.transfer.submit', { amount: formatMoney(transfer.amount, t.locale) })}
        onSubmit={handleSubmit}
      >
        <Form.Item name="userName" hidden>
          <Input name="username" autoComplete="username" />
        </Form.Item>
        <PasswordField />
        <CaptchaField captcha={account.captcha} />
      </AccountForm>
      <Button size="large" block disabled={submit.isPending} onClick={() => goTo('fill')}>
        {t('form.transfer.back')}
      </Button>
    </>
  );
}
