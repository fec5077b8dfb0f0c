import * as v from 'valibot';

/** Counts an emoji and a Chinese character as one each. */
export const countCharacters = (text: string) => [...text].length;

/** Returns the first characters of a text. No emoji is cut in two. */
export const cutCharacters = (text: string, max: number) =>
  // A character has at most two units: the rest of a huge text is not even looked at.
  [...text.slice(0, 2 * max)].slice(0, max).join('');

/** Returns the text, or its first characters with "…": at most so many characters. */
export const shortenText = (text: string, max: number) => {
  const isShort = text.length <= max || (text.length <= 2 * max && countCharacters(text) <= max);
  return isShort ? text : `${cutCharacters(text, max - 1)}…`;
};

/** At most so many characters, counted as `maxLength` of JSON Schema does. `v.maxLength` counts an emoji as two. */
export const maxCharacters = (max: number) =>
  Object.assign(
    v.check((text: string) => countCharacters(text) <= max, `At most ${max} characters.`),
    { sentence: `At most ${max} characters.`, maxLength: max },
  );

/** Encodes a text as a part of an address. `encodeURIComponent` throws for half an emoji, which this one replaces. */
export const encodePart = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
