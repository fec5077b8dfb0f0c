import { createHarness, failure, json } from './harness';

const ok = () => json({ code: 0, result: null });
const METHODS = ['get', 'post', 'delete', 'put', 'patch', 'head', 'options'] as const;
const WITH_BODY = ['post', 'put', 'patch', 'delete'] as const;

async function sentBy(url: string, options?: object, setup?: Parameters<typeof createHarness>[1]) {
  const harness = createHarness(({ method }) => (method === 'HEAD' ? new Response(null) : ok()), setup);
  await harness.request(url, options);
  const [call] = harness.sent;
  if (!call) throw new Error('Nothing was sent');
  return call;
}

/** Every rule of spec section 7 on what is sent. */
describe('address', () => {
  it.each(['user/login', '/user/login', '//user/login'])('%s goes under /api/v1', async (url) => {
    expect((await sentBy(url)).url).toBe('/api/v1/user/login');
  });

  it('stands on the configured host', async () => {
    const { url } = await sentBy('user/login', {}, { apiHost: 'https://api.example.com/base' });
    expect(url).toBe('https://api.example.com/base/api/v1/user/login');
  });

  it.each(['https://evil.example/x', '//evil.example/x'])('%s cannot lead to another host', async (url) => {
    expect((await sentBy(url, {}, { apiHost: 'https://api.example.com', token: 't' })).url).toMatch(
      /^https:\/\/api\.example\.com\/api\/v1\//,
    );
  });

  it('asks for the host anew for each call', async () => {
    const { request, sent, place } = createHarness(ok, { apiHost: 'https://a.example' });
    await request('x');
    place.apiHost = 'https://b.example';
    await request('x');
    expect(sent.map(({ url }) => url)).toEqual(['https://a.example/api/v1/x', 'https://b.example/api/v1/x']);
  });

  it.each([undefined, null, 5, {}, ['x'], new URL('http://x.example')])(
    'a URL of %p rejects with a TypeError and shows nothing',
    async (url) => {
      const { request, sent, shown } = createHarness(ok);
      const call = request(url as string);
      const error = await failure(call);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe('A request URL must be a string');
      expect([sent, shown]).toEqual([[], []]);
    },
  );
});

describe('methods', () => {
  it.each(METHODS)('%s', async (method) => {
    expect((await sentBy('x', { method })).method).toBe(method.toUpperCase());
  });

  it('is get unless told', async () => {
    expect((await sentBy('x')).method).toBe('GET');
  });

  it.each(['head', 'options'] as const)('%s is success without a result', async (method) => {
    const { request } = createHarness(() =>
      method === 'head' ? new Response(null) : new Response('GET, POST'),
    );
    await expect(request('x', { method })).resolves.toBeUndefined();
  });

  it.each(['head', 'options'] as const)('%s fails by its HTTP status', async (method) => {
    const { request } = createHarness(() => new Response(null, { status: 404 }));
    expect(await failure(request('x', { method }))).toMatchObject({ kind: 'http', code: 404 });
  });
});

describe('headers', () => {
  it('carry the token', async () => {
    expect((await sentBy('x', {}, { token: 'secret' })).headers['x-authorization']).toBe('secret');
  });

  it.each([
    ['skipAuth', { skipAuth: true }, 'secret'],
    ['no token', {}, undefined],
    ['an empty token', {}, ''],
  ])('carry none with %s', async (_, options, token) => {
    expect(Object.keys((await sentBy('x', options, { token })).headers)).not.toContain('x-authorization');
  });

  it('name the language', async () => {
    expect((await sentBy('x', {}, { locale: 'zh-CN' })).headers['accept-language']).toBe('zh-CN');
    expect((await sentBy('x', {}, { locale: 'en-US' })).headers['accept-language']).toBe('en-US');
  });

  it('keep the caller’s own, without those that are undefined', async () => {
    const { headers } = await sentBy('x', { headers: { 'X-Mock-Scenario': 'slow', 'x-none': undefined } });
    expect(headers['x-mock-scenario']).toBe('slow');
    expect(Object.keys(headers)).not.toContain('x-none');
  });

  it('a caller’s content type replaces the default in any spelling', async () => {
    const { headers } = await sentBy('x', {
      method: 'post',
      data: {},
      headers: { 'content-type': 'application/vnd.x+json', ACCEPT: 'text/csv' },
    });
    expect(headers['content-type']).toBe('application/vnd.x+json');
    expect(headers.accept).toBe('text/csv');
  });

  it('a header that cannot be sent is a mistake of the caller', async () => {
    const { request, sent } = createHarness(ok);
    // By name: the test's TypeError is not the one of Node's Headers.
    expect((await failure(request('x', { headers: { 'x-a': 'line\nbreak' } }))).name).toBe('TypeError');
    expect(sent).toEqual([]);
  });
});

describe('credentials', () => {
  it('default to same-origin', async () => {
    expect((await sentBy('x')).credentials).toBe('same-origin');
    expect((await sentBy('x', { credentials: undefined })).credentials).toBe('same-origin');
  });

  it('can be told', async () => {
    expect((await sentBy('x', { credentials: 'include' })).credentials).toBe('include');
  });
});

describe('query', () => {
  it.each([
    ['values', { a: 1, b: 'x y', c: true }, '?a=1&b=x%20y&c=true'],
    ['an array repeats its key', { id: [1, 2, 3] }, '?id=1&id=2&id=3'],
    ['undefined is dropped', { a: undefined, b: 2 }, '?b=2'],
    ['undefined in an array is dropped', { id: [1, undefined, 2] }, '?id=1&id=2'],
    ['0, false and the empty string stay', { a: 0, b: false, c: '' }, '?a=0&b=false&c='],
    ['Chinese is encoded', { name: '云' }, '?name=%E4%BA%91'],
    ['special characters are encoded', { q: 'a&b=c#d' }, '?q=a%26b%3Dc%23d'],
    ['nothing adds nothing', {}, ''],
    ['only undefined adds nothing', { a: undefined }, ''],
    ['an empty array adds nothing', { a: [] }, ''],
    ['a date', { at: new Date(0) }, '?at=1970-01-01T00%3A00%3A00.000Z'],
  ])('%s', async (_, params, query) => {
    expect((await sentBy('x', { params })).url).toBe(`/api/v1/x${query}`);
  });

  it('joins a query that is already there', async () => {
    expect((await sentBy('column/list?state=1', { params: { page: 2 } })).url).toBe(
      '/api/v1/column/list?state=1&page=2',
    );
  });

  it.each(WITH_BODY)('goes with %s too', async (method) => {
    expect((await sentBy('x', { method, params: { id: [1, 2] }, data: {} })).url).toBe('/api/v1/x?id=1&id=2');
  });
});

describe('body', () => {
  it.each(WITH_BODY)('%s sends an object as JSON', async (method) => {
    const { body, headers } = await sentBy('x', { method, data: { a: 1, none: undefined } });
    expect(body).toBe('{"a":1}');
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(WITH_BODY)('%s sends an array as JSON', async (method) => {
    expect((await sentBy('x', { method, data: [1, { a: 2 }] })).body).toBe('[1,{"a":2}]');
  });

  it.each(WITH_BODY)('%s sends a form when asked', async (method) => {
    const { body, headers } = await sentBy('x', {
      method,
      requestType: 'form',
      data: { a: 'x y', id: [1, 2] },
    });
    expect(body).toBe('a=x%20y&id=1&id=2');
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it.each([
    [0, '0'],
    [false, 'false'],
    [5, '5'],
    [true, 'true'],
  ])('%j is sent as JSON', async (data, expected) => {
    const { body, headers } = await sentBy('x', { method: 'post', data });
    expect(body).toBe(expected);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(['', 'a=1'])('the string %j is sent as it is', async (data) => {
    expect((await sentBy('x', { method: 'put', data })).body).toBe(data);
  });

  it.each([undefined, null])('%p is no body', async (data) => {
    expect((await sentBy('x', { method: 'post', data })).body).toBeUndefined();
  });

  it.each(['get', 'head', 'options'] as const)('%s has no body', async (method) => {
    for (const data of [{ a: 1 }, 0, '']) expect((await sentBy('x', { method, data })).body).toBeUndefined();
  });

  it('FormData passes untouched, its type left to the browser', async () => {
    const data = new FormData();
    data.append('file', new Blob(['x']), 'x.txt');
    const { body, headers } = await sentBy('x', { method: 'post', data });
    expect(body).toBe(data);
    expect(Object.keys(headers)).not.toContain('content-type');
  });

  it('a Blob passes untouched', async () => {
    const data = new Blob(['x']);
    expect((await sentBy('x', { method: 'put', data })).body).toBe(data);
  });
});

describe('the login call', () => {
  it('has exactly its fields and no token', async () => {
    const data = { userPhone: '13800138000', loginType: 1, password: 'p' };
    const { url, method, body, headers } = await sentBy(
      'user/login',
      { method: 'post', data, skipAuth: true },
      { token: 'old' },
    );
    expect([method, url, body]).toEqual(['POST', '/api/v1/user/login', JSON.stringify(data)]);
    expect(Object.keys(headers)).not.toContain('x-authorization');
  });
});

it('two layers do not share middlewares', async () => {
  const first = createHarness(ok, { token: 'first' });
  const second = createHarness(ok, { token: 'second' });
  await second.request('x');
  expect(second.sent).toHaveLength(1);
  expect(second.sent[0]?.headers['x-authorization']).toBe('second');
  expect(first.sent).toEqual([]);
});
