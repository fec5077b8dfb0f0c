import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/browser/locale';

type Texts = typeof import('../../src/locales/zh-CN/shell').default &
  typeof import('../../src/locales/zh-CN/title').default;

function load(language: Language, area: 'shell' | 'title'): Partial<Texts> {
  const file = join(__dirname, '../../src/locales', language, `${area}.ts`);
  return existsSync(file) ? require(file).default : {};
}

/** The texts of the shell in each language. What a language lacks is in the default language. */
export const shellTexts = LANGUAGES.map((language) => ({
  language,
  texts: Object.assign(
    {},
    ...[DEFAULT_LANGUAGE, language].flatMap((each) => [load(each, 'shell'), load(each, 'title')]),
  ) as Texts,
}));
