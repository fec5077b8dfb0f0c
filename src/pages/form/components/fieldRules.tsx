import { FormattedMessage } from '@umijs/max';
import type { Rule } from 'antd/es/form';

/** All that can be wrong with a field; the names are those of the messages. */
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
  labelId: (field: F) => TextId;
  /** The form's rules, a pure function of all its values. */
  getErrors: (values: unknown) => Partial<Record<F, ErrorKind>>;
  /** What `tooLong` and its like speak of. */
  max: Partial<Record<F, number | string>>;
}

/**
 * The rules of a form as antd takes them, from one function of the whole form. Messages are elements, one rule for each:
 * what is on screen follows a switch of language.
 */
export function fieldRules<F extends string>({ labelId, getErrors, max }: FieldRulesOptions<F>) {
  return (field: F): Rule[] =>
    KINDS.map((kind) => (form) => ({
      message: (
        <FormattedMessage
          id={`form.error.${kind}`}
          values={{ label: <FormattedMessage id={labelId(field)} />, max: max[field] ?? '' }}
        />
      ),
      validator: async () => {
        if (getErrors(form.getFieldsValue())[field] === kind) throw new Error(kind);
      },
    }));
}
