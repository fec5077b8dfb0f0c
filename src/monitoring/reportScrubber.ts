import { cutCharacters } from '@/domain/characters';

const MASK = ':id';

/** A path segment of letters only, too short for a key. */
const WORD = /^(?:v\d{1,2}|[a-z][a-z_-]{0,23})$/i;
const FILE = /\.(?:m?js|css|map|tsx?|html|svg|png|jpe?g|webp|gif|ico|woff2?)$/i;
/** Parts of a built file name: words, a number, a hash. */
const FILE_PART = /^(?:[a-z@_][a-z_@-]{0,79}|\d{1,5}|[\da-f]{8})$/i;
/** Line and column after the path of a script. */
const POSITION = /^[^/]*\/\/[^/]+\/.*?(:\d{1,6}(?::\d{1,7})?)$/;

const maskFile = (name: string) =>
  name
    .split('.')
    .map((part) => (FILE_PART.test(part) ? part : MASK))
    .join('.');

/**
 * Masks a path, such as `/api/v1/order/:id/pay`: segments with digits, signs or many letters may be ids, phone numbers or
 * keys. Query and hash are dropped; names of scripts and pictures stay.
 */
export function maskedPath(path: string): string {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((segment) => segment !== '');
  const masked = segments.map((segment, index) => {
    if (WORD.test(segment)) return segment;
    return index === segments.length - 1 && FILE.test(segment) ? maskFile(segment) : MASK;
  });
  return `/${masked.join('/')}`;
}

/** Masks host labels that contain long numbers. */
const maskedHost = (host: string) =>
  host
    .split('.')
    .map((label) => (/\d{5}|[^\w:-]/.test(label) || label.length > 40 ? MASK : label))
    .join('.');

/**
 * Returns an absolute URL without credentials, query and hash, with a masked path; `:line:column` of a script stays. Other
 * schemes (`data:`, `blob:`, extensions) are reduced to the scheme.
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
 * Returns the route pattern of a path, such as `/order/:orderId`.
 * @param path without the base path
 * @returns `/*` for an unknown path
 */
export function routePattern(path: string, patterns: readonly string[]): string {
  const splitSegments = (text: string) => text.split('/').filter((segment) => segment !== '');
  const requested = splitSegments(path);
  const parameters = (pattern: string) => pattern.split(':').length;
  const matches = patterns.filter((pattern) => {
    const segments = splitSegments(pattern);
    return (
      segments.length === requested.length &&
      segments.every(
        (segment, index) =>
          segment.startsWith(':') || segment.toLowerCase() === requested[index]?.toLowerCase(),
      )
    );
  });
  return matches.sort((a, b) => parameters(a) - parameters(b))[0] ?? '/*';
}

const LONGEST_INPUT = 8_000;
const LONGEST_MESSAGE = 1_000;
const MOST_FRAMES = 30;
const SHORTEST_SECRET = 4;
const REMOVED = '[removed]';

/** Quoted texts may contain user or server content. */
const QUOTED = /"[^"]*(?:"|$)|`[^`]*(?:`|$)|(^|\W)'[^']*(?:'|$)/g;
/** Quoted names of the program: `(reading 'name')`. */
const PROGRAM_NAME = /\b(reading|setting|property|method) '([A-Za-z_$][\w$]{0,39})'/g;

const ADDRESS = /((?:[a-z][a-z\d+.-]*:\/\/|\b(?:data|blob|javascript|about):)[^\s"'`<>()]+)/i;
const BEARER = /\b(bearer|basic)\s+[^\s,;)]+/gi;
const NAMED_SECRET =
  /\b([\w-]*(?:authorization|token|passw(?:or)?d|pwd|secret|cookie|session|phone|mobile|captcha|code|id[_-]?(?:card|no|number)))\s*[:=]\s*[^\s,;)}\]]+/gi;
const QUERY = /[?#&][^\s"'`<>()]*[=&][^\s"'`<>()]*/g;
const EMAIL = /[^\s@<>()[\]:,;]+@[^\s@<>()[\]:,;]+\.\w+/g;
/** Six or more digits in any grouping: phone, code, identity, card and order numbers. */
const NUMBER = /\d(?:[\s().\-_/+]{0,3}\d){5,}[xX]?/g;
const TOKEN = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{32,}|(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Z])[\w+/=-]{24,}/g;
/** Other than ASCII may be user content. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, whole
const FOREIGN = /[^\x00-\x7f]+/g;

const FRAME = /^\s*at \S.*$|^[^@\n]{0,200}@\S+:\d+:\d+$/;

/** Normalises other scripts' digits, invisible marks and percent escapes. */
function normalize(text: string): string {
  const whole = text.length <= LONGEST_INPUT ? text : cutCharacters(text, LONGEST_INPUT).replace(/\S*$/, '');
  return whole
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : '0'))
    .replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function scrubWords(text: string): string {
  return text
    .replace(BEARER, REMOVED)
    .replace(NAMED_SECRET, `$1=${REMOVED}`)
    .replace(QUERY, REMOVED)
    .replace(EMAIL, REMOVED)
    .replace(NUMBER, REMOVED)
    .replace(TOKEN, REMOVED)
    .replace(FOREIGN, '...');
}

function scrubNormalized(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= SHORTEST_SECRET);
  const unknown = known.reduce((rest, secret) => rest.split(normalize(secret)).join(REMOVED), text);
  return (
    unknown
      .replace(PROGRAM_NAME, '$1 $2')
      .replace(QUOTED, '$1...')
      // A split by a group alternates texts and URLs.
      .split(ADDRESS)
      .map((part, index) => (index % 2 ? maskedUrl(part) : scrubWords(part)))
      .join('')
  );
}

/**
 * Removes tokens, keys, phone numbers, codes, emails, identities, queries, quotations and other languages from an error
 * message (spec section 7). At most 1000 characters.
 * @param secrets texts to remove in any case, such as the session token
 */
export function scrubMessage(message: string, secrets: readonly string[] = []): string {
  return cutCharacters(
    scrubNormalized(normalize(message), secrets).replace(/\s+/g, ' ').trim(),
    LONGEST_MESSAGE,
  );
}

/** Returns at most 30 scrubbed frames of a stack, without its message. */
export function scrubStack(stack: string, secrets: readonly string[] = []): string {
  return normalize(stack)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((frame) => scrubNormalized(frame, secrets).trimEnd())
    .join('\n');
}
