import { useIntl, useModel } from '@umijs/max';
import { Checkbox, Form } from 'antd';
import { FormDialog } from '@/components/FormDialog';
import { TitleFields, type TitleValues, toTitle, toValues } from '@/components/invoice/TitleFields';
import { useMessage } from '@/components/MessageContext';
import { useServerMessage } from '@/components/useServerMessage';
import { invoiceTitleEndpoints } from '@/domain/invoice/endpoints';
import type { InvoiceTitle } from '@/domain/invoice/title';
import { isRefusal, isRequestError } from '@/domain/requestError';
import { addInvoiceTitle, changeInvoiceTitle } from '@/services/invoice';

interface TitleDialogProps {
  /** Undefined for a new title. */
  title: InvoiceTitle | undefined;
  /** Whether it will be the only title, and so the default one. */
  isFirst: boolean;
  onSaved: () => void;
  onClose: () => void;
}

interface DialogValues extends TitleValues {
  isDefault: boolean;
}

/** Adds or edits a saved title. */
export function TitleDialog({ title, isFirst, onSaved, onClose }: TitleDialogProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const ownEmail = useModel('@@initialState').initialState?.currentUser?.email ?? '';
  const [refusal, setRefusal] = useServerMessage<string>();
  const isDefault = title?.isDefault ?? isFirst;

  async function handleSave({ isDefault: chosen, ...values }: DialogValues) {
    const payload = { ...toTitle(values), isDefault: chosen };
    setRefusal(undefined);
    try {
      if (title) await changeInvoiceTitle(title.titleId, payload);
      else await addInvoiceTitle(payload);
    } catch (error) {
      const endpoint = title ? invoiceTitleEndpoints.change : invoiceTitleEndpoints.add;
      if (isRequestError(error) && isRefusal(error, endpoint)) setRefusal(error.message);
      throw error;
    }
    void message.success(formatMessage({ id: 'invoice.titles.saved' }));
    onSaved();
  }

  return (
    <FormDialog<DialogValues>
      title={formatMessage({ id: title ? 'invoice.titles.edit.title' : 'invoice.titles.add' })}
      okText={formatMessage({ id: 'invoice.titles.save' })}
      initialValues={{ ...toValues(title, ownEmail), isDefault }}
      firstField="title"
      onSave={handleSave}
      onClose={onClose}
    >
      <TitleFields refusal={refusal} />
      {/* The default title stays it until another one is. */}
      <Form.Item name="isDefault" valuePropName="checked" hidden={isDefault}>
        <Checkbox>{formatMessage({ id: 'invoice.titles.isDefault' })}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
