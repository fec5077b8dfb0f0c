import { useT } from '@@/texts/form';
import { FormattedMessage } from '@umijs/max';
import type { FormRule } from 'antd';
import { formFieldsInvalid } from '@/domain/console/submission';
import { FIELD_ERRORS } from '@/domain/fieldError';
import { type RequestError, readRefusal } from '@/domain/requestError';

/** All errors of a field. The names are part of the text ids. */
const KINDS = [...FIELD_ERRORS, 'memberEditing'] as const;
type ErrorKind = (typeof KINDS)[number];

/** The limits in the error messages. */
export type FieldLimits<F extends string> = Partial<Record<F, number | string>>;

interface FieldRulesOptions<F extends string> {
  /** Returns the errors of all fields. */
  getErrors: (values: unknown) => Partial<Record<F, ErrorKind>>;
  max: FieldLimits<F>;
}

/** Creates antd rules from one validation function. The messages are elements, so that they follow a change of language. */
export function fieldRules<F extends string>({ getErrors, max }: FieldRulesOptions<F>) {
  return (field: F): FormRule[] =>
    KINDS.map((kind) => (form) => ({
      message: <FormattedMessage id={`form.error.${kind}` as const} values={{ max: max[field] ?? '' }} />,
      validator: async () => {
        if (getErrors(form.getFieldsValue())[field] === kind) throw new Error(kind);
      },
    }));
}

/** Returns a function that reads the errors in a refusal of these fields, in their order. */
export function useFieldErrors<F extends string>(fields: readonly F[], max: FieldLimits<F>) {
  const t = useT();
  return (error: RequestError): [F, string][] => {
    const errors = readRefusal(error, formFieldsInvalid)?.errors ?? {};
    return fields.flatMap((field): [F, string][] => {
      const kind = FIELD_ERRORS.find((each) => each === errors[field]);
      return kind ? [[field, t(`form.error.${kind}`, { max: max[field] ?? '' })]] : [];
    });
  };
}
