import { letGoOfBrowser, Person, type PersonOptions } from './person';

// Long walks on a slow machine; each single step has its own, shorter patience.
jest.setTimeout(180_000);
// A machine that stands still for a moment is no fault of the portal; a fault fails twice. What failed first is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
afterAll(letGoOfBrowser);

/** One journey: with the mock as new, somebody arrives, does it, and leaves without the browser having complained once. */
export function journey(name: string, options: PersonOptions, walk: (person: Person) => Promise<void>): void {
  it(name, async () => {
    await fetch(`${process.env.PORTAL_ORIGIN}/api/v1/demo/reset`, { method: 'POST' });
    const person = await Person.arrives(options);
    try {
      await walk(person);
      expect(person.complaints).toEqual([]);
    } catch (error) {
      console.info(`"${name}" ended here:\n${await person.tellsWhatIsSeen()}`);
      throw error;
    } finally {
      await person.leaves();
    }
  });
}
