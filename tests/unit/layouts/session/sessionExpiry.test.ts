/** @jest-environment jsdom */

import { currentTime } from '@/domain/currentTime';
import { toMark } from '@/domain/mark';
import { createSessionExpiry } from '@/layouts/session/sessionExpiry';
import { createSession, type Session, type SessionEvent } from '@/request/session';
import { memoryStorage } from '../../request/harness';

const KEY = 'portal_session_end';

/** A tab with a session and the changes of its end. */
function openTab(token = 'one') {
  const session = createSession(memoryStorage(token));
  const events: SessionEvent[] = [];
  session.subscribe((event) => void events.push(event));
  const expiry = createSessionExpiry(session);
  const changes = jest.fn();
  closeTabs.push(expiry.subscribe(changes));
  const minutesLeft = () => {
    const endsAt = expiry.endsAt();
    return endsAt && Math.round((endsAt - currentTime()) / 60_000);
  };
  return { session, expiry, events, changes, minutesLeft };
}

let closeTabs: (() => void)[] = [];

/** Another tab hears what this one has written last. */
const hear = (newValue = localStorage.getItem(KEY), key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  for (const close of closeTabs) close();
  closeTabs = [];
});

it('is what the last reply to the session says', () => {
  const { expiry, minutesLeft, changes } = openTab();
  expect(expiry.endsAt()).toBeUndefined();
  expiry.note('one', '600');
  expect(minutesLeft()).toBe(10);
  expiry.note('one', '1200');
  expect(minutesLeft()).toBe(20);
  expiry.note('one', '1');
  expect(expiry.endsAt()).toBe(currentTime() + 1_000);
  expect(changes).toHaveBeenCalledTimes(3);
});

it.each([
  ['no header', 'one', null],
  ['a header that is no number', 'one', 'soon'],
  ['no time left', 'one', '0'],
  ['an earlier session', 'former', '600'],
  ['a visitor', undefined, '600'],
])('says nothing for %s', (_case, sentToken, header) => {
  const { expiry, changes } = openTab();
  expiry.note(sentToken, header);
  expect(expiry.endsAt()).toBeUndefined();
  expect(changes).not.toHaveBeenCalled();
});

it('is forgotten when the session ends or another starts', () => {
  const { session, expiry } = openTab();
  expiry.note('one', '600');
  session.start('two');
  expect(expiry.endsAt()).toBeUndefined();
  expiry.note('two', '600');
  void session.end();
  expect(expiry.endsAt()).toBeUndefined();
});

describe('the other tabs of a session', () => {
  it('learn of a later end, though not of every call, and never the token', () => {
    const [first, second, stranger] = [openTab(), openTab(), openTab('other')];
    first.expiry.note('one', '600');
    hear();
    expect([second.minutesLeft(), stranger.minutesLeft()]).toEqual([10, undefined]);
    const told = localStorage.getItem(KEY);
    expect(told).not.toContain('one');
    first.expiry.note('one', '629');
    expect(localStorage.getItem(KEY)).toBe(told);
    first.expiry.note('one', '630');
    expect(localStorage.getItem(KEY)).not.toBe(told);
    first.expiry.note('one', '3600');
    hear();
    expect(second.minutesLeft()).toBe(60);
  });

  it.each([
    ['a sign-out', 'otherTab', (session: Session) => void session.end()],
    ['its end', 'expired', (session: Session) => void session.expire('one')],
  ])('hear of %s', (_what, reason, end) => {
    const [first, second, stranger] = [openTab(), openTab(), openTab('other')];
    first.expiry.note('one', '600');
    end(first.session);
    hear();
    expect(second.events).toMatchObject([{ type: 'ended', reason }]);
    expect(stranger.session.token()).toBe('other');
  });

  it('pass a sign-out on', () => {
    const [first, second] = [openTab(), openTab()];
    first.expiry.note('one', '600');
    hear();
    void first.session.end();
    const told = localStorage.getItem(KEY);
    hear();
    expect(second.session.token()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBe(told);
  });

  it.each([
    null,
    '',
    'null',
    toMark('one'),
    `${toMark('one')} `,
    `${toMark('one')} soon`,
    `${toMark('two')} 0`,
  ])('ignore %j', (value) => {
    const { session, changes } = openTab();
    hear(value);
    expect(session.token()).toBe('one');
    expect(changes).not.toHaveBeenCalled();
  });

  it('ignore what is written about other things', () => {
    const { session } = openTab();
    hear(`${toMark('one')} 0`, 'other');
    expect(session.token()).toBe('one');
  });

  it('are heard as long as anybody listens', () => {
    const session = createSession(memoryStorage('one'));
    const expiry = createSessionExpiry(session);
    const [first, last] = [jest.fn(), jest.fn()];
    const [leaveFirst, leaveLast] = [expiry.subscribe(first), expiry.subscribe(last)];
    leaveFirst();
    hear(`${toMark('one')} ${currentTime() + 60_000}`);
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
    leaveLast();
    hear(`${toMark('one')} 0`);
    expect(session.token()).toBe('one');
  });
});
