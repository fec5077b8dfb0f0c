import { useT } from '@@/texts/invoice';
import { useModel } from '@umijs/max';
import { FormDialog } from '@/components/form/FormDialog';
import { TickField } from '@/components/form/TickField';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import {
  TitleFields,
  type TitleValues,
  toTitle,
  toValues,
  useTitleLabel,
} from '@/components/invoice/TitleFields';
import { useMessage } from '@/components/MessageContext';
import { pickFields } from '@/domain/conflict';
import { invoiceTitleEndpoints } from '@/domain/invoice/endpoints';
import { INVOICE_ERROR } from '@/domain/invoice/invoiceMachine';
import { type InvoiceTitle, TITLE_GROUPS } from '@/domain/invoice/title';
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
  const t = useT();
  const message = useMessage();
  const ownEmail = useModel('@@initialState').initialState?.currentUser?.email ?? '';
  const isDefault = title?.isDefault ?? isFirst;
  const getLabel = useTitleLabel();
  const label = (name: keyof DialogValues) =>
    name === 'isDefault' ? t('invoice.titles.isDefault') : getLabel(name);
  const toDialogValues = (saved: InvoiceTitle | undefined): DialogValues => ({
    ...toValues(saved, ownEmail),
    isDefault: saved?.isDefault ?? isFirst,
  });
  const edit = useRecordEdit<DialogValues, InvoiceTitle>({
    record: title,
    kind: 'title',
    endpoint: invoiceTitleEndpoints.change,
    toValues: toDialogValues,
    save({ titleId, version }, changes, values) {
      const { isDefault: chosen, ...texts } = { ...toDialogValues(title), ...values };
      const sent = { ...toTitle(texts), isDefault: chosen };
      const names = Object.keys(changes) as (keyof DialogValues)[];
      return changeInvoiceTitle(titleId, { ...pickFields<DialogValues>(sent, names), version });
    },
    groups: TITLE_GROUPS,
    label,
    text(name, { titleType }) {
      if (name === 'taxNumber' && titleType === 'personal') return null;
      return name === 'titleType' && titleType ? t(`invoice.type.${titleType}`) : undefined;
    },
  });

  return (
    <FormDialog<DialogValues, InvoiceTitle>
      title={t(title ? 'invoice.titles.edit.title' : 'invoice.titles.add')}
      okText={t('invoice.titles.save')}
      initialValues={toDialogValues(title)}
      firstField="title"
      draft={`invoice-title-${title?.titleId ?? 'new'}`}
      onSave={({ isDefault: chosen, ...values }) =>
        addInvoiceTitle({ ...toTitle(values), isDefault: chosen })
      }
      edit={edit}
      errorFields={{ [INVOICE_ERROR.tooManyTitles]: 'title', [INVOICE_ERROR.titleKept]: 'title' }}
      onDone={() => {
        void message.success(t('invoice.titles.saved'));
        onSaved();
      }}
      onClose={onClose}
    >
      <TitleFields />
      {/* The default title stays it until another one is. */}
      <TickField name="isDefault" hidden={isDefault}>
        {label('isDefault')}
      </TickField>
    </FormDialog>
  );
}
