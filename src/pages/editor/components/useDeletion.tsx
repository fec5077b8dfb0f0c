import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { UNDO_NOTE_SECONDS, UndoNote } from '@/components/UndoNote';
import { isRequestError } from '@/domain/requestError';
import { deleteDocument, restoreDocument } from '@/services/document';
import type { AnyDesk } from './useDocument';

/** Takes the open document away, and brings the last one that was taken away back: in passing, then in the menu. */
export function useDeletion({ document, shelf, discard }: AnyDesk) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [deleted, setDeleted] = useState<{ documentId: string; name: string }>();

  async function attempt(call: () => Promise<void>) {
    try {
      await call();
    } catch (error) {
      if (!isRequestError(error)) throw error;
    }
  }

  const restore = (documentId: string) =>
    attempt(async () => {
      const { name } = await restoreDocument(documentId);
      message.destroy(documentId);
      setDeleted(undefined);
      shelf.refresh();
      shelf.open(documentId);
      message.success(formatMessage({ id: 'editor.restored' }, { name }));
    });

  const remove = () =>
    attempt(async () => {
      if (!document) return;
      const { documentId, name } = document;
      await deleteDocument(documentId);
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
            onUndo={() => void restore(documentId)}
          />
        ),
      });
    });

  return { deleted, remove, restore };
}
