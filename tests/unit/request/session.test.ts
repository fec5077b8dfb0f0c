import type { TokenStorage } from '@/request/session';
import { createSession, type SessionEvent } from '@/request/session';
import { memoryStorage } from './harness';

function createRecordedSession(storage: TokenStorage = memoryStorage()) {
  const session = createSession(storage);
  const events: SessionEvent[] = [];
  const logouts: string[] = [];
  session.subscribe((event) => void events.push(event));
  session.setLogoutCall(async (token) => void logouts.push(token));
  return { session, storage, events, logouts };
}

describe('the token', () => {
  it('is stored under "token"', () => {
    const { session, storage, events } = createRecordedSession();
    expect(session.token()).toBeUndefined();
    session.start('abc');
    expect(storage.getItem('token')).toBe('abc');
    expect(session.token()).toBe('abc');
    expect(events).toEqual([{ type: 'started' }]);
  });

  it('is restored after a reload', () => {
    const storage = memoryStorage();
    createSession(storage).start('abc');
    expect(createSession(storage).token()).toBe('abc');
  });

  it('is missing after its removal from storage', () => {
    const { session, storage } = createRecordedSession();
    session.start('abc');
    storage.removeItem('token');
    expect(session.token()).toBeUndefined();
  });

  it('is missing when it is empty', () => {
    const storage = memoryStorage();
    storage.setItem('token', '');
    expect(createSession(storage).token()).toBeUndefined();
  });
});

describe('signing out', () => {
  it('posts one logout with the token, removes it and reports the reason', async () => {
    const { session, storage, events, logouts } = createRecordedSession(memoryStorage('abc'));
    await session.end();
    expect(logouts).toEqual(['abc']);
    expect(storage.getItem('token')).toBeNull();
    expect(events).toEqual([{ type: 'ended', reason: 'logout' }]);
  });

  it('removes the token without waiting for the server', () => {
    const { session, events } = createRecordedSession(memoryStorage('abc'));
    session.setLogoutCall(() => new Promise(() => {}));
    void session.end();
    expect(session.token()).toBeUndefined();
    expect(events).toHaveLength(1);
  });

  it('resolves even if the logout call fails', async () => {
    for (const call of [
      () => Promise.reject(new Error('x')),
      () => {
        throw new Error('x');
      },
    ]) {
      const { session } = createRecordedSession(memoryStorage('abc'));
      session.setLogoutCall(call);
      await expect(session.end()).resolves.toBeUndefined();
      expect(session.token()).toBeUndefined();
    }
  });

  it('does nothing when repeated, or without a session', async () => {
    const { session, events, logouts } = createRecordedSession(memoryStorage('abc'));
    await Promise.all([session.end(), session.end()]);
    expect(logouts).toHaveLength(1);
    expect(events).toHaveLength(1);
  });
});

describe('the expiry', () => {
  it('posts one logout, removes the token and reports the reason', () => {
    const { session, events, logouts } = createRecordedSession(memoryStorage('abc'));
    expect(session.expire('abc', 'Too late')).toBe(true);
    expect(logouts).toEqual(['abc']);
    expect(session.token()).toBeUndefined();
    expect(events).toEqual([{ type: 'ended', reason: 'expired', message: 'Too late' }]);
  });

  it('happens once', () => {
    const { session, events, logouts } = createRecordedSession(memoryStorage('abc'));
    const outcomes = Array.from({ length: 20 }, () => session.expire('abc'));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect([logouts.length, events.length]).toEqual([1, 1]);
  });

  it.each([['older'], [undefined], ['']])('of the token %p does not end the current session', (sentToken) => {
    const { session, events, logouts } = createRecordedSession(memoryStorage('abc'));
    expect(session.expire(sentToken)).toBe(false);
    expect(session.token()).toBe('abc');
    expect([logouts, events]).toEqual([[], []]);
  });

  it('does not affect visitors', () => {
    const { session, events } = createRecordedSession();
    expect(session.expire(undefined)).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('the last end of a session', () => {
  it('is undefined at first', () => {
    expect(createRecordedSession(memoryStorage('abc')).session.lastEnd()).toBeUndefined();
  });

  it('is available to late listeners with its reason', async () => {
    const { session } = createRecordedSession(memoryStorage('abc'));
    session.expire('abc', 'Too late');
    expect(session.lastEnd()).toEqual({ type: 'ended', reason: 'expired', message: 'Too late' });
  });

  it('is cleared by a new session', async () => {
    const { session } = createRecordedSession(memoryStorage('abc'));
    await session.end();
    expect(session.lastEnd()).toEqual({ type: 'ended', reason: 'logout' });
    session.start('new');
    expect(session.lastEnd()).toBeUndefined();
  });
});

describe('session listeners', () => {
  it('are not called after they unsubscribe', () => {
    const { session } = createRecordedSession();
    const listener = jest.fn();
    const unsubscribe = session.subscribe(listener);
    unsubscribe();
    session.start('abc');
    expect(listener).not.toHaveBeenCalled();
  });

  it('see the changed token', () => {
    const { session } = createRecordedSession(memoryStorage('abc'));
    const tokens: unknown[] = [];
    session.subscribe(() => void tokens.push(session.token()));
    session.expire('abc');
    session.start('new');
    expect(tokens).toEqual([undefined, 'new']);
  });

  it('do not affect each other when one throws', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const session = createSession(memoryStorage());
    const listener = jest.fn();
    session.subscribe(() => {
      throw new Error('mine');
    });
    session.subscribe(listener);
    session.start('abc');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(consoleError).toHaveBeenCalledTimes(1);
    consoleError.mockRestore();
  });
});

describe('failing storage', () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };

  it.each([
    ['is full', { ...memoryStorage(), setItem: refuse }],
    ['always throws', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['saves nothing', { ...memoryStorage(), setItem: () => {} }],
  ])('that %s still allows signing in and out', async (_, storage) => {
    const { session, logouts } = createRecordedSession(storage);
    session.start('abc');
    expect(session.token()).toBe('abc');
    await session.end();
    expect(session.token()).toBeUndefined();
    expect(logouts).toEqual(['abc']);
    session.start('next');
    expect(session.token()).toBe('next');
    expect(session.expire('next')).toBe(true);
    expect(session.token()).toBeUndefined();
  });

  it('that is missing is replaced by memory', () => {
    const session = createSession();
    session.start('abc');
    expect(session.token()).toBe('abc');
  });

  it('that fills up leaves no older token for a reload', () => {
    const storage = memoryStorage('old');
    const session = createSession({ ...storage, setItem: refuse });
    session.start('new');
    expect(session.token()).toBe('new');
    expect(createSession(storage).token()).toBeUndefined();
  });

  it('that cannot remove a token does not restore the session', async () => {
    const { session } = createRecordedSession({ ...memoryStorage('abc'), removeItem: refuse });
    await session.end();
    expect(session.token()).toBeUndefined();
  });
});
