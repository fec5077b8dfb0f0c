import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { packTypedFields, type TypedFields, typedTextName, unpackTypedFields } from '@/browser/typedText';
import { currentPlace } from './place';
import { fillFields, readTypedFields } from './typedFields';

/** Whose text it is; a visitor has no id. */
let typist = '';

/** What stood on a page that has been taken away, as a failed one is. */
let held: { name: string; fields: TypedFields } | undefined;

function nameOfPlace(): string {
  const { pathname, search } = currentPlace();
  return typedTextName(pathname + search);
}

/** Says who is at the page now. */
export function setTypist(userId: string): void {
  typist = userId;
}

/** Takes down what is typed while it is still on the page, for `keepTypedText`. */
export function holdTypedText(): void {
  held = { name: nameOfPlace(), fields: readTypedFields() };
}

/** Keeps what was typed on this page, in this tab, for the person who typed it (design: one private draft for each address). */
export function keepTypedText(): void {
  const name = nameOfPlace();
  const gone = held?.name === name ? held.fields : {};
  const fields = { ...gone, ...readTypedFields() };
  if (Object.keys(fields).length > 0) writePrivateDraft(typist, name, packTypedFields(fields, Date.now()));
}

/** Puts back what this person had typed at this address, once. Returns how to give up. */
export function restoreTypedText(): (() => void) | undefined {
  held = undefined;
  const name = nameOfPlace();
  const fields = unpackTypedFields(readPrivateDraft(typist, name), Date.now());
  writePrivateDraft(typist, name, {});
  return Object.keys(fields).length > 0 ? fillFields(fields) : undefined;
}
