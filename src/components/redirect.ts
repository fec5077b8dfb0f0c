import { siteAddress } from '@/domain/siteAddress';

/** These pages redirect signed-in users themselves, which would loop. */
const VISITOR_PATHS = ['/login', '/register', '/reset-password'];

interface RedirectOptions {
  /** Whether the site has this path: percent-encoded by the URL parser, without query and hash. */
  isKnownPath(pathname: string): boolean;
  /** `/home` by default. Trusted. */
  fallback?: string;
}

/** The router ignores case and decodes the path. */
function isVisitorPath(pathname: string): boolean {
  const decoded = decodeURIComponent(pathname).toLowerCase();
  return VISITOR_PATHS.some((path) => decoded === path || decoded.startsWith(`${path}/`));
}

/**
 * Returns where to go after signing in, from an untrusted query parameter: a page of this site, never a sign-in page, else
 * the fallback.
 */
export function safeRedirect(raw: unknown, { isKnownPath, fallback = '/home' }: RedirectOptions): string {
  return siteAddress(raw, (pathname) => !isVisitorPath(pathname) && isKnownPath(pathname)) ?? fallback;
}
