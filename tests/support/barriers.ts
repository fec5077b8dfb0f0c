import { readFileSync } from 'node:fs';
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

/** The engine itself: its driver for this browser wants an answer within a second, which a busy machine does not keep. */
const engine = readFileSync(
  require.resolve('axe-core/axe.min.js', { paths: [require.resolve('@axe-core/puppeteer')] }),
  'utf8',
);

interface Engine {
  run(
    place: { exclude: string[] },
    options: { resultTypes: string[]; runOnly?: string[] },
  ): Promise<{
    violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[];
  }>;
}

/** What axe finds on the page that is open, as lines of impact, rule, place and reason; `whole` is by every rule. */
export async function barriers({ page }: Person, { whole = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  const violations = await page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: Engine };
      // What stands in for a drawing that is not in view yet is an empty heading to axe.
      return (
        await axe.run(
          { exclude: ['.ant-skeleton'] },
          { resultTypes: ['violations'], ...(rules && { runOnly: rules }) },
        )
      ).violations;
    },
    whole ? undefined : RULES_OF_LOOKS,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
