import type { Page } from 'puppeteer';

/** Runs in the page: keeps how long each key or press took until the next frame stood, 16 ms and more. */
function watchInteractions(): void {
  const seen: number[] = [];
  Object.assign(window, { seenInteractions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) seen.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Milliseconds from the slowest key or press of an action to the frame that shows its effect, as the field's "interaction
 * to next paint" has it; 0 for less than 16.
 */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  // What moves as it comes would be missed by the press.
  await page.waitForNetworkIdle({ idleTime: 600 });
  await page.evaluate(watchInteractions);
  await act();
  await page.waitForNetworkIdle({ idleTime: 600 });
  // The browser tells when the page has nothing more to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
  const seen = await page.evaluate(
    () => (window as unknown as { seenInteractions: number[] }).seenInteractions,
  );
  return Math.max(0, ...seen);
}
