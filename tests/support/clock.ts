import { runInThisContext } from 'node:vm';
import { act, configure, getConfig, waitFor } from '@testing-library/react';
import { DAY_MS } from '@/domain/calendar';

/** Step of `waitFor` and `findBy` between two checks. */
const STEP_MS = 50;

/** More event loop turns than a mock call takes until it is rendered. */
const SETTLING_TURNS = 10;

// jsdom has no `setImmediate`, so Jest's fake timers do not replace it.
const runSoon: typeof setImmediate = runInThisContext('setImmediate');

/** Runs everything that needs no timer, such as replies and their rendering. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await new Promise((resolve) => runSoon(resolve));
}

/** The current or last step. */
let step: Promise<void> = Promise.resolve();

function advance(run: () => unknown): Promise<void> {
  step = (async () => {
    await act(async () => {
      await run();
      await settle();
    });
  })();
  return step;
}

/**
 * Lets time pass for the page under test: its timers run when they are due, and what they start is rendered. Time stands still
 * otherwise, except that `waitFor` and `findBy` move it on by 50 ms between two looks.
 */
export async function passTime(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= STEP_MS) {
    await advance(() => jest.advanceTimersByTime(Math.min(left, STEP_MS)));
  }
}

/** Sets the clock forward without running timers, like a computer that was asleep. */
export function advanceClock(seconds: number): void {
  jest.setSystemTime(Date.now() + seconds * 1000);
}

/**
 * Sets the clock forward to the next moment with this time of day in UTC, such as `04:00`. It never goes back, because pages and
 * libraries remember when something happened.
 */
export function setTimeOfDay(time: string): void {
  const at = Date.parse(`${new Date().toISOString().slice(0, 10)}T${time}Z`);
  jest.setSystemTime(at < Date.now() ? at + DAY_MS : at);
}

/** Makes the steps of Testing Library wait until the page has settled. */
export function settleAfterSteps(): void {
  const { asyncWrapper } = getConfig();
  configure({
    unstable_advanceTimersWrapper: advance,
    asyncWrapper: (action) =>
      asyncWrapper(async () => {
        try {
          return await action();
        } finally {
          await step;
          await settle();
        }
      }),
  });
}

/** Expects something to be counted once more, and then again after exactly this time. */
export async function expectPolling(count: () => number, milliseconds: number): Promise<void> {
  const first = count() + 1;
  await waitFor(() => expect(count()).toBe(first));
  await passTime(milliseconds - STEP_MS);
  expect(count()).toBe(first);
  await passTime(STEP_MS);
  expect(count()).toBe(first + 1);
}
