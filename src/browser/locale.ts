/** The languages that have texts (spec section 1), the default one first. Each has a folder in src/locales. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** Local storage key of the chosen locale (spec section 9). */
export const LOCALE_KEY = 'umi_locale';

export const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar', 'fa', 'ku'];

export interface ResolvedLocale {
  /** The language whose texts are shown. */
  language: Language;
  direction: 'ltr' | 'rtl';
}

const primarySubtag = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';

function toLanguage(tag: string): Language | undefined {
  return (
    LANGUAGES.find((language) => language === tag) ??
    LANGUAGES.find((language) => primarySubtag(language) === primarySubtag(tag))
  );
}

/** Whether a language is written from right to left. */
export const isRightToLeft = (tag: string) => RIGHT_TO_LEFT.includes(primarySubtag(tag));

const isKnown = (tag: string) => toLanguage(tag) !== undefined || isRightToLeft(tag);

/**
 * Resolves language and direction: the saved locale, else the browser's language, else zh-CN (spec section 4). Unknown values
 * are ignored. A right-to-left locale (he, ar, fa, ku) without texts of its own keeps its direction and uses the first
 * language of the browser that has texts.
 */
export function resolveLocale(saved: string | null | undefined, browser: readonly string[]): ResolvedLocale {
  const candidates = [saved ?? '', ...browser].filter(isKnown);
  const first = candidates[0] ?? DEFAULT_LANGUAGE;
  return {
    language: candidates.map(toLanguage).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE,
    direction: isRightToLeft(first) ? 'rtl' : 'ltr',
  };
}
