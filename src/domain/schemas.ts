import * as v from 'valibot';
import { isDay } from './calendar';

/**
 * A check that JSON Schema cannot express. The contract shows its sentence; `message` is the message, the sentence by
 * default.
 */
export const checkThat = <T>(sentence: string, holds: (value: T) => boolean, message = sentence) =>
  Object.assign(v.check(holds, message), { sentence });

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.minLength(1));
/** ISO 8601 UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const idempotencyKey = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const textQuery = v.optional(v.string());
/** `1` turns the filter on. */
export const flagQuery = v.optional(v.literal(1));
/** An accounting day, `2026-11-20`. */
export const dayQuery = v.optional(
  v.pipe(v.string(), v.isoDate(), checkThat('A day of the calendar.', isDay)),
);
export const momentQuery = v.optional(timestamp);
/** Amounts are in cents. */
export const countQuery = v.optional(count);

export const choiceQuery = <const T extends readonly string[]>(values: T) => v.optional(v.picklist(values));
/** Some of the values; the key is repeated. */
export const choicesQuery = <const T extends readonly string[]>(values: T) =>
  v.optional(v.array(v.picklist(values)));

/** `current` counts from 1; `pageSize` is 10 by default (spec section 9). */
export const paging = { current: v.optional(positive), pageSize: v.optional(positive) };
