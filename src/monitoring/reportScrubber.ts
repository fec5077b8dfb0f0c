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

const LONGEST_INPUT = 8_000;
const LONGEST_MESSAGE = 1_000;
const MOST_FRAMES = 30;
const SHORTEST_SECRET = 4;
const REMOVED = '[removed]';

/** What a person or a server wrote stands between quotes: a parser, for one, repeats its input there. */
const QUOTED = /"[^"]*(?:"|$)|`[^`]*(?:`|$)|(^|\W)'[^']*(?:'|$)/g;
/** The one kind of quotation that is a program's own: `(reading 'name')`. */
const PROGRAM_NAME = /\b(reading|setting|property|method) '([A-Za-z_$][\w$]{0,39})'/g;

const ADDRESS = /((?:[a-z][a-z\d+.-]*:\/\/|\b(?:data|blob|javascript|about):)[^\s"'`<>()]+)/i;
const BEARER = /\b(bearer|basic)\s+[^\s,;)]+/gi;
const NAMED_SECRET =
  /\b([\w-]*(?:authorization|token|passw(?:or)?d|pwd|secret|cookie|session|phone|mobile|captcha|code|id[_-]?(?:card|no|number)))\s*[:=]\s*[^\s,;)}\]]+/gi;
const QUERY = /[?#&][^\s"'`<>()]*[=&][^\s"'`<>()]*/g;
const EMAIL = /[^\s@<>()[\]:,;]+@[^\s@<>()[\]:,;]+\.\w+/g;
/** Six digits and more, however they are grouped: phone, code, identity, card and order numbers. */
const NUMBER = /\d(?:[\s().\-_/+]{0,3}\d){5,}[xX]?/g;
const TOKEN = /(?=[\w-]*\d)[\w-]{16,}|[\w-]{32,}|(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Z])[\w+/=-]{24,}/g;
/** Anything that is not plain English was written by or for a person. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII, whole
const FOREIGN = /[^\x00-\x7f]+/g;

const FRAME = /^\s*at \S.*$|^[^@\n]{0,200}@\S+:\d+:\d+$/;

/** Undoes what would hide a character from the patterns: other scripts' digits, invisible marks, percent escapes. */
function laidOpen(text: string): string {
  const whole = text.length <= LONGEST_INPUT ? text : text.slice(0, LONGEST_INPUT).replace(/\S*$/, '');
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

function scrubOpen(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= SHORTEST_SECRET);
  const unknown = known.reduce((rest, secret) => rest.split(laidOpen(secret)).join(REMOVED), text);
  return (
    unknown
      .replace(PROGRAM_NAME, '$1 $2')
      .replace(QUOTED, '$1...')
      // A split by a group gives words and addresses in turn.
      .split(ADDRESS)
      .map((part, index) => (index % 2 ? maskedUrl(part) : scrubWords(part)))
      .join('')
  );
}

/**
 * What may leave of an error's message: English words of a program. Whatever is or looks like a token, a key, a phone
 * number, a code, an e-mail, an identity, a query, a quotation or a text in another language is removed (monitoring, spec
 * sections 7 and 8). At most 1000 characters.
 * @param secrets what must not leave whatever it looks like, such as the token of the session.
 */
export function scrubMessage(message: string, secrets: readonly string[] = []): string {
  return scrubOpen(laidOpen(message), secrets).replace(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE);
}

/** What may leave of an error's stack: its frames (30 at most), scrubbed as messages are, and none of its message. */
export function scrubStack(stack: string, secrets: readonly string[] = []): string {
  return laidOpen(stack)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((frame) => scrubOpen(frame, secrets).trimEnd())
    .join('\n');
}
