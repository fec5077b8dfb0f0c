import { useEffect, useReducer } from 'react';

/** Session storage keys of countdowns start with this; the rest names what is waited for. */
const KEY_PREFIX = 'portal_countdown:';

// A stored deadline further away than this was written by a clock that has since been set back.
const LONGEST_SECONDS = 3600;

type CountdownStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface Countdowns {
  /** Begins anew: `seconds` from now. Anything but a positive number ends the countdown. */
  start(key: string, seconds: number): void;
  /** Whole seconds that are left, 0 when over or never begun. */
  secondsLeft(key: string): number;
}

/** Whole seconds from `now` to `deadline` (both milliseconds since 1970), never negative, 0 for nonsense. */
export function secondsUntil(deadline: number, now: number): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : 0;
}

/**
 * Countdowns that survive a reload: what is kept is the deadline, not the seconds. Where storage throws or is full they
 * live as long as the page. Storage is looked up at each use, because only naming it may already throw.
 */
export function createCountdowns(
  storage: () => CountdownStorage = () => sessionStorage,
  now: () => number = Date.now,
): Countdowns {
  const memory = new Map<string, number>();

  function stored(key: string): number {
    try {
      return Number(storage().getItem(KEY_PREFIX + key));
    } catch {
      return 0;
    }
  }

  return {
    start(key, seconds) {
      const deadline = seconds > 0 ? now() + Math.min(seconds, LONGEST_SECONDS) * 1000 : 0;
      memory.set(key, deadline);
      try {
        storage().setItem(KEY_PREFIX + key, String(deadline));
      } catch {
        // The copy in memory still counts.
      }
    },
    secondsLeft: (key) => secondsUntil(memory.get(key) ?? stored(key), now()),
  };
}

const countdowns = createCountdowns();

/** The seconds left of the countdown `key` (none without a key), counted down on screen. It survives a reload. */
export function useCountdown(key: string | undefined) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const secondsLeft = key === undefined ? 0 : countdowns.secondsLeft(key);
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running]);

  function start(startedKey: string, seconds: number) {
    countdowns.start(startedKey, seconds);
    tick();
  }

  return { secondsLeft, start };
}
