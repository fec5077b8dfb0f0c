import type { CategoryWords, ServiceWords } from './words';

const section = (heading: string, body: string) => `## ${heading}\n\n${body}`;
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** The description of a service as Markdown: what it is, for whom, what it does, how it works, who helps. */
export function describe({ headings, steps, support }: CategoryWords, words: ServiceWords): string {
  return [
    words.about,
    section(headings.audience, bullets(words.audience)),
    section(headings.points, bullets(words.points)),
    section(headings.steps, numbered(steps)),
    section(headings.support, support),
  ].join('\n\n');
}
