import { createHarness, failure, json } from './harness';

const ok = () => json({ code: 0, result: null });
const METHODS = ['get', 'post', 'delete', 'put', 'patch', 'head', 'options'] as const;
const WITH_BODY = ['post', 'put', 'patch', 'delete'] as const;

async function sendCall(url: string, options?: object, setup?: Parameters<typeof createHarness>[1]) {
  const harness = createHarness(({ method }) => (method === 'HEAD' ? new Response(null) : ok()), setup);
  await harness.request(url, options);
  const [call] = harness.sent;
  if (!call) throw new Error('Nothing was sent');
  return call;
}

/** Rules of spec section 7 for requests. */
describe('the URL', () => {
  it.each(['user/login', '/user/login', '//user/login'])('%s is below /api/v1', async (url) => {
    expect((await sendCall(url)).url).toBe('/api/v1/user/login');
  });

  it('is below the configured host', async () => {
    const { url } = await sendCall('user/login', {}, { apiHost: 'https://api.example.com/base' });
    expect(url).toBe('https://api.example.com/base/api/v1/user/login');
  });

  it.each(['https://evil.example/x', '//evil.example/x'])(
    '%s cannot leave the configured host',
    async (url) => {
      expect((await sendCall(url, {}, { apiHost: 'https://api.example.com', token: 't' })).url).toMatch(
        /^https:\/\/api\.example\.com\/api\/v1\//,
      );
    },
  );

  it('uses the current host for each call', async () => {
    const { request, sent, environment } = createHarness(ok, { apiHost: 'https://a.example' });
    await request('x');
    environment.apiHost = 'https://b.example';
    await request('x');
    expect(sent.map(({ url }) => url)).toEqual(['https://a.example/api/v1/x', 'https://b.example/api/v1/x']);
  });

  it.each([undefined, null, 5, {}, ['x'], new URL('http://x.example')])(
    'of %p rejects with a TypeError and shows nothing',
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

describe('the method', () => {
  it.each(METHODS)('%s', async (method) => {
    expect((await sendCall('x', { method })).method).toBe(method.toUpperCase());
  });

  it('is GET by default', async () => {
    expect((await sendCall('x')).method).toBe('GET');
  });

  it.each(['head', 'options'] as const)('%s succeeds without a result', async (method) => {
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

describe('the headers', () => {
  it('contain the token', async () => {
    expect((await sendCall('x', {}, { token: 'secret' })).headers['x-authorization']).toBe('secret');
  });

  it.each([
    ['skipAuth', { skipAuth: true }, 'secret'],
    ['no token', {}, undefined],
    ['an empty token', {}, ''],
  ])('contain no token with %s', async (_, options, token) => {
    expect(Object.keys((await sendCall('x', options, { token })).headers)).not.toContain('x-authorization');
  });

  it('contain the language', async () => {
    expect((await sendCall('x', {}, { locale: 'zh-CN' })).headers['accept-language']).toBe('zh-CN');
    expect((await sendCall('x', {}, { locale: 'en-US' })).headers['accept-language']).toBe('en-US');
  });

  it("keep the caller's own, except undefined ones", async () => {
    const { headers } = await sendCall('x', { headers: { 'X-Mock-Scenario': 'slow', 'x-none': undefined } });
    expect(headers['x-mock-scenario']).toBe('slow');
    expect(Object.keys(headers)).not.toContain('x-none');
  });

  it("keep the caller's content type in any spelling", async () => {
    const { headers } = await sendCall('x', {
      method: 'post',
      data: {},
      headers: { 'content-type': 'application/vnd.x+json', ACCEPT: 'text/csv' },
    });
    expect(headers['content-type']).toBe('application/vnd.x+json');
    expect(headers.accept).toBe('text/csv');
  });

  it('must be valid', async () => {
    const { request, sent } = createHarness(ok);
    // By name, because the TypeError of Node's Headers is a different class.
    expect((await failure(request('x', { headers: { 'x-a': 'line\nbreak' } }))).name).toBe('TypeError');
    expect(sent).toEqual([]);
  });
});

describe('the credentials', () => {
  it('are same-origin by default', async () => {
    expect((await sendCall('x')).credentials).toBe('same-origin');
    expect((await sendCall('x', { credentials: undefined })).credentials).toBe('same-origin');
  });

  it('can be set', async () => {
    expect((await sendCall('x', { credentials: 'include' })).credentials).toBe('include');
  });
});

describe('the query', () => {
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
  ])('contains %s', async (_, params, query) => {
    expect((await sendCall('x', { params })).url).toBe(`/api/v1/x${query}`);
  });

  it('is appended to an existing query', async () => {
    expect((await sendCall('column/list?state=1', { params: { page: 2 } })).url).toBe(
      '/api/v1/column/list?state=1&page=2',
    );
  });

  it.each(WITH_BODY)('is sent with %s as well', async (method) => {
    expect((await sendCall('x', { method, params: { id: [1, 2] }, data: {} })).url).toBe(
      '/api/v1/x?id=1&id=2',
    );
  });
});

describe('the body', () => {
  it.each(WITH_BODY)('of %s is an object in JSON', async (method) => {
    const { body, headers } = await sendCall('x', { method, data: { a: 1, none: undefined } });
    expect(body).toBe('{"a":1}');
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(WITH_BODY)('of %s is an array in JSON', async (method) => {
    expect((await sendCall('x', { method, data: [1, { a: 2 }] })).body).toBe('[1,{"a":2}]');
  });

  it.each(WITH_BODY)('of %s is a form if required', async (method) => {
    const { body, headers } = await sendCall('x', {
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
    const { body, headers } = await sendCall('x', { method: 'post', data });
    expect(body).toBe(expected);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it.each(['', 'a=1'])('%j is sent unchanged', async (data) => {
    expect((await sendCall('x', { method: 'put', data })).body).toBe(data);
  });

  it.each([undefined, null])('is empty for %p', async (data) => {
    expect((await sendCall('x', { method: 'post', data })).body).toBeUndefined();
  });

  it.each(['get', 'head', 'options'] as const)('is empty for %s', async (method) => {
    for (const data of [{ a: 1 }, 0, ''])
      expect((await sendCall('x', { method, data })).body).toBeUndefined();
  });

  it("is FormData with the browser's content type", async () => {
    const data = new FormData();
    data.append('file', new Blob(['x']), 'x.txt');
    const { body, headers } = await sendCall('x', { method: 'post', data });
    expect(body).toBe(data);
    expect(Object.keys(headers)).not.toContain('content-type');
  });

  it('may be a Blob', async () => {
    const data = new Blob(['x']);
    expect((await sendCall('x', { method: 'put', data })).body).toBe(data);
  });
});

describe('the login call', () => {
  it('contains exactly its fields and no token', async () => {
    const data = { userPhone: '13800138000', loginType: 1, password: 'p' };
    const { url, method, body, headers } = await sendCall(
      'user/login',
      { method: 'post', data, skipAuth: true },
      { token: 'old' },
    );
    expect([method, url, body]).toEqual(['POST', '/api/v1/user/login', JSON.stringify(data)]);
    expect(Object.keys(headers)).not.toContain('x-authorization');
  });
});

it('two request layers do not share middleware', async () => {
  const first = createHarness(ok, { token: 'first' });
  const second = createHarness(ok, { token: 'second' });
  await second.request('x');
  expect(second.sent).toHaveLength(1);
  expect(second.sent[0]?.headers['x-authorization']).toBe('second');
  expect(first.sent).toEqual([]);
});
