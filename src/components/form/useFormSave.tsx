import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RequestError } from '@/domain/requestError';
import { useAction } from '../query/useAction';
import { type DraftBase, type FormDraft, restoredValues, toFormDraft } from './formDraft';
import { clearErrors, commonFormProps, showFieldErrors } from './formProps';
import { useDraft } from './useDraft';

/** The write of a record that others can change meanwhile, see `useRecordEdit`. */
export interface RecordEdit<T extends object, R> extends DraftBase<T> {
  /** Sends the changed values. Resolves to `false` when the user goes back to the form. */
  save: (values: Partial<T>) => Promise<R | false>;
  /** Must be rendered. */
  dialog: ReactNode;
}

export interface FormSave<T extends object, R> {
  form?: FormInstance<T> | undefined;
  /** Sends valid values, one submission at a time. `false` means that nothing was saved. The form keeps its values. */
  onSave?: ((values: T) => Promise<R>) | undefined;
  /** Saves an edited record instead. */
  edit?: RecordEdit<T, R> | undefined;
  /** Keeps unsaved values as a draft of this name, see `useDraft`. Forms of passwords, codes and identity papers have none. */
  draft?: string | undefined;
  onDone?: (result: R) => unknown;
  onFailed?: (error: RequestError) => unknown;
  /** Names the fields that show a refusal, by its code. */
  errorFields?: Readonly<Record<number, Extract<keyof T, string>>>;
}

export type FormSaveOptions<T extends object, R> = FormSave<T, R> &
  Pick<FormProps<T>, 'onValuesChange' | 'size' | 'validateTrigger'>;

/**
 * The write of a form: pending state, the server's errors at their fields, whether there are unsaved changes, and their draft.
 * `formProps` are those of antd's `Form`, `notice` must be rendered in a form with a draft or an edited record. With
 * `validateTrigger: 'onSubmit'`, errors stay until their field changes.
 */
export function useFormSave<T extends object, R>(options: FormSaveOptions<T, R>) {
  const { onSave, edit, onDone, onFailed, errorFields, onValuesChange, size, validateTrigger } = options;
  const [form] = Form.useForm<T>(options.form);
  const [isDirty, setDirty] = useState(false);
  const draft = useDraft<FormDraft<T>>(options.draft, (restored) => {
    form.setFieldsValue(restoredValues(restored) as Parameters<typeof form.setFieldsValue>[0]);
    if (restored.base) edit?.restoreBase(restored.base);
    // What is restored counts as typed.
    handleChange(restored.values, form.getFieldsValue());
  });
  /** Only changed fields are kept, so that restoring them does not revert what somebody else has changed since. */
  const initial = useRef<Partial<T>>({});
  const readInitial = () => {
    if (options.draft) initial.current = form.getFieldsValue();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after the fields are mounted.
  useEffect(readInitial, []);

  function handleChange(changed: Partial<T>, values: T) {
    setDirty(true);
    if (validateTrigger === 'onSubmit') clearErrors(form, Object.keys(changed));
    keepDraft(values);
    onValuesChange?.(changed, values);
  }

  function keepDraft(values: T) {
    const kept = options.draft && toFormDraft(values, edit, initial.current);
    if (kept) draft.keep(kept);
    else draft.drop();
  }
  function clearDraft() {
    draft.clear();
    readInitial();
  }

  const save = async (values: T) => (edit ? edit.save(values) : onSave?.(values));
  const { run, isPending, error } = useAction(save, {
    onDone(result) {
      if (result === false && edit) return;
      if (result !== false) {
        setDirty(false);
        clearDraft();
      }
      return onDone?.(result as R);
    },
    onFailed(failed) {
      const name = errorFields?.[Number(failed.code)];
      if (name) showFieldErrors(form, [name, failed.message]);
      return onFailed?.(failed);
    },
  });

  const formProps: FormProps<T> = {
    ...commonFormProps(size),
    form,
    validateTrigger,
    onValuesChange: handleChange,
    onFinish: run,
  };
  return {
    form,
    formProps,
    isPending,
    isDirty,
    error,
    notice: (
      <>
        {edit?.dialog}
        {draft.notice}
      </>
    ),
    /** Ends the draft: its values are saved or discarded. */
    clearDraft,
    /** Ends the draft of what was typed here; an older one is still offered. */
    dropDraft: draft.drop,
  };
}
