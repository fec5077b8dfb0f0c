import * as v from 'valibot';
import {
  documentChangeSchema,
  documentDraftSchema,
  documentSummarySchema,
  DOCUMENT_ERROR as E,
  EDITOR_KINDS,
  editorDocumentSchema,
} from '../../../src/domain/editor/editorDocument';
import type { EndpointTable } from '../endpoint';

/** What the three editors keep. */
export const DOCUMENT_ENDPOINTS: EndpointTable = {
  'GET console/document': {
    summary: 'The person’s documents of one kind, the one that was changed last on top.',
    query: v.object({ kind: v.picklist(EDITOR_KINDS) }),
    result: v.array(documentSummarySchema),
  },
  'GET console/document/{documentId}': {
    summary: 'One document with its content.',
    result: editorDocumentSchema,
  },
  'POST console/document': {
    summary: 'Creates a document.',
    body: documentDraftSchema,
    example: { kind: 'flow', name: '退款流程', content: { nodes: [], edges: [] } },
    result: editorDocumentSchema,
    errors: [E.tooMany],
  },
  'PUT console/document/{documentId}': {
    summary: 'Saves a document that has not been saved by anybody else since it was read.',
    body: documentChangeSchema,
    example: { version: 1, name: '退款流程' },
    result: editorDocumentSchema,
    errors: [E.newerVersion],
  },
  'DELETE console/document/{documentId}': { summary: 'Deletes a document.' },
  'POST console/document/{documentId}/restore': {
    summary: 'Brings a deleted document back.',
    result: editorDocumentSchema,
    errors: [E.tooMany],
  },
};
