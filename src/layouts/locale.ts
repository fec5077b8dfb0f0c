import { event, LANG_CHANGE_EVENT, setIntl } from '@@/plugin-locale/localeExports';
import { type Language, LOCALE_KEY, type ResolvedLocale, resolveLocale } from '@/browser/locale';
import { readPreference, writePreference } from '@/browser/preference';

/** Sent on the window after a switch of language or direction. */
export const LANGUAGE_CHANGE = 'languagechange';

let unsaved: Language | undefined;

/** The locale in force now. Cheap enough to ask again on every render. */
export function currentLocale(): ResolvedLocale {
  return resolveLocale(unsaved ?? readPreference(LOCALE_KEY), navigator.languages ?? [navigator.language]);
}

/**
 * Switches the texts at once, without a reload, and keeps the choice under `umi_locale` (spec section 4). Umi's own
 * `setLocale` touches local storage unguarded, so its two steps are taken here.
 */
export function changeLanguage(language: Language): void {
  writePreference(LOCALE_KEY, language);
  unsaved = readPreference(LOCALE_KEY) === language ? undefined : language;
  setIntl(language);
  event.emit(LANG_CHANGE_EVENT, language);
  window.dispatchEvent(new Event(LANGUAGE_CHANGE));
}
