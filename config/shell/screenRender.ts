import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { DOMWindow, ResourceLoader } from 'jsdom';
import {
  isRightToLeft,
  LANGUAGES,
  LOCALE_KEY,
  type ResolvedLocale,
  RIGHT_TO_LEFT,
} from '../../src/browser/locale';
import { requireMatch } from '../requireMatch';

const ORIGIN = 'http://portal.invalid';

/** Milliseconds that a page may take to render, and between two checks whether it still changes. */
const TIMEOUT_MS = 60_000;
const CHECK_INTERVAL_MS = 100;
/** Turns of the event loop between two checks, besides: a page renders a slice in each, and a busy machine gives it few in that time. */
const CHECK_TURNS = 10;
/** Checks without a change after which a page is complete. React shows what has loaded 300 ms after its placeholder at the latest. */
const QUIET_CHECKS = 4;

/** A right-to-left language without texts of its own. */
const WITHOUT_TEXTS = RIGHT_TO_LEFT.find((tag) => !LANGUAGES.some((language) => language.startsWith(tag)));

/** Loads the simulated browser, which only a build needs: it would delay the dev server. */
const loadJsdom = (): typeof import('jsdom') => require('jsdom');

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

/**
 * Adds what jsdom lacks, and the locale. No call of the API is ever answered, so pages show their loading state.
 */
function prepareWindow(window: DOMWindow, { language, direction }: ResolvedLocale): void {
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
}

/** A page of the build, rendered for a visitor. */
export interface RenderedPage extends ResolvedLocale {
  document: Document;
  root: HTMLElement;
  /** The names of its style sheets in the order of the cascade. */
  sheets: string[];
  /** The styles that it declared itself, which come after the sheets. */
  declared: string[];
  close: () => void;
}

/** Waits until the page shows its heading and no longer changes. */
async function isComplete(root: HTMLElement): Promise<boolean> {
  let before = '';
  let unchanged = 0;
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
    await wait(CHECK_INTERVAL_MS);
    for (let turn = 0; turn < CHECK_TURNS; turn += 1) await nextTurn();
    const now = root.querySelector('h1') ? root.innerHTML : '';
    unchanged = now !== '' && now === before ? unchanged + 1 : 0;
    if (unchanged === QUIET_CHECKS) return true;
    before = now;
  }
  return false;
}

/**
 * Runs a page of the build in `folder` with the scripts that browsers load, for a visitor. Throws when the page fails.
 */
export async function renderPage(
  folder: string,
  path: string,
  locale: ResolvedLocale,
): Promise<RenderedPage> {
  const { JSDOM, VirtualConsole } = loadJsdom();
  const errors: unknown[] = [];
  const console = new VirtualConsole();
  console.on('jsdomError', (error) => errors.push(error));
  console.on('error', (...parts) => errors.push(parts));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { window } = new JSDOM(html, {
    url: ORIGIN + path,
    runScripts: 'dangerously',
    resources: buildFiles(folder),
    pretendToBeVisual: true,
    virtualConsole: console,
    beforeParse: (window) => prepareWindow(window, locale),
  });
  const { document } = window;
  const root = requireMatch(document.getElementById('root'), 'element #root in the document');
  const complete = await isComplete(root);
  if (errors.length > 0) throw new Error(`${path} fails while it is rendered`, { cause: errors[0] });
  requireMatch(complete, `heading of ${path} after ${TIMEOUT_MS} ms`);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return {
    ...locale,
    document,
    root,
    sheets: links.map(({ href }) => new URL(href).pathname.slice(1)),
    declared: [...document.querySelectorAll('style')]
      .map((style) => style.textContent)
      .filter((css) => css && !html.includes(css)),
    close: () => window.close(),
  };
}
