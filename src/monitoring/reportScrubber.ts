import { maskedUrl } from './addressMask';

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
