/** ProLayout settings of the console: the starting point that the setting drawer changes. */
export const defaultSettings = {
  layout: 'mix',
  contentWidth: 'Fluid',
  fixedHeader: true,
  fixSiderbar: true,
  colorWeak: false,
  splitMenus: false,
} as const;

/** Milliseconds before a call without its own timeout is given up. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Milliseconds that the first page waits for the user before it goes on without. */
export const STARTUP_TIMEOUT_MS = 5_000;
