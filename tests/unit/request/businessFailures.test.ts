import { smsTooSoon } from '../../../src/domain/account/accountError';
import { isRequestError, readRefusal } from '../../../src/domain/requestError';
import { createHarness, english, failure, json, raw } from './harness';

const SERVER_ERROR = english('request.status.500');
const RETRY = 'Request error, please retry.';

/** Spec section 8: failure codes, their popups, and calls without popups. */
describe('business failures', () => {
  it.each([
    ['another code', { code: 10001, message: 'No.' }, 10001, 'No.'],
    ['a numeric string', { code: '10001', message: 'No.' }, 10001, 'No.'],
    ['a code that is a word', { code: 'E_STOCK', message: 'No.' }, 'E_STOCK', 'No.'],
    ['an empty code', { code: '', message: 'No.' }, '', 'No.'],
    ['a code that only looks like 200', { code: '0200', message: 'No.' }, '0200', 'No.'],
    ['a negative code', { code: -1, message: 'No.' }, -1, 'No.'],
    ['httpStatus instead of a success code', { code: 0, httpStatus: 503, message: 'No.' }, 503, 'No.'],
    ['httpStatus instead of a failure code', { code: 1, httpStatus: 404, message: 'No.' }, 404, 'No.'],
    ['httpStatus 201, by the specification', { code: 0, httpStatus: 201, message: 'No.' }, 201, 'No.'],
    ['no message: the 500 text', { code: 10001 }, 10001, SERVER_ERROR],
    ['an empty message: the 500 text', { code: 1, message: '  ' }, 1, SERVER_ERROR],
    ['a message that is no string: the 500 text', { code: 1, message: { a: 1 } }, 1, SERVER_ERROR],
    ['only an errorMessage', { code: 1, errorMessage: 'Why.' }, 1, 'Why.'],
  ])('are thrown and shown for %s', async (_, body, code, message) => {
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

  it.each([
    ['GET', undefined, []],
    ['GET', 'blob', ['error: Not yet.']],
    ['POST', undefined, ['error: Not yet.']],
  ] as const)(
    'are shown of a %s (%s) that the server does not offer: %j',
    async (method, responseType, popups) => {
      const { request, shown } = createHarness(() => json({ code: 501, message: 'Not yet.' }, 501));
      const error = await failure(request('x', { method, ...(responseType && { responseType }) }));
      expect(error).toMatchObject({ kind: 'http', code: 501, message: 'Not yet.' });
      expect(shown).toEqual(popups);
    },
  );

  it('keep their code despite httpStatus 200', async () => {
    const { request } = createHarness(() => json({ code: 7, httpStatus: 200, message: 'No.' }));
    expect(await failure(request('x'))).toMatchObject({ kind: 'business', code: 7 });
  });

  it('are replaced by httpStatus 0, by the specification', async () => {
    const { request } = createHarness(() => json({ code: 7, httpStatus: 0, result: 'r' }));
    await expect(request('x')).resolves.toBe('r');
  });

  it('contain the result, which may have details', async () => {
    const { request } = createHarness(() =>
      json({ code: 10007, message: 'Wait.', result: { retryAfterSeconds: 9 } }),
    );
    const error = await failure(request('x'));
    expect(error).toMatchObject({ httpStatus: 200 });
    expect(readRefusal(error, smsTooSoon)).toEqual({ retryAfterSeconds: 9 });
  });

  it('with success false have the errorMessage', async () => {
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

  it('with success false show the message without an errorMessage', async () => {
    const { request, shown } = createHarness(() => json({ success: false, message: 'm' }));
    await failure(request('x'));
    expect(shown).toEqual(['error: m']);
  });

  it('with success false and no text have a default message', async () => {
    const { request, shown } = createHarness(() => json({ success: false, errorMessage: 5 }));
    expect((await failure(request('x'))).message).toBe(RETRY);
    expect(shown).toEqual([`error: ${RETRY}`]);
  });

  it('with a session code in errorCode do not end the session', async () => {
    const { request, events } = createHarness(() => json({ success: false, errorCode: '401' }), {
      token: 't',
    });
    expect(await failure(request('x'))).toMatchObject({ kind: 'business', code: 401 });
    expect(events).toEqual([]);
  });
});

describe('calls without popups', () => {
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

  it('handledCodes does not affect other codes', async () => {
    const { request, shown } = createHarness(refuse);
    await failure(request('x', { handledCodes: [10002, '1'] }));
    expect(shown).toEqual(['error: No.']);
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('x'))],
    ['an HTTP failure', () => raw('', 500)],
    ['a reply that is not an envelope', () => raw('<p>')],
    ['the error page', () => json({ success: false, showType: 9 })],
  ])('silent also suppresses %s', async (_, reply) => {
    const { request, shown, pages } = createHarness(reply);
    await failure(request('x', { silent: true }));
    expect([shown, pages]).toEqual([[], []]);
  });
});

describe('hostile messages', () => {
  it('are shown on one truncated line without invisible characters', async () => {
    const message = `<img src=x onerror=alert(1)>\u202Egnp.exe\u0000\u0007\n\n${'长'.repeat(10_000)}`;
    const { request, shown } = createHarness(() => json({ code: 1, message }));
    const error = await failure(request('x'));
    expect(error.message).toMatch(/^<img src=x onerror=alert\(1\)>gnp\.exe 长+…$/);
    expect(Array.from(error.message)).toHaveLength(300);
    expect(shown).toEqual([`error: ${error.message}`]);
  });

  it('reach the error page sanitized', async () => {
    const body = { success: false, showType: 9, errorCode: 'E\u202E1', errorMessage: 'a\u0000b'.repeat(400) };
    const { request, pages } = createHarness(() => json(body));
    await failure(request('x'));
    expect(pages[0]?.errorCode).toBe('E1');
    expect(pages[0]?.errorMessage).toMatch(/^(ab)+a?…$/);
  });

  it.each([{ a: 1 }, ['x'], 5, true])(
    'an errorCode of %j is shown only if it is a number',
    async (errorCode) => {
      const { request, pages } = createHarness(() =>
        json({ success: false, showType: 9, errorCode, message: 'm' }),
      );
      await failure(request('x'));
      expect(pages).toEqual([{ errorCode: errorCode === 5 ? '5' : '', errorMessage: 'm' }]);
    },
  );
});
