import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import type { EditorKind } from '@/domain/editor/editorDocument';
import { listDocuments } from '@/services/document';

/** The person's documents of a kind, and which of them the address asks for: the last saved one when it names none. */
export function useShelf(kind: EditorKind) {
  const { query, change } = useQueryState();
  const { data, error, isLoading, refresh, setData } = useQuery((options) => listDocuments(kind, options), {
    key: kind,
  });
  const requestedId = query.get('doc') ?? undefined;
  const newestId = data?.[0]?.documentId;

  /** In place of what the address held: Back leaves the editor, and that asks when something is unsaved. */
  const open = (documentId: string | undefined) => change({ doc: documentId }, { replace: true });
  const openNewest = useEffectEvent(() => open(newestId));
  useEffect(() => {
    if (requestedId === undefined && newestId !== undefined) openNewest();
  }, [requestedId, newestId]);

  /** Leaves out a document that is known to be gone. */
  const drop = (documentId: string) =>
    setData((documents) => documents?.filter((document) => document.documentId !== documentId));

  return { documents: data, error, isLoading, refresh, requestedId, open, drop };
}
