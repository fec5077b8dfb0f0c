import { createSession, type SessionEvent } from '@/request/session';
import { memoryStorage } from './harness';

function watched(storage = memoryStorage()) {
  const session = createSession(storage);
  const events: SessionEvent[] = [];
  const logouts: string[] = [];
  session.subscribe((event) => void events.push(event));
  session.setLogoutCall(async (token) => void logouts.push(token));
  return { session, storage, events, logouts };
}

describe('a stored value that no header can carry', () => {
  const values = ['a b', 'a\nb', 'abc\n', '\u0000', 'caf\u00e9', '令牌', 'x'.repeat(4097)];

  it.each(values)('%j is no token and does not stay', (value) => {
    const { session, storage, events, logouts } = watched(memoryStorage(value));
    expect(session.token()).toBeUndefined();
    expect(storage.getItem('token')).toBeNull();
    expect([events, logouts]).toEqual([[], []]);
  });

  it('is none in memory either, and none that cannot be removed', () => {
    const full = { ...memoryStorage(), setItem: () => {} };
    const inMemory = createSession(full);
    inMemory.start('a b');
    expect(inMemory.token()).toBeUndefined();
    const stuck = createSession({ ...memoryStorage('a b'), removeItem: () => {} });
    expect([stuck.token(), stuck.token()]).toEqual([undefined, undefined]);
  });

  it('the longest one that can be is a token', () => {
    expect(createSession(memoryStorage('~'.repeat(4096))).token()).toHaveLength(4096);
  });
});

describe('a sign-in over a live session', () => {
  it('logs the older one out on the server and tells only of the new one', () => {
    const { session, events, logouts } = watched(memoryStorage('old'));
    session.start('new');
    expect(logouts).toEqual(['old']);
    expect(session.token()).toBe('new');
    expect(events).toEqual([{ type: 'started' }]);
    expect(session.lastEnd()).toBeUndefined();
  });

  it('with the same token again logs nobody out', () => {
    const { session, logouts } = watched(memoryStorage('same'));
    session.start('same');
    expect(logouts).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('x'))],
    [
      'throws',
      () => {
        throw new Error('x');
      },
    ],
  ])('is not held up by a logout that %s', async (_, call) => {
    const { session, events } = watched(memoryStorage('old'));
    const posted = jest.fn(call);
    session.setLogoutCall(posted);
    expect(() => session.start('new')).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(posted).toHaveBeenCalledTimes(1);
    expect(session.token()).toBe('new');
    expect(events).toEqual([{ type: 'started' }]);
  });
});
