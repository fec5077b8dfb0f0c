import { FormattedMessage } from '@umijs/max';
import type { FormRule } from 'antd';

/** All errors of a field. The names are part of the text ids. */
const KINDS = [
  'required',
  'tooLong',
  'day',
  'beforeStart',
  'tooMany',
  'weight',
  'alipay',
  'bank',
  'amount',
  'tooLittle',
  'tooMuch',
  'host',
  'same',
  'time',
  'member',
  'memberEditing',
] as const;
type ErrorKind = (typeof KINDS)[number];

interface FieldRulesOptions<F extends string> {
  /** Returns the errors of all fields. */
  getErrors: (values: unknown) => Partial<Record<F, ErrorKind>>;
  /** The limits in the error messages. */
  max: Partial<Record<F, number | string>>;
}

/** Creates antd rules from one validation function. The messages are elements, so that they follow a change of language. */
export function fieldRules<F extends string>({ getErrors, max }: FieldRulesOptions<F>) {
  return (field: F): FormRule[] =>
    KINDS.map((kind) => (form) => ({
      message: <FormattedMessage id={`form.error.${kind}`} values={{ max: max[field] ?? '' }} />,
      validator: async () => {
        if (getErrors(form.getFieldsValue())[field] === kind) throw new Error(kind);
      },
    }));
}
