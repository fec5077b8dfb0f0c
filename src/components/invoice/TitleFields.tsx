import { useT } from '@@/texts/invoice';
import { Form, Input, Radio } from 'antd';
import * as v from 'valibot';
import { textRule } from '@/components/form/fieldRules';
import { textLimit } from '@/components/form/textCount';
import { useNameRule } from '@/components/form/useNameRule';
import {
  EMAIL_MAX_LENGTH,
  emailSchema,
  INVOICE_TITLE_MAX_LENGTH,
  INVOICE_TITLE_TYPES,
  type InvoiceTitle,
  isTaxNumber,
  normalizeTaxNumber,
  titleEntries,
} from '@/domain/invoice/title';
import { trimName } from '@/domain/name';

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
  title: trimName(title),
  email: email.trim(),
  ...(titleType === 'company' && { taxNumber: normalizeTaxNumber(taxNumber) }),
});

const LABELS = {
  titleType: 'invoice.type',
  title: 'invoice.name',
  taxNumber: 'invoice.taxNumber',
  email: 'invoice.email',
} as const;

/** Returns a function for the label of a field of a title. */
export function useTitleLabel() {
  const t = useT();
  return (name: keyof TitleValues) => t(LABELS[name]);
}

/** The fields of a title, for a form with `TitleValues`. */
export function TitleFields() {
  const t = useT();
  const nameRule = useNameRule();
  const form = Form.useFormInstance<TitleValues>();
  const isCompany = Form.useWatch('titleType', form) !== 'personal';
  const label = useTitleLabel();

  return (
    <>
      <Form.Item name="titleType" label={label('titleType')}>
        <Radio.Group
          aria-label={label('titleType')}
          options={INVOICE_TITLE_TYPES.map((value) => ({ value, label: t(`invoice.type.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="title"
        label={label('title')}
        rules={[nameRule(titleEntries.title, t('invoice.name.missing'))]}
      >
        <Input
          count={textLimit(INVOICE_TITLE_MAX_LENGTH)}
          autoComplete={isCompany ? 'organization' : 'name'}
        />
      </Form.Item>
      {isCompany && (
        <Form.Item
          name="taxNumber"
          label={label('taxNumber')}
          rules={[
            textRule((value) => !isTaxNumber(normalizeTaxNumber(value)) && t('invoice.taxNumber.wrong')),
          ]}
        >
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
      <EmailField label={label('email')} />
    </>
  );
}

/** Where an invoice is sent. */
export function EmailField({ label }: { label: string }) {
  const t = useT();
  const rule = textRule((typed) => !v.is(emailSchema, typed.trim()) && t('invoice.email.wrong'));
  return (
    <Form.Item name="email" label={label} rules={[rule]}>
      <Input type="email" count={textLimit(EMAIL_MAX_LENGTH)} autoComplete="email" />
    </Form.Item>
  );
}
