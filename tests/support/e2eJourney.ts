import { letGoOfBrowser, type PersonOptions } from './browserWindow';
import { failureReport } from './failureReport';
import { callMock } from './mockCalls';
import { Person } from './person';

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
