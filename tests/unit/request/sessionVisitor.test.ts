import { createHarness, expired, failure, json, onlyApi, settle } from './harness';

/** Session codes for visitors, and for calls without popups. */
describe('a visitor', () => {
  it('sees a failure, but has no session to end', async () => {
    const { request, events, logouts, shown } = createHarness(expired);
    expect(await failure(request('x'))).toMatchObject({ kind: 'session', code: 401 });
    await settle();
    expect([events, logouts()]).toEqual([[], []]);
    expect(shown).toEqual(['error: Signed in elsewhere']);
  });

  it('sees no failure of a silent call', async () => {
    const { request, shown } = createHarness(expired);
    await failure(request('x', { silent: true }));
    expect(shown).toEqual([]);
  });

  it('who signs in during a call keeps the session', async () => {
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

it('popups of a visitor are limited to one per second', async () => {
  const { request, shown } = createHarness(expired);
  await failure(request('x'));
  await failure(request('y'));
  expect(shown).toHaveLength(1);
});

it('a late reply of a session that ended silently does not affect the next one', async () => {
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

describe('calls without popups', () => {
  it.each([
    ['silent', { silent: true }],
    ['skipErrorHandler', { skipErrorHandler: true }],
    ['handledCodes', { handledCodes: [401] }],
  ])('%s ends the session without a popup and reports the reason', async (_, options) => {
    const { request, events, logouts, shown } = createHarness(expired, { token: 't' });
    await failure(request('x', options));
    await settle();
    expect(events).toEqual([
      { type: 'ended', reason: 'expired', message: 'Signed in elsewhere', isShown: false },
    ]);
    expect(logouts()).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('do not prevent the popup of another call in the session', async () => {
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
