import { useIntl } from '@umijs/max';
import { Button, type FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormSave } from '@/components/form/useFormSave';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useMessage } from '@/components/MessageContext';
import { useTouchSize } from '@/components/useTouchSize';
import { FORM_ERROR, type Submission } from '@/domain/console/submission';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import type { ServerDraft } from './useServerDraft';
import { useSubmit } from './useSubmit';

export interface DraftFormProps<T> {
  initial: T;
  draft: ServerDraft;
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
  const [isStored, setStored] = useState(false);
  const submit = useSubmit(kind, (submission) => {
    handleStored();
    onDone(submission);
  });

  function showError(error: RequestError) {
    // The page checks the same rules, so this only happens on an outdated page.
    if (hasErrorCode(error, FORM_ERROR.fieldsInvalid)) void message.error(error.message);
    onError?.(error);
  }

  /** Removes the guard at once, so that the page can be left. */
  function handleStored() {
    flushSync(() => setStored(true));
    unsaved.clear();
  }

  const {
    formProps,
    isDirty,
    draft: unsaved,
  } = useFormSave({
    form,
    draft: draft.name,
    size,
    validateTrigger: 'onSubmit',
    onSave() {
      const content = read(form.getFieldsValue());
      return submit.run((idempotencyKey) => send({ content, idempotencyKey }), showError);
    },
    onValuesChange() {
      setStored(false);
      onChange?.();
    },
  });

  async function handleSave() {
    if (!(await draft.save(read(form.getFieldsValue())))) return;
    handleStored();
    void message.success(formatMessage({ id: 'form.draft.saved' }));
  }

  return {
    submit,
    /** Offers unsaved values, and guards them. */
    notice: (
      <>
        <LeaveGuard unsaved={isDirty && !isStored} onLeave={unsaved.clear} />
        {unsaved.notice}
      </>
    ),
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
