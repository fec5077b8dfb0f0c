import { cutCharacters } from '@/domain/characters';
import { foldText, keywordWords } from '@/domain/keyword';
import type { ConsoleMenuIcon } from '../../../config/routes';

/** An entry that can be found by its title and keywords. */
export interface Findable {
  title: string;
  /** The title in the other language, the path, synonyms. */
  keywords?: readonly string[];
}

/** Longer queries are cut, because matching them would block the page. */
export const QUERY_MAX_LENGTH = 60;

const normalizeText = (text: string) => foldText(text).trim().replace(/\s+/g, ' ');

export const normalizeQuery = (query: string) =>
  keywordWords(cutCharacters(query, QUERY_MAX_LENGTH)).join(' ');

/** The initials of the words, so that "rtl" finds "rule table list". */
const initials = (text: string) =>
  text
    .split(/[\s/._-]+/)
    .map((word) => word[0] ?? '')
    .join('');

const isWordStart = (text: string, query: string) =>
  text.split(/[\s/._·-]+/).some((word) => word.startsWith(query));

/** Scores how well a text matches a query: 0 for no match, higher is better. */
function textScore(text: string, query: string): number {
  const candidate = normalizeText(text);
  if (candidate === query) return 100;
  if (candidate.startsWith(query)) return 80;
  if (isWordStart(candidate, query)) return 60;
  if (candidate.includes(query)) return 40;
  if (query.length > 1 && initials(candidate).startsWith(query)) return 30;
  return 0;
}

/** Keywords count less than the visible title. */
const KEYWORD_WEIGHT = 0.5;
/** Words found in different texts count less than a match of the whole query. */
const SCATTERED_WEIGHT = 0.5;

/** Scores a command. Each word of the query must match its title or a keyword, else the score is 0. */
export function commandScore({ title, keywords = [] }: Findable, query: string): number {
  const wanted = normalizeQuery(query);
  if (!wanted) return 1;
  const best = (part: string) =>
    Math.max(textScore(title, part), ...keywords.map((keyword) => textScore(keyword, part) * KEYWORD_WEIGHT));
  const whole = best(wanted);
  if (whole > 0) return whole;
  return Math.min(...wanted.split(' ').map(best)) * SCATTERED_WEIGHT;
}

/** Returns the matching commands, best first, equal ones in their original order. An empty query matches all. */
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

/** Splits a title into the parts that match the query's words and those that do not. */
export function matchParts(title: string, query: string): MatchPart[] {
  const words = normalizeQuery(query)
    .split(' ')
    .filter(Boolean)
    // The longest first, so that "order" wins over "or".
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return title ? [{ text: title, matched: false }] : [];
  // Splitting by a capturing group keeps the matches: every second part is one.
  return title
    .split(new RegExp(`(${words.join('|')})`, 'giu'))
    .map((text, index) => ({ text, matched: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

export const COMMAND_KINDS = ['page', 'action', 'service', 'order', 'rule'] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

/** The pictures of commands whose kind says too little. */
export type CommandIcon =
  | ConsoleMenuIcon
  | 'new'
  | 'history'
  | 'settings'
  | 'theme'
  | 'language'
  | 'signOut'
  | 'all';

/** An entry of the command palette: a page to open or an action to run. */
export interface Command extends Findable {
  /** Kind and path or action name, stable across visits: `page /welcome`. */
  id: string;
  kind: CommandKind;
  /** By default the kind decides. */
  icon?: CommandIcon;
  /** Distinguishes equal titles: an order number, a service's provider. */
  detail?: string;
  /** The path to open, or the action. */
  target: string | (() => void);
}

/** Returns a command that opens a path. Its id contains kind and path. */
export function linkCommand(
  kind: CommandKind,
  to: string,
  title: string,
  more: Partial<Command> = {},
): Command {
  return { id: `${kind} ${to}`, kind, title, target: to, ...more };
}
