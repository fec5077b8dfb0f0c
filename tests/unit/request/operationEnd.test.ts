import { createHarness, json, type ReplyHandler } from './harness';

const success = { code: 200, result: 'r' };

/** Sends a call and returns what its reply says about the end of its operation. */
async function noteOf(reply: ReplyHandler, responseType?: 'blob'): Promise<string[]> {
  const { request, operationEnds } = createHarness(reply);
  await request('x', { silent: true, responseType }).catch(() => undefined);
  return operationEnds;
}

function withHeader(name: string, body: object, status = 200): ReplyHandler {
  return () => {
    const reply = json(body, status);
    reply.headers.set(name, name === 'Sunset' ? 'Sat, 19 Dec 2026 16:00:00 GMT' : '@1795104000');
    return reply;
  };
}

it.each(['Sunset', 'Deprecation'])(
  'a success or refusal with %s says that its operation will end',
  async (name) => {
    expect(await noteOf(withHeader(name, success))).toEqual(['soon']);
    expect(await noteOf(withHeader(name, { code: 42001 }))).toEqual(['soon']);
    expect(await noteOf(withHeader(name, { code: 500 }, 500))).toEqual(['soon']);
  },
);

it('code 410 says that it has ended, and 501 that it is missing, by envelope or HTTP status', async () => {
  for (const status of [200, 410]) expect(await noteOf(() => json({ code: 410 }, status))).toEqual(['now']);
  expect(await noteOf(() => new Response('Gone', { status: 410 }))).toEqual(['now']);
  expect(await noteOf(() => json({ code: 410 }, 410), 'blob')).toEqual(['now']);
  expect(await noteOf(() => json({ code: 501 }, 501))).toEqual(['missing']);
});

it('any other reply says nothing about it', async () => {
  for (const reply of [success, { code: 404 }, { code: 401 }, { code: 4100 }])
    expect(await noteOf(() => json(reply))).toEqual([]);
});
