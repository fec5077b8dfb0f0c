import { useIntl } from '@umijs/max';
import type { Rule } from 'antd/es/form';

interface FieldRulesOptions<F extends string> {
  /** Where the labels are: `form.<area>.<field>`. */
  area: string;
  /** The form's rules, a pure function of all its values. */
  faultsOf: (values: unknown) => Partial<Record<F, string>>;
  /** What `tooLong` and its like speak of. */
  max: Partial<Record<F, number | string>>;
}

/** The rules of a form as antd takes them: each field's message from one function of the whole form. */
export function useFieldRules<F extends string>({ area, faultsOf, max }: FieldRulesOptions<F>) {
  const { formatMessage } = useIntl();
  const words = (field: F, fault: string) =>
    formatMessage(
      { id: `form.fault.${fault}` },
      { label: formatMessage({ id: `form.${area}.${field}` }), max: max[field] ?? '' },
    );
  const rules = (field: F): Rule[] => [
    (form) => ({
      validator: async () => {
        const fault = faultsOf(form.getFieldsValue())[field];
        if (fault) throw new Error(words(field, fault));
      },
    }),
  ];
  return { words, rules };
}
