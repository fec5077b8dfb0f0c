import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useEffect, useEffectEvent } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { EditorKind } from '@/domain/editor/editorDocument';
import { listDocuments } from '@/services/document';

/** The person's documents of a kind, and which of them the address asks for: the last saved one when it names none. */
export function useShelf(kind: EditorKind) {
  const { locale } = useIntl();
  const signal = useUnmountSignal();
  const { query, change } = useQueryState();
  const { data, error, loading, refresh, mutate } = useRequest(
    () => listDocuments(kind, { signal: signal() }),
    {
      refreshDeps: [kind, locale],
      onError: () => {},
    },
  );
  const askedId = query.get('doc') ?? undefined;
  const newestId = data?.[0]?.documentId;

  /** In place of what the address held: Back leaves the editor, and that asks when something is unsaved. */
  const open = (documentId: string | undefined) => change({ doc: documentId }, { replace: true });
  const openNewest = useEffectEvent(() => open(newestId));
  useEffect(() => {
    if (askedId === undefined && newestId !== undefined) openNewest();
  }, [askedId, newestId]);

  /** Leaves out a document that is known to be gone. */
  const drop = (documentId: string) =>
    mutate((documents) => documents?.filter((document) => document.documentId !== documentId));

  return { documents: data, failed: error !== undefined, loading, refresh, askedId, open, drop };
}
