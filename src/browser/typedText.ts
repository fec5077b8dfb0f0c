import * as v from 'valibot';

/** Milliseconds that typed text waits for its person to come back. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** What a field says of itself. */
export interface FieldFacts {
  /** `textarea`, or the type of an input. */
  type: string;
  role: string;
  autocomplete: string;
  id: string;
  name: string;
  /** What it is called for a screen reader, or shows while it is empty. */
  label: string;
}

const TEXT_TYPES = ['textarea', 'text', 'search', 'email', 'tel', 'url', 'number', 'date', 'datetime-local'];

/** Passwords, also while they are shown, codes that count once, cards and identity papers. */
const SECRET_AUTOCOMPLETE = /password|one-time-code|\bcc-/i;
const SECRET_NAME =
  /pass(word|phrase|wd)|captcha|verif|otp\b|\bcv[cv]\b|card|id_?number|credit_?code|secret|token/i;

/** As many digits as the number of a card or of an identity card has, however they are grouped. */
const SECRET_TEXT = /\d(?:[ -]?\d){12,}/;

/** Whether a text typed into this field may be kept over a reload or a sign-in. */
export function mayKeepText({ type, role, autocomplete, id, name }: FieldFacts, text: string): boolean {
  if (text === '' || !TEXT_TYPES.includes(type) || role === 'combobox') return false;
  return (
    !SECRET_AUTOCOMPLETE.test(autocomplete) && !SECRET_NAME.test(`${id} ${name}`) && !SECRET_TEXT.test(text)
  );
}

/** What React and its libraries make up themselves may be another one after a reload. */
const MADE_UP = /^(:|_r_|«|rc_|react-|test-id)/;

/** By what a field is found again after a reload, or nothing when it has no name of its own. */
export function fieldName({ type, id, name, label }: FieldFacts): string | undefined {
  const own = (id && !MADE_UP.test(id) && id) || name || label;
  return own ? `${type === 'textarea' ? type : 'input'} ${own}` : undefined;
}

/** Under what the text typed at an address (path and query) is kept as a private draft. */
export const typedTextName = (address: string) => `typed:${address}`;

/** What stands in a field, and what may stand there when it is put back: anything else there is not this field's past. */
const typedFieldSchema = v.object({ text: v.string(), before: v.array(v.string()) });
export type TypedField = v.InferOutput<typeof typedFieldSchema>;

const typedFieldsSchema = v.record(v.string(), typedFieldSchema);

/** By the names of their fields. */
export type TypedFields = v.InferOutput<typeof typedFieldsSchema>;

/** As a private draft of the moment `now` (milliseconds since 1970). */
export function packTypedFields(fields: TypedFields, now: number): Record<string, string> {
  return Object.keys(fields).length === 0 ? {} : { at: String(now), fields: JSON.stringify(fields) };
}

/** The same again; none when they have waited too long. */
export function unpackTypedFields(draft: Record<string, string>, now: number): TypedFields {
  if (!(Math.abs(now - Number(draft.at)) < KEPT_MS)) return {};
  try {
    return v.parse(typedFieldsSchema, JSON.parse(draft.fields ?? ''));
  } catch {
    return {};
  }
}
