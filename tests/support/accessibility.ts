import { readFileSync } from 'node:fs';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Person } from './person';

/** How a page can be looked at, besides its language. */
export interface Look {
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** What a change of colours or of direction can break; the rest of the rules look at what the page is made of. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Gives the open page another look without a reload: the device changes its colours and the person their languages.
 * Motion is reduced, so that no colour is measured on its way to another.
 */
export async function looksAt({ page }: Person, { theme, direction }: Look, language: string): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.evaluate(
    (locale) => {
      localStorage.setItem('umi_locale', locale);
      dispatchEvent(new Event('languagechange'));
    },
    direction === 'rtl' ? 'ar' : language,
  );
  await page.waitForFunction(
    (wanted) => {
      const { dir, classList } = document.documentElement;
      return dir === wanted.direction && classList.contains(`portal-${wanted.theme}`);
    },
    { polling: 'mutation' },
    { theme, direction },
  );
  await page.evaluate(hasSettled);
}

/** Runs in the page: resolves when two frames have been drawn and no colour is on its way to another. */
async function hasSettled(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
}

const engine = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * On by default from axe 4.14 on: names that leave out a part of the words shown. Off until the portal's names have been
 * gone over for it.
 */
const NOT_YET = { 'label-content-name-mismatch': { enabled: false } };

/** What axe finds on the page that is open, as lines of impact, rule, place and reason; `whole` is by every rule. */
export async function barriers({ page }: Person, { whole = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: NOT_YET,
    ...(!whole && { runOnly: RULES_OF_LOOKS }),
  };
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // What stands in for a drawing that is not in view yet is an empty heading to axe.
    return (await axe.run({ exclude: ['.ant-skeleton'] }, given)).violations;
  }, options);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What people need who see, move or read otherwise. Everything here runs in the page. */

/** Controls that are smaller than a finger of so many CSS pixels, each told once. */
export function smallTargets(finger: number): string[] {
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=button], [role=tab], [role=switch], [role=menuitem]';
  /** What is pressed in the control's stead. */
  const boxes =
    'label:has([type=radio], [type=checkbox]), .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, .ant-tabs-tab, form[role=search]';
  /** A link within a sentence is as high as its line, and what others have written has its own size. */
  const standsInText = (element: Element) => {
    if (element.tagName === 'A' && element.closest('article') !== null) return true;
    // The rows of a dense table are; what is done with one is also in its drawer and by the keyboard.
    if (element.closest('td, th') !== null) return true;
    const block = element.closest('p, li, td, dd, label');
    const [text, own] = [block, element].map((one) => (one?.textContent ?? '').trim().length);
    return element.tagName === 'A' && (text ?? 0) > (own ?? 0) + 4;
  };
  const small = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const target = element.closest<HTMLElement>(boxes) ?? element;
    const isOut = element.closest('[aria-hidden=true], [inert], .react-flow, .mind-elixir') !== null;
    if (isOut || element.matches(':disabled') || standsInText(element)) return [];
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { width, height } = target.getBoundingClientRect();
    // What reaches out of its box by an empty one of its own: a card that is pressed anywhere, a switch with a margin.
    const reach = getComputedStyle(element, '::after');
    const reached = reach.position === 'absolute' ? Number.parseFloat(reach.height) || 0 : 0;
    if (width === 0 || Math.max(height, reached) >= finger - 0.5) return [];
    return [
      `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? target.innerText).trim()}": ${Math.round(height)} px`,
    ];
  });
  return [...new Set(small)];
}

/** How far the page is wider than its window, in pixels. */
export const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** As `overflow`, while letters, words, lines and paragraphs stand as far apart as WCAG 1.4.12 lets a reader set them. */
export function spreadOverflow(): number {
  const style = document.createElement('style');
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-block-end: 2em !important; }`;
  document.head.append(style);
  const wide = document.documentElement.scrollWidth - innerWidth;
  style.remove();
  return wide;
}
