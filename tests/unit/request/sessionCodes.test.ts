import { createHarness, createText, expired, failure, json, onlyApi, raw, settle } from './harness';

const DEFAULT = 'Login status timed out, please log in again';
const CODES = [401, 407, 408, 409];

/** Spec section 8: replies that end a session, and their messages. */
describe('session codes', () => {
  it.each(
    CODES.flatMap((code): [string, unknown, number, number][] => [
      [`code ${code}`, { code }, 200, code],
      [`code "${code}"`, { code: String(code) }, 200, code],
      [`httpStatus ${code} instead of the code`, { code: 0, httpStatus: code }, 200, code],
      [`code ${code} with HTTP 500`, { code }, 500, code],
    ]),
  )('%s ends the session with the default message', async (_, body, status, code) => {
    const { request, shown, events, logouts, session } = createHarness(
      onlyApi(() => json(body, status)),
      { token: 't' },
    );
    expect(await failure(request('x'))).toMatchObject({
      kind: 'session',
      name: 'RequestError',
      code,
      message: DEFAULT,
    });
    expect(shown).toEqual([`error: ${DEFAULT}`]);
    expect(events).toEqual([{ type: 'ended', reason: 'expired', message: DEFAULT, isShown: true }]);
    await settle();
    expect(logouts()).toHaveLength(1);
    expect(session.token()).toBeUndefined();
  });

  it("shows the server's message", async () => {
    const { request, shown, events } = createHarness(expired, { token: 't' });
    await failure(request('x'));
    expect(shown).toEqual(['error: Signed in elsewhere']);
    expect(events).toEqual([
      { type: 'ended', reason: 'expired', message: 'Signed in elsewhere', isShown: true },
    ]);
  });

  it('ignores the showType', async () => {
    for (const showType of [0, 1, 4, 9]) {
      const { request, shown, pages } = createHarness(
        onlyApi(() => json({ code: 401, showType })),
        { token: 't' },
      );
      await failure(request('x'));
      expect([shown, pages]).toEqual([[`error: ${DEFAULT}`], []]);
    }
  });

  it('has a Chinese default message', async () => {
    const { request, shown } = createHarness(
      onlyApi(() => json({ code: 408 })),
      { token: 't', locale: 'zh-CN' },
    );
    await failure(request('x'));
    expect(shown).toEqual([`error: ${createText('zh-CN')('request.sessionExpired')}`]);
  });

  it.each([
    ['without a body', () => raw('', 401)],
    ['with a page', () => raw('<h1>401</h1>', 401)],
    ['with an envelope that has no code', () => json({ message: DEFAULT }, 401)],
    ['with a good code', () => json({ code: 0, message: DEFAULT }, 401)],
  ])('HTTP 401 %s ends the session', async (_, reply) => {
    const { request, events } = createHarness(onlyApi(reply), { token: 't' });
    expect(await failure(request('x'))).toMatchObject({
      kind: 'session',
      code: 401,
      httpStatus: 401,
      message: DEFAULT,
    });
    expect(events).toHaveLength(1);
  });

  it.each([407, 408, 409, 403])('HTTP %i without an envelope does not end the session', async (status) => {
    const { request, events, session } = createHarness(
      onlyApi(() => raw('', status)),
      { token: 't' },
    );
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code: status });
    expect(events).toEqual([]);
    expect(session.token()).toBe('t');
  });

  it.each([400, 402, 403, 406, 410, 4010, '0401', 'E401'])(
    'code %p does not end the session',
    async (code) => {
      const { request, events } = createHarness(
        onlyApi(() => json({ code })),
        { token: 't' },
      );
      expect(await failure(request('x'))).toMatchObject({ kind: 'business' });
      expect(events).toEqual([]);
    },
  );

  it('HTTP 401 with another failure code does not end the session', async () => {
    const { request, events } = createHarness(
      onlyApi(() => json({ code: 10001, message: 'm' }, 401)),
      { token: 't' },
    );
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code: 10001 });
    expect(events).toEqual([]);
  });

  it('posts a logout with the token of the ended session', async () => {
    const { request, logouts } = createHarness(expired, { token: 't' });
    await failure(request('x'));
    await settle();
    expect(logouts()).toMatchObject([
      { method: 'POST', url: '/api/v1/user/logout', headers: { 'x-authorization': 't' } },
    ]);
    expect(logouts()[0]?.body).toBeUndefined();
  });

  it("shows the message before the session's listeners are called", async () => {
    const { request, session, shown } = createHarness(expired, { token: 't' });
    const shownBefore: string[][] = [];
    session.subscribe(() => void shownBefore.push([...shown]));
    await failure(request('x'));
    expect(shownBefore).toEqual([['error: Signed in elsewhere']]);
  });
});
