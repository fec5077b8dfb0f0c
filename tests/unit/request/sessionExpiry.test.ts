import { type Answer, createHarness, english, failure, json, raw, settle, textOf } from './harness';

const DEFAULT = 'Login status timed out, please log in again';
const CODES = [401, 407, 408, 409];

const onlyApi =
  (answer: Answer): Answer =>
  (sent) =>
    sent.url.endsWith('/user/logout') ? json({ code: 0 }) : answer(sent);

const expired = onlyApi(() => json({ code: 401, message: 'Signed in elsewhere' }));

describe('session codes', () => {
  it.each(
    CODES.flatMap((code): [string, unknown, number, number][] => [
      [`code ${code}`, { code }, 200, code],
      [`code "${code}"`, { code: String(code) }, 200, code],
      [`httpStatus ${code} in the place of the code`, { code: 0, httpStatus: code }, 200, code],
      [`code ${code} with HTTP 500`, { code }, 500, code],
    ]),
  )('%s ends the session with the default sentence', async (_, body, status, code) => {
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
    expect(events).toEqual([{ type: 'ended', reason: 'expired', message: DEFAULT }]);
    await settle();
    expect(logouts()).toHaveLength(1);
    expect(session.token()).toBeUndefined();
  });

  it('shows the server’s own sentence', async () => {
    const { request, shown, events } = createHarness(expired, { token: 't' });
    await failure(request('x'));
    expect(shown).toEqual(['error: Signed in elsewhere']);
    expect(events).toEqual([{ type: 'ended', reason: 'expired', message: 'Signed in elsewhere' }]);
  });

  it('shows it whatever the showType', async () => {
    for (const showType of [0, 1, 4, 9]) {
      const { request, shown, pages } = createHarness(
        onlyApi(() => json({ code: 401, showType })),
        { token: 't' },
      );
      await failure(request('x'));
      expect([shown, pages]).toEqual([[`error: ${DEFAULT}`], []]);
    }
  });

  it('has a Chinese default', async () => {
    const { request, shown } = createHarness(
      onlyApi(() => json({ code: 408 })),
      { token: 't', locale: 'zh-CN' },
    );
    await failure(request('x'));
    expect(shown).toEqual([`error: ${textOf('zh-CN')('request.sessionExpired')}`]);
  });

  it.each([
    ['without a body', () => raw('', 401)],
    ['with a page', () => raw('<h1>401</h1>', 401)],
    ['with an envelope that has no code', () => json({ message: DEFAULT }, 401)],
    ['with a good code', () => json({ code: 0, message: DEFAULT }, 401)],
  ])('HTTP 401 %s ends the session', async (_, answer) => {
    const { request, events } = createHarness(onlyApi(answer), { token: 't' });
    expect(await failure(request('x'))).toMatchObject({
      kind: 'session',
      code: 401,
      httpStatus: 401,
      message: DEFAULT,
    });
    expect(events).toHaveLength(1);
  });

  it.each([407, 408, 409, 403])('HTTP %i without an envelope does not', async (status) => {
    const { request, events, session } = createHarness(
      onlyApi(() => raw('', status)),
      { token: 't' },
    );
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code: status });
    expect(events).toEqual([]);
    expect(session.token()).toBe('t');
  });

  it.each([400, 402, 403, 406, 410, 4010, '0401', 'E401'])('code %p does not', async (code) => {
    const { request, events } = createHarness(
      onlyApi(() => json({ code })),
      { token: 't' },
    );
    expect(await failure(request('x'))).toMatchObject({ kind: 'business' });
    expect(events).toEqual([]);
  });

  it('HTTP 401 with another failing code does not: the envelope speaks', async () => {
    const { request, events } = createHarness(
      onlyApi(() => json({ code: 10001, message: 'm' }, 401)),
      { token: 't' },
    );
    expect(await failure(request('x'))).toMatchObject({ kind: 'http', code: 10001 });
    expect(events).toEqual([]);
  });

  it('the logout carries the token that ended, and nothing else', async () => {
    const { request, logouts } = createHarness(expired, { token: 't' });
    await failure(request('x'));
    await settle();
    expect(logouts()).toMatchObject([
      { method: 'POST', url: '/api/v1/user/logout', headers: { 'x-authorization': 't' } },
    ]);
    expect(logouts()[0]?.body).toBeUndefined();
  });

  it('the reason is on screen before anybody navigates', async () => {
    const { request, session, shown } = createHarness(expired, { token: 't' });
    const seen: string[][] = [];
    session.subscribe(() => void seen.push([...shown]));
    await failure(request('x'));
    expect(seen).toEqual([['error: Signed in elsewhere']]);
  });
});

describe('twenty calls in flight', () => {
  it('make one logout, one popup, one end; and each call fails', async () => {
    const { request, shown, events, logouts } = createHarness(expired, { token: 't' });
    const calls = Array.from({ length: 20 }, (_, page) => failure(request('x', { params: { page } })));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'session' });
    await settle();
    expect(logouts()).toHaveLength(1);
    expect(shown).toEqual(['error: Signed in elsewhere']);
    expect(events).toHaveLength(1);
  });

  it('so do shared ones', async () => {
    const { request, shown, events, asked } = createHarness(expired, { token: 't' });
    await Promise.all([1, 2, 3].map(() => failure(request('x', { useCache: true }))));
    expect(asked()).toHaveLength(1);
    expect([shown.length, events.length]).toEqual([1, 1]);
  });

  it('one popup even when the replies come seconds apart', async () => {
    const replies: (() => void)[] = [];
    const { request, shown, logouts } = createHarness(
      onlyApi(() => new Promise((resolve) => void replies.push(() => resolve(json({ code: 401 }))))),
      { token: 't' },
    );
    const calls = [1, 2].map(() => failure(request('x')));
    await settle();
    jest.useFakeTimers();
    replies[0]?.();
    await calls[0];
    jest.setSystemTime(Date.now() + 5000);
    replies[1]?.();
    await calls[1];
    jest.useRealTimers();
    await settle();
    expect(shown).toEqual([`error: ${DEFAULT}`]);
    expect(logouts()).toHaveLength(1);
  });

  it('the reason is not lost to a popup of just before', async () => {
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
  /** A call sent with `old`, answered 401 only after `meanwhile`. */
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

  it('do not end a newer session, and do not speak of it', async () => {
    const { session, events, shown, logouts, error } = await lateReply((own) => own.start('new'));
    expect(error).toMatchObject({ kind: 'session' });
    expect(session.token()).toBe('new');
    expect(events).toEqual([{ type: 'started' }]);
    expect(logouts()).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('say nothing to a user who has just signed out', async () => {
    const { events, shown, logouts } = await lateReply((own) => void own.end());
    expect(events).toEqual([{ type: 'ended', reason: 'logout' }]);
    expect(logouts()).toHaveLength(1);
    expect(shown).toEqual([]);
  });
});

describe('calls that cannot end a session', () => {
  it.each(CODES)('skipAuth: code %i is a plain failure with a popup', async (code) => {
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

  it('skipAuth: HTTP 401 is an HTTP failure with the 401 text', async () => {
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

  it.each(['user/logout', '/user/logout', 'user/logout?x=1'])('the logout call itself: %s', async (url) => {
    const { request, events, sent } = createHarness(() => json({ code: 401 }), { token: 't' });
    expect(await failure(request(url, { method: 'post', silent: true }))).toMatchObject({ kind: 'business' });
    await settle();
    expect(events).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('a logout that is answered 401 on expiry makes no second one', async () => {
    const { request, logouts, shown } = createHarness(() => json({ code: 401 }), { token: 't' });
    await failure(request('x'));
    await settle();
    expect(logouts()).toHaveLength(1);
    expect(shown).toHaveLength(1);
  });
});

describe('a call with a token of its own', () => {
  it('is sent with it, and its reply does not end the current session', async () => {
    const { request, asked, session, events } = createHarness(expired, { token: 'current' });
    await failure(request('x', { headers: { 'X-Authorization': 'other' } }));
    expect(asked()[0]?.headers['x-authorization']).toBe('other');
    expect(session.token()).toBe('current');
    expect(events).toEqual([]);
  });

  it('may be the logout, without skipAuth', async () => {
    const { request, session, logouts, events } = createHarness(() => json({ code: 401 }), { token: 't' });
    session.setLogoutCall((token) =>
      request('user/logout', { method: 'post', silent: true, headers: { 'x-authorization': token } }),
    );
    await session.end();
    expect(logouts()).toMatchObject([{ headers: { 'x-authorization': 't' } }]);
    expect(events).toEqual([{ type: 'ended', reason: 'logout' }]);
  });
});

describe('a visitor', () => {
  it('sees the failure, but has no session to end', async () => {
    const { request, events, logouts, shown } = createHarness(expired);
    expect(await failure(request('x'))).toMatchObject({ kind: 'session', code: 401 });
    await settle();
    expect([events, logouts()]).toEqual([[], []]);
    expect(shown).toEqual(['error: Signed in elsewhere']);
  });

  it('sees nothing of a silent call', async () => {
    const { request, shown } = createHarness(expired);
    await failure(request('x', { silent: true }));
    expect(shown).toEqual([]);
  });

  it('who signs in while a call is on its way keeps the session', async () => {
    let reply = () => {};
    const { request, session } = createHarness(
      onlyApi(
        () =>
          new Promise((resolve) => {
            reply = () => resolve(json({ code: 401 }));
          }),
      ),
    );
    const call = failure(request('x'));
    await settle();
    session.start('new');
    reply();
    await call;
    expect(session.token()).toBe('new');
  });
});

it('a visitor’s popups keep to one a second', async () => {
  const { request, shown } = createHarness(expired);
  await failure(request('x'));
  await failure(request('y'));
  expect(shown).toHaveLength(1);
});

it('a session that a quiet call ended is not spoken of within the next one', async () => {
  let reply = () => {};
  const { request, session, shown } = createHarness(
    onlyApi(({ url }) =>
      url.endsWith('/late')
        ? new Promise((resolve) => {
            reply = () => resolve(json({ code: 401 }));
          })
        : json({ code: 401 }),
    ),
    { token: 'old' },
  );
  const late = failure(request('late'));
  await failure(request('x', { silent: true }));
  session.start('new');
  reply();
  await late;
  expect(session.token()).toBe('new');
  expect(shown).toEqual([]);
});

describe('quiet calls', () => {
  it.each([
    ['silent', { silent: true }],
    ['skipErrorHandler', { skipErrorHandler: true }],
    ['handledCodes', { handledCodes: [401] }],
  ])('%s ends the session without a popup; the event says why', async (_, options) => {
    const { request, events, logouts, shown } = createHarness(expired, { token: 't' });
    await failure(request('x', options));
    await settle();
    expect(events).toEqual([{ type: 'ended', reason: 'expired', message: 'Signed in elsewhere' }]);
    expect(logouts()).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('leave the popup to the first loud call of the same session', async () => {
    const { request, shown, logouts } = createHarness(expired, { token: 't' });
    const calls = [{ silent: true }, { silent: true }, {}, {}].map((options) =>
      failure(request('x', options)),
    );
    await Promise.all(calls);
    await settle();
    expect(shown).toEqual(['error: Signed in elsewhere']);
    expect(logouts()).toHaveLength(1);
  });
});
