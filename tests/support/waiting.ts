import type { ElementHandle, Page } from 'puppeteer';
import { PATIENCE_MS } from './browserWindow';

const CONDITION_TIMEOUT_MS = 30_000;

/** Waits for a condition on the test's own records, such as calls and complaints, which the browser reports late. */
export async function until(description: string, isTrue: () => unknown): Promise<void> {
  for (const deadline = Date.now() + CONDITION_TIMEOUT_MS; !isTrue(); ) {
    if (Date.now() > deadline) throw new Error(`Timeout of ${CONDITION_TIMEOUT_MS} ms: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs in the page: whether the page has its title and nothing on it is loading. */
export function isPageLoaded(): boolean {
  if (document.contentType !== 'text/html') return true;
  const isLoading = document.querySelector('#shell, [aria-busy=true]') !== null;
  return document.querySelector('h1') !== null && !isLoading;
}

/** Runs in the page: whether the page shows a text. A document that is just arriving has no body. */
export const shows = (text: string) => document.body?.innerText.includes(text);

/** Runs in the page: whether the page has arrived and does not show a text. */
export const hasNoText = (text: string) => document.body?.innerText.includes(text) === false;

/** Runs in the page: resolves soon after the next change of the document, or after the timeout. */
function nextChange(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => setTimeout(end, 30));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(end, timeoutMs);
  });
}

/**
 * Waits until the page's main thread is idle: a busy machine may send the next call late. A window behind others may never
 * be called idle.
 */
export const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 5_000 })));

/** Runs in the page: waits until an element keeps its position for two frames. */
export async function isStable(element: Element): Promise<void> {
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let before = ''; before !== place(); ) {
    before = place();
    await nextFrame();
    await nextFrame();
  }
}

/** Runs in the page: scrolls to a control that is out of sight or under a bar at the edge of the window, as a person would. */
function bringsIntoSight(element: Element): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!shown || !(element.contains(shown) || shown.contains(element)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const PRESSES = 3;
/** The browser reports a click before its end. */
const MISSED_MS = 1_000;

/** Clicks a control at rest. Finds and clicks it again when it moved away from under the pointer or was replaced meanwhile. */
export async function press(find: () => Promise<ElementHandle<Element> | null>): Promise<void> {
  for (let times = 1; times <= PRESSES; times += 1) {
    const control = await find();
    if (!control) return;
    await control.evaluate(bringsIntoSight);
    await control.evaluate(isStable);
    const hit = control.evaluate(
      (element) =>
        new Promise<boolean>((resolve) =>
          window.addEventListener('click', ({ target }) => resolve(element.contains(target as Node)), {
            capture: true,
            once: true,
          }),
        ),
    );
    // A click may leave the page, and one whose button went up elsewhere reaches nothing.
    const isHit = hit.catch(() => true);
    try {
      await control.click();
    } catch (error) {
      if (times === PRESSES || !/detached/.test(String(error))) throw error;
      continue;
    }
    if (await Promise.race([isHit, new Promise((resolve) => setTimeout(resolve, MISSED_MS))])) return;
  }
}

/** Waits for the visible control with this accessible name and, if given, role. Throws after a timeout. */
export async function findControl(page: Page, name: string, role?: string): Promise<ElementHandle<Element>> {
  const selector = `::-p-aria([name="${name}"]${role ? `[role="${role}"]` : ''})`;
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    const element = await page.$(selector).catch(unlessLeaving);
    if (await element?.isVisible().catch(unlessLeaving)) return element as ElementHandle<Element>;
    // The browser computes the names of the whole page each time. Puppeteer's own waiting would do that in every frame.
    await page.evaluate(nextChange, 250).catch(unlessLeaving);
  }
  throw new Error(`No control is named "${name}"${role ? ` with the role ${role}` : ''}`);
}

/** Waits until the text box with this label has this value. */
export async function hasValue(page: Page, label: string, value: string): Promise<void> {
  const field = await findControl(page, label, 'textbox');
  await page.waitForFunction(
    (element, wanted) => (element as unknown as HTMLInputElement | null)?.value === wanted,
    {},
    field,
    value,
  );
}

/** Ignores errors of a document that is being left. */
function unlessLeaving(error: unknown): undefined {
  const isLeaving = /context|detached|navigation|Node with given id/i.test(String(error));
  if (!isLeaving) throw error;
}

/** Waits until the page shows this text or a popup has shown it, which may be gone before a slow machine looks. */
export const isTold = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      document.body?.innerText.includes(wanted) ||
      (window as unknown as { seenPopups: string[] }).seenPopups.some((popup) => popup.includes(wanted)),
    {},
    text,
  );
