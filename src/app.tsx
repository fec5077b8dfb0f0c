import '@@/texts/entry';
import type { ProSettings } from '@ant-design/pro-components';
import { getIntl, history } from '@umijs/max';
import type { ReactElement } from 'react';
import { waitForConnection } from '@/browser/connection';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import type { CurrentUser } from '@/domain/account/account';
import { type UserState, withUser } from '@/domain/account/account';
import { TIME_ZONE } from '@/domain/calendar';
import { numberFormat } from '@/domain/intlFormats';
import { DeferredFirstRender } from '@/layouts/root/DeferredFirstRender';
import { DirectionProvider } from '@/layouts/root/DirectionProvider';
import { RootErrorBoundary } from '@/layouts/root/ErrorBoundary';
import { addLanguages, currentLocale } from '@/layouts/root/language';
import { loadRouteCode, type Routes, type RouteTable, routeTree } from '@/layouts/root/routeCode';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { ThemeProvider } from '@/layouts/root/ThemeProvider';
import { isLoginPage } from '@/layouts/session/place';
import { sessionExpiry } from '@/layouts/session/sessionExpiry';
import { textsOf } from '@/locales/texts';
import { callWatch } from '@/monitoring/monitoring';
import { popups } from '@/request/popups';
import { createRequestConfig } from '@/request/requestConfig';
import { session } from '@/request/session';
import { fetchCurrentUser, logout } from '@/services/user';
import { defaultSettings, REQUEST_TIMEOUT_MS, STARTUP_TIMEOUT_MS } from '../config/defaultSettings';

export interface InitialState extends UserState {
  settings: Partial<ProSettings>;
  /** Counted by the bell in the header. */
  unreadMessages?: { userId: string; count: number };
  /**
   * Fetches the signed-in user. Resolves to undefined without a session or when it has just ended; throws on
   * any other failure.
   */
  fetchUserInfo: (options?: { timeout?: number; silent?: boolean }) => Promise<CurrentUser | undefined>;
}

/** Fetches the user and adds the token (spec section 3). */
async function fetchUserInfo(options?: {
  timeout?: number;
  silent?: boolean;
}): Promise<CurrentUser | undefined> {
  const token = session.token();
  if (!token) return undefined;
  const user = await fetchCurrentUser(options);
  // The session may have ended or changed while the call was pending.
  return session.token() === token ? { ...user, token } : fetchUserInfo(options);
}

/** Startup (spec section 4): the user is fetched unless this is the login page. Never rejects: Umi would hide it. */
async function readInitialState(): Promise<InitialState> {
  const state: InitialState = { settings: defaultSettings, menus: [], fetchUserInfo };
  if (isLoginPage()) return state;
  try {
    return withUser(state, await fetchUserInfo({ timeout: STARTUP_TIMEOUT_MS }));
  } catch {
    // The request layer has shown the error. With a token left, it is unknown whether the user is signed in.
    return { ...state, userUnknown: session.token() !== undefined };
  }
}

let firstState: Promise<InitialState> | undefined;

/** Called when Umi renders. */
export function getInitialState(): Promise<InitialState> {
  const state = firstState ?? readInitialState();
  firstState = undefined;
  return state;
}

session.setLogoutCall(logout);

const requestConfig = createRequestConfig({
  apiHost: () => runtimeSettings.apiHost,
  locale: () => currentLocale().language,
  text: (id, values) => getIntl().formatMessage({ id }, values),
  session,
  expiry: sessionExpiry,
  popups,
  openErrorPage: (info) =>
    history.push({
      pathname: runtimeSettings.errorPage,
      search: `?${new URLSearchParams({ ...info })}`,
    }),
  watch: runtimeSettings.monitoring && callWatch,
  newIdempotencyKey,
  waitForConnection,
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

/** Renders when the code of the page is there, so that frame and page appear at once. */
export function render(renderApp: () => void): void {
  // The browser reads its data for a language once, which takes some time: now, while the code is on its way, and in a task of its own.
  const languageData = new Promise((resolve) =>
    setTimeout(() => resolve(numberFormat(currentLocale().language))),
  );
  const { routerBase: basename } = runtimeSettings;
  const { routes = {}, routeComponents = {} } = routeTable ?? {};
  const clientRoutes = routeTree(routes);
  // Beside the code of the page.
  firstState = readInitialState();
  const code = Promise.resolve(globalThis.__PAGE_CODE__).then(() =>
    loadRouteCode({ clientRoutes, routeComponents, basename }, history.location.pathname),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, PAGE_CODE_PATIENCE_MS));
  void Promise.race([Promise.all([code, languageData]), patience])
    .then(() => globalThis.__PAGE_STYLE__)
    .then(renderApp);
}

export const rootContainer = (container: ReactElement) => <ThemeProvider>{container}</ThemeProvider>;

export const innerProvider = (container: ReactElement) => (
  <DirectionProvider>
    <RootErrorBoundary>
      <DeferredFirstRender>{container}</DeferredFirstRender>
    </RootErrorBoundary>
  </DirectionProvider>
);
