import type { TokenStorage } from '@/request/session';
import { createSession, type SessionEvent } from '@/request/session';
import { memoryStorage } from './harness';

function watched(storage: TokenStorage = memoryStorage()) {
  const session = createSession(storage);
  const events: SessionEvent[] = [];
  const logouts: string[] = [];
  session.subscribe((event) => void events.push(event));
  session.setLogoutCall(async (token) => void logouts.push(token));
  return { session, storage, events, logouts };
}

describe('token', () => {
  it('is kept in storage under "token"', () => {
    const { session, storage, events } = watched();
    expect(session.token()).toBeUndefined();
    session.start('abc');
    expect(storage.getItem('token')).toBe('abc');
    expect(session.token()).toBe('abc');
    expect(events).toEqual([{ type: 'started' }]);
  });

  it('is there after a reload', () => {
    const storage = memoryStorage();
    createSession(storage).start('abc');
    expect(createSession(storage).token()).toBe('abc');
  });

  it('is gone when it was removed from storage by hand', () => {
    const { session, storage } = watched();
    session.start('abc');
    storage.removeItem('token');
    expect(session.token()).toBeUndefined();
  });

  it('an empty one is none', () => {
    const storage = memoryStorage();
    storage.setItem('token', '');
    expect(createSession(storage).token()).toBeUndefined();
  });
});

describe('sign-out', () => {
  it('posts one logout with the token, removes it and tells why', async () => {
    const { session, storage, events, logouts } = watched(memoryStorage('abc'));
    await session.end();
    expect(logouts).toEqual(['abc']);
    expect(storage.getItem('token')).toBeNull();
    expect(events).toEqual([{ type: 'ended', reason: 'logout' }]);
  });

  it('does not wait for the server to remove the token', () => {
    const { session, events } = watched(memoryStorage('abc'));
    session.setLogoutCall(() => new Promise(() => {}));
    void session.end();
    expect(session.token()).toBeUndefined();
    expect(events).toHaveLength(1);
  });

  it('resolves when the logout call fails or throws', async () => {
    for (const call of [
      () => Promise.reject(new Error('x')),
      () => {
        throw new Error('x');
      },
    ]) {
      const { session } = watched(memoryStorage('abc'));
      session.setLogoutCall(call);
      await expect(session.end()).resolves.toBeUndefined();
      expect(session.token()).toBeUndefined();
    }
  });

  it('twice, or without a session, does nothing more', async () => {
    const { session, events, logouts } = watched(memoryStorage('abc'));
    await Promise.all([session.end(), session.end()]);
    expect(logouts).toHaveLength(1);
    expect(events).toHaveLength(1);
  });
});

describe('expiry', () => {
  it('posts one logout, removes the token and tells the reason', () => {
    const { session, events, logouts } = watched(memoryStorage('abc'));
    expect(session.expire('abc', 'Too late')).toBe(true);
    expect(logouts).toEqual(['abc']);
    expect(session.token()).toBeUndefined();
    expect(events).toEqual([{ type: 'ended', reason: 'expired', message: 'Too late' }]);
  });

  it('happens once', () => {
    const { session, events, logouts } = watched(memoryStorage('abc'));
    const outcomes = Array.from({ length: 20 }, () => session.expire('abc'));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect([logouts.length, events.length]).toEqual([1, 1]);
  });

  it.each([['older'], [undefined], ['']])('a token of %p does not end the current session', (sentToken) => {
    const { session, events, logouts } = watched(memoryStorage('abc'));
    expect(session.expire(sentToken)).toBe(false);
    expect(session.token()).toBe('abc');
    expect([logouts, events]).toEqual([[], []]);
  });

  it('of a visitor is nothing', () => {
    const { session, events } = watched();
    expect(session.expire(undefined)).toBe(false);
    expect(events).toEqual([]);
  });
});

describe('the last end', () => {
  it('is none before there was one', () => {
    expect(watched(memoryStorage('abc')).session.lastEnd()).toBeUndefined();
  });

  it('is there for those who come late, with its reason', async () => {
    const { session } = watched(memoryStorage('abc'));
    session.expire('abc', 'Too late');
    expect(session.lastEnd()).toEqual({ type: 'ended', reason: 'expired', message: 'Too late' });
  });

  it('is forgotten when a new session starts', async () => {
    const { session } = watched(memoryStorage('abc'));
    await session.end();
    expect(session.lastEnd()).toEqual({ type: 'ended', reason: 'logout' });
    session.start('new');
    expect(session.lastEnd()).toBeUndefined();
  });
});

describe('listeners', () => {
  it('are told no more once they unsubscribe', () => {
    const { session } = watched();
    const listener = jest.fn();
    const unsubscribe = session.subscribe(listener);
    unsubscribe();
    session.start('abc');
    expect(listener).not.toHaveBeenCalled();
  });

  it('find the token already changed', () => {
    const { session } = watched(memoryStorage('abc'));
    const seen: unknown[] = [];
    session.subscribe(() => void seen.push(session.token()));
    session.expire('abc');
    session.start('new');
    expect(seen).toEqual([undefined, 'new']);
  });

  it('do not keep each other from hearing', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const session = createSession(memoryStorage());
    const listener = jest.fn();
    session.subscribe(() => {
      throw new Error('mine');
    });
    session.subscribe(listener);
    session.start('abc');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
  });
});

describe('storage that fails', () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };

  it.each([
    ['is full', { ...memoryStorage(), setItem: refuse }],
    ['throws always', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['forgets', { ...memoryStorage(), setItem: () => {} }],
  ])('that %s still lets a person sign in and out', async (_, storage) => {
    const { session, logouts } = watched(storage);
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

  it('is not there at all (no window): memory', () => {
    const session = createSession();
    session.start('abc');
    expect(session.token()).toBe('abc');
  });

  it('that fills up later leaves no older token for a reload', () => {
    const storage = memoryStorage('old');
    const session = createSession({ ...storage, setItem: refuse });
    session.start('new');
    expect(session.token()).toBe('new');
    expect(createSession(storage).token()).toBeUndefined();
  });

  it('that will not let go of a token does not sign anybody in again', async () => {
    const { session } = watched({ ...memoryStorage('abc'), removeItem: refuse });
    await session.end();
    expect(session.token()).toBeUndefined();
  });
});
