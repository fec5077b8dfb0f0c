/** Stands for what an address says of a person or a thing. */
const MASK = ':id';

/** A word of the portal's own addresses: letters only, and not so many that they could be a key. */
const WORD = /^(?:v\d{1,2}|[a-z][a-z_-]{0,23})$/i;
const FILE = /\.(?:m?js|css|map|tsx?|html|svg|png|jpe?g|webp|gif|ico|woff2?)$/i;
/** Parts of a built file's name between its dots: words, a number, a hash. */
const FILE_PART = /^(?:[a-z@_][a-z_@-]{0,79}|\d{1,5}|[\da-f]{8})$/i;
/** Behind the path of a script, not behind a host: line, and mostly column. */
const POSITION = /^[^/]*\/\/[^/]+\/.*?(:\d{1,6}(?::\d{1,7})?)$/;

const maskFile = (name: string) =>
  name
    .split('.')
    .map((part) => (FILE_PART.test(part) ? part : MASK))
    .join('.');

/**
 * A path of which only words are left, such as `/api/v1/order/:id/pay`: whatever holds a digit, a sign or many letters may
 * be an id, a phone number or a key. Query and hash are dropped; the name of a script or picture stays.
 */
export function maskedPath(path: string): string {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((segment) => segment !== '');
  const masked = segments.map((segment, index) => {
    if (WORD.test(segment)) return segment;
    return index === segments.length - 1 && FILE.test(segment) ? maskFile(segment) : MASK;
  });
  return `/${masked.join('/')}`;
}

/** A host of which only what may be a name is left: one that is a number, or holds one, is masked in that part. */
const maskedHost = (host: string) =>
  host
    .split('.')
    .map((label) => (/\d{5}|[^\w:-]/.test(label) || label.length > 40 ? MASK : label))
    .join('.');

/**
 * An absolute address without credentials, query and hash, its path masked; the `:line:column` behind a script stays.
 * Of any other kind (`data:`, `blob:`, an extension's) only the kind is left.
 */
export function maskedUrl(address: string): string {
  const position = POSITION.exec(address)?.[1] ?? '';
  const kind = /^([a-z][a-z\d+.-]{0,20}):/i.exec(address)?.[1]?.toLowerCase();
  if (kind !== 'http' && kind !== 'https') return kind ? `${kind}:${MASK}` : MASK;
  try {
    const url = new URL(address.slice(0, address.length - position.length));
    const script = FILE.test(url.pathname) ? position : '';
    return `${kind}://${maskedHost(url.host)}${maskedPath(url.pathname)}${script}`;
  } catch {
    return `${kind}:${MASK}`;
  }
}

/**
 * The pattern of the site's map that a path belongs to, such as `/order/:orderId`: a pattern says where somebody was, and
 * nothing of what they looked at.
 * @param path without the base path of the deployment.
 * @returns `/*` for an address the site does not have.
 */
export function routePattern(path: string, patterns: readonly string[]): string {
  const splitSegments = (text: string) => text.split('/').filter((segment) => segment !== '');
  const asked = splitSegments(path);
  const parameters = (pattern: string) => pattern.split(':').length;
  const matches = patterns.filter((pattern) => {
    const segments = splitSegments(pattern);
    return (
      segments.length === asked.length &&
      segments.every(
        (segment, index) => segment.startsWith(':') || segment.toLowerCase() === asked[index]?.toLowerCase(),
      )
    );
  });
  return matches.sort((a, b) => parameters(a) - parameters(b))[0] ?? '/*';
}
