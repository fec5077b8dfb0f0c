import { SCENARIOS } from '../../../mock/lib/scenarios';
import { isPhone } from '../../../src/domain/account/phone';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

const run = (name: string, method = 'GET') => client.send(method, `demo/scenario/${name}`);
const text = async (name: string) => (await run(name)).text();
const json = async (name: string) => JSON.parse(await text(name));

const withReply = SCENARIOS.filter(({ httpStatus }) => httpStatus > 0);

describe('the table of scenarios', () => {
  it('contains all cases of spec section 8, and replies without an envelope', () => {
    const names = SCENARIOS.map(({ name }) => name);
    const wanted = [
      ...['200', '0', 'null', 'without-code', 'code-text', 'http-status-200'].map((n) => `success-${n}`),
      ...['401', '407', '408', '409', '401-no-message', 'text-401'].map((n) => `code-${n}`),
      ...[0, 1, 2, 3, 4, 9, 'other'].map((n) => `show-type-${n}`),
      ...['message-only', 'no-message'].map((n) => `success-false-${n}`),
      ...['message', 'no-message', 'message-not-text', 'message-hostile'].map((n) => `failure-${n}`),
      'http-status-replaces-code',
      'http-status-replaces-session',
      'result-wrong-shape',
      ...[400, 401, 403, 404, 405, 406, 410, 418, 422, 500, 502, 503, 504].map((n) => `http-${n}`),
      'http-500-envelope',
      ...[429, 503].map((n) => `http-${n}-retry-after`),
      'no-content',
      'empty-body',
      'html-page',
      ...['truncated', 'string', 'number', 'array', 'null', 'not-envelope'].map((n) => `json-${n}`),
      ...['network-lost', 'hang', 'slow'],
      ...['blob-ok', 'blob-failure', 'blob-broken'],
    ];
    expect([...names].sort()).toEqual([...wanted].sort());
  });

  it('has unique names and phone numbers, and a description in both languages', () => {
    const phones = SCENARIOS.flatMap(({ phone }) => phone ?? []);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.every(isPhone)).toBe(true);
    for (const { note } of SCENARIOS) {
      expect(note.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(note.en).toMatch(/^[^\u4e00-\u9fff]+$/);
    }
  });

  it("is listed in the caller's language", async () => {
    const { list } = (await client.get('demo/scenarios')).result as {
      list: { name: string; note: string }[];
    };
    expect(list.map(({ name, note }) => [name, note])).toEqual(
      SCENARIOS.map(({ name, note }) => [name, note.en]),
    );
    expect(list.find(({ name }) => name === 'show-type-4')).toMatchObject({
      httpStatus: 200,
      code: 200,
      showType: 4,
    });
    expect(list.find(({ name }) => name === 'network-lost')).toMatchObject({
      httpStatus: 0,
      phone: '17000000001',
    });
  });
});

describe('replies', () => {
  it('have the HTTP status of the table', async () => {
    for (const { name, httpStatus } of withReply.filter((scenario) => scenario.name !== 'slow'))
      expect([name, (await run(name)).status]).toEqual([name, httpStatus]);
  });

  it('have the code of their name and a message', async () => {
    for (const [name, code] of [
      ['success-200', 200],
      ['success-0', 0],
      ['success-null', null],
      ['success-code-text', '200'],
      ['code-407', 407],
      ['code-text-401', '401'],
    ])
      expect(await json(String(name))).toMatchObject({ code, message: expect.stringMatching(/\w+/) });
  });

  it('may have an envelope without a code', async () => {
    expect(await json('success-without-code')).toEqual({ message: 'Done', result: { ok: true } });
  });

  it('may have an httpStatus next to a success code', async () => {
    expect(await json('http-status-replaces-code')).toMatchObject({ code: 200, httpStatus: 503 });
    expect(await json('http-status-replaces-session')).toMatchObject({ code: 200, httpStatus: 401 });
  });

  it('with a showType have success false and error details', async () => {
    for (const showType of [0, 1, 2, 3, 4, 9, 'other'])
      expect(await json(`show-type-${showType}`)).toMatchObject({
        success: false,
        showType,
        errorCode: 'STOCK_NOT_ENOUGH',
        errorMessage: 'The chosen plan is out of stock.',
      });
  });

  it('have no message where the default is tested', async () => {
    expect(await json('failure-no-message')).not.toHaveProperty('message');
    expect(await json('code-401-no-message')).not.toHaveProperty('message');
    const silent = await json('success-false-no-message');
    expect([silent.message, silent.errorMessage]).toEqual([undefined, undefined]);
  });

  it('may have a body that is no envelope, or no JSON', async () => {
    for (const name of ['no-content', 'empty-body']) expect(await text(name)).toBe('');
    expect(await json('json-string')).toBe('ok');
    expect(await json('json-number')).toBe(200);
    expect(await json('json-null')).toBeNull();
    expect(await json('json-array')).toEqual([{ code: 200 }]);
    for (const name of ['html-page', 'json-truncated', 'blob-broken', 'http-500', 'http-401']) {
      const body = await text(name);
      expect(() => JSON.parse(body)).toThrow(SyntaxError);
    }
  });

  it.each([429, 503])('with HTTP %d may ask for a pause', async (status) => {
    const name = `http-${status}-retry-after`;
    const reply = await run(name);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, '20']);
    expect(await json(name)).toEqual({
      code: status,
      message: expect.stringMatching(/\w+\.$/),
      result: null,
    });
  });

  it('of downloads have a type and a name', async () => {
    const file = await run('blob-ok');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''%E8%B0%83");
    expect((await run('blob-failure')).headers.get('content-type')).toContain('application/json');
    expect((await run('blob-broken')).headers.get('content-type')).toContain('application/json');
  });
});

describe('connections', () => {
  it('network-lost fails like a browser without a connection', async () => {
    await expect(run('network-lost')).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  it('hang ends with an abort only', async () => {
    const controller = new AbortController();
    const pending = client.mockFetch('/api/v1/demo/scenario/hang', { signal: controller.signal });
    const settled = jest.fn();
    pending.then(settled, settled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('slow returns the real reply after 3 seconds', async () => {
    jest.useFakeTimers();
    try {
      const payload = { userPhone: 'user', loginType: 1, password: 'Market#2026' };
      const pending = client.call('POST', 'user/login', payload, { 'x-mock-scenario': 'slow' });
      const settled = jest.fn();
      pending.then(settled, settled);
      await jest.advanceTimersByTimeAsync(2999);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(await pending).toMatchObject({ code: 200, result: { token: expect.any(String) } });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('ways to request a scenario', () => {
  it('every method by path', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(await (await run('code-407', method)).json()).toMatchObject({ code: 407 });
  });

  it('HEAD by path has no body', async () => {
    const response = await run('http-503', 'HEAD');
    expect([response.status, await response.text()]).toEqual([503, '']);
  });

  it('the header applies to any endpoint', async () => {
    const headers = { 'x-mock-scenario': 'code-408' };
    for (const [method, path] of [
      ['GET', 'user/query/current/userInfo'],
      ['POST', 'user/login'],
      ['GET', 'column/list'],
      ['GET', 'demo/outbox'],
    ] as const) {
      expect((await client.call(method, path, undefined, headers)).code).toBe(408);
    }
  });

  it('an unknown name is an error', async () => {
    for (const name of ['nothing', 'constructor', '__proto__']) {
      expect((await client.get(`demo/scenario/${name}`)).code).toBe(404);
      expect((await client.call('GET', 'column/list', undefined, { 'x-mock-scenario': name })).code).toBe(
        400,
      );
    }
  });

  it('a phone number applies to signing in, registering, resetting and sending a code', async () => {
    const userPhone = '+86 170-0000-0004';
    for (const path of ['user/login', 'user/register', 'user/password/reset', 'user/sms/send']) {
      expect((await client.post(path, { userPhone })).code).toBe(401);
    }
    await expect(client.post('user/login', { userPhone: '17000000001' })).rejects.toThrow(TypeError);
    expect((await client.send('POST', 'user/sms/send', { userPhone: '17000000002' })).status).toBe(500);
    expect(await (await client.send('POST', 'user/login', { userPhone: '17000000005' })).text()).toContain(
      '<html>',
    );
  });
});
