import { diffArrays } from 'diff';
import { readHeading, toPlainText } from '@/domain/content/article';

/** The fallback without `Intl.Segmenter`: single Chinese characters, whole words of other scripts. */
const SEGMENTS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+|\s+|[^\p{L}\p{N}\s]/gu;

/** Splits a text into words, spaces and punctuation. Browsers without `Intl.Segmenter` split Chinese into characters. */
export function segmentWords(text: string, locale: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(SEGMENTS) ?? [];
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export interface DifferencePart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

interface TextBlock {
  shape: 'heading' | 'item' | 'paragraph';
  text: string;
}

/** A paragraph, heading or list item with its change between two versions. */
export interface DifferenceBlock {
  shape: TextBlock['shape'];
  kind: DifferencePart['kind'] | 'changed';
  parts: DifferencePart[];
}

/** The share of common words from which two paragraphs count as one that was rewritten. */
const MIN_SIMILARITY = 0.35;

/** Splits Markdown into plain-text blocks. */
export function textBlocks(body: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let joins = false;
  for (const line of body.split('\n')) {
    const source = line.replace(/^\s*(?:>\s?)+/, '').trim();
    const heading = readHeading(source)?.markdown;
    const item = /^(?:[-*+]\s+(.+)|(\d+[.)]\s+.+))$/.exec(source);
    const text = toPlainText(heading ?? item?.[1] ?? item?.[2] ?? source);
    const last = blocks.at(-1);
    if (text && joins && last && !heading && !item) last.text += ` ${text}`;
    else if (text) blocks.push({ shape: heading ? 'heading' : item ? 'item' : 'paragraph', text });
    joins = text !== '' && !heading;
  }
  return blocks;
}

const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part);

/** Returns the share of words that two blocks have in common, from 0 to 1. */
function similarity(left: TextBlock, right: TextBlock, locale: string): number {
  if ((left.shape === 'heading') !== (right.shape === 'heading')) return 0;
  const [leftWords = [], rightWords = []] = [left, right].map(({ text }) =>
    segmentWords(text, locale).filter(isWord),
  );
  const counts = new Map<string, number>();
  for (const word of leftWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of rightWords) {
    const remaining = counts.get(word) ?? 0;
    if (remaining > 0) shared += 1;
    counts.set(word, remaining - 1);
  }
  return (2 * shared) / Math.max(1, leftWords.length + rightWords.length);
}

/** Compares two paragraphs word by word. Punctuation between two changed words counts as changed. */
export function diffWords(older: string, newer: string, locale: string): DifferencePart[] {
  const changes = diffArrays(segmentWords(older, locale), segmentWords(newer, locale));
  const parts: DifferencePart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed });
    if (added) parts.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, change] of changes.entries()) {
    const text = change.value.join('');
    if (change.removed) removed += text;
    else if (change.added) added += text;
    else if ((removed || added) && index < changes.length - 1 && !isWord(text)) {
      removed += text;
      added += text;
    } else {
      flush();
      parts.push({ kind: 'same', text });
    }
  }
  flush();
  return parts;
}

const wholeBlock = ({ shape, text }: TextBlock, kind: DifferencePart['kind']): DifferenceBlock => ({
  shape,
  kind,
  parts: [{ kind, text }],
});

/** Pairs removed with added blocks so that they share as many words as possible. */
function pairUp(removed: TextBlock[], added: TextBlock[], locale: string): DifferenceBlock[] {
  // best[i][j]: the highest total similarity of the first i removed and the first j added blocks.
  const best = [new Array<number>(added.length + 1).fill(0)];
  const similarities = removed.map((left) => added.map((right) => similarity(left, right, locale)));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const gain = (i: number, j: number) => {
    const value = similarities[i - 1]?.[j - 1] ?? 0;
    return value >= MIN_SIMILARITY ? at(i - 1, j - 1) + value : 0;
  };
  for (let i = 1; i <= removed.length; i += 1) {
    const row = [0];
    best.push(row);
    for (let j = 1; j <= added.length; j += 1) row.push(Math.max(at(i - 1, j), at(i, j - 1), gain(i, j)));
  }
  const blocks: DifferenceBlock[] = [];
  let [i, j] = [removed.length, added.length];
  while (i > 0 || j > 0) {
    const [left, right] = [removed[i - 1], added[j - 1]];
    if (left && right && gain(i, j) > 0 && gain(i, j) === at(i, j)) {
      const parts = diffWords(left.text, right.text, locale);
      blocks.unshift({ shape: right.shape, kind: 'changed', parts });
      i -= 1;
      j -= 1;
    } else if (right && (!left || at(i, j) === at(i, j - 1))) {
      blocks.unshift(wholeBlock(right, 'added'));
      j -= 1;
    } else if (left) {
      blocks.unshift(wholeBlock(left, 'removed'));
      i -= 1;
    }
  }
  return blocks;
}

/** Compares two Markdown texts of one language block by block, and changed blocks word by word. */
export function textDifference(older: string, newer: string, locale: string): DifferenceBlock[] {
  const changes = diffArrays(textBlocks(older), textBlocks(newer), {
    comparator: (left, right) => left.text === right.text,
  });
  const blocks: DifferenceBlock[] = [];
  let removed: TextBlock[] = [];
  let added: TextBlock[] = [];
  for (const change of [...changes, undefined]) {
    if (change?.removed) removed = change.value;
    else if (change?.added) added = change.value;
    else {
      blocks.push(...pairUp(removed, added, locale));
      removed = [];
      added = [];
      for (const block of change?.value ?? []) blocks.push(wholeBlock(block, 'same'));
    }
  }
  return blocks;
}

export interface DifferenceSection {
  unchanged: boolean;
  blocks: DifferenceBlock[];
}

/**
 * Groups the blocks into sections to show and unchanged sections to collapse. The blocks next to a change and its heading
 * stay visible.
 */
export function differenceSections(blocks: readonly DifferenceBlock[]): DifferenceSection[] {
  const isChange = (index: number) => (blocks[index]?.kind ?? 'same') !== 'same';
  const isShown = blocks.map((_, index) => isChange(index - 1) || isChange(index) || isChange(index + 1));
  let heading = -1;
  for (const [index, { shape }] of blocks.entries()) {
    if (shape === 'heading') heading = index;
    else if (isChange(index) && heading >= 0) isShown[heading] = true;
  }
  const sections: DifferenceSection[] = [];
  for (const [index, block] of blocks.entries()) {
    const unchanged = !isShown[index];
    const last = sections.at(-1);
    if (last?.unchanged === unchanged) last.blocks.push(block);
    else sections.push({ unchanged, blocks: [block] });
  }
  return sections;
}
