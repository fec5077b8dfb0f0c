import { DEFAULT_LANGUAGE, LANGUAGES } from '@/browser/locale';
import { withUnknownValues } from './unknownValues';

type Texts = Record<string, unknown>;

/** The loaded texts of each language. */
const loaded: Record<string, Texts> = {};

/**
 * Adds the texts of an area when its code loads, so that the first page loads only the common texts. What a language lacks is
 * shown in the default language. In place: Umi's `addLocale` would render the whole page again for each area, although only
 * code that comes with the texts shows them.
 */
export function addTexts(texts: Record<string, Texts>): void {
  for (const language of LANGUAGES) {
    loaded[language] ??= {};
    Object.assign(loaded[language], texts[DEFAULT_LANGUAGE], texts[language]);
  }
}

/** Returns the texts of a language, also those that are added later. */
export const textsOf = (language: string): Texts => withUnknownValues(loaded[language] ?? {});
