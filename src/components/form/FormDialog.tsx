import { Form, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { LeaveGuard } from './LeaveGuard';
import { useAction } from './query/useAction';

interface FormDialogProps<T extends object> {
  title: string;
  okText: string;
  initialValues: Partial<T>;
  /** Receives the focus when the dialog opens. */
  firstField: Extract<keyof T, string>;
  /** The form stays open with its values when this fails. */
  onSave: (values: T) => Promise<void>;
  onClose: () => void;
  /** Form items. */
  children: ReactNode;
}

/** A short form in a dialog. It is protected against closing by accident once something is typed. */
export function FormDialog<T extends object>({
  title,
  okText,
  initialValues,
  firstField,
  onSave,
  onClose,
  children,
}: FormDialogProps<T>) {
  const id = `dialog${useId()}`;
  const [form] = Form.useForm<T>();
  const [dirty, setDirty] = useState(false);
  const { run, isPending } = useAction(onSave);

  /** Keeps the focus of a user who is already in another field. */
  function focusFirst() {
    if (!document.getElementById(id)?.contains(document.activeElement)) form.focusField(firstField);
  }

  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={isPending}
      // With unsaved input, only the buttons close it.
      mask={{ closable: !dirty }}
      keyboard={!dirty}
      afterOpenChange={(open) => open && focusFirst()}
      onCancel={onClose}
    >
      <LeaveGuard unsaved={dirty} />
      <Form<T>
        form={form}
        name={id}
        layout="vertical"
        initialValues={initialValues}
        scrollToFirstError={{ focus: true }}
        onValuesChange={() => setDirty(true)}
        onFinish={run}
      >
        {children}
      </Form>
    </Modal>
  );
}
