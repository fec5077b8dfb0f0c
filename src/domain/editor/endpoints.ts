import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import {
  DOCUMENT_ERROR,
  documentChangeSchema,
  documentDraftSchema,
  documentSummarySchema,
  EDITOR_KINDS,
  editorDocumentSchema,
} from './editorDocument';

const result = editorDocumentSchema;

/** The documents of the three editors. */
export const documentEndpoints = {
  list: endpoint('GET console/document', {
    query: v.object({ kind: v.picklist(EDITOR_KINDS) }),
    result: v.array(documentSummarySchema),
  }),
  get: endpoint('GET console/document/:documentId', { result, refusals: [NOT_FOUND] }),
  create: endpoint('POST console/document', {
    body: documentDraftSchema,
    result,
    refusals: [DOCUMENT_ERROR.tooMany],
  }),
  save: endpoint('PUT console/document/:documentId', {
    body: documentChangeSchema,
    result,
    refusals: [NOT_FOUND, DOCUMENT_ERROR.newerVersion],
  }),
  delete: endpoint('DELETE console/document/:documentId'),
  restore: endpoint('POST console/document/:documentId/restore', { result }),
};
