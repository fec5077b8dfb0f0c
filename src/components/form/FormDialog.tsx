import { Form, type FormProps, type ModalProps } from 'antd';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../Dialog';
import { LeaveGuard } from '../LeaveGuard';
import { type FormSave, useFormSave } from './useFormSave';

interface FormDialogProps<T extends object, R>
  extends Omit<FormSave<T, R>, 'form'>,
    Pick<ModalProps, 'width' | 'cancelText'>,
    Pick<FormProps, 'requiredMark'> {
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
  const { title, okText, width, cancelText, initialValues, firstField, requiredMark, onClose, children } =
    props;
  const id = `dialog${useId()}`;
  const { form, formProps, isPending, isDirty, notice, clearDraft } = useFormSave(props);

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
      <LeaveGuard unsaved={isDirty} onLeave={clearDraft} />
      {notice}
      <Form<T> {...formProps} {...{ requiredMark, initialValues }} name={id}>
        {children}
      </Form>
    </Dialog>
  );
}
