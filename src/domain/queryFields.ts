import * as v from 'valibot';

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Text that is looked for, or a value that narrows a list. */
export const textQuery = v.optional(v.string());
/** `1` asks for it. */
export const flagQuery = v.optional(v.literal(1));
/** A day of the accounts, `2026-11-20`. */
export const dayQuery = v.optional(v.pipe(v.string(), v.isoDate()));
/** A moment, ISO 8601. */
export const momentQuery = v.optional(v.pipe(v.string(), v.isoTimestamp()));
/** An amount in cents. */
export const centsQuery = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** One of several words. */
export const choiceQuery = <const T extends readonly string[]>(words: T) => v.optional(v.picklist(words));
/** Any of several words: the key is repeated. */
export const choicesQuery = <const T extends readonly string[]>(words: T) =>
  v.optional(v.array(v.picklist(words)));

/** Which page of a list: `current` counts from 1, `pageSize` is 10 unless told (spec section 9). */
export const paging = { current: v.optional(positive), pageSize: v.optional(positive) };
