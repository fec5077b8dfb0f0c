import * as v from 'valibot';
import { idSchema, text } from '../schemas';

/** A team member. */
export const personSchema = v.object({
  userId: idSchema,
  /** Name of the person; the user name of a user without a nickname. */
  name: text,
});

export type Person = v.InferOutput<typeof personSchema>;

const LATIN_NAME = /^\p{Script=Latin}/u;

/** Returns the avatar text: the last character of a Chinese name, else the initials of two words. */
export function getInitials(name: string): string {
  const trimmed = name.trim();
  if (!LATIN_NAME.test(trimmed)) return [...trimmed].at(-1) ?? '';
  const words = trimmed.split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0] ?? '').join('');
}
