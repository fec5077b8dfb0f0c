/** Lets one through, then nothing for `interval` milliseconds. `now` gives milliseconds. */
export function createThrottle(interval: number, now: () => number = Date.now) {
  let last: number | undefined;
  return {
    /** Whether this one may pass; passing starts the interval. */
    pass(): boolean {
      const elapsed = last === undefined ? interval : now() - last;
      // A clock that was set back must not keep everything out until it has caught up.
      if (elapsed >= 0 && elapsed < interval) return false;
      last = now();
      return true;
    },
    /** Starts the interval for something that passes in any case. */
    restart(): void {
      last = now();
    },
  };
}
