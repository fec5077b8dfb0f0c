import { LONGEST_SECONDS, secondsUntil, useTick } from './useTick';

/** Prefix of the session storage keys. */
const KEY_PREFIX = 'portal_countdown:';

type CountdownStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Countdowns that survive a reload by storing the deadline. Without storage they last as long as the page.
 * Storage is read on each use, because accessing it may throw.
 */
export function createCountdowns(
  storage: () => CountdownStorage = () => sessionStorage,
  now: () => number = Date.now,
) {
  const memory = new Map<string, number>();

  function stored(key: string): number {
    try {
      return Number(storage().getItem(KEY_PREFIX + key));
    } catch {
      return 0;
    }
  }

  return {
    /** Restarts the countdown. Anything but a positive number ends it. */
    start(key: string, seconds: number): void {
      const deadline = seconds > 0 ? now() + Math.min(seconds, LONGEST_SECONDS) * 1000 : 0;
      memory.set(key, deadline);
      try {
        storage().setItem(KEY_PREFIX + key, String(deadline));
      } catch {
        // The deadline is still kept in memory.
      }
    },
    /** Whole seconds left; 0 when over or never started. */
    secondsLeft: (key: string) => secondsUntil(memory.get(key) ?? stored(key), now()),
  };
}

const countdowns = createCountdowns();

/** Returns the seconds left of a countdown, updated every second. It survives a reload. */
export function useCountdown(key: string | undefined) {
  const secondsLeft = key === undefined ? 0 : countdowns.secondsLeft(key);
  const tick = useTick(secondsLeft > 0);

  function start(startedKey: string, seconds: number) {
    countdowns.start(startedKey, seconds);
    tick();
  }

  return { secondsLeft, start };
}
