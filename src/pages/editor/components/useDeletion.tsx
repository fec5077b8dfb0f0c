import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { isCallFailure } from '@/domain/callFailure';
import { deleteDocument, restoreDocument } from '@/services/document';
import type { AnyDesk } from './useDocument';

/** Seconds for which a deletion offers to be taken back in passing; the menu offers it as long as the page stands. */
const OFFERED_FOR = 8;

/** Takes the open document away, and brings the last one that was taken away back. */
export function useDeletion({ document, shelf, discard }: AnyDesk) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [deleted, setDeleted] = useState<{ documentId: string; name: string }>();

  async function attempt(call: () => Promise<void>) {
    try {
      await call();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
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
        duration: OFFERED_FOR,
        content: (
          <>
            {formatMessage({ id: 'editor.deleted' }, { name })}{' '}
            <Button size="small" onClick={() => void restore(documentId)}>
              {formatMessage({ id: 'editor.undoDelete' })}
            </Button>
          </>
        ),
      });
    });

  return { deleted, remove, restore };
}
