import { useIntl, useModel } from '@umijs/max';
import { FormDialog } from '@/components/form/FormDialog';
import { TickField } from '@/components/form/TickField';
import { TitleFields, type TitleValues, toTitle, toValues } from '@/components/invoice/TitleFields';
import { useMessage } from '@/components/MessageContext';
import { INVOICE_ERROR } from '@/domain/invoice/invoiceMachine';
import type { InvoiceTitle } from '@/domain/invoice/title';
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
  const isDefault = title?.isDefault ?? isFirst;

  return (
    <FormDialog
      title={formatMessage({ id: title ? 'invoice.titles.edit.title' : 'invoice.titles.add' })}
      okText={formatMessage({ id: 'invoice.titles.save' })}
      initialValues={{ ...toValues(title, ownEmail), isDefault }}
      firstField="title"
      draft={`invoice-title-${title?.titleId ?? 'new'}`}
      onSave={({ isDefault: chosen, ...values }: DialogValues) => {
        const payload = { ...toTitle(values), isDefault: chosen };
        return title ? changeInvoiceTitle(title.titleId, payload) : addInvoiceTitle(payload);
      }}
      errorFields={{ [INVOICE_ERROR.tooManyTitles]: 'title', [INVOICE_ERROR.titleKept]: 'title' }}
      onDone={() => {
        void message.success(formatMessage({ id: 'invoice.titles.saved' }));
        onSaved();
      }}
      onClose={onClose}
    >
      <TitleFields />
      {/* The default title stays it until another one is. */}
      <TickField name="isDefault" hidden={isDefault}>
        {formatMessage({ id: 'invoice.titles.isDefault' })}
      </TickField>
    </FormDialog>
  );
}
