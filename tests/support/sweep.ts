import { isRightToLeft, type Language } from '../../src/browser/locale';
import en from '../../src/locales/en-US/state';
import {
  type Look,
  overflow,
  settles,
  showsIn,
  smallTargets,
  TEXT_SPACING,
  violations,
} from './accessibility';
import { treeErrors } from './accessibilityTree';
import { journey } from './e2eJourney';
import { goesOffline, goesOnline, navigates } from './faults';
import type { Person } from './person';
import { memberVisits, movesTo, type Visit, visitorVisits } from './routeSamples';
import { opensAs } from './signIn';
import { isIdle, isPageLoaded } from './waiting';

/** This error sample always shows a retry. */
const ERROR_SAMPLE = '/exception/500';

/** One of so many pages is opened offline: all of them read in the same way. */
const OFFLINE_STEP = 3;

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

const titlesOf = (language: Language): Record<string, string> =>
  require(`../../src/locales/${language}/title`).default;

/** Minimum size of a touch target, in CSS pixels. */
const FINGER = 40;
const DESK = 1440;
const HEIGHT = 900;

/** The language that is tested by every axe rule, and in each width; its texts are long. */
const WHOLE: Language = 'en-US';

/** The looks of the other languages, which are tested by the axe rules that depend on colours or direction. */
const OTHER_LOOKS: Look[] = [
  { theme: 'dark', direction: 'rtl' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'ltr' },
];
const LOOKS: Look[] = [{ theme: 'light', direction: 'ltr' }, ...OTHER_LOOKS];

/** The looks in which a language is tested, the one of all pages first. `EVERY_LOOK=1` tests all that it can have. */
function getLooks(language: Language): [Look, ...Look[]] {
  const [first, ...others] = language === WHOLE ? LOOKS : [...OTHER_LOOKS, ...LOOKS.slice(0, 1)];
  const possible = others.filter(({ direction }) => direction === 'rtl' || !isRightToLeft(language));
  return [first as Look, ...(process.env.EVERY_LOOK ? possible : [])];
}

/** 320 px is a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const WIDTHS = [DESK, 320];

/** The errors of a page, by look and width. */
type PageErrors = Record<string, unknown>;

/** Checks for one title and no overflow, and on a phone for large touch targets and no overflow with wide text spacing. */
async function checksLayout(person: Person, width: number): Promise<PageErrors> {
  const { page } = person;
  const isPhone = width < 600;
  if (isPhone) {
    await page.setViewport({ width, height: HEIGHT });
    await settles(person);
  }
  const found = {
    titles: await page.$$eval('h1', (headings) => headings.length),
    overflow: await page.evaluate(overflow),
    spread: [] as string[],
    small: isPhone ? await page.evaluate(smallTargets, FINGER) : [],
  };
  if (isPhone) {
    const spacing = await page.addStyleTag({ content: TEXT_SPACING });
    found.spread = await page.evaluate(overflow);
    await spacing.evaluate((style) => style.remove());
    await page.setViewport({ width: DESK, height: HEIGHT });
  }
  const isRight =
    found.titles === 1 && [found.overflow, found.spread, found.small].every((errors) => errors.length === 0);
  return isRight ? {} : { [`${width} px`]: found };
}

/** Checks the open page in each look and width. */
async function looksOver(person: Person, language: Language): Promise<PageErrors> {
  const errors: PageErrors = {};
  const looks = getLooks(language);
  for (const [place, look] of looks.entries()) {
    await (looks.length > 1 ? showsIn(person, look, language) : settles(person));
    const lines = await violations(person, { whole: place === 0 && language === WHOLE });
    if (lines.length > 0) errors[`${look.theme}, ${look.direction}`] = lines;
  }
  const tree = await treeErrors(person, language);
  if (tree.length > 0) errors.tree = tree;
  // Back in the look in which the next page opens.
  if (looks.length > 1) await showsIn(person, looks[0], language);
  for (const width of language === WHOLE ? WIDTHS : [])
    Object.assign(errors, await checksLayout(person, width));
  return errors;
}

/**
 * Adds the journey over one of equal shares of the site's pages: each opens under its title and is accessible, and in English
 * fits its window; some of them must recover from being opened offline.
 */
export function checksRoutes(language: Language, { shard = 1, shards = 1 } = {}): void {
  const title = `every route in ${language} has a title and is accessible and usable (${shard} of ${shards})`;
  journey(title, { language }, async (person) => {
    const found: Record<string, PageErrors> = {};
    const recovered: string[] = [];
    const checks = async (visits: Visit[]) => {
      let before: Visit | undefined;
      for (const [place, visit] of visits.entries()) {
        await movesTo(person, visit, titlesOf(language));
        const errors = await looksOver(person, language);
        if (Object.keys(errors).length > 0) found[visit.path] = errors;
        if (
          language === WHOLE &&
          before &&
          place % OFFLINE_STEP === 0 &&
          (await survivesOffline(person, before.path))
        )
          recovered.push(before.path);
        before = visit;
      }
    };
    const isInShard = (_: Visit, index: number) => index % shards === shard - 1;
    // The texts' language, because the right-to-left locale has no texts.
    await person.page.evaluateOnNewDocument((tag) => {
      Object.defineProperty(navigator, 'languages', { value: [tag] });
    }, language);
    await person.opens('/login');
    await showsIn(person, getLooks(language)[0], language);
    await checks(visitorVisits.filter(isInShard));
    await opensAs(person, 'admin', '/home');
    await checks(memberVisits.filter(isInShard));
    expect(found).toEqual({});
    // Otherwise no page would have been affected.
    if (language === WHOLE) expect(recovered.length).toBeGreaterThan(3);
  });
}
