/** Something that can be found: its title as shown, and other words that lead to it. */
export interface Findable {
  title: string;
  /** Its name in the other language, its path, words that mean it. */
  keywords?: readonly string[];
}

/** What is longer is cut: nobody types it, and it must not keep the page busy. */
export const QUERY_MAX_LENGTH = 60;

/** As typed on any keyboard: full-width letters, capitals and spaces make no difference. */
const normalised = (text: string) => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

export const normaliseQuery = (query: string) => normalised(query.slice(0, QUERY_MAX_LENGTH));

/** The first letters of the words: "rule table list" is found with "rtl". */
const initials = (text: string) =>
  text
    .split(/[\s/._-]+/)
    .map((word) => word[0] ?? '')
    .join('');

const isWordStart = (text: string, query: string) =>
  text.split(/[\s/._·-]+/).some((word) => word.startsWith(query));

/** How well one text answers: the higher the better, 0 for not at all. */
function textScore(text: string, query: string): number {
  const own = normalised(text);
  if (own === query) return 100;
  if (own.startsWith(query)) return 80;
  if (isWordStart(own, query)) return 60;
  if (own.includes(query)) return 40;
  if (query.length > 1 && initials(own).startsWith(query)) return 30;
  return 0;
}

/** What is read counts for more than what is only known. */
const KEYWORD_WEIGHT = 0.5;
const SCATTERED_WEIGHT = 0.5;

/** Titles before keywords; several words must each be found somewhere. 0 when it does not answer. */
export function commandScore({ title, keywords = [] }: Findable, query: string): number {
  const wanted = normaliseQuery(query);
  if (!wanted) return 1;
  const best = (part: string) =>
    Math.max(textScore(title, part), ...keywords.map((keyword) => textScore(keyword, part) * KEYWORD_WEIGHT));
  const whole = best(wanted);
  if (whole > 0) return whole;
  // Words that each stand somewhere count for less than the same words together.
  return Math.min(...wanted.split(' ').map(best)) * SCATTERED_WEIGHT;
}

/** Those that answer a query, best first; equals stay in the order they were given. An empty query keeps all. */
export function rankCommands<T extends Findable>(
  commands: readonly T[],
  query: string,
  limit = commands.length,
): T[] {
  return commands
    .map((command) => ({ command, score: commandScore(command, query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ command }) => command);
}

export interface MatchPart {
  text: string;
  matched: boolean;
}

/** A title cut into what answers the query's words and what does not. Put together again it is the title. */
export function matchParts(title: string, query: string): MatchPart[] {
  const words = normaliseQuery(query)
    .split(' ')
    .filter(Boolean)
    // The longest first: of "or" and "order" the whole word is marked.
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return title ? [{ text: title, matched: false }] : [];
  // A pattern with one group cuts at the matches and keeps them: each second part is one.
  return title
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((text, index) => ({ text, matched: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
