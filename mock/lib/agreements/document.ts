import type { Text } from '../text';

export interface DocumentVersion {
  version: string;
  effectiveDaysAgo: number;
  /** Markdown. */
  body: Text;
}

export interface AgreementDocument {
  code: string;
  title: Text;
  /** Newest first. */
  versions: [DocumentVersion, ...DocumentVersion[]];
}

/** One section: its heading, then its paragraphs. */
export interface Section {
  zh: [heading: string, body: string];
  en: [heading: string, body: string];
}

/** An introduction and numbered sections as Markdown, in both languages at once so that neither forgets one. */
export function compose(introduction: Text, sections: readonly Section[]): Text {
  const write = (language: keyof Text) =>
    [
      introduction[language],
      ...sections.map(
        (section, index) => `## ${index + 1}. ${section[language][0]}\n\n${section[language][1]}`,
      ),
    ].join('\n\n');
  return { zh: write('zh'), en: write('en') };
}
