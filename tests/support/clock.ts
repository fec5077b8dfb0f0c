const realNow = Date.now;
let aheadMs = 0;

/** From here on `Date.now` can be moved forward; imported first, so that whoever keeps a reference keeps this one. */
Date.now = () => realNow() + aheadMs;

/** Moves the clock forward without waiting. Timers run on as before. */
export function advanceClock(seconds: number): void {
  aheadMs += seconds * 1000;
}
