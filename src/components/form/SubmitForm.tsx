import { Button, type ButtonProps, Flex, Form, type FormProps } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLeaveGuard } from '../LeaveGuard';
import { type FormSave, useFormSave } from './useFormSave';

type SubmitFormProps<T extends object, R> = FormSave<T, R> &
  Omit<FormProps<T>, 'form' | 'onFinish' | 'children'> & {
    submitText: ReactNode;
    submitProps?: ButtonProps;
    cancelText?: string;
    onCancel?: (() => void) | undefined;
    /** Further buttons. */
    actions?: ReactNode;
    footerClassName?: string | undefined;
    /** Whether leaving is confirmed; while there are unsaved changes by default. */
    unsaved?: boolean | undefined;
    children: ReactNode;
  };

/**
 * A form with its submit button. It confirms before unsaved changes are discarded. Errors that are found on submit stay
 * until their field changes.
 */
export function SubmitForm<T extends object, R = unknown>(props: SubmitFormProps<T, R>) {
  const { form: _form, onSave, edit: _edit, onDone, onFailed, errorFields, draft: _draft, ...others } = props;
  const {
    submitText,
    submitProps,
    cancelText,
    onCancel,
    actions,
    footerClassName,
    unsaved,
    children,
    ...ownProps
  } = others;
  const { formProps, isPending, isDirty, notice, clearDraft, dropDraft } = useFormSave(props);
  const isUnsaved = unsaved ?? isDirty;
  const leaving = useLeaveGuard({ unsaved: isUnsaved, onLeave: clearDraft });
  const handleSaved = useEffectEvent(dropDraft);
  useEffect(() => {
    if (!isUnsaved) handleSaved();
  }, [isUnsaved]);

  return (
    <Form<T> {...ownProps} {...formProps}>
      {leaving.question}
      {notice}
      {children}
      <Flex className={footerClassName} wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={isPending} {...submitProps}>
          {submitText}
        </Button>
        {onCancel && (
          <Button disabled={isPending} onClick={() => leaving.confirm(onCancel)}>
            {cancelText}
          </Button>
        )}
        {actions}
      </Flex>
    </Form>
  );
}
