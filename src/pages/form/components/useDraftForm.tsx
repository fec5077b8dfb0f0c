import { useIntl } from '@umijs/max';
import { Button, type FormInstance } from 'antd';
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

  function handleFinish() {
    const content = read(form.getFieldsValue());
    void submit.run((idempotencyKey) => send({ content, idempotencyKey }), showError);
  }

  async function handleSave() {
    if (await draft.save(read(form.getFieldsValue())))
      void message.success(formatMessage({ id: 'form.draft.saved' }));
  }

  return {
    submit,
    formProps: {
      form,
      name: kind,
      layout: 'vertical',
      size,
      validateTrigger: 'onSubmit',
      scrollToFirstError: { focus: true, block: 'center' },
      initialValues: initial,
      onValuesChange(changed: Partial<T>) {
        form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
        onChange?.();
        draft.store(read(form.getFieldsValue()));
      },
      onFinish: handleFinish,
      disabled: submit.sending || submit.unknown,
      autoComplete: 'off',
      noValidate: true,
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
