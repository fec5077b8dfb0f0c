import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { session } from '@/request/session';
import { resetDb } from '../../mock/lib/db';
import { advanceClock, settleAfterSteps } from './clock';
import { createMockFetch, type MockFetch } from './mockFetch';
import { MockXhr } from './mockXhr';

/** Longer than any throttle, countdown or lock, so that no test feels the one before it. */
const A_DAY_SECONDS = 86_400;

let server: MockFetch;

/** The mock server of the running test: what it was sent, in order. */
export const mockServer = (): MockFetch => server;

const complaints: string[] = [];
const complain =
  (kind: string) =>
  (...parts: unknown[]) => {
    const complaint = `console.${kind}: ${parts.map(String).join(' ')}`;
    if (!complaints.includes(complaint)) complaints.push(complaint);
  };

// Of the page's time, not the machine's: longer than any pause between two polls.
configure({ asyncUtilTimeout: 20_000 });
settleAfterSteps();

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation(complain('error'));
  jest.spyOn(console, 'warn').mockImplementation(complain('warn'));
  advanceClock(A_DAY_SECONDS);
  // No token of the last test; starting forgets how its session ended, clearing again takes that token away too.
  sessionStorage.clear();
  session.start('forgotten');
  sessionStorage.clear();
  localStorage.clear();
  resetDb();
  server = createMockFetch();
  window.fetch = server;
  Object.assign(window, { XMLHttpRequest: MockXhr });
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
  expect(server.unknownCalls).toEqual([]);
});
