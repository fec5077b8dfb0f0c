import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { letGoOfBrowser, type PersonOptions } from './browserWindow';
import { callMock } from './mockCalls';
import { Person } from './person';

/** Screenshots of journeys that failed; git ignores the folder. */
const FOLDER = 'coverage/journeys';
const LAST_CALLS = 15;

/** Where a failed journey ended: address, screenshot, the last calls to the API, complaints and the visible text. */
export async function failureReport({ page, calls, complaints }: Person, journey: string): Promise<string> {
  const seen = await page
    .evaluate(() => document.body.innerText)
    .catch((error: Error) => `The page cannot be read: ${error.message}`);
  const recent = calls.slice(-LAST_CALLS);
  return [
    `"${journey}" ended at ${page.url()}`,
    `Screenshot: ${await takesScreenshot(page, journey)}`,
    ...recent.map(({ method, url, outcome }) => `${method} ${url}: ${outcome ?? 'no reply yet'}`),
    ...complaints.map((complaint) => `Console: ${complaint}`),
    seen,
  ].join('\n');
}

/** Path of the picture, or why there is none. */
async function takesScreenshot(page: Person['page'], journey: string): Promise<string> {
  const path = join(FOLDER, `${journey.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`);
  try {
    const picture = await page.screenshot();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, picture);
    return path;
  } catch (error) {
    return `none, ${String(error)}`;
  }
}

// Long walks on a slow machine; each single step has its own, shorter patience.
jest.setTimeout(600_000);
afterAll(letGoOfBrowser);

export interface JourneyOptions extends PersonOptions {
  /** The window has never been at the portal: nothing is cached. */
  isFirstVisit?: boolean;
}

/** One journey: with the mock as new, somebody arrives, does it, and leaves without the browser having complained once. */
export function journey(
  name: string,
  { isFirstVisit = false, ...options }: JourneyOptions,
  walk: (person: Person) => Promise<void>,
): void {
  it(name, async () => {
    await callMock('demo/reset', {});
    const person = await Person.arrives({ sharesWindow: !isFirstVisit, ...options });
    try {
      await walk(person);
      expect(person.complaints).toEqual([]);
    } catch (error) {
      console.info(await failureReport(person, name));
      throw error;
    } finally {
      await person.leaves();
    }
  });
}
