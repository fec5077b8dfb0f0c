import { diffArrays } from 'diff';
import { toPlainText } from '@/domain/content/article';

/** Without `Intl.Segmenter`: each Chinese character by itself, words of other scripts whole. */
const PIECES = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+|\s+|[^\p{L}\p{N}\s]/gu;

/**
 * The words of a text in their order, with spaces and punctuation as pieces of their own; put together they are the text.
 * Chinese has no spaces: the browser knows its words, an old one gives its characters.
 */
export function segmentWords(text: string, locale: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(PIECES) ?? [];
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

/** A paragraph, heading or item of a list, with what happened to it between two versions. */
export interface DifferenceBlock {
  shape: TextBlock['shape'];
  kind: DifferencePart['kind'] | 'changed';
  parts: DifferencePart[];
}

/** Two paragraphs are one that was rewritten when they share this much of their words. */
const MIN_SIMILARITY = 0.35;

/** Markdown as the blocks a reader sees, without its marks. */
export function textBlocks(body: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let joins = false;
  for (const line of body.split('\n')) {
    const source = line.replace(/^\s*(?:>\s?)+/, '').trim();
    const heading = /^#{1,6}\s+(.+?)(?:\s+#+)?$/.exec(source)?.[1];
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

/** How much of their words two texts share: 0 nothing, 1 all. */
function similarity(left: TextBlock, right: TextBlock, locale: string): number {
  if ((left.shape === 'heading') !== (right.shape === 'heading')) return 0;
  const [ours, theirs] = [left, right].map(({ text }) => segmentWords(text, locale).filter(isWord));
  const counts = new Map<string, number>();
  for (const word of ours ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of theirs ?? []) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  return (2 * shared) / Math.max(1, (ours?.length ?? 0) + (theirs?.length ?? 0));
}

/** What changed within one paragraph, word by word; a comma between two changed words belongs to the change. */
export function differenceOfWords(older: string, newer: string, locale: string): DifferencePart[] {
  const changes = diffArrays(segmentWords(older, locale), segmentWords(newer, locale));
  const parts: DifferencePart[] = [];
  let removed = '';
  let added = '';
  const settle = () => {
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
      settle();
      parts.push({ kind: 'same', text });
    }
  }
  settle();
  return parts;
}

/** Pairs what was removed with what came in its place, so that the shared words are as many as possible. */
function pairUp(removed: TextBlock[], added: TextBlock[], locale: string): DifferenceBlock[] {
  const gone = ({ shape, text }: TextBlock): DifferenceBlock => ({
    shape,
    kind: 'removed',
    parts: [{ kind: 'removed', text }],
  });
  const come = ({ shape, text }: TextBlock): DifferenceBlock => ({
    shape,
    kind: 'added',
    parts: [{ kind: 'added', text }],
  });
  // best[i][j]: the most that the first i and the first j can share.
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
      const parts = differenceOfWords(left.text, right.text, locale);
      blocks.unshift({ shape: right.shape, kind: 'changed', parts });
      i -= 1;
      j -= 1;
    } else if (right && (!left || at(i, j) === at(i, j - 1))) {
      blocks.unshift(come(right));
      j -= 1;
    } else if (left) {
      blocks.unshift(gone(left));
      i -= 1;
    }
  }
  return blocks;
}

/** What changed between two Markdown texts of one language, block by block and within a block word by word. */
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
      for (const { shape, text } of change?.value ?? [])
        blocks.push({ shape, kind: 'same', parts: [{ kind: 'same', text }] });
    }
  }
  return blocks;
}

export interface DifferenceSection {
  /** A long part without a change, which need not be read. */
  unchanged: boolean;
  blocks: DifferenceBlock[];
}

/**
 * Parts the blocks into what is to be shown and long runs without a change. In sight stay one block on either side of a
 * change, and the heading that a change stands under.
 */
export function differenceSections(blocks: readonly DifferenceBlock[]): DifferenceSection[] {
  const isChange = (index: number) => (blocks[index]?.kind ?? 'same') !== 'same';
  const shown = blocks.map((_, index) => isChange(index - 1) || isChange(index) || isChange(index + 1));
  let heading = -1;
  for (const [index, { shape }] of blocks.entries()) {
    if (shape === 'heading') heading = index;
    else if (isChange(index) && heading >= 0) shown[heading] = true;
  }
  const sections: DifferenceSection[] = [];
  for (const [index, block] of blocks.entries()) {
    const unchanged = !shown[index];
    const last = sections.at(-1);
    if (last?.unchanged === unchanged) last.blocks.push(block);
    else sections.push({ unchanged, blocks: [block] });
  }
  return sections;
}
