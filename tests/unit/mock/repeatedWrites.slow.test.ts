import { ENDPOINTS } from '../../../config/contract/endpoints';
import { db } from '../../../mock/lib/db';
import { createMockFetch } from '../../support/mockFetch';
import { recordConsole } from '../contract/recording/console';
import { recordPortal } from '../contract/recording/portal';
import { createRecorder } from '../contract/recording/recorder';

const getKeys = (body: unknown) =>
  typeof body === 'object' && body !== null && 'entries' in body ? Object.keys(Object(body.entries)) : [];

/** Every write whose key is in a header, with its address. A download changes nothing. */
const writes = ENDPOINTS.filter(
  ({ method, body, upload, download }) =>
    method !== 'GET' && !download && !getKeys(body ?? upload?.fields).includes('idempotencyKey'),
).map(({ key, method, path }) => ({
  key,
  method,
  address: new RegExp(`^/api/v1/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  literals: path.replace(/\{\w+\}/g, '').length,
}));

/** The most literal one that matches. */
const findWrite = (method: string, path: string) =>
  writes
    .filter((each) => each.method === method && each.address.test(path))
    .sort((one, other) => other.literals - one.literals)[0]?.key;

it('each write whose reply is lost is done once, and its repeated call gets the reply', async () => {
  const recorder = createRecorder();
  const mockFetch = createMockFetch();
  const repeated = new Set<string>();
  const wrong: string[] = [];
  let count = 0;

  /** Loses the first reply to each write, and sends the call again. */
  const lossy: typeof fetch = async (input, init = {}) => {
    const key = findWrite(init.method ?? 'GET', new URL(String(input), 'http://localhost').pathname);
    if (!key) return mockFetch(input, init);
    count += 1;
    const keyed = { ...init, headers: { ...Object(init.headers), 'Idempotency-Key': `key-${count}` } };
    const lost = await mockFetch(input, keyed);
    const before = JSON.stringify(db());
    const reply = await mockFetch(input, keyed);
    const isSame = (await lost.text()) === (await reply.clone().text());
    if (!isSame || JSON.stringify(db()) !== before) wrong.push(key);
    repeated.add(key);
    return reply;
  };
  recorder.client.mockFetch = Object.assign(lossy, { calls: [], unknownCalls: [] });

  await recordConsole(recorder);
  await recordPortal(recorder);
  expect(wrong).toEqual([]);
  expect(writes.map(({ key }) => key).filter((key) => !repeated.has(key))).toEqual([]);
  expect(repeated.size).toBeGreaterThan(100);
});
