import { Form, type ModalProps } from 'antd';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../Dialog';
import { LeaveGuard } from '../LeaveGuard';
import { type DraftedForm, useDraftedForm } from './useDraftedForm';
import type { FormSave } from './useFormSave';

interface FormDialogProps<T extends object, R>
  extends Omit<FormSave<T, R>, 'form'>,
    DraftedForm,
    Pick<ModalProps, 'width' | 'cancelText'> {
  title: ReactNode;
  okText: string;
  initialValues: Partial<T>;
  /** Receives the focus when the dialog opens. */
  firstField: Extract<keyof T, string>;
  onClose: () => void;
  /** Form items. */
  children: ReactNode;
}

/** A short form in a dialog. Closing it, going back and leaving the page with unsaved changes asks for confirmation. */
export function FormDialog<T extends object, R = unknown>(props: FormDialogProps<T, R>) {
  const { title, okText, width, cancelText, initialValues, firstField, onClose, children } = props;
  const id = `dialog${useId()}`;
  const { form, formProps, isPending, isDirty, draft } = useDraftedForm(props);

  /** Keeps the focus of a user who is already in another field. */
  function focusFirst() {
    if (!document.getElementById(id)?.contains(document.activeElement)) form.focusField(firstField);
  }

  return (
    <Dialog
      open
      {...{ title, okText, width, cancelText }}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={isPending}
      afterOpenChange={(open) => open && focusFirst()}
      onClose={onClose}
    >
      <LeaveGuard unsaved={isDirty} onLeave={draft.clear} />
      {props.edit?.dialog}
      {draft.notice}
      <Form<T> {...formProps} name={id} initialValues={initialValues}>
        {children}
      </Form>
    </Dialog>
  );
}
