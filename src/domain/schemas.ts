import * as v from 'valibot';
import { isDay } from './calendar';
import { maxCharacters } from './characters';
import { lenient } from './lenient';

/**
 * A check that JSON Schema cannot express. The contract shows its sentence; `message` is the message, the sentence by
 * default.
 */
export const checkThat = <T>(sentence: string, holds: (value: T) => boolean, message = sentence) =>
  Object.assign(v.check(holds, message), { sentence });

/**
 * Limits of a body, as it is sent: of texts in characters, of lists in entries. `text` is for what is trimmed first, or refused by a
 * code of its own, which has a smaller limit then; `code` for the code, id or day that such a field has.
 */
export const SENT_LIMITS = { text: 10_000, code: 64, list: 1_000 } as const;

// The doc comment of a schema describes the fields of that schema that have none. These have a `//` comment: their fields need
// one of their own.

// A text that is not empty.
export const text = v.pipe(v.string(), v.minLength(1));
// What is checked after it was received, see `SENT_LIMITS`.
export const sentText = v.pipe(v.string(), maxCharacters(SENT_LIMITS.text));
export const sentCode = v.pipe(v.string(), maxCharacters(SENT_LIMITS.code));
export const sentList = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item), v.maxLength(SENT_LIMITS.list));
// ISO 8601 in UTC, with `Z`.
export const timestamp = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/),
);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A stretch of time. */
export const timeSpanSchema = v.object({
  /** Start of the time, inclusive. */
  from: timestamp,
  /** End of the time, exclusive; missing for an open end. */
  to: lenient(timestamp),
});

export const ID_PATTERN = /^[\w-]{1,64}$/;

/** Letters, digits, `_` and `-` only: part of a path, where a web server reads the other characters in its own way. */
export const idSchema = v.pipe(v.string(), v.regex(ID_PATTERN));

/** A name and its value, both for people. */
export const labelledTextSchema = v.object({
  /** Name for people. */
  label: text,
  /** Value for people. */
  value: text,
});

/** Made once for an action, which is never done twice with it; see "Repeated calls". */
export const idempotencyKey = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** The server's clock at the time of the reply. */
export const serverTime = timestamp;

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const textQuery = v.optional(sentText);
// `1` turns the filter on.
export const flagQuery = v.optional(v.literal(1));
// An accounting day, `2026-11-20`.
export const dayQuery = v.optional(
  v.pipe(v.string(), v.isoDate(), checkThat('A day of the calendar.', isDay)),
);
export const momentQuery = v.optional(timestamp);
// Amounts are in cents.
export const countQuery = v.optional(count);

export const choiceQuery = <const T extends readonly string[]>(values: T) => v.optional(v.picklist(values));
// Some of the values; the key is repeated.
export const choicesQuery = <const T extends readonly string[]>(values: T) =>
  v.optional(sentList(v.picklist(values)));

export const paging = {
  /** Number of the page, from 1. */
  current: v.optional(positive),
  /** Entries per page; see "Limits". */
  pageSize: v.optional(positive),
};

/** Characters of a cursor at most. */
export const MAX_CURSOR_LENGTH = 512;

// A place in a list, as only the back end reads it; see "Lists".
export const cursorText = v.pipe(text, v.maxLength(MAX_CURSOR_LENGTH));

export const cursorPaging = {
  /** `next` or `previous` of a page; without one, or with one that is unknown, the list begins at its first page. */
  cursor: v.optional(cursorText),
  /** Entries per page. */
  pageSize: v.optional(positive),
};
