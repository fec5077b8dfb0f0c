import { DOCUMENT_ERROR, documentEndpoints } from '../../../src/domain/editor/editorDocument';
import { describeEndpoints } from '../endpoint';

export const DOCUMENT_ENDPOINTS = describeEndpoints('document', documentEndpoints, {
  list: { summary: 'The person’s documents of one kind, the one that was changed last on top.' },
  get: { summary: 'One document with its content.' },
  create: {
    summary: 'Creates a document.',
    example: { kind: 'flow', name: '退款流程', content: { nodes: [], edges: [] } },
  },
  save: {
    summary: 'Saves a document that has not been saved by anybody else since it was read.',
    example: { version: 1, name: '退款流程' },
  },
  delete: { summary: 'Deletes a document.' },
  restore: { summary: 'Brings a deleted document back.', errors: [DOCUMENT_ERROR.tooMany] },
});
