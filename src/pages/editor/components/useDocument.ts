import { useT } from '@@/texts/editor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '@/components/form/useDraft';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import {
  copyName,
  DOCUMENT_ERROR,
  type EditorContent,
  type EditorDocument,
  type EditorKind,
  emptyContent,
  isOfKind,
} from '@/domain/editor/editorDocument';
import { CONFLICT } from '@/domain/endpoint';
import { hasErrorCode } from '@/domain/requestError';
import { createDocument, fetchDocument, listDocuments, saveDocument } from '@/services/document';
import { useHistory } from './undoHistory';

export type ConflictChoice = 'overwrite' | 'theirs' | 'copy';

/** The user's documents of one kind, and the open one with its unsaved changes. */
export type DocumentWorkspace<K extends EditorKind = EditorKind> = ReturnType<typeof useDocument<K>>;

/** The part that the shared frame needs, for a document of any kind. */
export type AnyWorkspace = Omit<DocumentWorkspace, 'change'>;

/** The user's documents of one kind. The requested one is in the URL (`?doc=`), by default the last saved. */
function useLibrary(kind: EditorKind) {
  const { query, change } = useQueryState();
  const { data, error, isLoading, refresh, setData } = useQuery((options) => listDocuments(kind, options), {
    key: kind,
  });
  const requestedId = query.get('doc') ?? undefined;
  const newestId = data?.[0]?.documentId;

  /** Replaces the history entry: Back leaves the editor, which is guarded when there are unsaved changes. */
  const open = (documentId: string | undefined) => change({ doc: documentId }, { replace: true });
  const openNewest = useEffectEvent(() => open(newestId));
  useEffect(() => {
    if (requestedId === undefined && newestId !== undefined) openNewest();
  }, [requestedId, newestId]);

  /** Removes a deleted document from the list. */
  const drop = (documentId: string) =>
    setData((documents) => documents?.filter((document) => document.documentId !== documentId));

  return { documents: data, error, isLoading, refresh, requestedId, open, drop };
}

/** Loads, changes and saves the documents of an editor. */
export function useDocument<K extends EditorKind>(kind: K) {
  const t = useT();
  const message = useMessage();
  const library = useLibrary(kind);
  const { reset, ...history } = useHistory<EditorContent<K>>();
  const [saved, setSaved] = useState<EditorDocument<K>>();
  const [savedContent, setSavedContent] = useState<EditorContent<K>>();
  /** Why a save was refused: the document was saved or deleted elsewhere. */
  const [conflict, setConflict] = useState<'newer' | 'gone'>();

  const { requestedId } = library;
  const savedId = saved?.documentId ?? '';
  const isOpen = saved !== undefined && savedId === requestedId;
  const unsaved = isOpen && history.present !== savedContent;

  const draft = useDraft<{ version: number; content: EditorContent<K> }>(
    isOpen ? `document-${savedId}` : undefined,
    ({ version, content }) => {
      // Saving it conflicts when the document was changed since.
      setSaved((current) => current && { ...current, version });
      history.change(() => content);
    },
  );
  const keepDraft = useEffectEvent(() => {
    if (unsaved && saved && history.present) draft.keep({ version: saved.version, content: history.present });
    else draft.drop();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept.
  useEffect(() => keepDraft(), [unsaved, history.present]);

  function show(document: EditorDocument) {
    if (!isOfKind(document, kind)) return;
    setSaved(document);
    setSavedContent(document.content);
    reset(document.content);
  }

  const opening = useQuery((options) => fetchDocument(requestedId ?? '', options), {
    key: requestedId,
    ready: requestedId !== undefined,
    // A refetch after a change of language keeps unsaved changes.
    onData: (document) => (unsaved ? undefined : show(document)),
  });

  const { run: attempt, isPending } = useAction((call: () => Promise<unknown>) => call(), {
    onFailed(error) {
      if (hasErrorCode(error, CONFLICT)) setConflict('newer');
      else if (hasErrorCode(error, 404)) setConflict('gone');
      else if (hasErrorCode(error, DOCUMENT_ERROR.tooMany)) message.error(error.message);
    },
  });

  const notify = (id: TextId<'editor'>, name: string) => message.success(t(id, { name }));

  async function put(version: number, change: { name?: string; content?: EditorContent<K> }) {
    const document = await saveDocument(savedId, { version, ...change });
    if (!isOfKind(document, kind)) return;
    setSaved(document);
    if (change.content) setSavedContent(change.content);
    void library.refresh();
    notify('editor.saved', document.name);
  }

  const create = (name: string, content: EditorContent = emptyContent(kind, name)) =>
    attempt(async () => {
      const document = await createDocument({ kind, name, content } as Parameters<typeof createDocument>[0]);
      show(document);
      void library.refresh();
      library.open(document.documentId);
      notify('editor.created', document.name);
    });

  const duplicate = () =>
    create(
      copyName(saved?.name ?? '', (name) => t('editor.copyName', { name })),
      history.present,
    );

  function getStatus(): 'loading' | 'failed' | 'missing' | 'empty' | 'ready' {
    if (isOpen) return 'ready';
    if (library.error) return 'failed';
    if (requestedId === undefined) return library.documents?.length === 0 ? 'empty' : 'loading';
    if (opening.isLoading || (!opening.error && !opening.data)) return 'loading';
    if (opening.error && !hasErrorCode(opening.error, 404)) return 'failed';
    return 'missing';
  }

  return {
    ...history,
    kind,
    library,
    /** As last loaded or saved. */
    document: isOpen ? saved : undefined,
    status: getStatus(),
    error: library.error ?? opening.error,
    retry: () => (library.error ? library.refresh() : opening.refresh()),
    unsaved,
    busy: isPending,
    conflict,
    /** Creates a document and opens it. Resolves to whether it was created. */
    create,
    /** Resolves to whether the document was saved. */
    save: () => attempt(() => put(saved?.version ?? 0, { content: history.present })),
    rename: (name: string) => attempt(() => put(saved?.version ?? 0, { name })),
    /** Copies the document with its unsaved changes. */
    duplicate,
    /** Without a choice, the conflict is dismissed. */
    async resolveConflict(choice?: ConflictChoice) {
      if (choice === 'copy') await duplicate();
      if (choice === 'theirs') await attempt(async () => show(await fetchDocument(savedId)));
      if (choice === 'overwrite')
        await attempt(async () => {
          const { version } = await fetchDocument(savedId);
          await put(version, { content: history.present });
        });
      setConflict(undefined);
    },
    /** Offers a draft that was not saved. */
    draftNotice: draft.notice,
    clearDraft: draft.clear,
    /** Reverts to the saved content. */
    discard() {
      draft.clear();
      if (saved) show(savedContent ? { ...saved, content: savedContent } : saved);
    },
  };
}
