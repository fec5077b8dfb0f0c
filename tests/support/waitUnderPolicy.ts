import { type Page, TimeoutError, type WaitTimeoutOptions } from 'puppeteer';

const PAUSE_MS = 30;
/** What puppeteer says when the page was left in the middle of a question; the next page is asked again. */
const PAGE_LEFT = /context was destroyed|Cannot find context|detached|Inspected target navigated/;

/**
 * Puppeteer's own `waitForFunction` builds the function in the page from its text, which the portal's
 * Content-Security-Policy forbids. This one asks from outside, again and again, and leaves the policy in force.
 */
export function waitUnderPolicy(page: Page): Page {
  async function wait(
    condition: string | ((...values: unknown[]) => unknown),
    { timeout = page.getDefaultTimeout() }: WaitTimeoutOptions = {},
    ...values: unknown[]
  ) {
    const deadline = Date.now() + timeout;
    while (Date.now() < deadline) {
      try {
        const answer = await page.evaluateHandle(condition, ...values);
        if (await answer.evaluate(Boolean)) return answer;
        await answer.dispose();
      } catch (error) {
        if (!PAGE_LEFT.test(String(error))) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new TimeoutError(`Waiting failed: ${timeout}ms exceeded for ${condition}`);
  }
  page.waitForFunction = wait as Page['waitForFunction'];
  return page;
}
