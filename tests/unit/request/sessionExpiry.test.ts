import { createHarness, english, expired, failure, json, onlyApi, raw, settle } from './harness';

const DEFAULT = 'Login status timed out, please log in again';
const CODES = [401, 407, 408, 409];

/** Spec section 4: a session ends once, and only by its own replies. */
describe('simultaneous calls with an expired session', () => {
  it('cause one logout, one popup and one end, and all fail', async () => {
    const { request, shown, events, logouts } = createHarness(expired, { token: 't' });
    const calls = Array.from({ length: 20 }, (_, page) => failure(request('x', { params: { page } })));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'session' });
    await settle();
    expect(logouts()).toHaveLength(1);
    expect(shown).toEqual(['error: Signed in elsewhere']);
    expect(events).toHaveLength(1);
  });

  it('cause one end when they share a request', async () => {
    const { request, shown, events, apiCalls } = createHarness(expired, { token: 't' });
    await Promise.all([1, 2, 3].map(() => failure(request('x', { useCache: true }))));
    expect(apiCalls()).toHaveLength(1);
    expect([shown.length, events.length]).toEqual([1, 1]);
  });

  it('cause one popup even if the replies are seconds apart', async () => {
    const replies: (() => void)[] = [];
    const { request, shown, logouts, clock } = createHarness(
      onlyApi(() => new Promise((resolve) => void replies.push(() => resolve(json({ code: 401 }))))),
      { token: 't' },
    );
    const calls = [1, 2].map(() => failure(request('x')));
    await settle();
    replies[0]?.();
    await calls[0];
    clock.now += 5000;
    replies[1]?.();
    await calls[1];
    await settle();
    expect(shown).toEqual([`error: ${DEFAULT}`]);
    expect(logouts()).toHaveLength(1);
  });

  it('show the reason even shortly after another popup', async () => {
    const { request, shown } = createHarness(
      onlyApi(({ url }) =>
        url.endsWith('/first') ? json({ code: 1, message: 'First' }) : json({ code: 401 }),
      ),
      { token: 't' },
    );
    await failure(request('first'));
    await failure(request('x'));
    await failure(request('first'));
    expect(shown).toEqual(['error: First', `error: ${DEFAULT}`]);
  });
});

describe('late replies', () => {
  /** A call sent with the token `old`, which gets a 401 only after `meanwhile`. */
  async function lateReply(meanwhile: (session: ReturnType<typeof createHarness>['session']) => void) {
    let reply = () => {};
    const harness = createHarness(
      onlyApi(
        () =>
          new Promise((resolve) => {
            reply = () => resolve(json({ code: 401 }));
          }),
      ),
      { token: 'old' },
    );
    const call = failure(harness.request('x'));
    await settle();
    meanwhile(harness.session);
    reply();
    const error = await call;
    await settle();
    return { ...harness, error };
  }

  it('do not end a newer session, and show nothing', async () => {
    const { session, events, shown, logouts, error } = await lateReply((own) => own.start('new'));
    expect(error).toMatchObject({ kind: 'session' });
    expect(session.token()).toBe('new');
    expect(events).toEqual([{ type: 'started' }]);
    // The new sign-in has already ended the old session on the server.
    expect(logouts()).toMatchObject([{ headers: { 'x-authorization': 'old' } }]);
    expect(shown).toEqual([]);
  });

  it('show nothing after signing out', async () => {
    const { events, shown, logouts } = await lateReply((own) => void own.end());
    expect(events).toEqual([{ type: 'ended', reason: 'logout' }]);
    expect(logouts()).toHaveLength(1);
    expect(shown).toEqual([]);
  });
});

describe('calls that cannot end a session', () => {
  it.each(CODES)('with skipAuth have a plain failure for code %i', async (code) => {
    const { request, events, logouts, shown, session } = createHarness(
      onlyApi(() => json({ code, message: 'Wrong password' })),
      { token: 't' },
    );
    expect(await failure(request('user/login', { method: 'post', skipAuth: true }))).toMatchObject({
      kind: 'business',
      code,
      message: 'Wrong password',
    });
    expect(shown).toEqual(['error: Wrong password']);
    expect([events, logouts(), session.token()]).toEqual([[], [], 't']);
  });

  it('with skipAuth have an HTTP failure for HTTP 401', async () => {
    const { request, events, shown } = createHarness(
      onlyApi(() => raw('', 401)),
      { token: 't' },
    );
    expect(await failure(request('user/login', { skipAuth: true }))).toMatchObject({
      kind: 'http',
      code: 401,
    });
    expect(shown).toEqual([`error: ${english('request.status.401')}`]);
    expect(events).toEqual([]);
  });

  it.each(['user/logout', '/user/logout', 'user/logout?x=1'])(
    'include the logout itself: %s',
    async (url) => {
      const { request, events, sent } = createHarness(() => json({ code: 401 }), { token: 't' });
      expect(await failure(request(url, { method: 'post', silent: true }))).toMatchObject({
        kind: 'business',
      });
      await settle();
      expect(events).toEqual([]);
      expect(sent).toHaveLength(1);
    },
  );

  it('cause no second logout when the logout gets a 401', async () => {
    const { request, logouts, shown } = createHarness(() => json({ code: 401 }), { token: 't' });
    await failure(request('x'));
    await settle();
    expect(logouts()).toHaveLength(1);
    expect(shown).toHaveLength(1);
  });
});

describe('a call with its own token', () => {
  it('sends that token, and does not end the current session', async () => {
    const { request, apiCalls, session, events } = createHarness(expired, { token: 'current' });
    await failure(request('x', { headers: { 'X-Authorization': 'other' } }));
    expect(apiCalls()[0]?.headers['x-authorization']).toBe('other');
    expect(session.token()).toBe('current');
    expect(events).toEqual([]);
  });

  it('can be the logout without skipAuth', async () => {
    const { request, session, logouts, events } = createHarness(() => json({ code: 401 }), { token: 't' });
    session.setLogoutCall((token) =>
      request('user/logout', { method: 'post', silent: true, headers: { 'x-authorization': token } }),
    );
    await session.end();
    expect(logouts()).toMatchObject([{ headers: { 'x-authorization': 't' } }]);
    expect(events).toEqual([{ type: 'ended', reason: 'logout' }]);
  });
});
