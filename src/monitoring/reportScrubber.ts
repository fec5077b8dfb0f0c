import { cutCharacters } from '@/domain/characters';
import { HOST_WORDS, MESSAGE_WORDS, PATH_WORDS, PROPERTY_NAMES } from './harmlessWords';

// A report is read by people who need not know whom it is about. So nothing is searched for what looks like personal data:
// only what is known to be harmless stays, and everything else is replaced.

const MASK = ':id';

const SCRIPT = /\.(?:m?js|css|map)$/i;
const FILE = /\.(?:m?js|css|map|tsx?|html|svg|png|jpe?g|webp|gif|ico|woff2?)$/i;
/** A built file has the hash of its content in its name; these have none. */
const UNHASHED = /^(?:umi|config)\.(?:js|css)$/;
const HASHED = /\.[\da-f]{8}\./;
/** Parts of a built file name: words, a number, a hash. */
const FILE_PART = /^(?:[a-z@_][a-z_@-]{0,79}|\d{1,5}|[\da-f]{8})$/i;
/** Line and column after the path of a script. */
const POSITION = /^[^/]*\/\/[^/]+\/.*?(:\d{1,6}(?::\d{1,7})?)$/;
/** Addresses that are reduced to their scheme. */
const OTHER_SCHEME =
  /^(?:data|blob|about|file|javascript|webpack|webpack-internal|(?:chrome|moz|safari|safari-web)-extension)$/;

const maskPart = (part: string) => (FILE_PART.test(part) ? part : MASK);

function maskFile(name: string): string {
  if (UNHASHED.test(name)) return name;
  if (SCRIPT.test(name) && HASHED.test(name)) return name.split('.').map(maskPart).join('.');
  return `${MASK}${FILE.exec(name)?.[0].toLowerCase()}`;
}

/**
 * Masks a path, such as `/usercenter/order/:id`: the words of the site's own paths and the names of built scripts stay. Query
 * and hash are dropped.
 */
export function maskedPath(path: string): string {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter((segment) => segment !== '');
  const masked = segments.map((segment, index) => {
    if (PATH_WORDS.has(segment)) return segment;
    return index === segments.length - 1 && FILE.test(segment) ? maskFile(segment) : MASK;
  });
  return `/${masked.join('/')}`;
}

/** The last labels of a host, which name the registered domain. */
const DOMAIN_LABELS = 2;

const isHarmlessLabel = (label: string, index: number, { length }: readonly string[]) =>
  HOST_WORDS.has(label) ||
  (index >= length - DOMAIN_LABELS && label.length <= 40 && !/\d{5}|[^\w:-]/.test(label));

/** Masks the labels of a host but usual ones and the domain, and in that long numbers. The page's own host stays. */
const maskedHost = (host: string) =>
  host === globalThis.location?.host
    ? host
    : host
        .split('.')
        .map((label, index, labels) => (isHarmlessLabel(label, index, labels) ? label : MASK))
        .join('.');

/**
 * Returns an absolute URL without credentials, query and hash, with a masked path; `:line:column` of a script stays. Other
 * known schemes (`data:`, `blob:`, extensions) are reduced to the scheme.
 */
export function maskedUrl(address: string): string {
  const position = POSITION.exec(address)?.[1] ?? '';
  const kind = /^([a-z][a-z\d+.-]{0,20}):/i.exec(address)?.[1]?.toLowerCase();
  if (kind !== 'http' && kind !== 'https') return kind && OTHER_SCHEME.test(kind) ? `${kind}:${MASK}` : MASK;
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
const REMOVED = '...';

/** A name of the program. */
const NAME = '[A-Za-z_$](?:[A-Za-z_$]|\\d(?!\\d{3})){0,39}';
const NAMES = `${NAME}(?:\\.${NAME}){0,5}`;

/**
 * Whole messages of the browsers' own errors. Their names are those of the program, except properties: one that is read by its
 * name as data may be anything.
 */
const PROGRAM_ERROR = new RegExp(
  `^(?:Uncaught )?(?:${[
    `TypeError: Cannot (?:read|set) properties of (?:undefined|null) \\((?:reading|setting) '${NAME}'\\)`,
    `TypeError: ${NAMES} is not (?:a function|a constructor|iterable)`,
    `TypeError: (?:undefined|null) is not an object \\(evaluating '${NAMES}'\\)`,
    `TypeError: can't access property "${NAME}", ${NAMES} is (?:undefined|null)`,
    `ReferenceError: ${NAME} is not defined`,
  ].join('|')})$`,
);

const PROPERTY = /((?:reading|setting) '|access property ")([^'"]+)/;

/** Properties that stay: known ones, names of two words as only a program has them, and those of one letter of a minified one. */
const isProgramName = (name: string) =>
  name.length === 1 || PROPERTY_NAMES.has(name) || MESSAGE_WORDS.has(name) || CAMEL_CASE.test(name);
const CAMEL_CASE = /^[a-z]{2,}(?:[A-Z][a-z]+)+$/;

/** Quoted texts, whichever words they have. Single quotes are also apostrophes. */
const QUOTED = /"[^"]*(?:"|$)|`[^`]*(?:`|$)/g;

/** Numbers of the program, by the word before. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  status: /^\d{1,3}$/,
  error: /^#\d{1,3}$/,
  chunk: /^\d{1,5}$/,
};

const ADDRESS = /((?:[a-z][a-z\d+.-]*:\/\/|\b(?:data|blob|javascript|about):)[^\s"'`<>()]+)/i;
/** A word between the signs around it. */
const WORD = /^([("'`[{]*)(.*?)([)"'`\]},.:;!?]*)$/;

/** Normalises other forms of letters and digits, invisible marks and percent escapes. */
function normalize(text: string): string {
  const whole = text.length <= LONGEST_INPUT ? text : cutCharacters(text, LONGEST_INPUT).replace(/\S*$/, '');
  return whole
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const withoutSecrets = (text: string, secrets: readonly string[]) =>
  secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .reduce((rest, secret) => rest.split(normalize(secret)).join(REMOVED), normalize(text));

function scrubWords(text: string): string {
  let before = '';
  const scrubbed = text.split(/(\s+)/).map((token, index) => {
    if (index % 2) return ' ';
    const [, opening = '', word = '', closing = ''] = WORD.exec(token) ?? [];
    const isNumber = Object.hasOwn(NUMBERS, before) && NUMBERS[before]?.test(word);
    before = word;
    return `${opening}${word === '' || isNumber || MESSAGE_WORDS.has(word) ? word : REMOVED}${closing}`;
  });
  return scrubbed.join('');
}

/**
 * Reduces an error message to what is known to be harmless: the words of the browsers' and the portal's own messages, names of the
 * program in the browsers' own errors, statuses, and masked URLs. Names of people, codes, tokens and anything that somebody typed
 * become "..." (spec section 7). At most 1000 characters.
 * @param secrets texts to remove in any case, such as the session token
 */
export function scrubMessage(message: string, secrets: readonly string[] = []): string {
  const normalized = withoutSecrets(message, secrets).trim();
  if (PROGRAM_ERROR.test(normalized))
    return normalized.replace(PROPERTY, (whole, start: string, name: string) =>
      isProgramName(name) ? whole : start + REMOVED,
    );
  const scrubbed = normalized
    .replace(QUOTED, REMOVED)
    // A split by a group alternates texts and URLs.
    .split(ADDRESS)
    .map((part, index) => (index % 2 ? maskedUrl(part) : scrubWords(part)))
    .join('')
    .replace(/\.{3}(?:[\s,;:]*\.{3})+/g, REMOVED);
  return cutCharacters(scrubbed, LONGEST_MESSAGE);
}

const FUNCTION = '(?:[\\w$.<>*/]|\\d(?!\\d{4})){1,100}';
const POINT = '(?::\\d{1,6}){0,2}';
/** The function, if it has a name, and its place: `at pay (https://...:1:20)` or `pay@https://...:1:20`. */
const FRAMES = [
  new RegExp(
    `^(\\s*at (?:async |new )*(?:${FUNCTION}(?: \\[as ${FUNCTION}\\])? )?\\(?)([^\\s()]+|index \\d{1,3})(\\)?)$`,
  ),
  new RegExp(`^((?:${FUNCTION})?@)(\\S+)()$`),
];
const NO_SCRIPT = new RegExp(`^(?:<anonymous>${POINT}|native|index \\d{1,3})$`);

function scrubFrame(line: string): string[] {
  const [, start = '', place = '', end = ''] = FRAMES.map((frame) => frame.exec(line)).find(Boolean) ?? [];
  const masked = NO_SCRIPT.test(place) ? place : maskedUrl(place);
  return place === '' || masked === MASK || /\d{5}/.test(start) ? [] : [`${start}${masked}${end}`];
}

/** Returns at most 30 masked frames of a stack, without its message. Lines of any other form are left out. */
export function scrubStack(stack: string, secrets: readonly string[] = []): string {
  return withoutSecrets(stack, secrets).split('\n').flatMap(scrubFrame).slice(0, MOST_FRAMES).join('\n');
}
