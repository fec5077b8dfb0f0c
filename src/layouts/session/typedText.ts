import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import {
  type FieldFacts,
  fieldName,
  isSafeToStore,
  packTypedFields,
  type TypedFields,
  typedTextName,
  unpackTypedFields,
} from '@/browser/typedText';
import { currentPlace } from './place';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that the user has typed into. */
const typedInto = new WeakSet<Element>();

/** The values that a field had whenever the user focused it. */
const initialTexts = new WeakMap<Element, Set<string>>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function storeInitialText(field: Field, text = field.value): void {
  initialTexts.set(field, (initialTexts.get(field) ?? new Set()).add(text));
}

/** Tracks which fields the user types into. Returns a stop function. */
export function watchTyping(): () => void {
  const handleFocus = ({ type, target }: Event) => {
    // An autofocused field sends no focus event.
    if (isField(target) && (type === 'focusin' || !initialTexts.has(target))) storeInitialText(target);
  };
  const handleInput = ({ target }: Event) => {
    if (isField(target)) typedInto.add(target);
  };
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('focusin', handleFocus, { signal: listeners.signal });
  document.addEventListener('beforeinput', handleFocus, options);
  document.addEventListener('input', handleInput, options);
  return () => listeners.abort();
}

function getFacts(field: Field): FieldFacts {
  return {
    type: field.type,
    role: field.getAttribute('role') ?? '',
    autocomplete: field.autocomplete,
    id: field.id,
    name: field.name,
    label: field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder,
  };
}

/** Date pickers are excluded: their text alone does not set a date. */
const isRestorable = (field: Field) => !field.readOnly && !field.closest('.ant-picker');

/** The fields of the page by a name that is stable across reloads. */
function namedFields(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    const name = isRestorable(field) && fieldName(getFacts(field));
    if (!name) continue;
    let count = 1;
    while (fields.has(`${name} ${count}`)) count += 1;
    fields.set(`${name} ${count}`, field);
  }
  return fields;
}

/** The typed texts that may be stored, by field. */
function readTypedFields(): TypedFields {
  const typed: TypedFields = {};
  for (const [name, field] of namedFields()) {
    const facts = getFacts(field);
    if (!typedInto.has(field) || !isSafeToStore(facts, field.value)) continue;
    const before = [...(initialTexts.get(field) ?? [])].filter(
      (text) => text === '' || isSafeToStore(facts, text),
    );
    typed[name] = { text: field.value, before };
  }
  return typed;
}

/** Sets the value with the native setter and an input event, so that React sees the change. */
function write(field: Field, text: string): void {
  storeInitialText(field);
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Milliseconds between two searches for new fields. */
const SEARCH_INTERVAL_MS = 250;

/** Checks during which a text is written again, because the form may still load server data into the field. */
const MAX_WRITES = 6;

/** Milliseconds to wait for a field, for example one in a dialog that must be opened first. */
const RESTORE_TIMEOUT_MS = 10 * 60_000;

/**
 * Fills each text into its field once the field appears. Skips a field with an unknown value: it is another field of the
 * same name, or its data has changed. Returns a cancel function.
 */
function fillFields(typed: TypedFields): () => void {
  const pending = new Map(Object.entries(typed));
  const checks = new Map<string, number>();
  const deadline = performance.now() + RESTORE_TIMEOUT_MS;
  const fill = () => {
    for (const [name, field] of namedFields()) {
      const { text, before } = pending.get(name) ?? {};
      // Forms are often disabled while they load.
      if (text === undefined || field.disabled) continue;
      if (field.value !== text && !before?.includes(field.value)) continue;
      const count = checks.get(name) ?? 0;
      checks.set(name, count + 1);
      if (field.value !== text && count < MAX_WRITES) write(field, text);
      // From here on the user's own changes count.
      if (count >= MAX_WRITES || (count > 0 && document.activeElement === field)) pending.delete(name);
    }
    if (pending.size === 0 || performance.now() > deadline) clearInterval(timer);
  };
  const timer = setInterval(fill, SEARCH_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** The id of the user who types; empty for a visitor. */
let typingUserId = '';

/** The texts of a page that an error has unmounted. */
let held: { name: string; fields: TypedFields } | undefined;

function getDraftName(): string {
  const { pathname, search } = currentPlace();
  return typedTextName(pathname + search);
}

export function setTypingUser(userId: string): void {
  typingUserId = userId;
}

/** Reads the typed texts before an error unmounts the page, for `keepTypedText`. */
export function captureTypedText(): void {
  held = { name: getDraftName(), fields: readTypedFields() };
}

/** Stores the typed texts of this page as a private draft of the user, for this tab. */
export function keepTypedText(): void {
  const name = getDraftName();
  const fields = { ...(held?.name === name && held.fields), ...readTypedFields() };
  if (Object.keys(fields).length > 0)
    writePrivateDraft(typingUserId, name, packTypedFields(fields, Date.now()));
}

/** Restores the user's typed texts of this URL and removes the draft. Returns a cancel function. */
export function restoreTypedText(): (() => void) | undefined {
  held = undefined;
  const name = getDraftName();
  const fields = unpackTypedFields(readPrivateDraft(typingUserId, name), Date.now());
  writePrivateDraft(typingUserId, name, {});
  return Object.keys(fields).length > 0 ? fillFields(fields) : undefined;
}
