import { encodePart } from './characters';
import { isEmail } from './email';

const MAX_LENGTH = 2048;
/** A placeholder: a URL that keeps this origin after parsing stays on the site. */
export const SITE_ORIGIN = 'https://portal.invalid';

/** Parses an untrusted URL. Credentials can disguise the host. */
export function parseAddress(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return undefined;
  try {
    const url = new URL(raw, SITE_ORIGIN);
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Checks the decoded path, because that is what the router matches. */
export function isSitePath(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  // An encoded slash could become `//host` or `../` when it is decoded later.
  if (decoded.split('/').length !== pathname.split('/').length || decoded.includes('\\')) return false;
  if (pathname.includes('//')) return false;
  return true;
}

/**
 * Returns path, query and hash of an address from an answer, a storage or a query, if it is a known page of this site.
 * Checks the parsed URL, not its text. Safe for links and `history.push`.
 */
export function siteAddress(
  raw: unknown,
  /** Whether the site has this path: percent-encoded by the URL parser, without query and hash. */
  isKnownPath: (pathname: string) => boolean,
): string | undefined {
  // Only paths are accepted, never absolute URLs.
  const url = typeof raw === 'string' && /^\s*[/\\]/.test(raw) ? parseAddress(raw) : undefined;
  if (url?.origin !== SITE_ORIGIN || !isSitePath(url.pathname) || !isKnownPath(url.pathname))
    return undefined;
  return url.pathname + url.search + url.hash;
}

/** Returns a link to a mail address, escaped so that it adds no recipients and no body; undefined for any other text. */
export const mailLink = (email: string): string | undefined =>
  isEmail(email) ? `mailto:${email.split('@').map(encodePart).join('@')}` : undefined;

/** Returns a link to a phone number; undefined without one. */
export const phoneLink = (phone: string): string | undefined =>
  /^[\d\s()+-]*\d[\d\s()+-]*$/.test(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined;
