import { request } from '@umijs/max';
import type { InferInput } from 'valibot';
import * as v from 'valibot';
import {
  DOCUMENT_ERROR,
  type DocumentChange,
  type documentDraftSchema,
  documentSummarySchema,
  type EditorKind,
  editorDocumentSchema,
} from '@/domain/editor/editorDocument';

/** What an editor shows itself: a newer version, a full shelf, a document that is gone. */
const handledCodes = [...Object.values(DOCUMENT_ERROR), 404];
const address = (documentId: string) => `console/document/${encodeURIComponent(documentId)}`;

interface DocumentCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

/** The person's documents of a kind, the last saved first. Throws a `RequestError`. */
export function listDocuments(kind: EditorKind, { signal }: DocumentCallOptions = {}) {
  return request('console/document', { params: { kind }, schema: v.array(documentSummarySchema), signal });
}

/** One document with what it holds. Throws a `RequestError`, code 404 when it is gone. */
export function fetchDocument(documentId: string, { signal }: DocumentCallOptions = {}) {
  return request(address(documentId), { schema: editorDocumentSchema, handledCodes, signal });
}

/** Makes a document. Throws a `RequestError` whose code is of `DOCUMENT_ERROR`. */
export function createDocument(data: InferInput<typeof documentDraftSchema>) {
  return request('console/document', { method: 'post', data, schema: editorDocumentSchema, handledCodes });
}

/** Saves what is new over the version it was made from. Throws a `RequestError` whose code is of `DOCUMENT_ERROR`, or 404. */
export function saveDocument(documentId: string, data: DocumentChange) {
  return request(address(documentId), { method: 'put', data, schema: editorDocumentSchema, handledCodes });
}

/** Takes a document away; `restoreDocument` brings it back. */
export function deleteDocument(documentId: string) {
  return request(address(documentId), { method: 'delete' });
}

/** Brings a deleted document back as it was. */
export function restoreDocument(documentId: string) {
  return request(`${address(documentId)}/restore`, { method: 'post', schema: editorDocumentSchema });
}
