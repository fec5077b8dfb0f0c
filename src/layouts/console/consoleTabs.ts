/** The open console pages in opening order: path to query string. */
export type ConsoleTabs = Readonly<Record<string, string>>;

/** Opening more tabs closes the oldest one. */
export const CONSOLE_TABS_LIMIT = 20;

const filterTabs = (tabs: ConsoleTabs, wanted: (path: string, query: string) => boolean): ConsoleTabs =>
  Object.fromEntries(Object.entries(tabs).filter(([path, query]) => wanted(path, query)));

/** Opens a tab, or updates the query of an open one in place. */
export function openTab(tabs: ConsoleTabs, path: string, query: string): ConsoleTabs {
  if (tabs[path] === query) return tabs;
  const next = { ...tabs, [path]: query };
  const paths = Object.keys(next);
  if (paths.length <= CONSOLE_TABS_LIMIT) return next;
  const oldest = paths.find((open) => open !== path);
  return filterTabs(next, (open) => open !== oldest);
}

export const closeTab = (tabs: ConsoleTabs, path: string): ConsoleTabs =>
  filterTabs(tabs, (open) => open !== path);

export const closeOtherTabs = (tabs: ConsoleTabs, path: string): ConsoleTabs =>
  filterTabs(tabs, (open) => open === path);

/** Removes the stored tabs without access, or with anything but a query behind the path. */
export const grantedTabs = (tabs: ConsoleTabs, isGranted: (path: string) => boolean): ConsoleTabs =>
  filterTabs(tabs, (path, query) => isGranted(path) && /^(\?|$)/.test(query));

/** Returns the URL to show when a tab is closed: the next tab, else the previous one, undefined for the last tab. */
export function tabAfterClosing(tabs: ConsoleTabs, path: string): string | undefined {
  const paths = Object.keys(tabs);
  const index = paths.indexOf(path);
  if (index < 0) return undefined;
  const neighbour = paths[index + 1] ?? paths[index - 1];
  return neighbour === undefined ? undefined : neighbour + tabs[neighbour];
}
