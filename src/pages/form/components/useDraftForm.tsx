import { useIntl } from '@umijs/max';
import { Button, type FormInstance } from 'antd';
import { useFormSave } from '@/components/form/useFormSave';
import { useMessage } from '@/components/MessageContext';
import { useTouchSize } from '@/components/useTouchSize';
import { FORM_ERROR, type Submission } from '@/domain/console/submission';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import type { FormDraft } from './useFormDraft';
import { useSubmit } from './useSubmit';

export interface DraftFormProps<T> {
  initial: T;
  draft: FormDraft;
  onDone: (submission: Submission) => void;
}

interface DraftFormOptions<T> extends DraftFormProps<T> {
  kind: 'goal' | 'warehouse';
  form: FormInstance;
  read: (values: unknown) => T;
  send: (payload: { content: T; idempotencyKey: string }) => Promise<Submission>;
  onError?: (error: RequestError) => void;
  onChange?: () => void;
}

/** Submission, draft and common props of a form. */
export function useDraftForm<T extends object>(options: DraftFormOptions<T>) {
  const { kind, form, initial, draft, read, send, onDone, onError, onChange } = options;
  const { formatMessage } = useIntl();
  const message = useMessage();
  const size = useTouchSize();
  const submit = useSubmit(kind, onDone);

  function showError(error: RequestError) {
    // The page checks the same rules, so this only happens on an outdated page.
    if (hasErrorCode(error, FORM_ERROR.fieldsInvalid)) void message.error(error.message);
    onError?.(error);
  }

  const { formProps } = useFormSave({
    form,
    size,
    validateTrigger: 'onSubmit',
    onSave() {
      const content = read(form.getFieldsValue());
      return submit.run((idempotencyKey) => send({ content, idempotencyKey }), showError);
    },
    onValuesChange() {
      onChange?.();
      draft.store(read(form.getFieldsValue()));
    },
  });

  async function handleSave() {
    if (await draft.save(read(form.getFieldsValue())))
      void message.success(formatMessage({ id: 'form.draft.saved' }));
  }

  return {
    submit,
    formProps: {
      ...formProps,
      name: kind,
      scrollToFirstError: { focus: true, block: 'center' },
      initialValues: initial,
      disabled: submit.sending || submit.unknown,
      autoComplete: 'off',
    },
    saveButton: (
      <Button loading={draft.saving} onClick={() => void handleSave()}>
        {formatMessage({ id: 'form.draft.save' })}
      </Button>
    ),
    submitButton: (
      <Button type="primary" htmlType="submit" loading={submit.sending}>
        {formatMessage({ id: `form.${kind}.submit` })}
      </Button>
    ),
  } as const;
}
