import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { cheerio } from '@umijs/max/plugin-utils';
import { theme } from 'antd';
import { transformSync } from 'esbuild';
import { LANGUAGES } from '../../src/browser/locale';
import { portalTheme } from '../../src/components/portalTheme';
import { requireMatch } from '../requireMatch';
import { siteRoutes } from '../routes';
import { bundleScript } from './bundleScript';
import { shellMarkup } from './markup';
import { oldBrowserScript } from './oldBrowser';

type Document = ReturnType<typeof cheerio.load>;

/** CSS variables with the theme's colours, for the outline shown before antd is loaded. */
function colours(mode: 'light' | 'dark'): string {
  const token = theme.getDesignToken(portalTheme(mode));
  const named = {
    page: token.colorBgLayout,
    bar: token.colorBgContainer,
    line: token.colorSplit,
    text: token.colorText,
    logo: token.colorPrimary,
    primary: portalTheme('light').components.Button.colorPrimary,
    'on-primary': token.colorTextLightSolid,
  };
  return Object.entries(named)
    .map(([name, colour]) => `--shell-${name}:${colour}`)
    .join(';');
}

/** Each text is there in every language; only that of the document is shown. */
const HIDDEN_TEXTS = LANGUAGES.map(
  (language) => `html[lang="${language}"] #shell span:not([lang="${language}"])`,
);

function styleSheet(): string {
  const sheet = readFileSync(join(__dirname, 'shell.css'), 'utf8');
  const themed = `#shell{${colours('light')}}#shell.dark{${colours('dark')}}${sheet}${HIDDEN_TEXTS}{display:none}`;
  return transformSync(themed, { loader: 'css', minify: true }).code.trim();
}

const firstSegments = (frame: 'auth' | 'console') => [
  ...new Set(siteRoutes.filter((route) => route.frame === frame).map(({ path }) => path.split('/')[1] ?? '')),
];

/** Bundles boot.ts, with the portal's own rules for theme and language, into one script for documents with or without a screen. */
export function bootScript(hasScreen = false): string {
  return bundleScript('boot.ts', {
    CONSOLE_SEGMENTS: firstSegments('console'),
    AUTH_SEGMENTS: firstSegments('auth'),
    HAS_SCREEN: hasScreen,
  });
}

/**
 * Adds the first paint to the document: brand and page outline in the user's theme, language and direction. Style sheets
 * and the deployment's settings are moved after it, so that the first paint waits for the document only.
 */
export function addFirstPaint($: Document): void {
  const root = $('#root');
  const scripts = $('body > script');
  requireMatch(root.length, 'element #root in the document');
  requireMatch(scripts.length, 'script in the body of the document');
  $('head').append(`<style>${styleSheet()}</style>`);
  root.before(`<script>${oldBrowserScript()}</script>${shellMarkup}`);
  const first = scripts.first();
  first.before(`<script>${bootScript()}</script>`);
  // Before the style sheets: a script after one waits for it.
  first.before($('head script'));
  first.before($('head link[rel="stylesheet"]'));
}
