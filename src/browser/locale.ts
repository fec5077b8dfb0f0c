/** The languages that have texts (spec section 1). */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' };

export const DEFAULT_LANGUAGE: Language = 'zh-CN';

/** Local storage key of the chosen locale (spec section 9). */
export const LOCALE_KEY = 'umi_locale';

const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar', 'fa', 'ku'];

export interface ResolvedLocale {
  /** The language whose texts are shown. */
  language: Language;
  direction: 'ltr' | 'rtl';
}

const primarySubtag = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';

function toLanguage(tag: string): Language | undefined {
  return LANGUAGES.find((language) => primarySubtag(language) === primarySubtag(tag));
}

const isKnown = (tag: string) => toLanguage(tag) !== undefined || RIGHT_TO_LEFT.includes(primarySubtag(tag));

/**
 * Resolves language and direction: the saved locale, else the browser's language, else zh-CN (spec section 4). Unknown values
 * are ignored. A right-to-left locale (he, ar, fa, ku) has no texts of its own: it keeps its direction and uses the first
 * language of the browser that has texts.
 */
export function resolveLocale(saved: string | null | undefined, browser: readonly string[]): ResolvedLocale {
  const candidates = [saved ?? '', ...browser].filter(isKnown);
  const first = candidates[0] ?? DEFAULT_LANGUAGE;
  return {
    language: candidates.map(toLanguage).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE,
    direction: RIGHT_TO_LEFT.includes(primarySubtag(first)) ? 'rtl' : 'ltr',
  };
}
