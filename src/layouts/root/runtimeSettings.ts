import { readRuntimeSettings } from '@/browser/runtimeSettings';
import { allowPictureOrigins } from '@/components/serverPicture';

declare global {
  interface Window {
    /** public/config.js: the settings of this deployment. */
    __PORTAL_CONFIG__?: unknown;
    /** Base path from the hosting page (spec section 2). Overrides config.js. */
    routerBase?: string;
  }
}

const hostingPage = window.routerBase === undefined ? {} : { routerBase: window.routerBase };
const { problems, ...settings } = readRuntimeSettings(
  Object.assign({}, window.__PORTAL_CONFIG__, hostingPage),
);

// Outside its base path the router matches nothing and the page would stay blank.
if (!`${window.location.pathname}/`.startsWith(settings.routerBase)) {
  problems.push(`routerBase: this page is not under ${settings.routerBase}; "/" is used`);
  settings.routerBase = '/';
}
for (const problem of problems) console.error(`config.js: ${problem}`);

const apiOrigins = settings.apiHost === '' ? [] : [new URL(settings.apiHost).origin];
allowPictureOrigins([...apiOrigins, ...settings.pictureHosts]);

/** The validated settings of this deployment. Invalid ones are logged and ignored. */
export const runtimeSettings = settings;
