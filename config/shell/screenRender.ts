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

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own channel would keep the build running. */
class ImmediateMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => setImmediate(() => this.port1.onmessage?.({ data })) };
}

/** How a page is rendered. */
export interface Look extends ResolvedLocale {
  choice: ThemeChoice;
}

/**
 * Adds what jsdom lacks, and the user's choices. No call of the API is ever answered, so pages show their loading state.
 */
function prepareWindow(window: DOMWindow, { language, direction, choice }: Look): void {
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  Object.assign(window, {
    publicPath: '/',
    ResizeObserver: IdleObserver,
    IntersectionObserver: IdleObserver,
    matchMedia: () => media,
    CSS: { supports: () => true },
    fetch: () => new Promise(() => {}),
    getComputedStyle: (element: HTMLElement) => element.style,
    scrollTo() {},
    MessageChannel: ImmediateMessageChannel,
    Request,
    Response,
    Headers,
    structuredClone,
    TextEncoder,
    TextDecoder,
  });
  // A right-to-left language without texts uses those of the browser's next language.
  Object.defineProperty(window.navigator, 'languages', { value: [language] });
  const isMirrored = direction === 'rtl' && !isRightToLeft(language);
  window.localStorage.setItem(LOCALE_KEY, (isMirrored && WITHOUT_TEXTS) || language);
  window.localStorage.setItem(THEME_KEY, choice);
}

/** React's renderer for pages without a browser, with the React of the build. */
function loadRenderer(libraries: Record<string, unknown>): typeof import('react-dom/static') {
  const { outputFiles } = buildSync({
    entryPoints: [require.resolve('react-dom/static')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: Object.keys(libraries),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const module = { exports: {} };
  const load = (name: string) => libraries[name] ?? require(name);
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(module, module.exports, load);
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
 * Renders a page of the build in `folder` with the scripts that browsers load, for a visitor. Throws when the page fails.
 */
export async function renderPage(folder: string, path: string, look: Look): Promise<RenderedPage> {
  const { JSDOM, VirtualConsole } = loadJsdom();
  const virtualConsole = new VirtualConsole();
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  let resolve: (portal: [ReactNode, Record<string, unknown>]) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<[ReactNode, Record<string, unknown>]>((...handlers) => {
    [resolve, reject] = handlers;
  });
  const fail = (cause: unknown) => reject(new Error(`${path} fails while it is rendered`, { cause }));
  virtualConsole.on('jsdomError', fail);
  virtualConsole.on('error', fail);
  const deadline = setTimeout(() => reject(new Error(`${path} does not start`)), TIMEOUT_MS);
  const { window } = new JSDOM(html, {
    url: ORIGIN + path,
    runScripts: 'dangerously',
    resources: buildFiles(folder),
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => {
      prepareWindow(window, look);
      Object.assign(window, { __PRERENDER__: (...portal: Parameters<typeof resolve>[0]) => resolve(portal) });
    },
  });
  try {
    const [portal, libraries] = await promise;
    const { prelude } = await loadRenderer(libraries).prerender(portal, {
      // Without scripts: all of it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
    });
    const markup = await new Response(prelude).text();
    const links = [...window.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return { markup, sheets: links.map(({ href }) => new URL(href).pathname.slice(1)) };
  } finally {
    clearTimeout(deadline);
    window.close();
  }
}
