import type { ElementHandle, Page } from 'puppeteer';
import { PATIENCE_MS } from './browserWindow';
import { nextChange } from './pageState';

/** Returns the visible control with this accessible name, and role if given, once it is there. Throws when it never is. */
export async function findControl(page: Page, name: string, role?: string): Promise<ElementHandle<Element>> {
  const selector = `::-p-aria([name="${name}"]${role ? `[role="${role}"]` : ''})`;
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    const element = await page.$(selector).catch(unlessLeaving);
    if (await element?.isVisible().catch(unlessLeaving)) return element as ElementHandle<Element>;
    // The browser works the names of the whole page out each time: not for every frame, as puppeteer's own waiting would.
    await page.evaluate(nextChange, 250).catch(unlessLeaving);
  }
  throw new Error(`Nothing is called "${name}"${role ? ` and is a ${role}` : ''}`);
}

/** Finds nothing in a document that is just being left for another; any other error is one. */
function unlessLeaving(error: unknown): undefined {
  const isLeaving = /context|detached|navigation|Node with given id/i.test(String(error));
  if (!isLeaving) throw error;
}
