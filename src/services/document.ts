import type { InferInput } from 'valibot';
import type { DocumentChange, documentDraftSchema, EditorKind } from '@/domain/editor/editorDocument';
import { documentEndpoints } from '@/domain/editor/editorDocument';
import { type CallOptions, call } from './call';

/** Last saved first. Throws a `RequestError`. */
export function listDocuments(kind: EditorKind, options?: CallOptions) {
  return call(documentEndpoints.list, { query: { kind } }, options);
}

/** Throws a `RequestError`; code 404 when it does not exist. */
export function fetchDocument(documentId: string, options?: CallOptions) {
  return call(documentEndpoints.get, { params: { documentId } }, options);
}

/** Throws a `RequestError` with a code of `DOCUMENT_ERROR`. */
export function createDocument(body: InferInput<typeof documentDraftSchema>) {
  return call(documentEndpoints.create, { body });
}

/** Saves changes based on a version. Throws a `RequestError` with a code of `DOCUMENT_ERROR`, or 404. */
export function saveDocument(documentId: string, body: DocumentChange) {
  return call(documentEndpoints.save, { params: { documentId }, body });
}

export function deleteDocument(documentId: string) {
  return call(documentEndpoints.delete, { params: { documentId } });
}

export function restoreDocument(documentId: string) {
  return call(documentEndpoints.restore, { params: { documentId } });
}
