import { createSession, type SessionEvent } from '@/request/session';
import { memoryStorage } from './harness';

function createRecordedSession(storage = memoryStorage()) {
  const session = createSession(storage);
  const events: SessionEvent[] = [];
  const logouts: string[] = [];
  session.subscribe((event) => void events.push(event));
  session.setLogoutCall(async (token) => void logouts.push(token));
  return { session, storage, events, logouts };
}

describe('a stored value that is not a valid header', () => {
  const values = ['a b', 'a\nb', 'abc\n', '\u0000', 'caf\u00e9', '令牌', 'x'.repeat(4097)];

  it.each(values)('is ignored and removed: %j', (value) => {
    const { session, storage, events, logouts } = createRecordedSession(memoryStorage(value));
    expect(session.token()).toBeUndefined();
    expect(storage.getItem('token')).toBeNull();
    expect([events, logouts]).toEqual([[], []]);
  });

  it('is ignored in memory, and when it cannot be removed', () => {
    const full = { ...memoryStorage(), setItem: () => {} };
    const inMemory = createSession(full);
    inMemory.start('a b');
    expect(inMemory.token()).toBeUndefined();
    const stuck = createSession({ ...memoryStorage('a b'), removeItem: () => {} });
    expect([stuck.token(), stuck.token()]).toEqual([undefined, undefined]);
  });

  it('does not include a token of the maximum length', () => {
    expect(createSession(memoryStorage('~'.repeat(4096))).token()).toHaveLength(4096);
  });
});

describe('a sign-in during a session', () => {
  it('ends the older session on the server and reports the new one only', () => {
    const { session, events, logouts } = createRecordedSession(memoryStorage('old'));
    session.start('new');
    expect(logouts).toEqual(['old']);
    expect(session.token()).toBe('new');
    expect(events).toEqual([{ type: 'started' }]);
    expect(session.lastEnd()).toBeUndefined();
  });

  it('ends nothing with the same token', () => {
    const { session, logouts } = createRecordedSession(memoryStorage('same'));
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
  ])('is not delayed by a logout that %s', async (_, call) => {
    const { session, events } = createRecordedSession(memoryStorage('old'));
    const logout = jest.fn(call);
    session.setLogoutCall(logout);
    expect(() => session.start('new')).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(logout).toHaveBeenCalledTimes(1);
    expect(session.token()).toBe('new');
    expect(events).toEqual([{ type: 'started' }]);
  });
});
