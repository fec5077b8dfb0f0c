import { addLocale, localeInfo } from '@@/plugin-locale/localeExports';

type Texts = Record<string, string>;

/** Adds the texts of an area when its code loads, so that the first page loads only the common texts. */
export function addTexts(texts: { 'zh-CN': Texts; 'en-US': Texts }): void {
  // The third parameter is required for new languages only; here it keeps the existing data.
  for (const [language, added] of Object.entries(texts)) addLocale(language, added, localeInfo[language]);
}
