import * as v from 'valibot';
import { STATUS_CODES } from '@/request/judgement';
import { isRequestError } from '../../../src/domain/requestError';
import { createHarness, english, failure, json, raw, toText } from './harness';

const SERVER_SENTENCE = english('request.status.500');
const RETRY = 'Request error, please retry.';

/** Spec section 8: HttpError, ParseError and no answer at all. */
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
    expect(shown).toEqual([`error: ${toText('zh-CN')('request.status.404')}`]);
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
