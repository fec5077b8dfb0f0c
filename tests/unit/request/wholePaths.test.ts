import { createHarness, failure, json, raw } from './harness';

/** Calls from pages of Ant Design Pro: the path starts with `/api/`, and the reply has its data beside `success`. */
const LIST = { data: [{ key: 1, name: 'A' }], total: 1, success: true };

it.each([
  ['/api/rule', '', '/api/rule'],
  ['/api/v1/rule', '', '/api/v1/rule'],
  ['/api/rule?current=1', 'https://api.example.com', 'https://api.example.com/api/rule?current=1'],
  ['/apis', '', '/api/v1/apis'],
])('%s on host "%s" is sent to %s', async (path, apiHost, url) => {
  const { request, sent } = createHarness(() => json({ result: 1 }), { apiHost, token: 'token-1' });
  await request(path);
  expect(sent[0]).toMatchObject({ url, headers: { 'x-authorization': 'token-1' } });
});

it.each(['rule', '/api/rule'])('the answer of %s may have its facts beside success', async (path) => {
  const { request, shown } = createHarness(() => json(LIST));
  await expect(request(path)).resolves.toEqual(LIST);
  expect(shown).toEqual([]);
});

it.each([[{ key: 3, name: 'A' }], [[1, 2]], ['text'], [7], [null], [{ message: 'Ok' }], [{}]])(
  'a whole path may be answered by %j',
  async (body) => {
    const { request } = createHarness(() => json(body));
    await expect(request('/api/rule')).resolves.toEqual(body);
  },
);

it('a whole path may be answered by an envelope', async () => {
  const { request } = createHarness(() => json({ code: 200, result: 'r', message: 'Ok' }));
  await expect(request('/api/rule')).resolves.toBe('r');
});

it.each<[string, () => Response, object]>([
  ['HTML', () => raw('<html>'), { kind: 'parse' }],
  ['a refusal', () => json({ ...LIST, success: false, errorMessage: 'Full' }), { message: 'Full' }],
  ['a failure code', () => json({ code: 46001, message: 'Refused' }), { code: 46001 }],
  ['an HTTP error', () => json({ message: 'Down' }, 500), { kind: 'http', code: 500 }],
])('%s fails on a whole path and is shown once', async (_, reply, error) => {
  const { request, shown } = createHarness(reply);
  expect(await failure(request('/api/rule'))).toMatchObject(error);
  expect(shown).toHaveLength(1);
});

it('a failed write on a whole path is sent once, because its server may do it twice', async () => {
  const { request, sent, shown } = createHarness(({ url }) =>
    url === '/api/rule'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Response('{"code":200}', { headers: { 'Idempotency-Key-Max-Age': '86400' } }),
  );
  await request('first');
  expect(await failure(request('/api/rule', { method: 'POST', data: {} }))).toMatchObject({
    kind: 'network',
  });
  expect(sent).toHaveLength(2);
  expect(shown).toHaveLength(1);
});

describe('an answer without a result', () => {
  const warn = () => jest.spyOn(console, 'warn').mockReturnValue();
  const environment = process.env.NODE_ENV;
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: environment });
  });

  it.each([
    ['development', 'get', { code: 200, message: 'Ok' }, 1],
    ['development', 'post', { code: 200, message: 'Ok' }, 0],
    ['development', 'get', { code: 200, result: null }, 0],
    ['production', 'get', { code: 200, message: 'Ok' }, 0],
  ] as const)('in %s, to a %s, of %j, warns %i times', async (NODE_ENV, method, body, times) => {
    Object.assign(process.env, { NODE_ENV });
    const warned = warn();
    const { request } = createHarness(() => json(body));
    await request('rule/list', { method });
    expect(warned).toHaveBeenCalledTimes(times);
    if (times) expect(warned).toHaveBeenCalledWith(expect.stringContaining('GET /api/v1/rule/list'));
  });
});
