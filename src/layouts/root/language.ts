import { settings } from '@@/languages/settings';
import { event, LANG_CHANGE_EVENT, localeInfo, setIntl } from '@@/plugin-locale/localeExports';
import { type Language, LOCALE_KEY, type ResolvedLocale, resolveLocale } from '@/browser/locale';
import { readPreference, writePreference } from '@/browser/preference';
import { textsOf } from '@/locales/texts';

/** Window event after a change of language. */
export const LANGUAGE_CHANGE = 'languagechange';

/** Tells Umi which languages exist: it looks for files, and each language is a folder (config/languageModules.ts). */
export function addLanguages(): void {
  Object.assign(localeInfo, settings);
}

/** Returns the name of a language in itself. */
export const languageName = (language: Language) =>
  String(textsOf(language)['frame.language' satisfies TextId]);

let unsaved: Language | undefined;

/** Returns the current locale. Cheap enough for every render. */
export function currentLocale(): ResolvedLocale {
  return resolveLocale(unsaved ?? readPreference(LOCALE_KEY), navigator.languages ?? [navigator.language]);
}

/**
 * Changes the language without a reload and stores it under `umi_locale` (spec section 4). Replaces Umi's `setLocale`,
 * which fails when local storage is blocked.
 */
export function changeLanguage(language: Language): void {
  writePreference(LOCALE_KEY, language);
  unsaved = readPreference(LOCALE_KEY) === language ? undefined : language;
  setIntl(language);
  event.emit(LANG_CHANGE_EVENT, language);
  window.dispatchEvent(new Event(LANGUAGE_CHANGE));
}
