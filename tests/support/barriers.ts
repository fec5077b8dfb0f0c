import { AxePuppeteer } from '@axe-core/puppeteer';
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
    {},
    { theme, direction },
  );
}

/** What axe finds on the page that is open, as lines of impact, rule, place and reason. */
export async function barriers({ page }: Person, { whole = true } = {}): Promise<string[]> {
  // Only the portal's own frame holds anything, so none but that is looked at: much faster.
  const axe = new AxePuppeteer(page).setLegacyMode(true);
  const { violations } = await (whole ? axe : axe.withRules(RULES_OF_LOOKS)).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
