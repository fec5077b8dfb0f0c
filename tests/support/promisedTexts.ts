import { LANGUAGES } from '@/browser/locale';
import { filesBelow, read } from './sources';

/** The first part of a language's tag. */
type Language = string;

/** What the portal says to its users, with the address of each text. */
export interface Source {
  name: string;
  language: Language;
  text: string;
}

/** Agreements, help articles and announcements; the drill 6901 and the first registration agreement are history. */
export const documents: Source[] = [
  ...filesBelow('mock/data/agreements', /\.md$/),
  ...filesBelow('mock/data/announcements', /\.md$/),
]
  .filter((name) => !/6901|register-1\.0/.test(name))
  .map((name) => ({ name, language: name.endsWith('.en.md') ? 'en' : 'zh', text: read(name) }));

const titles: Source[] = ['agreements', 'announcements'].flatMap((folder) => {
  const name = `mock/data/${folder}/list.json`;
  return (['en', 'zh'] as const).map((language) => ({
    name,
    language,
    text: [...read(name).matchAll(new RegExp(`"${language}": "(.*?)"`, 'g'))]
      .map(([, text]) => text)
      .join('\n'),
  }));
});

const interfaceTexts: Source[] = LANGUAGES.flatMap((tag) =>
  filesBelow(`src/locales/${tag}`, /\.ts$/).map((name) => ({
    name,
    language: tag.replace(/-.*/, ''),
    text: read(name),
  })),
);

export const promised = [...documents, ...titles];
export const everything = [...promised, ...interfaceTexts];

/** The places where a pattern occurs. */
export const findAll = (sources: Source[], language: Language, pattern: RegExp) =>
  sources
    .filter((source) => source.language === language)
    .flatMap(({ name, text }) => [...text.matchAll(pattern)].map((match) => ({ name, match })));
