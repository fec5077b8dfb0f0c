import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { RequestError } from '@/domain/requestError';
import { useAction } from '../query/useAction';

export interface FormSave<T extends object, R> {
  form?: FormInstance<T>;
  /** Sends valid values, one submission at a time. `false` means that nothing was saved. The form keeps its values. */
  onSave: (values: T) => Promise<R>;
  onDone?: (result: R) => unknown;
  onFailed?: (error: RequestError) => unknown;
  /** Names the fields that show a refusal, by its code. */
  errorFields?: Readonly<Record<number, Extract<keyof T, string>>>;
}

/** The write of a form: pending state, the server's errors at their fields, and whether there are unsaved changes. */
export function useFormSave<T extends object, R>(options: FormSave<T, R>) {
  const { onSave, onDone, onFailed, errorFields } = options;
  const [form] = Form.useForm<T>(options.form);
  const fields: FormInstance = form;
  const [isDirty, setDirty] = useState(false);

  const { run, isPending } = useAction(onSave, {
    onDone(result) {
      if (result !== false) setDirty(false);
      return onDone?.(result);
    },
    onFailed(error) {
      const name = errorFields?.[Number(error.code)];
      if (name) {
        fields.setFields([{ name, errors: [error.message] }]);
        fields.focusField(name);
      }
      return onFailed?.(error);
    },
  });

  return { form, run, isPending, isDirty, markDirty: () => setDirty(true) };
}
