import { readPreference } from '../../src/browser/preference';
import { CONSOLE_SETTINGS_KEY } from '../../src/browser/settingsKey';
import { TOKEN_KEY } from '../../src/domain/account/tokenKey';

/** The frames of pages. */
export type PageFrame = 'auth' | 'console' | 'usercenter' | 'portal';

/** Windows in which the console's menu is expanded by default. */
const WIDE = '(min-width: 992px)';

export function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Without storage there is no session.
    return false;
  }
}

/** Whether a frame opens as the build rendered it: for users, and that of the console with its default settings. */
export function isPlainFrame(frame: PageFrame): boolean {
  if (frame === 'portal') return true;
  const isFitting =
    frame !== 'console' || (matchMedia(WIDE).matches && readPreference(CONSOLE_SETTINGS_KEY) === null);
  return isFitting && isSignedIn();
}

const longest = <T>(list: T[], toText: (item: T) => string): T | undefined =>
  list.sort((a, b) => toText(b).length - toText(a).length)[0];

/** Shows the heading of the page with this path in its frame, if there is one, and marks its links in the menus. */
export function fitFrame(screen: HTMLElement, path: string): void {
  const page = path.replace(/\/$/, '');
  const headings = [...screen.querySelectorAll<HTMLElement>('h1')];
  const getPath = ({ dataset }: HTMLElement) => dataset.path ?? '';
  const named = headings.filter((heading) => getPath(heading) && page.endsWith(getPath(heading)));
  const shown = longest(named, getPath) ?? headings.at(-1);
  for (const heading of headings) if (heading !== shown) heading.remove();
  if (shown?.textContent === '') shown.ariaHidden = 'true';

  for (const menu of screen.querySelectorAll('nav')) {
    const links = [...menu.querySelectorAll('a')];
    for (const link of links) link.removeAttribute('aria-current');
    const above = links.filter(({ pathname }) => `${page}/`.startsWith(`${pathname}/`));
    longest(above, ({ pathname }) => pathname)?.setAttribute('aria-current', 'page');
  }
}
