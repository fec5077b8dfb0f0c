/** ProLayout settings of the console by default, which the setting drawer can change. */
export const defaultSettings = {
  layout: 'mix',
  contentWidth: 'Fluid',
  fixedHeader: true,
  fixSiderbar: true,
} as const;

/** Default timeout of a call, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How long the first page waits for the current user, in milliseconds. */
export const STARTUP_TIMEOUT_MS = 5_000;
