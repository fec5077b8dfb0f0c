import * as v from 'valibot';
import { isRequestError } from '@/request/requestError';
import { STATUS_CODES } from '@/request/statusText';
import { createHarness, english, failure, json, raw, textOf } from './harness';

const SERVER_SENTENCE = english('request.status.500');
const RETRY = 'Request error, please retry.';

/** Every line of spec section 8, through umi-request's real onion. */
describe('success', () => {
  it.each([
    ['code null', { code: null, result: 1 }],
    ['code 0', { code: 0, result: 1 }],
    ['code 200', { code: 200, result: 1 }],
    ['code absent', { result: 1 }],
    ['code "0"', { code: '0', result: 1 }],
    ['code "200"', { code: '200', result: 1 }],
    ['httpStatus 200 leaves the code', { code: 0, httpStatus: 200, result: 1 }],
    ['httpStatus that is no number', { code: 0, httpStatus: '500', result: 1 }],
    ['httpStatus null', { code: 0, httpStatus: null, result: 1 }],
    ['success true', { success: true, result: 1 }],
    ['success that is not false', { success: 'false', result: 1 }],
  ])('%s resolves with result', async (_, body) => {
    const { request, shown } = createHarness(() => json(body));
    await expect(request('x')).resolves.toBe(1);
    expect(shown).toEqual([]);
  });

  it.each([0, false, '', null, [], {}])('a result of %j is not lost', async (result) => {
    const { request } = createHarness(() => json({ code: 0, result }));
    await expect(request('x')).resolves.toEqual(result);
  });

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['205', () => new Response(null, { status: 205 })],
    ['an empty 200', () => raw('')],
    ['an empty 201', () => raw('', 201)],
  ])('%s is success without a result', async (_, answer) => {
    const { request, shown } = createHarness(answer);
    await expect(request('x')).resolves.toBeUndefined();
    expect(shown).toEqual([]);
  });

  it('an envelope with nothing but a message is success without a result', async () => {
    const { request } = createHarness(() => json({ message: 'ok' }));
    await expect(request('x')).resolves.toBeUndefined();
  });

  it.each([200, 201, 202, 299])('HTTP %i is a success', async (status) => {
    const { request } = createHarness(() => json({ code: 0, result: 'r' }, status));
    await expect(request('x')).resolves.toBe('r');
  });
});

describe('business failures', () => {
  it.each([
    ['another code', { code: 10001, message: 'No.' }, 10001, 'No.'],
    ['a numeric string', { code: '10001', message: 'No.' }, 10001, 'No.'],
    ['a code that is a word', { code: 'E_STOCK', message: 'No.' }, 'E_STOCK', 'No.'],
    ['an empty code', { code: '', message: 'No.' }, '', 'No.'],
    ['a code that only looks like 200', { code: '0200', message: 'No.' }, '0200', 'No.'],
    ['a negative code', { code: -1, message: 'No.' }, -1, 'No.'],
    ['httpStatus in the place of a good code', { code: 0, httpStatus: 503, message: 'No.' }, 503, 'No.'],
    ['httpStatus in the place of a bad code', { code: 1, httpStatus: 404, message: 'No.' }, 404, 'No.'],
    ['httpStatus 201, as the letter says', { code: 0, httpStatus: 201, message: 'No.' }, 201, 'No.'],
    ['no message: the 500 text', { code: 10001 }, 10001, SERVER_SENTENCE],
    ['an empty message: the 500 text', { code: 1, message: '  ' }, 1, SERVER_SENTENCE],
    ['a message that is no string: the 500 text', { code: 1, message: { a: 1 } }, 1, SERVER_SENTENCE],
    ['only an errorMessage', { code: 1, errorMessage: 'Why.' }, 1, 'Why.'],
  ])('%s', async (_, body, code, message) => {
    const { request, shown } = createHarness(() => json(body));
    const error = await failure(request('x'));
    expect(error).toMatchObject({
      kind: 'business',
      name: 'RequestError',
      type: 'RequestError',
      code,
      message,
    });
    expect(isRequestError(error)).toBe(true);
    expect(shown).toEqual([`error: ${message}`]);
  });

  it('httpStatus 200 does not save a bad code', async () => {
    const { request } = createHarness(() => json({ code: 7, httpStatus: 200, message: 'No.' }));
    expect(await failure(request('x'))).toMatchObject({ kind: 'business', code: 7 });
  });

  it('httpStatus 0 replaces a bad code, as the letter says', async () => {
    const { request } = createHarness(() => json({ code: 7, httpStatus: 0, result: 'r' }));
    await expect(request('x')).resolves.toBe('r');
  });

  it('carries the result, which may hold details', async () => {
    const { request } = createHarness(() =>
      json({ code: 10007, message: 'Wait.', result: { retryAfterSeconds: 9 } }),
    );
    expect(await failure(request('x'))).toMatchObject({ httpStatus: 200, result: { retryAfterSeconds: 9 } });
  });

  it('success false on a normal response carries errorMessage', async () => {
    const body = { code: 0, success: false, message: 'm', errorCode: 'E1', errorMessage: 'Out of stock' };
    const { request, shown } = createHarness(() => json(body));
    expect(await failure(request('x'))).toMatchObject({
      kind: 'business',
      code: 'E1',
      message: 'Out of stock',
      info: { errorCode: 'E1', errorMessage: 'Out of stock' },
    });
    expect(shown).toEqual(['error: Out of stock']);
  });

  it('success false with only a message shows it', async () => {
    const { request, shown } = createHarness(() => json({ success: false, message: 'm' }));
    await failure(request('x'));
    expect(shown).toEqual(['error: m']);
  });

  it('success false without a sentence asks to retry', async () => {
    const { request, shown } = createHarness(() => json({ success: false, errorMessage: 5 }));
    expect((await failure(request('x'))).message).toBe(RETRY);
    expect(shown).toEqual([`error: ${RETRY}`]);
  });

  it('a session number in errorCode is no session code', async () => {
    const { request, events } = createHarness(() => json({ success: false, errorCode: '401' }), {
      token: 't',
    });
    expect(await failure(request('x'))).toMatchObject({ kind: 'business', code: 401 });
    expect(events).toEqual([]);
  });
});

describe('showType', () => {
  const refused = { success: false, errorCode: 'E9', errorMessage: 'Sold out' };

  it.each([
    ['0 is silent', 0, []],
    ['1 is a warning', 1, ['warning: Sold out']],
    ['2 is an error', 2, ['error: Sold out']],
    ['3, unknown, is an error', 3, ['error: Sold out']],
    ['4 is a notification', 4, ['notification: E9 | Sold out']],
    ['99 is an error', 99, ['error: Sold out']],
    ['a string is any other value', '4', ['error: Sold out']],
    ['null is any other value', null, ['error: Sold out']],
    ['absent is any other value', undefined, ['error: Sold out']],
  ])('%s', async (_, showType, expected) => {
    const { request, shown, pages } = createHarness(() => json({ ...refused, showType }));
    expect(await failure(request('x'))).toMatchObject({ kind: 'business', message: 'Sold out' });
    expect(shown).toEqual(expected);
    expect(pages).toEqual([]);
  });

  it('9 opens the error page with code and message, and shows no popup', async () => {
    const { request, shown, pages } = createHarness(() => json({ ...refused, showType: 9 }));
    await failure(request('x'));
    expect(pages).toEqual([{ errorCode: 'E9', errorMessage: 'Sold out' }]);
    expect(shown).toEqual([]);
  });

  it('9 opens the page once for many calls, even just after a popup', async () => {
    const { request, pages } = createHarness(({ url }) =>
      json(url.endsWith('/page') ? { ...refused, showType: 9 } : { code: 1, message: 'first' }),
    );
    await failure(request('popup'));
    await Promise.all(Array.from({ length: 5 }, () => failure(request('page'))));
    expect(pages).toHaveLength(1);
  });

  it('is followed for a failing code and for an HTTP failure too', async () => {
    const body = { code: 5, message: 'm', errorMessage: 'Take care', showType: 1 };
    for (const status of [200, 500]) {
      const { request, shown } = createHarness(() => json(body, status));
      await failure(request('x'));
      expect(shown).toEqual(['warning: Take care']);
    }
  });

  it('4 without an errorCode takes the code, then a plain title', async () => {
    const coded = createHarness(() => json({ code: 77, message: 'm', showType: 4 }));
    await failure(coded.request('x'));
    expect(coded.shown).toEqual(['notification: 77 | m']);
    const bare = createHarness(() => json({ success: false, message: 'm', showType: 4 }));
    await failure(bare.request('x'));
    expect(bare.shown).toEqual([`notification: ${english('request.failed')} | m`]);
  });

  it('a numeric errorCode is a title too', async () => {
    const { request, shown } = createHarness(() => json({ ...refused, errorCode: 500123, showType: 4 }));
    await failure(request('x'));
    expect(shown).toEqual(['notification: 500123 | Sold out']);
  });
});

describe('HTTP failures', () => {
  const failing = STATUS_CODES.filter((status) => status >= 400 && status !== 401);

  it.each(failing)('HTTP %i without an envelope says its sentence', async (status) => {
    const { request, shown } = createHarness(() => raw('<h1>oops</h1>', status));
    const message = english(`request.status.${status}`);
    expect(await failure(request('x'))).toMatchObject({
      kind: 'http',
      name: 'HttpError',
      type: 'HttpError',
      code: status,
      httpStatus: status,
      message,
    });
    expect(shown).toEqual([`error: ${message}`]);
  });

  it('speaks Chinese to Chinese readers', async () => {
    const { request, shown } = createHarness(() => raw('', 404), { locale: 'zh-CN' });
    await failure(request('x'));
    expect(shown).toEqual([`error: ${textOf('zh-CN')('request.status.404')}`]);
  });

  it.each([418, 300, 402, 599])('HTTP %i, not in the table, says the 500 text', async (status) => {
    const { request, shown } = createHarness(() => raw('', status));
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code: status });
    expect(shown).toEqual([`error: ${SERVER_SENTENCE}`]);
  });

  it.each([
    ['the envelope’s message and code win', { code: 10013, message: 'Outdated' }, 400, 10013, 'Outdated'],
    ['its errorMessage too', { success: false, errorMessage: 'Why' }, 400, 400, 'Why'],
    ['a framework’s error body has a message', { status: 403, message: 'Denied' }, 403, 403, 'Denied'],
    ['a good code does not make it a success', { code: 200, message: 'm' }, 500, 500, 'm'],
    ['no message: the sentence of the HTTP status', { code: 9 }, 502, 9, english('request.status.502')],
    ['not an envelope: the sentence', ['x'], 403, 403, english('request.status.403')],
  ])('%s', async (_, body, status, code, message) => {
    const { request, shown } = createHarness(() => json(body, status));
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code, httpStatus: status, message });
    expect(shown).toEqual([`error: ${message}`]);
  });
});

describe('answers that are no envelope', () => {
  it.each([
    ['an HTML page', '<!doctype html><title>x</title>'],
    ['truncated JSON', '{"code":0,"result":{"a":'],
    ['a bare word', 'ok'],
    ['a JSON string', '"ok"'],
    ['a number', '200'],
    ['true', 'true'],
    ['null', 'null'],
    ['an array', '[{"code":0}]'],
    ['an empty object', '{}'],
    ['an object of something else', '{"data":{"token":"t"}}'],
    ['an inherited code', '{"__proto__":{"code":0}}'],
    ['a code that is an object', '{"code":{},"result":1}'],
    ['a code that is a boolean', '{"code":true,"result":1}'],
    ['a code that is an array', '{"code":[0],"result":1}'],
  ])('%s is a ParseError', async (_, body) => {
    const { request, shown } = createHarness(() => raw(body));
    expect(await failure(request('x'))).toMatchObject({
      kind: 'parse',
      name: 'ParseError',
      type: 'ParseError',
      httpStatus: 200,
    });
    expect(shown).toEqual([`error: ${english('request.parse.answer')}`]);
  });

  const schema = v.object({ token: v.string() });
  it.each([
    ['a result of another shape', () => json({ code: 0, result: { token: 5 } })],
    ['a result that is null', () => json({ code: 0, result: null })],
    ['a result that is missing', () => json({ code: 0 })],
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => raw('')],
  ])('%s, where a schema asks for more, is a ParseError', async (_, answer) => {
    const { request, shown } = createHarness(answer);
    expect(await failure(request('x', { schema }))).toMatchObject({ kind: 'parse', name: 'ParseError' });
    expect(shown).toEqual([`error: ${english('request.parse.result')}`]);
  });

  it('gives what the schema makes of the result', async () => {
    const { request } = createHarness(() => json({ code: 0, result: { token: 't', extra: 1 } }));
    await expect(request('x', { schema })).resolves.toEqual({ token: 't' });
  });

  it('a schema that takes undefined takes 204', async () => {
    const { request } = createHarness(() => new Response(null, { status: 204 }));
    await expect(request('x', { schema: v.optional(schema) })).resolves.toBeUndefined();
  });
});

describe('no answer', () => {
  const title = 'network error';
  const description = 'your network is abnormal and cannot connect to the server';

  it('is code 1999 and a notification', async () => {
    const { request, shown } = createHarness(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(request('x'))).toMatchObject({ kind: 'network', name: 'RequestError', code: 1999 });
    expect(shown).toEqual([`notification: ${title} | ${description}`]);
  });

  it('so is a connection that breaks within the body', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"code":0,'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const { request, shown } = createHarness(broken);
    expect(await failure(request('x'))).toMatchObject({ kind: 'network', code: 1999 });
    expect(shown).toEqual([`notification: ${title} | ${description}`]);
  });

  it('keeps what the browser said as the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const { request } = createHarness(() => Promise.reject(cause));
    expect((await failure(request('x'))).cause).toBe(cause);
  });

  it('data that has no JSON is a mistake of the caller, not of the network', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const { request, shown, sent } = createHarness(() => json({ code: 0 }));
    const error = await failure(request('x', { method: 'post', data: loop }));
    expect(error).toBeInstanceOf(TypeError);
    expect(isRequestError(error)).toBe(false);
    expect(sent).toEqual([]);
    expect(shown).toEqual([`error: ${RETRY}`]);
  });
});

describe('quiet calls', () => {
  const refuse = () => json({ code: 10001, message: 'No.' });
  it.each([
    ['silent', { silent: true }],
    ['skipErrorHandler', { skipErrorHandler: true }],
    ['handledCodes with the code', { handledCodes: [10001] }],
    ['handledCodes with the code as a string', { handledCodes: ['10001'] }],
  ])('%s shows nothing and rethrows', async (_, options) => {
    const { request, shown } = createHarness(refuse);
    expect(await failure(request('x', options))).toMatchObject({ kind: 'business', code: 10001 });
    expect(shown).toEqual([]);
  });

  it('handledCodes leaves other codes alone', async () => {
    const { request, shown } = createHarness(refuse);
    await failure(request('x', { handledCodes: [10002, '1'] }));
    expect(shown).toEqual(['error: No.']);
  });

  it.each([
    ['a lost line', () => Promise.reject(new TypeError('x'))],
    ['an HTTP failure', () => raw('', 500)],
    ['an answer that is no envelope', () => raw('<p>')],
    ['the error page', () => json({ success: false, showType: 9 })],
  ])('silent keeps %s quiet too', async (_, answer) => {
    const { request, shown, pages } = createHarness(answer);
    await failure(request('x', { silent: true }));
    expect([shown, pages]).toEqual([[], []]);
  });
});

describe('hostile sentences', () => {
  it('are shown as one clipped line without invisible characters', async () => {
    const message = `<img src=x onerror=alert(1)>\u202Egnp.exe\u0000\u0007\n\n${'长'.repeat(10_000)}`;
    const { request, shown } = createHarness(() => json({ code: 1, message }));
    const error = await failure(request('x'));
    expect(error.message).toMatch(/^<img src=x onerror=alert\(1\)>gnp\.exe 长+…$/);
    expect(Array.from(error.message)).toHaveLength(300);
    expect(shown).toEqual([`error: ${error.message}`]);
  });

  it('reach the error page clean', async () => {
    const body = { success: false, showType: 9, errorCode: 'E\u202E1', errorMessage: 'a\u0000b'.repeat(400) };
    const { request, pages } = createHarness(() => json(body));
    await failure(request('x'));
    expect(pages[0]?.errorCode).toBe('E1');
    expect(pages[0]?.errorMessage).toMatch(/^(ab)+a?…$/);
  });

  it.each([{ a: 1 }, ['x'], 5, true])(
    'an errorCode of %j is only shown where it is a number',
    async (errorCode) => {
      const { request, pages } = createHarness(() =>
        json({ success: false, showType: 9, errorCode, message: 'm' }),
      );
      await failure(request('x'));
      expect(pages).toEqual([{ errorCode: errorCode === 5 ? '5' : '', errorMessage: 'm' }]);
    },
  );
});
