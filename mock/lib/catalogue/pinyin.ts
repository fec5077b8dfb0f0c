import { pinyin } from 'pinyin-pro';

interface Spelling {
  /** Syllables without tones; what is not Chinese stands as it is. */
  syllables: string[];
  initials: string;
}

const spellings = new Map<string, Spelling>();

function toSpelling(title: string): Spelling {
  const known = spellings.get(title);
  if (known) return known;
  const syllables = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map(
    (syllable) => syllable.toLowerCase(),
  );
  const spelling = { syllables, initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
  spellings.set(title, spelling);
  return spelling;
}

/**
 * Whether Latin letters spell a part of a Chinese title: its pinyin from the beginning of a syllable on, or the first
 * letters of at least two syllables. `word` is in lower case.
 */
export function spellsTitle(word: string, title: string): boolean {
  if (!/^[a-z]{2,40}$/.test(word)) return false;
  const { syllables, initials } = toSpelling(title);
  if (initials.includes(word)) return true;
  return syllables.some((_, start) => syllables.slice(start).join('').startsWith(word));
}
