import { addLocale, localeInfo } from '@@/plugin-locale/localeExports';

type Texts = Record<string, string>;

/** Texts of one area, added when the area's code is loaded: a first visit carries only what every page needs. */
export function addTexts(texts: { 'zh-CN': Texts; 'en-US': Texts }): void {
  // The third parameter is for a language that is new; this one keeps what it has.
  for (const [language, added] of Object.entries(texts)) addLocale(language, added, localeInfo[language]);
}
