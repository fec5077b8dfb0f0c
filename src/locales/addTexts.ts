import { localeInfo } from '@@/plugin-locale/localeExports';

type Texts = Record<string, string>;

/**
 * Adds the texts of an area when its code loads, so that the first page loads only the common texts. In place: Umi's
 * `addLocale` would render the whole page again for each area, although only code that comes with the texts shows them.
 */
export function addTexts(texts: { 'zh-CN': Texts; 'en-US': Texts }): void {
  for (const [language, added] of Object.entries(texts)) Object.assign(localeInfo[language].messages, added);
}
