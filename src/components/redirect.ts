const MAX_LENGTH = 2048;
/** These pages redirect signed-in users themselves, which would loop. */
const VISITOR_PATHS = ['/login', '/register', '/reset-password'];
// A placeholder origin: a URL that keeps it after parsing stays on this site.
const ORIGIN = 'http://portal.invalid';

interface RedirectOptions {
  /** Whether the site has this path: percent-encoded by the URL parser, without query and hash. */
  isKnownPath(pathname: string): boolean;
  /** `/home` by default. Trusted. */
  fallback?: string;
}

function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return undefined;
  try {
    const url = new URL(raw, ORIGIN);
    return url.origin === ORIGIN && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Checks the decoded path in lower case, because that is what the router matches. */
function isSafePath(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname).toLowerCase();
  } catch {
    return false;
  }
  // An encoded slash could become `//host` or `../` when it is decoded later.
  if (decoded.split('/').length !== pathname.split('/').length || decoded.includes('\\')) return false;
  if (pathname.includes('//')) return false;
  return !VISITOR_PATHS.some((path) => decoded === path || decoded.startsWith(`${path}/`));
}

/**
 * Returns where to go after signing in, from an untrusted query parameter: path, query and hash of a known page of this
 * site, never a sign-in page, else the fallback. Checks the parsed URL, not its text. Safe for `history.push`.
 */
export function safeRedirect(raw: unknown, { isKnownPath, fallback = '/home' }: RedirectOptions): string {
  // Only paths are accepted, never absolute URLs.
  const url = typeof raw === 'string' && /^\s*[/\\]/.test(raw) ? parse(raw) : undefined;
  if (!url || !isSafePath(url.pathname) || !isKnownPath(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
