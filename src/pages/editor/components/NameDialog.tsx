import { useIntl } from '@umijs/max';
import { Form, Input, Modal } from 'antd';
import { DOCUMENT_LIMITS } from '@/domain/editor/editorDocument';

interface NameDialogProps {
  title: string;
  /** What the button does. */
  okText: string;
  initialName: string;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a document's name. Stands only while it asks. */
export function NameDialog({ title, okText, initialName, busy, onName, onClose }: NameDialogProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Modal
      open
      width={420}
      title={<bdi>{title}</bdi>}
      okText={okText}
      cancelText={formatMessage({ id: 'editor.cancel' })}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ name: initialName }}
        onFinish={({ name }) => onName(name.trim())}
      >
        <Form.Item
          name="name"
          label={formatMessage({ id: 'editor.name' })}
          rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'editor.nameMissing' }) }]}
        >
          <Input autoFocus maxLength={DOCUMENT_LIMITS.name} showCount autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
