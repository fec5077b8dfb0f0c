import * as v from 'valibot';
import {
  DOCUMENT_ERROR,
  DOCUMENT_LIMITS,
  documentSummarySchema,
  EDITOR_KINDS,
  type EditorKind,
  editorDocumentSchema,
  emptyContent,
} from '../../../src/domain/editor/editorDocument';
import { client, signInBeforeEach, token } from './mockClient';

signInBeforeEach('admin');

const send = (method: string, path: string, body?: unknown, who = token) =>
  client.call(method, `console/document${path}`, body, { 'x-authorization': who });
const list = async (kind: EditorKind) =>
  v.parse(v.array(documentSummarySchema), (await send('GET', `?kind=${kind}`)).result);
const read = async (id: string) => v.parse(editorDocumentSchema, (await send('GET', `/${id}`)).result);
const draft = (kind: EditorKind, name = 'Mine') => ({ kind, name, content: emptyContent(kind, name) });
const create = async (kind: EditorKind, name?: string) =>
  v.parse(editorDocumentSchema, (await send('POST', '', draft(kind, name))).result);

it.each(EDITOR_KINDS)('there are two %s sample documents in the language of the call', async (kind) => {
  const documents = await list(kind);
  expect(documents).toHaveLength(2);
  for (const { documentId, name } of documents) {
    expect((await read(documentId)).name).toBe(name);
    const chinese = await client.call('GET', `console/document/${documentId}`, undefined, {
      'x-authorization': token,
      'Accept-Language': 'zh-CN',
    });
    expect(v.parse(editorDocumentSchema, chinese.result).name).not.toBe(name);
  }
});

it('content of another kind is refused and changes nothing', async () => {
  const { documentId } = await create('flow');
  const mind = emptyContent('mind', 'x');
  expect((await send('PUT', `/${documentId}`, { version: 1, content: mind })).code).toBe(400);
  expect((await send('POST', '', { kind: 'flow', name: 'x', content: mind })).code).toBe(400);
  expect((await send('POST', '', draft('flow', '   '))).code).toBe(400);
  expect((await send('GET', '?kind=poem')).code).toBe(400);
  expect((await read(documentId)).version).toBe(1);
});

it('the number of documents is limited, also for restored ones', async () => {
  const { documentId } = await create('mind');
  await send('DELETE', `/${documentId}`);
  for (let count = 2; count < DOCUMENT_LIMITS.perKind; count += 1) await create('mind');
  expect((await send('POST', '', draft('mind'))).code).toBe(DOCUMENT_ERROR.tooMany);
  expect((await send('POST', `/${documentId}/restore`)).code).toBe(DOCUMENT_ERROR.tooMany);
});

it('documents need access to the editor, and belong to one user', async () => {
  const { documentId } = await create('flow');
  const other = await client.signIn('user');
  expect((await send('GET', '?kind=flow', undefined, other)).code).toBe(403);
  expect((await send('POST', '', draft('flow'), other)).code).toBe(403);
  expect((await send('GET', `/${documentId}`, undefined, other)).code).toBe(404);
  expect((await send('GET', '?kind=flow', undefined, 'nobody')).code).toBe(401);
});
