const LONGEST = 2048;
/** Pages for visitors only: they send on whoever has signed in, so going there would never end. */
const VISITOR_PATHS = ['/login', '/register', '/reset-password'];
// Only a yardstick: what is parsed against it and keeps it cannot lead to another site.
const HERE = 'http://portal.invalid';

interface RedirectOptions {
  /** Whether the site has this path; it is given as the URL parser writes it (percent-encoded), without query and hash. */
  isKnownPath(pathname: string): boolean;
  /** `/home` unless told. Trusted. */
  fallback?: string;
}

function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.length > LONGEST) return undefined;
  try {
    const url = new URL(raw, HERE);
    return url.origin === HERE && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
}

/** A router matches decoded paths without regard to case, so this must look at the same. */
function isSafePath(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname).toLowerCase();
  } catch {
    return false;
  }
  // A slash that was hidden by encoding could make `//host` or a way up when something decodes it later.
  if (decoded.split('/').length !== pathname.split('/').length || decoded.includes('\\')) return false;
  if (pathname.includes('//')) return false;
  return !VISITOR_PATHS.some((path) => decoded === path || decoded.startsWith(`${path}/`));
}

/**
 * Where to go after signing in, from a query that anybody may have written: path, query and hash of a known page of this site,
 * never one of the sign-in pages, else the fallback. The *parsed* URL is judged, not its text. Safe for `history.push`.
 */
export function safeRedirect(raw: unknown, { isKnownPath, fallback = '/home' }: RedirectOptions): string {
  // An absolute URL is never one of ours here; only a path can be.
  const url = typeof raw === 'string' && /^\s*[/\\]/.test(raw) ? parse(raw) : undefined;
  if (!url || !isSafePath(url.pathname) || !isKnownPath(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
