import type { CallWatch } from '@/request/callWatch';
import { createHarness, expired, held, json, type ReplyHandler, raw } from './harness';

/** A watch that records its events. */
function createRecordingWatch() {
  const events: unknown[] = [];
  const watch: CallWatch = {
    starts(call) {
      events.push({ starts: call });
      return { headers: { sw8: 'trace' }, ends: (status) => void events.push({ ends: status }) };
    },
    fails: (call) => void events.push({ fails: call }),
  };
  return { events, watch };
}

const list = { method: 'GET', url: 'https://api.example.com/api/v1/order/list', pattern: undefined };

async function callAndRecord(reply: ReplyHandler, options: object = {}) {
  const { events, watch } = createRecordingWatch();
  const harness = createHarness(reply, { token: 'secret', apiHost: 'https://api.example.com', watch });
  const outcome = await harness.request('order/list', options).then(
    (result) => ({ result }),
    (error: { kind?: string; name: string }) => ({ failed: error.kind ?? error.name }),
  );
  return { events, outcome, sent: harness.sent };
}

it('a successful call has the tracing header and reports its status', async () => {
  const { events, outcome, sent } = await callAndRecord(() => json({ code: 0, result: [1] }));
  expect(outcome).toEqual({ result: [1] });
  expect(sent[0]?.headers).toMatchObject({ sw8: 'trace', 'x-authorization': 'secret' });
  expect(events).toEqual([{ starts: list }, { ends: 200 }]);
});

it.each<[string, ReplyHandler, { failed: string }, unknown[]]>([
  [
    'HTTP 503',
    () => raw('', 503),
    { failed: 'http' },
    [{ ends: 503 }, { fails: { ...list, status: 503, kind: 'http' } }],
  ],
  [
    'HTTP 404 with an envelope',
    () => json({ code: 10404, message: 'no 13800138000' }, 404),
    { failed: 'http' },
    [{ ends: 404 }, { fails: { ...list, status: 404, kind: 'http' } }],
  ],
  [
    'no reply',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { failed: 'network' },
    [{ ends: 0 }, { fails: { ...list, status: 0, kind: 'network' } }],
  ],
  [
    'a page instead of a reply',
    () => raw('<html>'),
    { failed: 'parse' },
    [{ ends: 200 }, { fails: { ...list, status: 200, kind: 'parse' } }],
  ],
  ['a refusal', () => json({ code: 10001, message: 'no' }), { failed: 'business' }, [{ ends: 200 }]],
])('reports %s', async (_, reply, failed, tail) => {
  const { events, outcome } = await callAndRecord(reply);
  expect(outcome).toEqual(failed);
  expect(events).toEqual([{ starts: list }, ...tail]);
});

it('reports the declared path of an endpoint, which has no ids', async () => {
  const { events } = await callAndRecord(() => json({ code: 0 }), { pattern: 'order/:orderId' });
  expect(events[0]).toEqual({ starts: { ...list, pattern: 'order/:orderId' } });
});

it('an expired session is not reported as an error', async () => {
  const { events, outcome } = await callAndRecord(expired);
  expect(outcome).toEqual({ failed: 'session' });
  expect(events.filter((entry) => 'fails' in (entry as object))).toEqual([]);
});

it('a timeout is reported as a call without a reply', async () => {
  const { events, outcome } = await callAndRecord(held().reply, { timeout: 5 });
  expect(outcome).toEqual({ failed: 'timeout' });
  expect(events).toContainEqual({ fails: { ...list, status: 0, kind: 'timeout' } });
});

it('an aborted call is neither reported as an error nor as ended', async () => {
  const caller = new AbortController();
  const { reply } = held();
  const { events, outcome } = await callAndRecord(
    (sent) => {
      setTimeout(() => caller.abort());
      return reply(sent);
    },
    { signal: caller.signal },
  );
  expect(outcome).toEqual({ failed: 'AbortError' });
  expect(events).toEqual([{ starts: list }]);
});

it('cached calls share one request despite the tracing header', async () => {
  const { events, watch } = createRecordingWatch();
  const { request, sent } = createHarness(() => json({ code: 0, result: 1 }), { watch });
  await Promise.all([1, 2, 3].map(() => request('column/list', { useCache: true })));
  await request('column/list', { useCache: true });
  expect(sent).toHaveLength(1);
  expect(events).toHaveLength(2);
});

it('a call without a watch has no tracing header', async () => {
  const { request, sent } = createHarness(() => json({ code: 0 }));
  await request('order/list');
  expect(sent[0]?.headers).not.toHaveProperty('sw8');
});

it.each([
  ['a success', () => json({ code: 0, result: 1 }), { result: 1 }],
  ['a failure', () => raw('', 500), { failed: 'http' }],
])('a watch that throws does not affect %s', async (_, reply, expected) => {
  const throws = () => {
    throw new Error('an error of the watch');
  };
  const watches: CallWatch[] = [
    { starts: throws, fails: throws },
    { starts: () => ({ headers: {}, ends: throws }), fails: throws },
  ];
  for (const watch of watches) {
    const { request } = createHarness(reply, { watch });
    const outcome = await request('order/list').then(
      (result) => ({ result }),
      ({ kind }) => ({ failed: kind }),
    );
    expect(outcome).toEqual(expected);
  }
});
