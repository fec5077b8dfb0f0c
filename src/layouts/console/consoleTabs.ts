/** The pages that are open in the console, in the order they were opened: each path with the query it was left with. */
export type ConsoleTabs = Readonly<Record<string, string>>;

/** More are not kept: the one that was opened first gives way. */
export const CONSOLE_TABS_LIMIT = 20;

const keep = (tabs: ConsoleTabs, wanted: (path: string) => boolean): ConsoleTabs =>
  Object.fromEntries(Object.entries(tabs).filter(([path]) => wanted(path)));

/** Opens a page, or keeps the query it has now; a page that is open stays where it stands. */
export function openTab(tabs: ConsoleTabs, path: string, query: string): ConsoleTabs {
  if (tabs[path] === query) return tabs;
  const next = { ...tabs, [path]: query };
  const paths = Object.keys(next);
  if (paths.length <= CONSOLE_TABS_LIMIT) return next;
  const oldest = paths.find((open) => open !== path);
  return keep(next, (open) => open !== oldest);
}

export const closeTab = (tabs: ConsoleTabs, path: string): ConsoleTabs => keep(tabs, (open) => open !== path);

export const closeOtherTabs = (tabs: ConsoleTabs, path: string): ConsoleTabs =>
  keep(tabs, (open) => open === path);

/** What was kept and may still be opened: a path that is not granted (any more) goes. */
export const grantedTabs = (tabs: ConsoleTabs, isGranted: (path: string) => boolean): ConsoleTabs =>
  keep(tabs, isGranted);

/** Which page to show when an open one is closed: the next, else the one before; none when it is the only one. */
export function tabAfterClosing(tabs: ConsoleTabs, path: string): string | undefined {
  const paths = Object.keys(tabs);
  const at = paths.indexOf(path);
  if (at < 0) return undefined;
  const neighbour = paths[at + 1] ?? paths[at - 1];
  return neighbour === undefined ? undefined : neighbour + tabs[neighbour];
}
