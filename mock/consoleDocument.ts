import { documentChangeSchema, documentDraftSchema, EDITOR_KINDS } from '../src/domain/editor/editorDocument';
import { now } from './lib/clock';
import {
  addDocument,
  changeDocument,
  documentOf,
  mustHaveRoom,
  ownDocument,
  ownDocuments,
  summaryOf,
} from './lib/console/documents/shelf';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';

export default {
  'GET /api/v1/console/document': endpoint(
    (call) => {
      const kind = EDITOR_KINDS.find((name) => name === call.query('kind'));
      if (kind) return ownDocuments(call, kind).map((record) => summaryOf(record, call.language));
      throw new MockFailure(MOCK_CODE.malformed, {
        zh: '请求参数不正确：kind',
        en: 'The request is not valid: kind',
      });
    },
    { auth: true },
  ),

  'GET /api/v1/console/document/:documentId': endpoint(
    (call) => documentOf(ownDocument(call), call.language),
    { auth: true },
  ),

  'POST /api/v1/console/document': endpoint(
    (call) => {
      const { kind, ...saved } = call.body(documentDraftSchema);
      return documentOf(addDocument(call, kind, saved), call.language);
    },
    { auth: true },
  ),

  'PUT /api/v1/console/document/:documentId': endpoint(
    (call) => {
      const record = ownDocument(call);
      changeDocument(record, call.body(documentChangeSchema), call.language);
      return documentOf(record, call.language);
    },
    { auth: true },
  ),

  'DELETE /api/v1/console/document/:documentId': endpoint(
    (call) => {
      ownDocument(call).deletedAt = now();
      return undefined;
    },
    { auth: true },
  ),

  'POST /api/v1/console/document/:documentId/restore': endpoint(
    (call) => {
      const record = ownDocument(call, 'deleted');
      mustHaveRoom(call, record.kind);
      record.deletedAt = undefined;
      return documentOf(record, call.language);
    },
    { auth: true },
  ),
};
