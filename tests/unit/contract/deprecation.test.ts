import { describeEndpoints, type Endpoint } from '../../../config/contract/endpoint';
import { toOperation } from '../../../config/contract/operation';
import { handlers } from '../../../mock/lib/handlers';
import '../../../mock/lib/start';
import { endpoint } from '../../../src/domain/endpoint';
import type { Reply } from '../../contract/backend';
import { judgeRefusal, judgeSuccess } from '../../contract/verdict';
import { exchange } from '../../support/mockExchange';

const group = {
  read: endpoint('GET box', { access: 'public' }),
  readOld: endpoint('GET oldBox', {
    access: 'public',
    deprecated: { since: '2026-11-20', until: '2026-12-20' },
  }),
};
const [current, old] = describeEndpoints('order', group, {
  read: { id: 'readBox', summary: 'Reads it.' },
  readOld: { id: 'readOldBox', summary: 'Reads it.' },
}) as [Endpoint, Endpoint];

const { 'GET /api/v1/box': answer, 'GET /api/v1/oldBox': answerOld } = handlers(group, {
  read: () => null,
  readOld: () => null,
});
const call = { method: 'GET', path: '/api/v1/x', query: {}, headers: {}, body: {} };

/** The reply of the mock, with other headers if a test names them. */
async function replyOf(handle: typeof answer, changed: Record<string, string> = {}): Promise<Reply> {
  const response = await exchange(call, {}, handle);
  for (const [name, value] of Object.entries(changed)) response.headers.set(name, value);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    bytes: text.length,
    sentAt: 0,
    receivedAt: 0,
  };
}

const pathsOf = ({ problems }: ReturnType<typeof judgeSuccess>) => problems.map(({ path }) => path);

it('marks a deprecated operation, with the day of its end and its headers', () => {
  expect(toOperation(old)).toMatchObject({
    deprecated: true,
    description: expect.stringMatching(/^Deprecated since 2026-11-20: .* until 2026-12-20 /),
    responses: {
      200: { headers: { Sunset: { example: 'Sat, 19 Dec 2026 16:00:00 GMT' }, Deprecation: {} } },
    },
  });
  expect(toOperation(current)).not.toHaveProperty('deprecated');
  expect(JSON.stringify(toOperation(current))).not.toMatch(/Sunset|Deprecat/);
});

it('has the mock send the headers, which the check accepts', async () => {
  expect(pathsOf(judgeSuccess(old, await replyOf(answerOld)))).toEqual([]);
  const reply = await replyOf(answer);
  expect([reply.headers.has('Sunset'), reply.headers.has('Deprecation')]).toEqual([false, false]);
  expect(pathsOf(judgeSuccess(current, reply))).toEqual([]);
});

it('has the check find a missing header, an end that is too early, and headers that a portal cannot read', async () => {
  expect(pathsOf(judgeSuccess(old, await replyOf(answer)))).toEqual(['header Deprecation', 'header Sunset']);
  const early = await replyOf(answerOld, { Sunset: 'Fri, 18 Dec 2026 16:00:00 GMT' });
  expect(pathsOf(judgeSuccess(old, early))).toEqual(['header Sunset']);
  expect(pathsOf(judgeRefusal(old, [200], early))).toEqual(['header Sunset']);
  const cors = (names: string) =>
    replyOf(answerOld, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': names });
  const shared = 'Idempotency-Key-Max-Age';
  const check = async (names: string) =>
    pathsOf(judgeSuccess(old, await cors(names), 'http://portal.example'));
  expect(await check(`${shared}, Deprecation, Sunset`)).toEqual([]);
  expect(await check(`${shared}, Deprecation`)).toEqual(['header Access-Control-Expose-Headers']);
});
