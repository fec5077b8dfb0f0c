import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import {
  copyName,
  DOCUMENT_ERROR,
  type EditorContent,
  type EditorDocument,
  type EditorKind,
  emptyContent,
  isOfKind,
} from '@/domain/editor/editorDocument';
import { hasErrorCode } from '@/domain/requestError';
import { createDocument, fetchDocument, saveDocument } from '@/services/document';
import { useHistory } from './useHistory';
import { useShelf } from './useShelf';

/** Why a save was refused: somebody saved since, or took the document away. */
export type SaveConflict = 'newer' | 'gone';
export type ConflictChoice = 'overwrite' | 'theirs' | 'copy';

/** What every editor works at: the person's documents of its kind, and one of them with its changes. */
export type DocumentDesk<K extends EditorKind = EditorKind> = ReturnType<typeof useDocument<K>>;

/** As much of it as the shared frame needs, for whatever kind. */
export type AnyDesk = Omit<DocumentDesk, 'change'>;

/** Loads, changes and saves the documents of an editor; `?doc=` in the address says which one is open. */
export function useDocument<K extends EditorKind>(kind: K) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const shelf = useShelf(kind);
  const { begin, ...history } = useHistory<EditorContent<K>>();
  const [saved, setSaved] = useState<EditorDocument<K>>();
  const [savedContent, setSavedContent] = useState<EditorContent<K>>();
  const [conflict, setConflict] = useState<SaveConflict>();

  const isOpen = saved !== undefined && saved.documentId === shelf.requestedId;
  const unsaved = isOpen && history.present !== savedContent;

  function show(document: EditorDocument) {
    if (!isOfKind(document, kind)) return;
    const { content } = document;
    setSaved(document);
    setSavedContent(content);
    begin(content);
  }

  const opening = useQuery((options) => fetchDocument(shelf.requestedId ?? '', options), {
    key: shelf.requestedId,
    ready: shelf.requestedId !== undefined,
    // Read again in another language: unsaved changes stay.
    onData: (document) => (unsaved ? undefined : show(document)),
  });

  const { run: attempt, isPending } = useAction((call: () => Promise<unknown>) => call(), {
    onFailed(error) {
      if (hasErrorCode(error, DOCUMENT_ERROR.newerVersion)) setConflict('newer');
      else if (hasErrorCode(error, 404)) setConflict('gone');
      else if (hasErrorCode(error, DOCUMENT_ERROR.tooMany)) message.error(error.message);
    },
  });

  const tell = (id: TextId, name: string) => message.success(formatMessage({ id }, { name }));

  async function put(version: number, change: { name?: string; content?: EditorContent<K> }) {
    const document = await saveDocument(saved?.documentId ?? '', { version, ...change });
    if (!isOfKind(document, kind)) return;
    setSaved(document);
    if (change.content) setSavedContent(change.content);
    void shelf.refresh();
    tell('editor.saved', document.name);
  }

  /** Makes a document and opens it. */
  const create = (name: string, content: EditorContent = emptyContent(kind, name)) =>
    attempt(async () => {
      const document = await createDocument({ kind, name, content } as Parameters<typeof createDocument>[0]);
      show(document);
      void shelf.refresh();
      shelf.open(document.documentId);
      tell('editor.created', document.name);
    });

  const toCopyName = (name: string) =>
    create(
      copyName(name, (original) => formatMessage({ id: 'editor.copyName' }, { name: original })),
      history.present,
    );

  return {
    ...history,
    kind,
    shelf,
    /** As it was last read or saved; its name is the one to show. */
    document: isOpen ? saved : undefined,
    status: getStatus(),
    retry: () => (shelf.error ? shelf.refresh() : opening.refresh()),
    unsaved,
    busy: isPending,
    conflict,
    create,
    /** Answers whether it is saved now. */
    save: () => attempt(() => put(saved?.version ?? 0, { content: history.present })),
    rename: (name: string) => attempt(() => put(saved?.version ?? 0, { name })),
    /** A copy of what is on screen, saved or not. */
    duplicate: () => toCopyName(saved?.name ?? ''),
    /** Ends a conflict the way the person chose; without a choice everything stays as it is. */
    async settle(choice?: ConflictChoice) {
      if (choice === 'copy') await toCopyName(saved?.name ?? '');
      if (choice === 'theirs') await attempt(async () => show(await fetchDocument(saved?.documentId ?? '')));
      if (choice === 'overwrite')
        await attempt(async () => {
          const { version } = await fetchDocument(saved?.documentId ?? '');
          await put(version, { content: history.present });
        });
      setConflict(undefined);
    },
    /** Leaves what is not saved behind. */
    discard: () => saved && show(savedContent ? { ...saved, content: savedContent } : saved),
  };

  function getStatus(): 'loading' | 'failed' | 'missing' | 'empty' | 'ready' {
    if (isOpen) return 'ready';
    if (shelf.error) return 'failed';
    if (shelf.requestedId === undefined) return shelf.documents?.length === 0 ? 'empty' : 'loading';
    if (!opening.error && !opening.data) return 'loading';
    if (opening.isLoading) return 'loading';
    if (opening.error && !hasErrorCode(opening.error, 404)) return 'failed';
    return 'missing';
  }
}
