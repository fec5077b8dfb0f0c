import { LANGUAGES, type Language } from '@/browser/locale';

/** A language that the portal does not have. */
export const THIRD = 'ar-EG' as Language;

/** Declares the third language for the tests of a file. */
export function declareThird(): void {
  const languages = LANGUAGES as unknown as Language[];
  languages.push(THIRD);
}

/** Takes the third language back: files share modules. */
export function removeThird(): void {
  const languages = LANGUAGES as unknown as Language[];
  languages.splice(languages.indexOf(THIRD), 1);
}
