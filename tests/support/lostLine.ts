import en from '../../src/locales/en-US';
import { getsLineBack, goesOn, losesLine } from './faults';
import { isWhole } from './pageState';
import type { Person } from './person';

/** This sample of a failure always offers to try again. */
const SAMPLE = '/exception/500';

/** Runs in the page: whether it shows a way to read again what could not be read. */
function hasRetry(words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('button')].some(
    (button) => button.innerText === words && button.checkVisibility(),
  );
}

/** Runs in the page: whether nothing on it waits or has to be tried again. */
function isReadAgain(words: string): boolean {
  const isRetry = (button: HTMLElement) => button.innerText === words && button.checkVisibility();
  return (
    !document.querySelector('[aria-busy=true]') && ![...document.querySelectorAll('button')].some(isRetry)
  );
}

/**
 * Comes to a page whose code is here already without a line, and gets the line back: the banner comes and goes with it, and
 * so does everything that could not be read. Returns whether the page had something to read again.
 */
export async function losesLineOn(person: Person, path: string): Promise<boolean> {
  if (path === SAMPLE) return false;
  const { page } = person;
  await losesLine(person);
  await person.sees(en['state.offline']);
  await goesOn(person, path);
  await page.waitForFunction(isWhole);
  const failed = await page.evaluate(hasRetry, en['state.retry']);
  await getsLineBack(person);
  await person.seesNo(en['state.offline']);
  await page.waitForFunction(isReadAgain, {}, en['state.retry']);
  return failed;
}
