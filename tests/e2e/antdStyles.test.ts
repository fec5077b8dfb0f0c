import { extractStyle } from '@ant-design/cssinjs';
import type { Page } from 'puppeteer';
import { GENERATED, renderSamples, type Variant } from '../../config/antdStyles/extract';
import { staticStyles } from '../../config/antdStyles/sheets';
import { journey } from '../support/e2eJourney';

const VARIANTS: (Variant & { direction: 'ltr' | 'rtl' })[] = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
  { mode: 'light', direction: 'rtl', compact: true },
  { mode: 'dark', direction: 'ltr', compact: true },
  { mode: 'light', direction: 'ltr', phone: true },
  { mode: 'dark', direction: 'rtl', phone: true, reducedMotion: true },
];

/** Stops animations at their start, so that both documents are at the same moment of them. */
const STILL = '*,*::before,*::after{animation-play-state:paused !important}';

/** The computed styles of all elements of a document, one line each. */
async function computedStyles(page: Page, css: string, html: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><style>${css}${STILL}.ant-modal-pure-panel{display:none !important}</style>${html}`,
  );
  return page.evaluate(() =>
    // The panel of a confirmation exists in antd's documentation only; its theme is another one.
    [...document.body.querySelectorAll('*:not(.ant-modal-pure-panel, .ant-modal-pure-panel *)')].flatMap(
      (element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return `no ${part}`;
          const values = [...style].filter((name) => !name.startsWith('--'));
          const name = [...element.classList].find((word) => /^ant-(?!light|dark|compact)/.test(word));
          return `${name}${part ?? ''} ${values.map((value) => `${value}:${style.getPropertyValue(value)}`).join(';')}`;
        }),
    ),
  );
}

journey(
  'antd looks the same with the static style sheets of the build as with generated styles',
  { language: 'en-US', isFirstVisit: true },
  async ({ page }) => {
    const { base, variables, rules } = staticStyles();
    const sheets = [base, ...variables.values(), ...rules.values()].join('\n');
    for (const { direction, ...variant } of VARIANTS) {
      const { mode, compact, phone, reducedMotion } = variant;
      await page.setViewport({ width: phone ? 360 : 1440, height: 900 });
      await page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      ]);
      const { cache, html } = renderSamples(variant, direction);
      const wrap = (className: string, content: string) =>
        `<div class="${className}" dir="${direction}">${content}</div>`;
      const generated = await computedStyles(
        page,
        extractStyle(cache, { plain: true }),
        wrap(GENERATED, html),
      );
      const themed = html.replaceAll(GENERATED, `ant-${mode}${compact ? ' ant-compact' : ''}`);
      const still = await computedStyles(page, sheets, wrap(`portal-${mode}`, themed));
      expect(generated.length).toBeGreaterThan(1000);
      expect(still.filter((style, index) => style !== generated[index])).toEqual([]);
    }
  },
);
