import { NARROW, readConsolePages } from '../../src/browser/consolePages';
import { COMMAND, CONTROL, isApple } from '../../src/browser/keyboard';
import { TOKEN_KEY } from '../../src/domain/account/tokenKey';

/** The frames of pages. */
export type PageFrame = 'auth' | 'console' | 'usercenter' | 'portal';

/** The entry of the console's menu that opens a group. */
export const MENU_GROUP = '[role=menuitem][aria-expanded]';

export function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Without storage there is no session.
    return false;
  }
}

const toPage = (path: string) => path.replace(/\/$/, '');

/** Whether this visitor or user sees a frame on the page with this path as the build rendered it. */
export function isPlainFrame(frame: PageFrame, path: string): boolean {
  if (frame === 'portal') return true;
  if (frame !== 'console') return isSignedIn();
  const isInMenu = readConsolePages()?.some((own) => toPage(path).endsWith(own));
  return isSignedIn() && Boolean(isInMenu) && !matchMedia(NARROW).matches;
}

const longest = <T>(list: T[], toText: (item: T) => string): T | undefined =>
  list.sort((a, b) => toText(b).length - toText(a).length)[0];

/** Returns the link of a menu that leads to the page or, if none does, to the one above it. */
const findCurrent = (links: HTMLAnchorElement[], page: string) =>
  longest(
    links.filter(({ pathname }) => `${page}/`.startsWith(`${pathname}/`)),
    ({ pathname }) => pathname,
  );

/** Leaves the pages in the user's menu, and opens only the group of the current one. */
function fitConsoleMenu(menu: Element, page: string): void {
  const pages = readConsolePages() ?? [];
  for (const entry of menu.querySelectorAll('.ant-menu-item-selected'))
    entry.classList.remove('ant-menu-item-selected');
  const links = [...menu.querySelectorAll('a')];
  for (const link of links)
    if (!pages.some((path) => link.pathname.endsWith(path))) link.closest('li')?.remove();
  const current = findCurrent(links, page)?.closest('li');
  current?.classList.add('ant-menu-item-selected');
  for (const list of menu.querySelectorAll('[role=menu]')) {
    const group = list.parentElement;
    const isCurrent = list.contains(current ?? null);
    group?.classList.toggle('ant-menu-submenu-open', isCurrent);
    group?.classList.toggle('ant-menu-submenu-selected', isCurrent);
    group?.querySelector(MENU_GROUP)?.setAttribute('aria-expanded', String(isCurrent));
    if (!list.querySelector('a')) group?.remove();
    else if (!isCurrent) list.remove();
  }
}

/**
 * Shows the heading of the page with this path in its frame, if there is one, and marks its links in the menus. Returns the
 * heading's text.
 */
export function applyFrameState(screen: HTMLElement, path: string): string {
  const page = toPage(path);
  const headings = [...screen.querySelectorAll<HTMLElement>('h1')];
  const getPath = ({ dataset }: HTMLElement) => dataset.path ?? '';
  const named = headings.filter((heading) => getPath(heading) && page.endsWith(getPath(heading)));
  const shown = longest(named, getPath) ?? headings.at(-1);
  for (const heading of headings) if (heading !== shown) heading.remove();
  if (shown?.textContent === '') shown.ariaHidden = 'true';

  for (const nav of screen.querySelectorAll('nav')) {
    const menu = nav.querySelector('[role=menu]');
    if (menu) fitConsoleMenu(menu, page);
    const links = menu ? [] : [...nav.querySelectorAll('a')];
    for (const link of links) link.removeAttribute('aria-current');
    findCurrent(links, page)?.setAttribute('aria-current', 'page');
  }
  // The build names the shortcuts of other keyboards.
  if (screen.querySelector('[role=menu]') && isApple())
    screen.innerHTML = screen.innerHTML.replaceAll(CONTROL, COMMAND);
  return shown?.textContent ?? '';
}
