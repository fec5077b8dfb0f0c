import { useIntl } from '@umijs/max';
import { Form, Input } from 'antd';
import { textRule } from '@/components/form/fieldRules';
import { Select } from '@/components/form/Select';
import { textLimit } from '@/components/form/textCount';
import {
  BANK_ACCOUNT_MAX_LENGTH,
  BANKS,
  bankAccountError,
  type WithdrawalOptions,
} from '@/domain/money/withdrawal';

/** The bank account of a withdrawal. Its name is the verified one. */
export function BankFields({ holder }: { holder: NonNullable<WithdrawalOptions['holder']> }) {
  const { formatMessage } = useIntl();

  function getError(typed: string): string | undefined {
    const error = bankAccountError(typed, holder.type);
    if (error === undefined) return undefined;
    return error === 'format'
      ? formatMessage({ id: `withdrawal.number.format.${holder.type}` })
      : formatMessage({ id: `withdrawal.number.${error}` });
  }

  return (
    <>
      <Form.Item
        label={formatMessage({ id: 'withdrawal.holder' })}
        extra={formatMessage({ id: 'withdrawal.holder.note' })}
      >
        <bdi>{holder.name}</bdi>
      </Form.Item>
      <Form.Item
        name="bank"
        label={formatMessage({ id: 'withdrawal.bank' })}
        rules={[{ required: true, message: formatMessage({ id: 'withdrawal.bank.required' }) }]}
      >
        <Select
          size="large"
          options={BANKS.map((value) => ({
            value,
            label: formatMessage({ id: `withdrawal.bank.${value}` }),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="accountNumber"
        label={formatMessage({ id: 'withdrawal.number' })}
        validateTrigger="onBlur"
        rules={[textRule(getError)]}
      >
        <Input
          size="large"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          count={textLimit(BANK_ACCOUNT_MAX_LENGTH)}
        />
      </Form.Item>
    </>
  );
}
