import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Dialog } from '@/components/Dialog';
import type { AnyWorkspace, ConflictChoice } from './useDocument';

interface UnsavedDialogProps {
  workspace: AnyWorkspace;
  /** The action that leaves the document. The dialog is open while it is set. */
  leave: (() => void) | undefined;
  onClose: () => void;
}

/** Confirms leaving a document with unsaved changes. */
export function UnsavedDialog({ workspace, leave, onClose }: UnsavedDialogProps) {
  const { formatMessage } = useIntl();

  async function handleSave() {
    const isSaved = await workspace.save();
    onClose();
    if (isSaved) leave?.();
  }

  function handleDiscard() {
    workspace.discard();
    onClose();
    leave?.();
  }

  return (
    <Dialog
      open={leave !== undefined}
      width={460}
      title={formatMessage({ id: 'editor.unsaved.title' })}
      onClose={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          {formatMessage({ id: 'editor.cancel' })}
        </Button>,
        <Button key="discard" danger onClick={handleDiscard}>
          {formatMessage({ id: 'editor.unsaved.discard' })}
        </Button>,
        <Button key="save" type="primary" loading={workspace.busy} onClick={handleSave}>
          {formatMessage({ id: 'editor.unsaved.save' })}
        </Button>,
      ]}
    >
      <p>{formatMessage({ id: 'editor.unsaved.text' })}</p>
    </Dialog>
  );
}

/** Resolves a save that the server refused because the document was changed or deleted. */
export function ConflictDialog({ workspace }: { workspace: AnyWorkspace }) {
  const { formatMessage } = useIntl();
  const { conflict, resolveConflict, busy } = workspace;
  const choice = (name: ConflictChoice, type: 'primary' | 'default' = 'default') => (
    <Button key={name} type={type} disabled={busy} onClick={() => void resolveConflict(name)}>
      {formatMessage({ id: `editor.conflict.${name}` })}
    </Button>
  );
  return (
    <Dialog
      open={conflict !== undefined}
      width={520}
      title={formatMessage({ id: `editor.conflict.${conflict ?? 'newer'}.title` })}
      onClose={() => void resolveConflict()}
      footer={
        conflict === 'gone'
          ? choice('copy', 'primary')
          : [choice('theirs'), choice('overwrite'), choice('copy', 'primary')]
      }
    >
      <p>{formatMessage({ id: `editor.conflict.${conflict ?? 'newer'}.text` })}</p>
    </Dialog>
  );
}
