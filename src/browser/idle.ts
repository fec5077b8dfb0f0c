/** Milliseconds after which a busy browser is not waited for any longer. */
const PATIENCE_MS = 2_000;

/** Resolves when the browser has nothing more urgent to do; at once where it cannot tell. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE_MS });
    else resolve(undefined);
  });
