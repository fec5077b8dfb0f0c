import { useT } from '@@/texts/editor';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { UNDO_NOTE_SECONDS, UndoMessage } from '@/components/UndoMessage';
import type { DocumentSummary } from '@/domain/editor/editorDocument';
import { deleteDocument, restoreDocument } from '@/services/document';
import type { AnyWorkspace } from './useDocument';

type DeletedDocument = Pick<DocumentSummary, 'documentId' | 'name'>;

/** Deletes the open document. The last deleted one can be restored from the message or the menu. */
export function useDeletion({ document, library, discard }: AnyWorkspace) {
  const t = useT();
  const message = useMessage();
  const [deleted, setDeleted] = useState<DeletedDocument>();

  const restoring = useAction(restoreDocument, {
    onDone({ name }, documentId) {
      message.destroy(documentId);
      setDeleted(undefined);
      void library.refresh();
      library.open(documentId);
      message.success(t('editor.restored', { name }));
    },
  });

  const removal = useAction(({ documentId }: DeletedDocument) => deleteDocument(documentId), {
    onDone(_result, { documentId, name }) {
      discard();
      setDeleted({ documentId, name });
      library.drop(documentId);
      library.open(library.documents?.find((other) => other.documentId !== documentId)?.documentId);
      message.open({
        key: documentId,
        type: 'success',
        duration: UNDO_NOTE_SECONDS,
        content: (
          <UndoMessage
            text={t('editor.deleted', { name })}
            undo={t('editor.undoDelete')}
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
