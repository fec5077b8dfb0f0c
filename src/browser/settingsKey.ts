/** Key of the console's settings in local storage. */
export const CONSOLE_SETTINGS_KEY = 'portal_console';
