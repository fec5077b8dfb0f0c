import { useIntl } from '@umijs/max';
import { Button, Modal } from 'antd';

interface UnsavedDialogProps {
  open: boolean;
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before another document takes the place of one with changes. */
export function UnsavedDialog({ open, busy, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open={open}
      width={460}
      title={formatMessage({ id: 'editor.unsaved.title' })}
      onCancel={onStay}
      footer={[
        <Button key="stay" onClick={onStay}>
          {formatMessage({ id: 'editor.cancel' })}
        </Button>,
        <Button key="discard" danger onClick={onDiscard}>
          {formatMessage({ id: 'editor.unsaved.discard' })}
        </Button>,
        <Button key="save" type="primary" loading={busy} onClick={onSave}>
          {formatMessage({ id: 'editor.unsaved.save' })}
        </Button>,
      ]}
    >
      <p>{formatMessage({ id: 'editor.unsaved.text' })}</p>
    </Modal>
  );
}
