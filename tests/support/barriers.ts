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
