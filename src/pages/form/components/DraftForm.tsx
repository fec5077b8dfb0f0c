import { useT } from '@@/texts/form';
import { Button, Flex, Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFieldErrors } from '@/components/form/formProps';
import { useFormSave } from '@/components/form/useFormSave';
import { type RecordEditOptions, useRecordEdit } from '@/components/form/useRecordEdit';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useTouchSize } from '@/components/useTouchSize';
import { FORM_ERROR, type FormDraft, formEndpoints, type Submission } from '@/domain/console/submission';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { saveFormDraft } from '@/services/consoleForm';
import type { ServerDraft } from './FormPage';
import { type FieldLimits, useFieldErrors } from './fieldRules';
import { SubmitNotice, useSubmit } from './useSubmit';

export interface DraftFormProps {
  draft: ServerDraft;
  onDone: (submission: Submission) => void;
}

interface DraftFormOptions<T extends object>
  extends DraftFormProps,
    Pick<RecordEditOptions<T, FormDraft>, 'groups' | 'label' | 'text'> {
  kind: 'goal' | 'warehouse';
  form: FormInstance;
  max: FieldLimits<keyof T & string>;
  read: (values: unknown) => T;
  send: (payload: { content: T; idempotencyKey: string }) => Promise<Submission>;
  onError?: (error: RequestError) => void;
  onChange?: () => void;
  onFinishFailed?: () => void;
  style?: FormProps['style'];
  footer: (buttons: Record<'submit' | 'save', ReactNode>) => ReactNode;
  children: ReactNode;
}

/** A form that is submitted once and whose unfinished values are saved on the server. */
export function DraftForm<T extends object>(props: DraftFormOptions<T>) {
  const { kind, form, draft, read, send, onDone, onError, onChange, onFinishFailed, style } = props;
  const { groups, label, text, max, footer, children } = props;
  const [initial] = useState(() => read(draft.values));
  const readFieldErrors = useFieldErrors(Object.keys(initial) as (keyof T & string)[], max);
  const t = useT();
  const message = useMessage();
  const size = useTouchSize();
  const [isStored, setStored] = useState(false);
  const submit = useSubmit(kind, (submission) => {
    handleStored();
    onDone(submission);
  });

  function showError(error: RequestError) {
    // The page checks the same rules, so this only happens on an outdated page.
    const errors = readFieldErrors(error);
    if (errors.length > 0) showFieldErrors<Record<string, unknown>>(form, ...errors);
    else if (hasErrorCode(error, FORM_ERROR.fieldsInvalid)) void message.error(error.message);
    onError?.(error);
  }

  /** Removes the guard at once, so that the page can be left. */
  function handleStored() {
    flushSync(() => setStored(true));
    clearDraft();
  }

  const edit = useRecordEdit<T, FormDraft>({
    record: draft.stored,
    kind: 'draft',
    endpoint: formEndpoints.saveDraft,
    toValues: (stored) => read(stored.draft?.values),
    save: ({ version }, _changes, values) => saveFormDraft(kind, { ...values }, version),
    groups,
    label,
    text,
  });
  const saving = useAction(() => edit.save(read(form.getFieldsValue())), {
    onDone(stored) {
      if (stored === false) return;
      form.setFieldsValue(read(stored.draft?.values));
      handleStored();
      void message.success(t('form.draft.saved'));
    },
  });

  const { formProps, isDirty, notice, clearDraft } = useFormSave<T, boolean>({
    form,
    draft: draft.name,
    size,
    validateTrigger: 'onSubmit',
    // The form submits; its unsaved values belong to the draft.
    edit: {
      ...edit,
      save() {
        const content = read(form.getFieldsValue());
        return submit.run((idempotencyKey) => send({ content, idempotencyKey }), showError);
      },
    },
    onValuesChange() {
      setStored(false);
      onChange?.();
    },
  });

  return (
    <Form
      {...formProps}
      style={style}
      name={kind}
      requiredMark="optional"
      initialValues={initial}
      disabled={submit.isPending || submit.isUnknown}
      autoComplete="off"
      onFinishFailed={onFinishFailed}
    >
      <LeaveGuard unsaved={isDirty && !isStored} onLeave={clearDraft} />
      <Flex vertical gap={16}>
        {notice}
        {children}
        <SubmitNotice submit={submit} />
        {footer({
          save: (
            <Button loading={saving.isPending} onClick={() => void saving.run()}>
              {t('form.draft.save')}
            </Button>
          ),
          submit: (
            <Button type="primary" htmlType="submit" loading={submit.isPending}>
              {t(`form.${kind}.submit`)}
            </Button>
          ),
        })}
      </Flex>
    </Form>
  );
}
