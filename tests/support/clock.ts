import { runInThisContext } from 'node:vm';
import { act, configure, getConfig } from '@testing-library/react';

/** As far as `waitFor` and `findBy` move the time on between two looks. */
const STEP_MS = 50;

/** More than an answer of the mock server takes from the call to the screen. */
const SETTLING_TURNS = 10;

// jsdom has none of its own, so Jest's fake timers leave this one alone.
const runSoon: typeof setImmediate = runInThisContext('setImmediate');

/** Lets everything happen that waits for no timer: answers arrive and are rendered. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await new Promise((resolve) => runSoon(resolve));
}

/** The step that is being taken, or was the last one. */
let step: Promise<void> = Promise.resolve();

function moveOn(advance: () => unknown): Promise<void> {
  step = (async () => {
    await act(async () => {
      await advance();
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
    await moveOn(() => jest.advanceTimersByTime(Math.min(left, STEP_MS)));
  }
}

/** Sets the clock forward. Timers that wait go on waiting, as in a computer that was asleep. */
export function advanceClock(seconds: number): void {
  jest.setSystemTime(Date.now() + seconds * 1000);
}

/** Has Testing Library's own steps end when the page has come to rest: a person is slower than a page. */
export function settleAfterSteps(): void {
  const { asyncWrapper } = getConfig();
  configure({
    unstable_advanceTimersWrapper: moveOn,
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
