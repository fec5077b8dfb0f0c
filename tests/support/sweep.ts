import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { barriers, type Look, looksAt, overflow, smallTargets, spreadOverflow } from './accessibility';
import { journey } from './e2eJourney';
import type { Half } from './everyControl';
import { getsLineBack, goesOn, losesLine } from './faults';
import type { Person } from './person';
import { memberVisits, movesTo, type Visit, visitorVisits } from './routeSamples';
import { isWhole } from './waiting';

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

const TEXTS = { 'zh-CN': zh, 'en-US': en };
type Language = keyof typeof TEXTS;

/** CSS pixels of a finger. On a desk there is a mouse. */
const FINGER = 40;
const DESK = 1440;
const HEIGHT = 900;

/**
 * In which looks each language is seen, the first of them by every rule of axe: any two of language, theme and direction
 * meet on every route. `EVERY_LOOK=1` has each language in all of them.
 */
const LOOKS: Record<Language, Look[]> = {
  'en-US': [
    { theme: 'dark', direction: 'rtl' },
    { theme: 'light', direction: 'ltr' },
  ],
  'zh-CN': [
    { theme: 'light', direction: 'rtl' },
    { theme: 'dark', direction: 'ltr' },
  ],
};

const getLooks = (language: Language): Look[] => {
  if (!process.env.EVERY_LOOK) return LOOKS[language];
  const others = Object.values(LOOKS).flat();
  return [...LOOKS[language], ...others.filter((look) => !LOOKS[language].includes(look))];
};

/** 320 px is what a window of 1280 px is at 400 %: nothing may be wider than that (WCAG 1.4.10). */
const WIDTHS: Record<Language, number> = { 'en-US': 320, 'zh-CN': DESK };

/** What is wrong with a page, by where it was looked at; nothing where all is well. */
type Faults = Record<string, unknown>;

/** One title, nothing wider than the window even with letters spread apart, everything in reach of a finger on a phone. */
async function checksLayout({ page }: Person, width: number): Promise<Faults> {
  if (width !== DESK) await page.setViewport({ width, height: HEIGHT });
  const found = {
    titles: await page.$$eval('h1', (headings) => headings.length),
    overflow: await page.evaluate(overflow),
    spread: await page.evaluate(spreadOverflow),
    small: width < 600 ? await page.evaluate(smallTargets, FINGER) : [],
  };
  if (width !== DESK) await page.setViewport({ width: DESK, height: HEIGHT });
  const isRight = found.titles === 1 && !found.overflow && !found.spread && found.small.length === 0;
  return isRight ? {} : { [`${width} px`]: found };
}

/** Looks a page over that is open: `forth` from the first look to the last, or back. */
async function looksOver(person: Person, language: Language, forth: boolean): Promise<Faults> {
  const looks = [...getLooks(language).entries()];
  const errors: Faults = {};
  for (const [place, look] of forth ? looks : looks.toReversed()) {
    await looksAt(person, look, language);
    const lines = await barriers(person, { whole: place === 0 });
    if (lines.length > 0) errors[`${look.theme}, ${look.direction}`] = lines;
    if (look.direction === 'ltr') Object.assign(errors, await checksLayout(person, WIDTHS[language]));
  }
  return errors;
}

/** The journey over this half of the site's pages: each opens under its name, bars nobody, fits, and survives a lost line. */
export function sweepsHalf(language: Language, half: Half): void {
  const title = `every ${half === 0 ? 'second' : 'other'} route in ${language} is named, bars nobody in any look, and fits its window`;
  journey(title, { language }, async (person) => {
    const found: Record<string, Faults> = {};
    const readAgain: string[] = [];
    const sweeps = async (visits: Visit[]) => {
      let before: Visit | undefined;
      for (const [index, visit] of visits.entries()) {
        await movesTo(person, visit, TEXTS[language]);
        // Back on every second page: each is entered in the look in which the one before was left.
        const errors = await looksOver(person, language, index % 2 === 0);
        if (Object.keys(errors).length > 0) found[visit.path] = errors;
        if (language === 'en-US' && before && (await losesLineOn(person, before.path)))
          readAgain.push(before.path);
        before = visit;
      }
    };
    const ofHalf = (_: Visit, index: number) => index % 2 === half;
    // The language of the texts where the direction is that of a locale that has none.
    await person.page.evaluateOnNewDocument((tag) => {
      Object.defineProperty(navigator, 'languages', { value: [tag] });
    }, language);
    await person.opens('/login');
    await sweeps(visitorVisits.filter(ofHalf));
    await person.isSignedInAs('admin');
    await person.opens('/home');
    await sweeps(memberVisits.filter(ofHalf));
    expect(found).toEqual({});
    // Not a walk over pages that needed nothing.
    if (language === 'en-US') expect(readAgain.length).toBeGreaterThan(10);
  });
}
