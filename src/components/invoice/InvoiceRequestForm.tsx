import { useT } from '@@/texts/invoice';
import { useModel } from '@umijs/max';
import { Form, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Select } from '@/components/form/Select';
import { SubmitForm } from '@/components/form/SubmitForm';
import { TickField } from '@/components/form/TickField';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import type { InvoiceLineKind } from '@/domain/invoice/invoice';
import { type InvoiceTitle, isSameTitle, normalizeTaxNumber } from '@/domain/invoice/title';
import { formatMoney } from '@/domain/money/money';
import styles from './InvoiceRequestForm.module.css';
import { TitleFields, type TitleValues, toTitle, toValues } from './TitleFields';
import type { useInvoiceRequest } from './useInvoiceRequest';

interface InvoiceRequestFormProps {
  /** What the invoice is for. */
  lines: readonly { kind: InvoiceLineKind; id: string }[];
  /** Their sum in cents. */
  amount: number;
  listTitles: (options: { signal: AbortSignal }) => Promise<{ list: InvoiceTitle[] }>;
  request: ReturnType<typeof useInvoiceRequest>;
  onClose: () => void;
}

interface RequestValues extends TitleValues {
  keepTitle: boolean;
}

/** Requests one invoice for some orders and top-ups, with a saved title or a new one. */
export function InvoiceRequestForm({ listTitles, ...props }: InvoiceRequestFormProps) {
  // Without them, a new title can be entered.
  const titles = useQuery(listTitles, { silent: true });
  if (!titles.data && !titles.error)
    return (
      <div aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    );
  return <LoadedForm {...props} titles={titles.data?.list ?? []} />;
}

const NEW = 'new';

function LoadedForm({
  lines,
  amount,
  request,
  titles,
  onClose,
}: Omit<InvoiceRequestFormProps, 'listTitles'> & { titles: readonly InvoiceTitle[] }) {
  const t = useT();
  const id = useId();
  const [form] = Form.useForm<RequestValues>();
  const ownEmail = useModel('@@initialState').initialState?.currentUser?.email ?? '';
  const [chosen, setChosen] = useState(titles[0]?.titleId ?? NEW);
  const [isNew, setNew] = useState(titles.length === 0);

  function handleChoice(titleId: string) {
    const title = titles.find((each) => each.titleId === titleId);
    setChosen(titleId);
    setNew(!title);
    form.setFieldsValue(toValues(title, ownEmail));
  }

  function handleChange(_change: unknown, values: RequestValues) {
    const { titleType, title = '', taxNumber = '' } = values;
    const typed = { titleType, title, taxNumber: normalizeTaxNumber(taxNumber) };
    setNew(!titles.some((each) => isSameTitle(each, typed)));
  }

  function handleSave({ keepTitle, ...values }: RequestValues) {
    if (request.isUnknown) return request.retry();
    return request.run({
      ...toTitle(values),
      lines: lines.map(({ kind, id: lineId }) => ({ kind, id: lineId })),
      amount,
      keepTitle: isNew && keepTitle,
    });
  }

  return (
    <SubmitForm
      form={form}
      className={styles.form}
      draft="invoice-request"
      initialValues={{ ...toValues(titles[0], ownEmail), keepTitle: true }}
      onValuesChange={handleChange}
      onSave={handleSave}
      submitText={t(request.isUnknown ? 'invoice.unknown.check' : 'invoice.request.submit')}
      submitProps={{ disabled: amount === 0, loading: request.isPending }}
      cancelText={t('invoice.request.cancel')}
      onCancel={onClose}
      footerClassName={layout.spaceBeforeMd}
    >
      <p className={styles.sum}>
        {t('invoice.request.sum', { count: lines.length, amount: formatMoney(amount, t.locale) })}
      </p>
      {titles.length > 0 && (
        <Form.Item label={t('invoice.title.choose')} htmlFor={id}>
          <Select
            id={id}
            value={chosen}
            onChange={handleChoice}
            options={[
              ...titles.map(({ titleId, title }) => ({ value: titleId, label: title })),
              { value: NEW, label: t('invoice.title.new') },
            ]}
          />
        </Form.Item>
      )}
      <TitleFields />
      <TickField name="keepTitle" hidden={!isNew}>
        {t('invoice.title.keep')}
      </TickField>
      {(request.isUnknown || request.outcome === 'missing') && (
        <Alert
          type={request.isUnknown ? 'warning' : 'info'}
          title={t(request.isUnknown ? 'invoice.unknown' : 'invoice.missing')}
          description={request.isUnknown && t('invoice.unknown.description')}
        />
      )}
    </SubmitForm>
  );
}
