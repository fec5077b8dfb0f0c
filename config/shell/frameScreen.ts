import { TOKEN_KEY } from '../../src/domain/account/tokenKey';

/** The frames of pages. */
export type PageFrame = 'auth' | 'console' | 'usercenter' | 'portal';

export function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // Without storage there is no session.
    return false;
  }
}

/** Whether this visitor or user sees a frame. */
export const isPlainFrame = (frame: PageFrame): boolean => frame === 'portal' || isSignedIn();

const longest = <T>(list: T[], toText: (item: T) => string): T | undefined =>
  list.sort((a, b) => toText(b).length - toText(a).length)[0];

/**
 * Shows the heading of the page with this path in its frame, if there is one, and marks its links in the menus. Returns the
 * heading's text.
 */
export function fitFrame(screen: HTMLElement, path: string): string {
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
  return shown?.textContent ?? '';
}
