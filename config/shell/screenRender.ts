import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { DOMWindow, ResourceLoader } from 'jsdom';
import type { ReactNode } from 'react';
import {
  isRightToLeft,
  LANGUAGES,
  LOCALE_KEY,
  type ResolvedLocale,
  RIGHT_TO_LEFT,
} from '../../src/browser/locale';
import { THEME_KEY, type ThemeChoice } from '../../src/browser/theme';

const ORIGIN = 'http://portal.invalid';

/** Milliseconds that a page may take to render. */
const TIMEOUT_MS = 60_000;

/** A right-to-left language without texts of its own. */
const WITHOUT_TEXTS = RIGHT_TO_LEFT.find((tag) => !LANGUAGES.some((language) => language.startsWith(tag)));

/** Loads the simulated browser, which only a build needs: it would delay the dev server. */
export const loadJsdom = (): typeof import('jsdom') => require('jsdom');

/** Serves the scripts of the build. Styles are not needed to render, and a deployment replaces the settings. */
function buildFiles(folder: string): ResourceLoader {
  const { ResourceLoader } = loadJsdom();
  return new (class extends ResourceLoader {
    override fetch(address: string) {
      const { pathname } = new URL(address);
      const isCode = pathname.endsWith('.js') && pathname !== '/config.js';
      const content = isCode ? readFileSync(join(folder, pathname)) : Buffer.from('');
      // Without the method to abort it, which only a real request has.
      return Promise.resolve(content) as ReturnType<ResourceLoader['fetch']>;
    }
  })();
}

/** How a page is rendered. */
export interface Look extends ResolvedLocale {
  choice: ThemeChoice;
}

/**
 * Adds what jsdom lacks, and the user's choices. No call of the API is ever answered, so pages show their loading state.
 */
function prepareWindow(window: DOMWindow, { language, direction, choice }: Look): void {
  Object.assign(window, {
    publicPath: '/',
    matchMedia: () => ({ matches: false }),
  });
  // A right-to-left language without texts uses those of the browser's next language.
  Object.defineProperty(window.navigator, 'languages', { value: [language] });
  const isMirrored = direction === 'rtl' && !isRightToLeft(language);
  window.localStorage.setItem(LOCALE_KEY, (isMirrored && WITHOUT_TEXTS) || language);
  window.localStorage.setItem(THEME_KEY, choice);
}

/** The libraries of a build by name. */
type Libraries = Record<string, unknown>;

let rendererCode: string | undefined;

/** React's renderer for pages without a browser, with the React of the build. */
function loadRenderer(libraries: Libraries): typeof import('react-dom/static') {
  rendererCode ??= buildSync({
    entryPoints: [require.resolve('react-dom/static')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: Object.keys(libraries),
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0]?.text;
  const module = { exports: {} };
  const load = (name: string) => libraries[name] ?? require(name);
  new Function('module', 'exports', 'require', rendererCode ?? '')(module, module.exports, load);
  return module.exports as typeof import('react-dom/static');
}

/** A page of the build, rendered for a visitor. */
export interface RenderedPage {
  /** What is in its element #root. */
  markup: string;
  /** The names of its style sheets in the order of the cascade. */
  sheets: string[];
}

/**
 * Renders a page of the build in `folder` with the scripts that browsers load, for a visitor. Throws when any part of the page
 * fails.
 */
export async function renderPage(folder: string, path: string, look: Look): Promise<RenderedPage> {
  const { JSDOM, VirtualConsole } = loadJsdom();
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const virtualConsole = new VirtualConsole();
  let close = () => {};
  const rendered = new Promise<RenderedPage>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new Error(`${path} fails while it is rendered`, { cause }));
    const timer = setTimeout(() => fail(`no end after ${TIMEOUT_MS} ms`), TIMEOUT_MS);
    virtualConsole.on('jsdomError', fail);
    virtualConsole.on('error', fail);
    async function render(portal: ReactNode, libraries: Libraries) {
      const { prelude } = await loadRenderer(libraries).prerender(portal, {
        // Without scripts: all of it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: fail,
      });
      const markup = await new Response(prelude).text();
      const links = [...window.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      resolve({ markup, sheets: links.map(({ href }) => new URL(href).pathname.slice(1)) });
    }
    const { window } = new JSDOM(html, {
      url: ORIGIN + path,
      runScripts: 'dangerously',
      resources: buildFiles(folder),
      pretendToBeVisual: true,
      virtualConsole,
      beforeParse(parsed) {
        prepareWindow(parsed, look);
        parsed.__PRERENDER__ = (...portal: Parameters<typeof render>) => void render(...portal).catch(fail);
      },
    });
    close = () => {
      clearTimeout(timer);
      window.close();
    };
  });
  return rendered.finally(() => close());
}
