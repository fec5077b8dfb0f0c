import { cutCharacters } from '../characters';

const LATIN_NAME = /^\p{Script=Latin}/u;

/** Returns the letters of a company's mark: the initials of its first two words, or the first character of another script. */
export function getProviderInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const count = LATIN_NAME.test(name.trim()) ? 2 : 1;
  return words
    .slice(0, count)
    .map((word) => cutCharacters(word, 1))
    .join('')
    .toUpperCase();
}
