import type { Language, Text } from '../text';

/** AnyText of the mock are there in both languages; what a person typed is the same in each. */
export type AnyText = Text | string;

export const textIn = (words: AnyText, language: Language): string =>
  typeof words === 'string' ? words : words[language];

/** Whether what is looked for stands in one of the texts, in either language, in any case. */
export function mentions(texts: readonly AnyText[], keyword: string | undefined): boolean {
  const wanted = (keyword ?? '').trim().toLowerCase();
  return (
    wanted === '' ||
    texts
      .flatMap((words) => (typeof words === 'string' ? [words] : [words.zh, words.en]))
      .some((text) => text.toLowerCase().includes(wanted))
  );
}

/** The number after the highest one that ids with this beginning have. */
export function nextId(start: string, ids: readonly string[]): string {
  const highest = Math.max(0, ...ids.map((id) => Number(id.slice(start.length)) || 0));
  return `${start}${highest + 1}`;
}
