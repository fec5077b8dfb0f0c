const realNow = Date.now;
let aheadMs = 0;
let heldAtMs: number | undefined;

/** From here on `Date.now` can be moved forward; imported first, so that whoever keeps a reference keeps this one. */
Date.now = () => (heldAtMs ?? realNow()) + aheadMs;

/** Moves the clock forward without waiting. Timers run on as before. */
export function advanceClock(seconds: number): void {
  aheadMs += seconds * 1000;
}

/** Stops the clock until `releaseClock`, so that a slow machine reads the same seconds as a fast one. */
export function holdClock(): void {
  heldAtMs = realNow();
}

export function releaseClock(): void {
  heldAtMs = undefined;
}
