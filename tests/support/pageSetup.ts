import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { clearIdentityTexts } from '@/browser/identityTexts';
import { jitter } from '@/browser/jitter';
import { closeOwnStorage } from '@/browser/ownStorage';
import { session } from '@/request/session';
import { resetDb } from '../../mock/lib/db';
import { advanceClock, settleAfterSteps } from './clock';
import { createMockFetch, type MockFetch } from './mockFetch';
import { MockXhr } from './mockXhr';
import './outline';

/** Longer than any throttle, countdown or lock, so that tests do not affect each other. */
const A_DAY_SECONDS = 86_400;

let server: MockFetch;
let startedAt = 0;

/** The mock server of the running test, with its recorded calls. */
export const mockServer = (): MockFetch => server;

const complaints: string[] = [];
const complain =
  (kind: string) =>
  (...parts: unknown[]) => {
    const complaint = `console.${kind}: ${parts.map(String).join(' ')}`;
    if (!complaints.includes(complaint)) complaints.push(complaint);
  };

configure({
  // In the page's time: longer than any polling interval.
  asyncUtilTimeout: 20_000,
  // A failed look does not print the document: a wait looks many times.
  getElementError: (message) => new Error(message ?? undefined),
});
settleAfterSteps();

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation(complain('error'));
  jest.spyOn(console, 'warn').mockImplementation(complain('warn'));
  // Tests know when a call is sent; 0 deviates by nothing.
  jest.spyOn(jitter, 'random').mockReturnValue(0);
  advanceClock(A_DAY_SECONDS);
  startedAt = Date.now();
  // Starting a session resets how the last one ended. Clearing removes its token again.
  sessionStorage.clear();
  session.start('forgotten');
  sessionStorage.clear();
  localStorage.clear();
  clearIdentityTexts();
  closeOwnStorage();
  resetDb();
  server = createMockFetch();
  window.fetch = server;
  Object.assign(window, { XMLHttpRequest: MockXhr });
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
  // Libraries remember moments, so a clock that was set back would disturb the next test.
  expect(Date.now()).toBeGreaterThanOrEqual(startedAt);
  expect(server.unknownCalls).toEqual([]);
});
