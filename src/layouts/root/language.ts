import { event, LANG_CHANGE_EVENT, setIntl } from '@@/plugin-locale/localeExports';
import { type Language, LOCALE_KEY, type ResolvedLocale, resolveLocale } from '@/browser/locale';
import { readPreference, writePreference } from '@/browser/preference';

/** Window event after a change of language. */
export const LANGUAGE_CHANGE = 'languagechange';

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
