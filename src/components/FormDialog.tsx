import { Form, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { LeaveGuard } from './LeaveGuard';
import { useAction } from './query/useAction';

interface FormDialogProps<T extends object> {
  title: string;
  okText: string;
  initialValues: Partial<T>;
  /** Has the focus when it opens. */
  firstField: Extract<keyof T, string>;
  /** Resolves when it is saved; when it fails, what was typed stays. */
  onSave: (values: T) => Promise<void>;
  onClose: () => void;
  /** Form items. */
  children: ReactNode;
}

/** A short form in a dialog: Enter saves, the first wrong field takes the focus, nothing typed is lost by a slip. */
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

  /** Whoever is faster than the dialog is already in another field, and stays there. */
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
      // Once something is typed, only the buttons end it.
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
