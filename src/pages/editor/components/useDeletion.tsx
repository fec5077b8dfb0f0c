import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { UNDO_NOTE_SECONDS, UndoNote } from '@/components/UndoNote';
import { deleteDocument, restoreDocument } from '@/services/document';
import type { AnyDesk } from './useDocument';

interface DeletedDocument {
  documentId: string;
  name: string;
}

/** Takes the open document away, and brings the last one that was taken away back: in passing, then in the menu. */
export function useDeletion({ document, shelf, discard }: AnyDesk) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [deleted, setDeleted] = useState<DeletedDocument>();

  const restoring = useAction(restoreDocument, {
    onDone({ name }, documentId) {
      message.destroy(documentId);
      setDeleted(undefined);
      void shelf.refresh();
      shelf.open(documentId);
      message.success(formatMessage({ id: 'editor.restored' }, { name }));
    },
  });

  const removal = useAction(({ documentId }: DeletedDocument) => deleteDocument(documentId), {
    onDone(_result, { documentId, name }) {
      discard();
      setDeleted({ documentId, name });
      shelf.drop(documentId);
      shelf.open(shelf.documents?.find((other) => other.documentId !== documentId)?.documentId);
      message.open({
        key: documentId,
        type: 'success',
        duration: UNDO_NOTE_SECONDS,
        content: (
          <UndoNote
            text={formatMessage({ id: 'editor.deleted' }, { name })}
            undo={formatMessage({ id: 'editor.undoDelete' })}
            onUndo={() => void restoring.run(documentId)}
          />
        ),
      });
    },
  });

  return {
    deleted,
    remove: () => document && void removal.run(document),
    restore: (documentId: string) => void restoring.run(documentId),
  };
}
