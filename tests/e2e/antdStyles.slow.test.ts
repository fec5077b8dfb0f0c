import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { THEME_COLORS } from '../../config/theme';
import { GENERATED, renderSamples, type Variant } from '../support/antdSamples';
import { journey } from '../support/e2eJourney';
import { BUILD } from '../support/serverProcess';

/** Each mode in both directions, both densities and two colours, and on a phone, where the density is always the same. */
const VARIANTS: (Variant & { direction: 'ltr' | 'rtl' })[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl', phone: true, reducedMotion: true },
  { mode: 'light', direction: 'rtl', compact: true, color: THEME_COLORS.geekblue },
  { mode: 'dark', direction: 'ltr', compact: true, color: THEME_COLORS.sunset },
];

/** Stops animations at their start, so that both documents are at the same moment of them. */
const STILL = '*,*::before,*::after{animation-play-state:paused !important}';

/** The computed styles of all elements of a document, one line each. */
async function computedStyles(page: Page, css: string, html: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>${css}${STILL}</style>${html}`);
  return page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return `no ${part}`;
        const name = [...element.classList].find((word) => /^ant-(?!light|dark|compact)/.test(word));
        const values = properties.map((property) => `${property}:${style.getPropertyValue(property)}`);
        return `${name}${part ?? ''} ${values.join(';')}`;
      }),
    );
  });
}

/** The sheets of the build for antd: that of all pages, then that of other colours. */
function readSheets(): string {
  const files = readdirSync(BUILD).filter((name) => name.endsWith('.css'));
  const sheets = files.map((name) => ({ name, css: readFileSync(join(BUILD, name), 'utf8') }));
  const own = sheets.filter(({ name }) => name.startsWith('antd.'));
  const colors = sheets.filter(({ css }) => css.startsWith(':where([data-color='));
  expect([own.length, colors.length]).toEqual([1, 1]);
  return [...own, ...colors].map(({ css }) => css).join('\n');
}

/** Sets window and media to a variant. */
async function show(page: Page, { phone, reducedMotion }: Variant) {
  await page.setViewport({ width: phone ? 360 : 1440, height: 900 });
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ]);
}

const wrap = (className: string, direction: string, content: string, color = '') =>
  `<div class="${className}" data-color="${color}" dir="${direction}">${content}</div>`;

/** The elements of a variant with the classes that the build gives them. */
const themed = ({ mode, compact, color }: Variant, direction: string, html: string) =>
  wrap(
    `portal-${mode}`,
    direction,
    html.replaceAll(GENERATED, `ant-${mode}${compact ? ' ant-compact' : ''}`),
    color,
  );

journey(
  'antd looks the same with the static style sheets of the build as with generated styles',
  { language: 'en-US', isFirstVisit: true },
  async ({ page }) => {
    const sheets = readSheets();
    for (const { direction, ...variant } of VARIANTS) {
      await show(page, variant);
      const { css, html } = renderSamples(variant, direction);
      const generated = await computedStyles(page, css, wrap(GENERATED, direction, html));
      const still = await computedStyles(page, sheets, themed(variant, direction, html));
      expect(generated.length).toBeGreaterThan(1000);
      expect(generated[0]).toContain(';display:');
      expect(still).toEqual(generated);
    }
  },
);

journey(
  'antd is printed in the light theme from the dark one',
  { language: 'en-US', isFirstVisit: true },
  async ({ page }) => {
    const sheets = readSheets();
    const { html } = renderSamples({ mode: 'light' }, 'ltr');
    const look = (mode: Variant['mode']) => computedStyles(page, sheets, themed({ mode }, 'ltr', html));
    await show(page, { mode: 'light' });
    const dark = await look('dark');
    await page.emulateMediaType('print');
    const printed = await look('light');
    expect(dark).not.toEqual(printed);
    expect((await look('dark')).filter((style, index) => style !== printed[index])).toEqual([]);
  },
);
