import { disconnectBrowser, type PersonOptions } from './browserWindow';
import { keepsPicture } from './failurePicture';
import { callMock } from './mockCalls';
import { Person } from './person';

const LAST_CALLS = 15;

/** Describes a failed journey: URL, screenshot, last calls, complaints and the visible text. */
export async function failureReport({ page, calls, complaints }: Person, journey: string): Promise<string> {
  const seen = await page
    .evaluate(() => document.body.innerText)
    .catch((error: Error) => `The page cannot be read: ${error.message}`);
  const recent = calls.slice(-LAST_CALLS);
  return [
    `"${journey}" ended at ${page.url()}`,
    `Screenshot: ${await keepsPicture(() => page.screenshot(), journey)}`,
    ...recent.map(({ method, url, outcome }) => `${method} ${url}: ${outcome ?? 'no reply yet'}`),
    ...complaints.map((complaint) => `Console: ${complaint}`),
    seen,
  ].join('\n');
}

// For long journeys on a slow machine. Each step has its own, shorter timeout.
jest.setTimeout(600_000);
afterAll(disconnectBrowser);

export interface JourneyOptions extends PersonOptions {
  /** Uses a window without cached files. */
  isFirstVisit?: boolean;
}

/** Adds a test that runs with a new mock state and fails on any console error. */
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
