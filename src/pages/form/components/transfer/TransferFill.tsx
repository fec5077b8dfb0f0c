import { useT } from '@@/texts/form';
import { Form, Input, type InputProps, type InputRef, Space } from 'antd';
import { type Ref, useEffect } from 'react';
import { clearErrors, showFieldErrors } from '@/components/form/formProps';
import { Select } from '@/components/form/Select';
import { SubmitForm } from '@/components/form/SubmitForm';
import { QueryContent } from '@/components/query/QueryContent';
import { useTouchSize } from '@/components/useTouchSize';
import {
  RECEIVER_TYPES,
  readTypedTransfer,
  type TransferField,
  type TypedTransfer,
  transferErrors,
} from '@/domain/console/transfer';
import { formatMoney } from '@/domain/money/money';
import { fieldRules } from '../fieldRules';
import { type TransferState, useTransferLimits } from './useTransfer';

/** The first step: accounts and amount. */
export function TransferFill({ transfer }: { transfer: TransferState }) {
  const t = useT();
  const size = useTouchSize();
  const [form] = Form.useForm<TypedTransfer>();
  const { accounts, rejected } = transfer;
  const rules = fieldRules<TransferField>({
    getErrors: (values) => transferErrors(readTypedTransfer(values)),
    max: useTransferLimits(),
  });
  const ready = accounts.data !== undefined;

  useEffect(() => {
    if (rejected && ready) showFieldErrors(form, ...rejected);
  }, [form, rejected, ready]);

  const field = (name: TransferField) => ({
    name,
    label: t(`form.transfer.${name}`),
    rules: rules(name),
    required: true,
  });

  return (
    <QueryContent query={accounts} failed={t('form.failed')}>
      {({ list }) => (
        <SubmitForm<TypedTransfer>
          requiredMark="optional"
          form={form}
          name="transfer"
          size={size}
          validateTrigger="onSubmit"
          initialValues={transfer.typed}
          onValuesChange={({ receiverType }) => {
            // The receiver type decides whether an account is valid.
            if (receiverType) clearErrors(form, ['receiverAccount']);
            transfer.store(readTypedTransfer(form.getFieldsValue()));
          }}
          submitText={t('form.transfer.next')}
          // The page confirms it, also in its next step.
          unsaved={false}
          onSave={async () => transfer.goTo('confirm')}
          autoComplete="off"
        >
          <Form.Item
            {...field('payAccountId')}
            getValueProps={(value?: string) => ({ value: value || undefined })}
          >
            <Select
              placeholder={t('form.transfer.payAccountId.hint')}
              options={list.map(({ accountId, name, balance }) => ({
                value: accountId,
                label: t('form.transfer.account', { name, balance: formatMoney(balance, t.locale) }),
              }))}
            />
          </Form.Item>
          <Form.Item {...field('receiverAccount')}>
            <ReceiverInput />
          </Form.Item>
          <Form.Item {...field('receiverName')}>
            <Input />
          </Form.Item>
          <Form.Item {...field('amount')}>
            <Input prefix="¥" inputMode="decimal" dir="ltr" />
          </Form.Item>
        </SubmitForm>
      )}
    </QueryContent>
  );
}

/** The account of the receiver, after its type. The form gives it the control of the account. */
function ReceiverInput(account: InputProps & { ref?: Ref<InputRef> }) {
  const t = useT();
  return (
    <Space.Compact block>
      <Form.Item name="receiverType" noStyle>
        <Select
          aria-label={t('form.transfer.receiverType')}
          style={{ inlineSize: 130, flex: 'none' }}
          options={RECEIVER_TYPES.map((value) => ({ value, label: t(`form.receiverType.${value}`) }))}
        />
      </Form.Item>
      <Input {...account} dir="ltr" />
    </Space.Compact>
  );
}
