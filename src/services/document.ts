import type { InferInput } from 'valibot';
import type { DocumentChange, documentDraftSchema, EditorKind } from '@/domain/editor/editorDocument';
import { documentEndpoints } from '@/domain/editor/editorDocument';
import { type CallOptions, call } from './call';

/** The person's documents of a kind, the last saved first. Throws a `RequestError`. */
export function listDocuments(kind: EditorKind, options?: CallOptions) {
  return call(documentEndpoints.list, { query: { kind } }, options);
}

/** One document with what it holds. Throws a `RequestError`, code 404 when it is gone. */
export function fetchDocument(documentId: string, options?: CallOptions) {
  return call(documentEndpoints.get, { params: { documentId } }, options);
}

/** Makes a document. Throws a `RequestError` whose code is of `DOCUMENT_ERROR`. */
export function createDocument(body: InferInput<typeof documentDraftSchema>) {
  return call(documentEndpoints.create, { body });
}

/** Saves what is new over the version it was made from. Throws a `RequestError` whose code is of `DOCUMENT_ERROR`, or 404. */
export function saveDocument(documentId: string, body: DocumentChange) {
  return call(documentEndpoints.save, { params: { documentId }, body });
}

/** Takes a document away; `restoreDocument` brings it back. */
export function deleteDocument(documentId: string) {
  return call(documentEndpoints.delete, { params: { documentId } });
}

/** Brings a deleted document back as it was. */
export function restoreDocument(documentId: string) {
  return call(documentEndpoints.restore, { params: { documentId } });
}
