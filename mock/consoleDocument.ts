import { documentEndpoints } from '../src/domain/editor/editorDocument';
import { now } from './lib/clock';
import {
  addDocument,
  assertCapacity,
  changeDocument,
  getOwnDocument,
  getOwnDocuments,
  toDocument,
  toSummary,
} from './lib/console/documents/shelf';
import { malformed } from './lib/failure';
import { handlers } from './lib/handlers';

export default handlers(documentEndpoints, {
  list: (call) => {
    const { kind } = call.query;
    if (!kind) throw malformed('kind');
    return getOwnDocuments(call, kind).map((record) => toSummary(record, call.language));
  },

  get: (call) => toDocument(getOwnDocument(call), call.language),

  create: (call) => {
    const { kind, ...saved } = call.body;
    return toDocument(addDocument(call, kind, saved), call.language);
  },

  save: (call) => {
    const record = getOwnDocument(call);
    changeDocument(record, call.body, call.language);
    return toDocument(record, call.language);
  },

  delete: (call) => {
    getOwnDocument(call).deletedAt = now();
  },

  restore: (call) => {
    const record = getOwnDocument(call, 'deleted');
    assertCapacity(call, record.kind);
    record.deletedAt = undefined;
    return toDocument(record, call.language);
  },
});
