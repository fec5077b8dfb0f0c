import '@@/texts/entry';
import { getIntl, history } from '@umijs/max';
import type { ComponentType, ReactElement } from 'react';
import { waitForConnection, waitForPause } from '@/browser/connection';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { jitter } from '@/browser/jitter';
import { versionWatch } from '@/components/versionWatch';
import { TIME_ZONE } from '@/domain/calendar';
import { numberFormat } from '@/domain/intlFormats';
import { DirectionProvider } from '@/layouts/root/DirectionProvider';
import { RootErrorBoundary } from '@/layouts/root/ErrorBoundary';
import { InitialStateGate } from '@/layouts/root/InitialStateGate';
import { prepareInitialState } from '@/layouts/root/initialState';
import { addLanguages, currentLocale } from '@/layouts/root/language';
import { mount } from '@/layouts/root/mount';
import {
  loadRouteCode,
  type Routes,
  type RouteTable,
  routeTree,
  whenRouteMounted,
} from '@/layouts/root/routeCode';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { ThemeProvider } from '@/layouts/root/ThemeProvider';
import { sessionExpiry } from '@/layouts/session/sessionExpiry';
import { textsOf } from '@/locales/texts';
import { callWatch } from '@/monitoring/monitoring';
import { popups } from '@/request/popups';
import { createRequestConfig } from '@/request/requestConfig';
import { session } from '@/request/session';
import { logout } from '@/services/user';
import { REQUEST_TIMEOUT_MS } from '../config/defaultSettings';

session.setLogoutCall(logout);

const requestConfig = createRequestConfig({
  apiHost: () => runtimeSettings.apiHost,
  locale: () => currentLocale().language,
  text: (id, values) => getIntl().formatMessage({ id }, values),
  session,
  expiry: sessionExpiry,
  operationEnd: { note: (end) => void versionWatch.check(end === 'missing' ? 'none' : end) },
  popups,
  openErrorPage: (info) =>
    history.push(
      { pathname: runtimeSettings.errorPage, search: `?${new URLSearchParams({ ...info })}` },
      { isOwnError: true },
    ),
  watch: runtimeSettings.monitoring && callWatch,
  newIdempotencyKey,
  waitForConnection,
  waitForPause,
  random: () => jitter.random(),
});

export const request = {
  ...requestConfig,
  options: { ...requestConfig.options, timeout: REQUEST_TIMEOUT_MS },
};

/** In development, a text that comes with its use is no error. */
function reportTextError(error: Error & { descriptor?: { defaultMessage?: unknown } }): void {
  if (!error.descriptor?.defaultMessage) console.error(error);
}

/** Called with the settings of a language, and without any for `getLocale`. */
export const locale = (settings: { locale?: string }) => ({
  ...settings,
  ...(process.env.NODE_ENV === 'development' && { onError: reportTextError }),
  ...(settings.locale && { messages: textsOf(settings.locale) }),
  getLocale: () => currentLocale().language,
  timeZone: TIME_ZONE,
});

/** Called before anything is rendered. */
export function modifyContextOpts(memo: object) {
  addLanguages();
  return { ...memo, basename: runtimeSettings.routerBase };
}

/** Milliseconds that the first frame waits for the code of its page. */
const PAGE_CODE_PATIENCE_MS = 2_000;

let routeTable: ({ routes: Routes } & Pick<RouteTable, 'routeComponents'>) | undefined;

export const patchRoutes = (table: typeof routeTable) => {
  routeTable = table;
};

/** Umi returns the portal as a component: who renders it depends on what the document contains. */
export const modifyClientRenderOpts = (options: object) => ({ ...options, components: true });

/** Renders when the code of the page is there, so that frame and page appear at once. */
export function render(createPortal: () => ComponentType): void {
  // The browser reads its data for a language once, which takes some time: now, while the code is on its way, and in a task of its own.
  const languageData = new Promise((resolve) =>
    setTimeout(() => resolve(numberFormat(currentLocale().language))),
  );
  const { routerBase: basename } = runtimeSettings;
  const { routes = {}, routeComponents = {} } = routeTable ?? {};
  const table = { clientRoutes: routeTree(routes), routeComponents, basename };
  const { pathname } = history.location;
  // Beside the code of the page.
  prepareInitialState();
  const code = Promise.resolve(globalThis.__PAGE_CODE__).then(() => loadRouteCode(table, pathname));
  const patience = new Promise((resolve) => setTimeout(resolve, PAGE_CODE_PATIENCE_MS));
  void Promise.race([Promise.all([code, languageData]), patience])
    .then(() => globalThis.__PAGE_STYLE__)
    .then(() => mount(createPortal(), whenRouteMounted(table, pathname)));
}

export const rootContainer = (container: ReactElement) => <ThemeProvider>{container}</ThemeProvider>;

export const innerProvider = (container: ReactElement) => (
  <DirectionProvider>
    <RootErrorBoundary>
      <InitialStateGate>{container}</InitialStateGate>
    </RootErrorBoundary>
  </DirectionProvider>
);
