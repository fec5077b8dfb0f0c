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
type FaultKind = (typeof KINDS)[number];

interface FieldRulesOptions<F extends string> {
  labelId: (field: F) => TextId;
  /** The form's rules, a pure function of all its values. */
  faultsOf: (values: unknown) => Partial<Record<F, FaultKind>>;
  /** What `tooLong` and its like speak of. */
  max: Partial<Record<F, number | string>>;
}

/**
 * The rules of a form as antd takes them, from one function of the whole form. Messages are elements, one rule for each:
 * what is on screen follows a switch of language.
 */
export function fieldRules<F extends string>({ labelId, faultsOf, max }: FieldRulesOptions<F>) {
  return (field: F): Rule[] =>
    KINDS.map((kind) => (form) => ({
      message: (
        <FormattedMessage
          id={`form.fault.${kind}`}
          values={{ label: <FormattedMessage id={labelId(field)} />, max: max[field] ?? '' }}
        />
      ),
      validator: async () => {
        if (faultsOf(form.getFieldsValue())[field] === kind) throw new Error(kind);
      },
    }));
}
