import { useIntl } from '@umijs/max';
import { Form, Input, Radio } from 'antd';
import {
  INVOICE_TITLE_MAX_LENGTH,
  INVOICE_TITLE_TYPES,
  type InvoiceTitle,
  isEmail,
  isTaxNumber,
  normalizeTaxNumber,
} from '@/domain/invoice/title';

/** What the fields of a title hold. */
export interface TitleValues {
  titleType: InvoiceTitle['titleType'];
  title: string;
  taxNumber: string;
  email: string;
}

/** The values for a title; an empty one is for a company. */
export const toValues = (title: InvoiceTitle | undefined, email = ''): TitleValues => ({
  titleType: title?.titleType ?? 'company',
  title: title?.title ?? '',
  taxNumber: title?.taxNumber ?? '',
  email: title?.email ?? email,
});

/** The title that values describe; a person has no tax number. */
export const toTitle = ({ titleType, title, taxNumber, email }: TitleValues) => ({
  titleType,
  title: title.trim(),
  email: email.trim(),
  ...(titleType === 'company' && { taxNumber: normalizeTaxNumber(taxNumber) }),
});

/** The fields of a title, for a form with `TitleValues`. `refusal` is the server's message about the name. */
export function TitleFields({ refusal }: { refusal?: string | undefined }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<TitleValues>();
  const isCompany = Form.useWatch('titleType', form) !== 'personal';
  const t = (id: TextSuffix<'invoice'>) => formatMessage({ id: `invoice.${id}` });
  const rule = (isValid: (value: string) => boolean, errorId: TextSuffix<'invoice'>) => ({
    validator: async (_rule: unknown, value: string = '') => {
      if (!isValid(value)) throw new Error(t(errorId));
    },
  });

  return (
    <>
      <Form.Item name="titleType" label={t('type')}>
        <Radio.Group
          aria-label={t('type')}
          options={INVOICE_TITLE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="title"
        label={t('name')}
        rules={[rule((value) => value.trim() !== '', 'name.missing')]}
        {...(refusal && { help: <span role="alert">{refusal}</span>, validateStatus: 'error' as const })}
      >
        <Input maxLength={INVOICE_TITLE_MAX_LENGTH} autoComplete={isCompany ? 'organization' : 'name'} />
      </Form.Item>
      {isCompany && (
        <Form.Item
          name="taxNumber"
          label={t('taxNumber')}
          rules={[rule((value) => isTaxNumber(normalizeTaxNumber(value)), 'taxNumber.wrong')]}
        >
          <Input maxLength={32} autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={t('email')}
        rules={[rule((value) => isEmail(value.trim()), 'email.wrong')]}
      >
        <Input type="email" maxLength={100} autoComplete="email" />
      </Form.Item>
    </>
  );
}
