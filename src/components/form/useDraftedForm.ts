import { Form } from 'antd';
import { useFormDraft } from './useFormDraft';
import { type FormSaveOptions, useFormSave } from './useFormSave';

export type DraftedForm = {
  /**
   * Keeps unsaved values as a draft of this name, see `useDraft`. Forms of passwords, codes and identity papers have none.
   */
  draft?: string | undefined;
};

/** The write of a form with a draft, see `useFormSave` and `useFormDraft`. */
export function useDraftedForm<T extends object, R>(options: FormSaveOptions<T, R> & DraftedForm) {
  const { draft: name, edit, onDone, onValuesChange } = options;
  const [form] = Form.useForm<T>(options.form);
  const save = useFormSave({
    ...options,
    form,
    onDone(result) {
      if (result !== false) draft.clear();
      return onDone?.(result);
    },
    onValuesChange(changed, values) {
      draft.keep(values);
      onValuesChange?.(changed, values);
    },
  });
  // What is restored counts as typed.
  const handleRestored = (restored: Partial<T>) =>
    save.formProps.onValuesChange?.(restored, form.getFieldsValue());
  const draft = useFormDraft(name, form, handleRestored, edit);
  return { ...save, draft };
}
