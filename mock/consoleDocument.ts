import { documentEndpoints, EDITOR_KINDS } from '../src/domain/editor/editorDocument';
import { now } from './lib/clock';
import {
  addDocument,
  assertCapacity,
  changeDocument,
  ownDocument,
  ownDocuments,
  toDocument,
  toSummary,
} from './lib/console/documents/shelf';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';

export default handlers(documentEndpoints, {
  list: (call) => {
    const kind = EDITOR_KINDS.find((name) => name === call.query('kind'));
    if (kind) return ownDocuments(call, kind).map((record) => toSummary(record, call.language));
    throw new MockFailure(MOCK_CODE.malformed, {
      zh: '请求参数不正确：kind',
      en: 'The request is not valid: kind',
    });
  },

  get: (call) => toDocument(ownDocument(call), call.language),

  create: (call) => {
    const { kind, ...saved } = call.body;
    return toDocument(addDocument(call, kind, saved), call.language);
  },

  save: (call) => {
    const record = ownDocument(call);
    changeDocument(record, call.body, call.language);
    return toDocument(record, call.language);
  },

  delete: (call) => {
    ownDocument(call).deletedAt = now();
  },

  restore: (call) => {
    const record = ownDocument(call, 'deleted');
    assertCapacity(call, record.kind);
    record.deletedAt = undefined;
    return toDocument(record, call.language);
  },
});
