import { FRAMES, titleOf } from '../../config/shell/frames';
import en from '../../src/locales/en-US';
import zh from '../../src/locales/zh-CN';
import { type Look, overflow, showsIn, smallTargets, spreadOverflow, violations } from './accessibility';
import { journey } from './e2eJourney';
import type { Half } from './everyControl';
import { goesOffline, goesOnline, navigates } from './faults';
import type { Person } from './person';
import { memberVisits, movesTo, type Visit, visitorVisits } from './routeSamples';
import { isIdle, isPageLoaded } from './waiting';

/** This error sample always shows a retry. */
const ERROR_SAMPLE = '/exception/500';

/** Runs in the page: whether it shows a retry. */
function hasRetry(retry: string): boolean {
  return [...document.querySelectorAll<HTMLElement>('button')].some(
    (button) => button.innerText === retry && button.checkVisibility(),
  );
}

/** Runs in the page: whether it has loaded without a retry. */
function hasRecovered(retry: string): boolean {
  const isRetry = (button: HTMLElement) => button.innerText === retry && button.checkVisibility();
  return (
    !document.querySelector('[aria-busy=true]') && ![...document.querySelectorAll('button')].some(isRetry)
  );
}

/**
 * Opens a page with cached code while offline, and goes online. The banner and every load error must disappear.
 * Returns whether the page showed a retry.
 */
export async function survivesOffline(person: Person, path: string): Promise<boolean> {
  if (path === ERROR_SAMPLE) return false;
  const { page } = person;
  await goesOffline(person);
  await person.sees(en['state.offline']);
  await navigates(person, path);
  // The page before stays until the next one is rendered.
  await isIdle(page);
  await page.waitForFunction(isPageLoaded);
  const failed = await page.evaluate(hasRetry, en['state.retry']);
  await goesOnline(person);
  await person.seesNo(en['state.offline']);
  await page.waitForFunction(hasRecovered, {}, en['state.retry']);
  return failed;
}

const TEXTS = { 'zh-CN': zh, 'en-US': en };
type Language = keyof typeof TEXTS;

/** Minimum size of a touch target, in CSS pixels. */
const FINGER = 40;
const DESK = 1440;
const HEIGHT = 900;

/**
 * The looks of each language, the first of them tested by every axe rule. Any two of language, theme and direction are
 * combined on every route. `EVERY_LOOK=1` tests all combinations.
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

/** 320 px is a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const WIDTHS: Record<Language, number> = { 'en-US': 320, 'zh-CN': DESK };

/** The pages whose documents show their title as their heading before the code is there. */
const HEADED = FRAMES.flatMap(({ headed }) => headed);

const readsHeading = ({ page }: Person) => page.$eval('h1', ({ textContent }) => textContent);

/** The errors of a page, by look and width. */
type PageErrors = Record<string, unknown>;

/** Checks for one title, no overflow even with wide text spacing, and large touch targets on a phone. */
async function checksLayout({ page }: Person, width: number): Promise<PageErrors> {
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

/** Checks the open page in each look, in order or reversed. */
async function looksOver(person: Person, language: Language, inOrder: boolean): Promise<PageErrors> {
  const looks = [...getLooks(language).entries()];
  const errors: PageErrors = {};
  for (const [place, look] of inOrder ? looks : looks.toReversed()) {
    await showsIn(person, look, language);
    const lines = await violations(person, { whole: place === 0 });
    if (lines.length > 0) errors[`${look.theme}, ${look.direction}`] = lines;
    if (look.direction === 'ltr') Object.assign(errors, await checksLayout(person, WIDTHS[language]));
  }
  return errors;
}

/** The journey over half of the site's pages: each opens under its title, is accessible, fits, and recovers from offline. */
export function sweepsHalf(language: Language, half: Half): void {
  const title = `every ${half === 0 ? 'second' : 'other'} route in ${language} has a title, is accessible in every look, and fits its window`;
  journey(title, { language }, async (person) => {
    const found: Record<string, PageErrors> = {};
    const recovered: string[] = [];
    const sweeps = async (visits: Visit[]) => {
      let before: Visit | undefined;
      for (const [index, visit] of visits.entries()) {
        await movesTo(person, visit, TEXTS[language]);
        // Reversed on every second page, so that a page starts in the last look of the one before.
        const errors = await looksOver(person, language, index % 2 === 0);
        // Now that the page is there with its data.
        if (HEADED.includes(visit.path))
          expect([visit, await readsHeading(person)]).toEqual([visit, titleOf(visit.path, language)]);
        if (Object.keys(errors).length > 0) found[visit.path] = errors;
        if (language === 'en-US' && before && (await survivesOffline(person, before.path)))
          recovered.push(before.path);
        before = visit;
      }
    };
    const isInHalf = (_: Visit, index: number) => index % 2 === half;
    // The texts' language, because the right-to-left locale has no texts.
    await person.page.evaluateOnNewDocument((tag) => {
      Object.defineProperty(navigator, 'languages', { value: [tag] });
    }, language);
    await person.opens('/login');
    await sweeps(visitorVisits.filter(isInHalf));
    await person.isSignedInAs('admin');
    await person.opens('/home');
    await sweeps(memberVisits.filter(isInHalf));
    expect(found).toEqual({});
    // Otherwise no page would have been affected.
    if (language === 'en-US') expect(recovered.length).toBeGreaterThan(10);
  });
}
