import type { CallWatch } from '@/request/callWatch';
import { type Answer, createHarness, expired, held, json, raw } from './harness';

/** A watch that writes down what it hears. */
function createWitness() {
  const heard: unknown[] = [];
  const watch: CallWatch = {
    starts(call) {
      heard.push({ starts: call });
      return { headers: { sw8: 'trace' }, ends: (status) => void heard.push({ ends: status }) };
    },
    fails: (call) => void heard.push({ fails: call }),
  };
  return { heard, watch };
}

const list = { method: 'GET', url: 'https://api.example.com/api/v1/order/list' };

async function callsAndHears(answer: Answer, options: object = {}) {
  const { heard, watch } = createWitness();
  const harness = createHarness(answer, { token: 'secret', apiHost: 'https://api.example.com', watch });
  const outcome = await harness.request('order/list', options).then(
    (result) => ({ result }),
    (error: { kind?: string; name: string }) => ({ failed: error.kind ?? error.name }),
  );
  return { heard, outcome, sent: harness.sent };
}

it('a call that succeeds carries the header and tells its status', async () => {
  const { heard, outcome, sent } = await callsAndHears(() => json({ code: 0, result: [1] }));
  expect(outcome).toEqual({ result: [1] });
  expect(sent[0]?.headers).toMatchObject({ sw8: 'trace', 'x-authorization': 'secret' });
  expect(heard).toEqual([{ starts: list }, { ends: 200 }]);
});

it.each<[string, Answer, { failed: string }, unknown[]]>([
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
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { failed: 'network' },
    [{ ends: 0 }, { fails: { ...list, status: 0, kind: 'network' } }],
  ],
  [
    'a page in place of an answer',
    () => raw('<html>'),
    { failed: 'parse' },
    [{ ends: 200 }, { fails: { ...list, status: 200, kind: 'parse' } }],
  ],
  ['a refusal', () => json({ code: 10001, message: 'no' }), { failed: 'business' }, [{ ends: 200 }]],
])('%s', async (_, answer, failed, tail) => {
  const { heard, outcome } = await callsAndHears(answer);
  expect(outcome).toEqual(failed);
  expect(heard).toEqual([{ starts: list }, ...tail]);
});

it('an expired session is the server’s word, not an error; its logout is told as a call', async () => {
  const { heard, outcome } = await callsAndHears(expired);
  expect(outcome).toEqual({ failed: 'session' });
  expect(heard.filter((entry) => 'fails' in (entry as object))).toEqual([]);
});

it('time that runs out is a call without an answer', async () => {
  const { heard, outcome } = await callsAndHears(held().answer, { timeout: 5 });
  expect(outcome).toEqual({ failed: 'timeout' });
  expect(heard).toContainEqual({ fails: { ...list, status: 0, kind: 'timeout' } });
});

it('a call that its caller gives up is no error and has no end', async () => {
  const caller = new AbortController();
  const { answer } = held();
  const { heard, outcome } = await callsAndHears(
    (sent) => {
      setTimeout(() => caller.abort());
      return answer(sent);
    },
    { signal: caller.signal },
  );
  expect(outcome).toEqual({ failed: 'AbortError' });
  expect(heard).toEqual([{ starts: list }]);
});

it('cached calls stay one call: the header is no part of what makes them alike', async () => {
  const { heard, watch } = createWitness();
  const { request, sent } = createHarness(() => json({ code: 0, result: 1 }), { watch });
  await Promise.all([1, 2, 3].map(() => request('column/list', { useCache: true })));
  await request('column/list', { useCache: true });
  expect(sent).toHaveLength(1);
  expect(heard).toHaveLength(2);
});

it('without a watch there is no header', async () => {
  const { request, sent } = createHarness(() => json({ code: 0 }));
  await request('order/list');
  expect(sent[0]?.headers).not.toHaveProperty('sw8');
});

it.each([
  ['a success', () => json({ code: 0, result: 1 }), { result: 1 }],
  ['a failure', () => raw('', 500), { failed: 'http' }],
])('a watch that throws changes nothing of %s', async (_, answer, expected) => {
  const throws = () => {
    throw new Error('an error of the watch');
  };
  const watches: CallWatch[] = [
    { starts: throws, fails: throws },
    { starts: () => ({ headers: {}, ends: throws }), fails: throws },
  ];
  for (const watch of watches) {
    const { request } = createHarness(answer, { watch });
    const outcome = await request('order/list').then(
      (result) => ({ result }),
      ({ kind }) => ({ failed: kind }),
    );
    expect(outcome).toEqual(expected);
  }
});
