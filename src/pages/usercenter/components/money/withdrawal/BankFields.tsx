import { useT } from '@@/texts/balance';
import { Form, Input } from 'antd';
import { CardGrid } from '@/components/CardGrid';
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
  const t = useT();

  function getError(typed: string): string | undefined {
    const error = bankAccountError(typed, holder.type);
    if (error === undefined) return undefined;
    return error === 'format'
      ? t(`withdrawal.number.format.${holder.type}`)
      : t(`withdrawal.number.${error}`);
  }

  return (
    <CardGrid min={260} gap="0 24px">
      <Form.Item label={t('withdrawal.holder')} extra={t('withdrawal.holder.note')}>
        <bdi>{holder.name}</bdi>
      </Form.Item>
      <Form.Item
        name="bank"
        label={t('withdrawal.bank')}
        rules={[{ required: true, message: t('withdrawal.bank.required') }]}
      >
        <Select
          size="large"
          options={BANKS.map((value) => ({
            value,
            label: t(`withdrawal.bank.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="accountNumber"
        label={t('withdrawal.number')}
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
    </CardGrid>
  );
}
