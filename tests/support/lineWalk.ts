import en from '../../src/locales/en-US';
import { journey } from './e2eJourney';
import { getsLineBack, goesOn, losesLine } from './faults';
import type { Half } from './operatorPages';
import type { Person } from './person';
import { memberVisits, movesTo, type Visit } from './routeSamples';

/** This sample of a failure always offers to try again. */
const SAMPLE = '/exception/500';

/** What a place says that could not read what it is to show. */
const RETRY = en['state.retry'];

const OFFLINE = en['state.offline'];

/** Whether the page shows a way to try again. */
function hasRetry(words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('button')].some(
    (button) => button.innerText === words && button.checkVisibility(),
  );
}

/** Waits until the page stands there whole and nothing on it has to be tried again. */
async function recovers({ page }: Person, path: string): Promise<void> {
  const unfinished = async () =>
    (await page.evaluate(hasRetry, RETRY)) || (await page.$('[aria-busy=true]')) !== null;
  const deadline = Date.now() + 5_000;
  while (Date.now() < deadline && (await unfinished()))
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect([path, await unfinished()]).toEqual([path, false]);
}

/**
 * Visits each page, whose code is here from then on; then comes to it again without a line, from the page after it. The
 * banner comes and goes with the line, and with it everything that could not be read. Answers which pages had something
 * to read again.
 */
async function losesLineOnEach(person: Person, visits: Visit[]): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, visit] of visits.entries()) {
    await movesTo(person, visit, en);
    const before = visits[index - 1] ?? visits.at(-1);
    if (!before || index === 0 || before.path === SAMPLE) continue;
    await losesLine(person);
    await person.sees(OFFLINE);
    await goesOn(person, before.path);
    await person.page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'),
    );
    if (await person.page.evaluate(hasRetry, RETRY)) failed.push(before.path);
    await getsLineBack(person);
    await person.seesNo(OFFLINE);
    await recovers(person, before.path);
  }
  return failed;
}

/** The journey over this half of the pages for members. */
export function losesLineOnHalf(half: Half): void {
  journey(
    `the line drops on every ${half === 0 ? 'second' : 'other'} route, and what could not be read is there when it is back`,
    { language: 'en-US' },
    async (person) => {
      await person.opens('/favicon.svg');
      await person.isSignedInAs('admin');
      await person.opens('/home');
      const failed = await losesLineOnEach(
        person,
        memberVisits.filter((_, index) => index % 2 === half),
      );
      // Not a walk over pages that needed nothing.
      expect(failed.length).toBeGreaterThan(10);
    },
  );
}
