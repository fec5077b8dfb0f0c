import { useT } from '@@/texts/editor';
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
  const t = useT();

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
      title={t('editor.unsaved.title')}
      onClose={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          {t('editor.cancel')}
        </Button>,
        <Button key="discard" danger onClick={handleDiscard}>
          {t('editor.unsaved.discard')}
        </Button>,
        <Button key="save" type="primary" loading={workspace.busy} onClick={handleSave}>
          {t('editor.unsaved.save')}
        </Button>,
      ]}
    >
      <p>{t('editor.unsaved.text')}</p>
    </Dialog>
  );
}

/** Resolves a save that the server refused because the document was changed or deleted. */
export function ConflictDialog({ workspace }: { workspace: AnyWorkspace }) {
  const t = useT();
  const { conflict, resolveConflict, busy } = workspace;
  const choice = (name: ConflictChoice, type: 'primary' | 'default' = 'default') => (
    <Button key={name} type={type} disabled={busy} onClick={() => void resolveConflict(name)}>
      {t(`editor.conflict.${name}`)}
    </Button>
  );
  return (
    <Dialog
      open={conflict !== undefined}
      width={520}
      title={t(`editor.conflict.${conflict ?? 'newer'}.title`)}
      onClose={() => void resolveConflict()}
      footer={
        conflict === 'gone'
          ? choice('copy', 'primary')
          : [choice('theirs'), choice('overwrite'), choice('copy', 'primary')]
      }
    >
      <p>{t(`editor.conflict.${conflict ?? 'newer'}.text`)}</p>
    </Dialog>
  );
}
