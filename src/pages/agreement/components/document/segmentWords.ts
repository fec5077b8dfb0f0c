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
