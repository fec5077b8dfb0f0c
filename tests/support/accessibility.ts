import { readFileSync } from 'node:fs';
import type { default as Axe, RunOptions } from 'axe-core';
import { isRightToLeft, LANGUAGES, RIGHT_TO_LEFT } from '../../src/browser/locale';
import type { Person } from './person';
import { isIdle } from './waiting';

/** Display options of a page, besides its language. */
export interface Look {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** A right-to-left language without texts, which shows those of the browser's language. */
const WITHOUT_TEXTS = RIGHT_TO_LEFT.find((tag) => !LANGUAGES.some((each) => each.startsWith(tag))) ?? '';

/** Axe rules that depend on colours or direction. The other rules depend on the structure only. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Gives the open page another look without a reload: the device changes its colours and the person their languages.
 * Motion is reduced, so that no colour is measured on its way to another.
 */
export async function showsIn(person: Person, { theme, direction }: Look, language: string): Promise<void> {
  const { page } = person;
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.evaluate(
    (locale) => {
      localStorage.setItem('umi_locale', locale);
      dispatchEvent(new Event('languagechange'));
    },
    direction === 'rtl' && !isRightToLeft(language) ? WITHOUT_TEXTS : language,
  );
  await page.waitForFunction(
    (wanted) => {
      const { dir, classList } = document.documentElement;
      return dir === wanted.direction && classList.contains(`portal-${wanted.theme}`);
    },
    { polling: 'mutation' },
    { theme, direction },
  );
  await settles(person);
}

/** Waits until nothing loads or moves. A panel that loads again, perhaps in the background, is dimmed until then. */
export async function settles({ page }: Person): Promise<void> {
  // A page learns of another width with its next frame and renders after it: until then the console's frame for wide windows is
  // 6 px wider than 320 px.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await isIdle(page);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(hasSettled);
}

/** Runs in the page: resolves after two frames and the end of all transitions. */
async function hasSettled(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
}

const engine = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the axe violations of the open page as lines of text. `whole` applies every rule. */
export async function violations({ page }: Person, { whole = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(!whole && { runOnly: LOOK_RULES }),
  };
  const check = () =>
    page.evaluate(async (given) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // Axe reports the skeleton of a chart outside the viewport as an empty heading.
      return (await axe.run({ exclude: ['.ant-skeleton'] }, given)).violations;
    }, options);
  let found = await check();
  if (found.length > 0) {
    // A panel that was loading again meanwhile was dimmed.
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]')).catch(() => undefined);
    await page.evaluate(hasSettled);
    found = await check();
  }
  // Axe does not look at them: the label of antd's form item does not name a group.
  const groups = await page.$$eval('[role=radiogroup]:not([aria-label], [aria-labelledby])', (unnamed) =>
    unnamed.map(({ textContent }) => `radio group without a name: ${textContent}`),
  );
  return [
    ...groups,
    ...found.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target.join(' ')}: ${failureSummary}`),
    ),
  ];
}

/** Runs in the page: returns the distinct controls smaller than a touch target. */
export function smallTargets(finger: number): string[] {
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=button], [role=tab], [role=switch], [role=menuitem]';
  /** Elements that are clicked in place of the control. */
  const boxes =
    'label:has([type=radio], [type=checkbox]), .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, .ant-tabs-tab, form[role=search]';
  /** Excludes links in running text, article content and dense table rows. */
  const isInText = (element: Element) => {
    if (element.tagName === 'A' && element.closest('article') !== null) return true;
    // Row actions are also available in the drawer and by keyboard.
    if (element.closest('td, th') !== null) return true;
    const block = element.closest('p, li, td, dd, label');
    const [text, own] = [block, element].map((one) => (one?.textContent ?? '').trim().length);
    return element.tagName === 'A' && (text ?? 0) > (own ?? 0) + 4;
  };
  const small = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const target = element.closest<HTMLElement>(boxes) ?? element;
    const isOut = element.closest('[aria-hidden=true], [inert], .react-flow, .mind-elixir') !== null;
    if (isOut || element.matches(':disabled') || isInText(element)) return [];
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height } = target.getBoundingClientRect();
    // The click area may be extended by a pseudo-element.
    const reach = getComputedStyle(element, '::after');
    const reached = reach.position === 'absolute' ? Number.parseFloat(reach.height) || 0 : 0;
    if (width === 0 || Math.max(height, reached) >= finger - 0.5) return [];
    return [
      `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? target.innerText).trim()}": ${Math.round(height)} px`,
    ];
  });
  return [...new Set(small)];
}

/** Runs in the page: by how much it is wider than the window, and the elements that reach out of it. Empty if it fits. */
export function overflow(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide <= 0) return [];
  const outside = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return element.checkVisibility() && (left < -0.5 || right > innerWidth + 0.5);
  });
  return [`${wide} px`, ...outside.map((element) => element.outerHTML.slice(0, 150))];
}

/** The text spacing of WCAG 1.4.12. */
export const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }`;
