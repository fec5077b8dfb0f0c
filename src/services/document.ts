import type { EditorKind } from '@/domain/editor/editorDocument';
import { documentEndpoints } from '@/domain/editor/editorDocument';
import { type CallOptions, call, service } from './call';

/** Last saved first. */
export const listDocuments = (kind: EditorKind, options?: CallOptions) =>
  call(documentEndpoints.list, { query: { kind } }, options);

/** Throws a `RequestError`; code 404 when it does not exist. */
export const fetchDocument = service(documentEndpoints.get);

/** Throws a `RequestError` with a code of `DOCUMENT_ERROR`. */
export const createDocument = service(documentEndpoints.create);

/** Saves changes based on a version. Throws a `RequestError` with a code of `DOCUMENT_ERROR`, or 404. */
export const saveDocument = service(documentEndpoints.save);

export const deleteDocument = service(documentEndpoints.delete);

export const restoreDocument = service(documentEndpoints.restore);
