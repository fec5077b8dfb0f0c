import { LANGUAGES, type Language } from '@/browser/locale';

/** A right-to-left language that the portal does not have, and its tag for dayjs. */
export const THIRD = ['ar-EG', 'he-IL'].find((tag) => !LANGUAGES.some((each) => each === tag)) as Language;
export const THIRD_TAG = THIRD.slice(0, 2);

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
