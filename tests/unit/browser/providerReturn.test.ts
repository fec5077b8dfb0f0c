import { forgetTicket, keepTicket, readTicket } from '@/browser/linkTicket';
import {
  canAuthorize,
  keepAuthorization,
  randomText,
  takeAuthorization,
  toCodeChallenge,
} from '@/browser/pendingAuthorization';
import { replaceGlobal } from '../../support/globals';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const blocked = {
  get sessionStorage(): never {
    throw new DOMException('', 'SecurityError');
  },
};

let restore: () => void;
const provideWindow = (value: object) => {
  restore?.();
  restore = replaceGlobal('window', { value });
};

beforeEach(() => {
  kept.clear();
  provideWindow({ sessionStorage: storage });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterAll(() => restore());

const ticket = { ticket: 't', provider: 'p', name: 'P', account: 'a', expiresInSeconds: 900 };
const started = { provider: 'p', redirectUri: 'https://example.test/login', redirect: '/home' };

it('a ticket waits in the tab until it expires, is forgotten or unreadable', () => {
  expect(readTicket()).toBeUndefined();
  keepTicket(ticket, '/home');
  expect(readTicket()).toEqual({ ...ticket, redirect: '/home', expiresAt: NOW + 900_000 });
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 899_999);
  expect(readTicket()).toBeDefined();
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 900_000);
  expect(readTicket()).toBeUndefined();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  forgetTicket();
  expect(kept.size).toBe(0);
  for (const unreadable of ['{', '{}', 'null']) {
    storage.setItem('portal_link_ticket', unreadable);
    expect(readTicket()).toBeUndefined();
  }
});

it('a started sign-in has its own state and verifier and can come back once', () => {
  expect(takeAuthorization()).toBeUndefined();
  const pending = keepAuthorization(started);
  expect(pending).toEqual({
    ...started,
    state: expect.stringMatching(/^[\w-]{43}$/),
    codeVerifier: expect.stringMatching(/^[\w-]{64}$/),
    startedAt: NOW,
  });
  expect(keepAuthorization(started)?.state).not.toBe(pending?.state);
  const last = keepAuthorization(started);
  expect(takeAuthorization()).toEqual(last);
  expect(takeAuthorization()).toBeUndefined();
  storage.setItem('portal_pending_authorization', '{"state":"short"}');
  expect(takeAuthorization()).toBeUndefined();
});

it('nothing is kept where storage is blocked', () => {
  provideWindow(blocked);
  keepTicket(ticket, undefined);
  forgetTicket();
  expect(readTicket()).toBeUndefined();
  expect(keepAuthorization(started)).toBeUndefined();
  expect(takeAuthorization()).toBeUndefined();
});

it('makes texts of a length and the code challenge of RFC 7636, appendix B', async () => {
  expect(canAuthorize()).toBe(true);
  for (const length of [1, 43, 128]) expect(randomText(length)).toMatch(new RegExp(`^[\\w-]{${length}}$`));
  await expect(toCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).resolves.toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  // With characters that base64url writes in another way: `-` and `_`.
  await expect(toCodeChallenge('a'.repeat(64))).resolves.toBe('_-BU_nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs');
});
