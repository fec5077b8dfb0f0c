import * as v from 'valibot';
import { STATUS_CODES } from '@/request/judgement';
import { wrongCredentials } from '../../../src/domain/account/accountError';
import { secondStepRequired } from '../../../src/domain/account/login';
import { isRequestError, readRefusal } from '../../../src/domain/requestError';
import { createHarness, createText, english, failure, json, raw } from './harness';

const SERVER_ERROR = english('request.status.500');

/** Spec section 8: HttpError, ParseError and missing replies. */
describe('HTTP failures', () => {
  const failing = STATUS_CODES.filter((status) => status >= 400 && status !== 401);

  it.each(failing)('HTTP %i without an envelope has its own message', async (status) => {
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

  it('have a Chinese message', async () => {
    const { request, shown } = createHarness(() => raw('', 404), { locale: 'zh-CN' });
    await failure(request('x'));
    expect(shown).toEqual([`error: ${createText('zh-CN')('request.status.404')}`]);
  });

  it.each([418, 300, 402, 599])(
    'HTTP %i, which is not in the table, has the message of 500',
    async (status) => {
      const { request, shown } = createHarness(() => raw('', status));
      expect(await failure(request('x'))).toMatchObject({ kind: 'http', code: status });
      expect(shown).toEqual([`error: ${SERVER_ERROR}`]);
    },
  );

  it.each([
    ['the envelope’s message and code', { code: 10013, message: 'Outdated' }, 400, 10013, 'Outdated'],
    ['the envelope’s errorMessage', { success: false, errorMessage: 'Why' }, 400, 400, 'Why'],
    ['the message of a framework’s error', { status: 403, message: 'Denied' }, 403, 403, 'Denied'],
    ['a success code is still a failure', { code: 200, message: 'm' }, 500, 500, 'm'],
    ['no message: the text of the HTTP status', { code: 9 }, 502, 9, english('request.status.502')],
    ['not an envelope: the text of the HTTP status', ['x'], 403, 403, english('request.status.403')],
  ])('are reported with %s', async (_, body, status, code, message) => {
    const { request, shown } = createHarness(() => json(body, status));
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code, httpStatus: status, message });
    expect(shown).toEqual([`error: ${message}`]);
  });
});

describe('replies that are not an envelope', () => {
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
    ['a result of another shape', () => json({ code: 0, result: { token: [5] } })],
    ['a result that is null', () => json({ code: 0, result: null })],
    ['a result that is missing', () => json({ code: 0 })],
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => raw('')],
  ])('%s is a ParseError if a schema requires more', async (_, reply) => {
    const { request, shown } = createHarness(reply);
    expect(await failure(request('x', { schema }))).toMatchObject({ kind: 'parse', name: 'ParseError' });
    expect(shown).toEqual([`error: ${english('request.parse.result')}`]);
  });

  it.each([
    ['of another shape', { challenge: 5 }],
    ['that is null', null],
    ['that is missing', undefined],
  ])('a refusal with a result %s is a ParseError, also if the caller handles its code', async (_, result) => {
    const { request, shown } = createHarness(() => json({ code: 10016, message: 'm', result }));
    const handledCodes = [secondStepRequired, 10001];
    expect(await failure(request('x', { handledCodes }))).toMatchObject({ kind: 'parse' });
    expect(shown).toEqual([`error: ${english('request.parse.result')}`]);
  });

  it('unreadable details of a refusal, which says the same without them, are as good as none', async () => {
    const { request, shown } = createHarness(() => json({ code: 10001, message: 'm', result: 'text' }));
    const error = await failure(request('x', { handledCodes: [wrongCredentials] }));
    expect(error).toMatchObject({ kind: 'business', code: 10001 });
    expect(readRefusal(error, wrongCredentials)).toBeUndefined();
    expect(shown).toEqual([]);
  });

  it('a refusal of the declared shape shows nothing', async () => {
    const result = { challenge: 'c', expiresInSeconds: 300 };
    const { request, shown } = createHarness(() => json({ code: '10016', message: 'm', result }));
    const error = await failure(request('x', { handledCodes: [secondStepRequired] }));
    expect(readRefusal(error, secondStepRequired)).toEqual(result);
    expect(shown).toEqual([]);
  });

  it('return the parsed result of the schema', async () => {
    const { request } = createHarness(() => json({ code: 0, result: { token: 't', extra: 1 } }));
    await expect(request('x', { schema })).resolves.toEqual({ token: 't' });
  });

  it('may be 204 with an optional schema', async () => {
    const { request } = createHarness(() => new Response(null, { status: 204 }));
    await expect(request('x', { schema: v.optional(schema) })).resolves.toBeUndefined();
  });
});

describe('a missing reply', () => {
  const title = 'network error';
  const description = 'your network is abnormal and cannot connect to the server';

  it('has code 1999 and a notification', async () => {
    const { request, shown } = createHarness(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(request('x'))).toMatchObject({ kind: 'network', name: 'RequestError', code: 1999 });
    expect(shown).toEqual([`notification: ${title} | ${description}`]);
  });

  it('may be a connection that is lost within the body', async () => {
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

  it("keeps the browser's error as its cause", async () => {
    const cause = new TypeError('Failed to fetch');
    const { request } = createHarness(() => Promise.reject(cause));
    expect((await failure(request('x'))).cause).toBe(cause);
  });

  it('is not reported for data that is not JSON, which is an error of the caller', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const { request, shown, sent } = createHarness(() => json({ code: 0 }));
    const error = await failure(request('x', { method: 'post', data: loop }));
    expect(error).toBeInstanceOf(TypeError);
    expect(isRequestError(error)).toBe(false);
    expect(sent).toEqual([]);
    // With no error info, its own message is shown (spec section 8).
    expect(shown).toEqual([`error: ${error.message.replace(/\s+/g, ' ')}`]);
  });
});
