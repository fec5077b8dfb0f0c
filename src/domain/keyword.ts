import { cleanKeyword, MARKS } from './typedKeyword';

/** Makes case, width and accents equal, for searches. Marks that nobody sees, such as those of direction, are left out. */
export function foldText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  // Decomposed first: some signs stand for capital letters.
  const letters = text.normalize('NFKD').toLowerCase();
  return letters.replace(/[\u0300-\u036f]|\p{Cf}/gu, '').normalize('NFC');
}

const MARKS_AROUND = new RegExp(`^${MARKS}+(?=.)|(?<=.)${MARKS}+$`, 'gu');

/** Without the quotation marks around it; a mark by itself is searched. */
const unquoted = (word: string) => word.replace(MARKS_AROUND, '');

/** The words of a keyword, folded. */
export const keywordWords = (keyword = ''): string[] =>
  foldText(cleanKeyword(keyword)).split(/\s+/).map(unquoted).filter(Boolean);

const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Characters of a part of an id that is searched. A shorter number occurs in too many. */
const MIN_ID_PART = 4;

/**
 * Whether a word stands for an id, signs such as hyphens aside: the id with or without the leading zeros of its number
 * (`R-09999`, `r-9999`, `r9999`), a part of it with a digit and at least four characters, or its number alone (`42`) when
 * that is the whole keyword.
 */
function isIdWord(id: string, word: string, isOnly: boolean): boolean {
  const wanted = withoutSigns(word);
  const written = withoutSigns(foldText(id));
  const short = withoutSigns(foldText(id).replace(/(^|\D)0+(?=\d)/g, '$1'));
  if (wanted === '') return false;
  if (wanted === written || wanted === short) return true;
  if (isOnly && /^\d+$/.test(wanted) && wanted === short.replace(/^\D+/, '')) return true;
  return wanted.length >= MIN_ID_PART && /\d/.test(wanted) && written.includes(wanted);
}

/** Whether the words of a keyword are the groups of one id: `2026 1128 0001`, `R 00042`. */
function isGroupedId(id: string, words: readonly string[]): boolean {
  const wanted = withoutSigns(words.join(''));
  if (words.length < 2 || wanted.length < MIN_ID_PART || !/\d/.test(wanted)) return false;
  const written = withoutSigns(foldText(id));
  return wanted === written || (/^\d+$/.test(wanted) && written.includes(wanted));
}

/**
 * Returns whether a record matches a keyword: each of its words, in any order, occurs in one of the texts or stands for one
 * of the ids, or they are the groups of one id. Every search by keyword follows this rule. A blank keyword matches all.
 */
export function keywordMatcher(keyword?: string) {
  const words = keywordWords(keyword);
  return (texts: readonly (string | undefined)[], ids: readonly (string | undefined)[] = []): boolean => {
    if (words.length === 0) return true;
    const text = foldText(texts.join('\n'));
    const isId = (word: string) => ids.some((id) => id && isIdWord(id, word, words.length === 1));
    return (
      words.every((word) => text.includes(word) || isId(word)) ||
      ids.some((id) => id && isGroupedId(id, words))
    );
  };
}
