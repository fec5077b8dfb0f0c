import { readRuntimeSettings } from '@/browser/runtimeSettings';

declare global {
  interface Window {
    /** public/config.js: the settings of this deployment. */
    __PORTAL_CONFIG__?: unknown;
    /** Base path that the hosting page provides (spec section 2); it wins over config.js. */
    routerBase?: string;
  }
}

const hostingPage = window.routerBase === undefined ? {} : { routerBase: window.routerBase };
const { problems, ...settings } = readRuntimeSettings(
  Object.assign({}, window.__PORTAL_CONFIG__, hostingPage),
);

// Outside its base path the router matches nothing, and the page would stay blank without a word.
if (!`${window.location.pathname}/`.startsWith(settings.routerBase)) {
  problems.push(`routerBase: this page is not under ${settings.routerBase}; "/" is used`);
  settings.routerBase = '/';
}
for (const problem of problems) console.error(`config.js: ${problem}`);

/** The settings of this deployment, checked; what is wrong in config.js is named in the console and left out. */
export const runtimeSettings = settings;
