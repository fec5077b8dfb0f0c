import type { EditorKind } from '@/domain/editor/editorDocument';
import { documentEndpoints } from '@/domain/editor/editorDocument';
import { type CallOptions, call, service } from './call';

/** Last saved first. */
export const listDocuments = (kind: EditorKind, options?: CallOptions) =>
  call(documentEndpoints.list, { query: { kind } }, options);

export const fetchDocument = service(documentEndpoints.get);

export const createDocument = service(documentEndpoints.create);

/** Saves changes based on a version. */
export const saveDocument = service(documentEndpoints.save);

export const deleteDocument = service(documentEndpoints.delete);

export const restoreDocument = service(documentEndpoints.restore);
