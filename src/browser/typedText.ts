import * as v from 'valibot';
import { HOUR_MS } from '@/domain/calendar';

/** Milliseconds that typed text is kept. */
const MAX_AGE_MS = 2 * HOUR_MS;

export interface FieldFacts {
  /** `textarea`, or the type of an input. */
  type: string;
  role: string;
  autocomplete: string;
  id: string;
  name: string;
  /** The accessible name or the placeholder. */
  label: string;
}

const TEXT_TYPES = ['textarea', 'text', 'search', 'email', 'tel', 'url', 'number', 'date', 'datetime-local'];

/** Passwords (also while visible), one-time codes, cards and identity papers with everything else on their form. */
const SECRET_AUTOCOMPLETE = /password|one-time-code|\bcc-/i;
const SECRET_NAME =
  /pass(word|phrase|wd)|captcha|verif|otp\b|\bcv[cv]\b|card|id_?number|credit_?code|secret|token|\bcertification-/i;

/** The digits of a card or identity number, however they are grouped. */
const SECRET_TEXT = /\d(?:[^\p{L}\p{N}]{0,3}\d){12,}/u;

/** Whether the text of this field may be kept across a reload or a sign-in. */
export function isSafeToStore({ type, role, autocomplete, id, name }: FieldFacts, text: string): boolean {
  if (text === '' || !TEXT_TYPES.includes(type) || role === 'combobox') return false;
  return (
    !SECRET_AUTOCOMPLETE.test(autocomplete) &&
    !SECRET_NAME.test(`${id} ${name}`) &&
    // Full-width digits count as well.
    !SECRET_TEXT.test(text.normalize('NFKC'))
  );
}

/** Generated ids, which may differ after a reload. */
const GENERATED = /^(:|_r_|«|rc_|react-|test-id)/;

/** Returns the key that finds a field again after a reload; undefined without a stable name. */
export function fieldName({ type, id, name, label }: FieldFacts): string | undefined {
  const own = (id && !GENERATED.test(id) && id) || name || label;
  return own ? `${type === 'textarea' ? type : 'input'} ${own}` : undefined;
}

/** Name of the private draft for the texts typed at a URL (path and query). */
export const typedTextName = (address: string) => `typed:${address}`;

/** The text of a field, and the texts it may contain when it is restored; any other content is kept. */
const typedFieldSchema = v.object({ text: v.string(), before: v.array(v.string()) });
export type TypedField = v.InferOutput<typeof typedFieldSchema>;

const typedFieldsSchema = v.record(v.string(), typedFieldSchema);

/** Texts by field name. */
export type TypedFields = v.InferOutput<typeof typedFieldsSchema>;

/** Converts the fields to a private draft; `now` is in milliseconds since 1970. */
export function packTypedFields(fields: TypedFields, now: number): Record<string, string> {
  return Object.keys(fields).length === 0 ? {} : { at: String(now), fields: JSON.stringify(fields) };
}

/** Reads the fields of a private draft; empty when it is too old. */
export function unpackTypedFields(draft: Record<string, string>, now: number): TypedFields {
  if (!(Math.abs(now - Number(draft.at)) < MAX_AGE_MS)) return {};
  try {
    return v.parse(typedFieldsSchema, JSON.parse(draft.fields ?? ''));
  } catch {
    return {};
  }
}
