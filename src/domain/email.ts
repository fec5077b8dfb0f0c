import { countCharacters } from './characters';

/** Letters and digits of any script, and the signs that need no quotes; at most 64 before the `@` (RFC 5321). */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** Whether a text is an email address of at most so many characters; 254 can be delivered to (RFC 5321). */
export const isEmail = (text: string, max = 254): boolean => countCharacters(text) <= max && EMAIL.test(text);
