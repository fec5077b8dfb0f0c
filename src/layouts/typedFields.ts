import { type FieldFacts, fieldName, mayKeepText, type TypedFields } from '@/browser/typedText';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that somebody typed into since they came on the page. */
const typedInto = new WeakSet<Element>();

/** What stood in a field each time that somebody came to it. */
const stoodBefore = new WeakMap<Element, Set<string>>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function noteBefore(field: Field, text = field.value): void {
  stoodBefore.set(field, (stoodBefore.get(field) ?? new Set()).add(text));
}

/** Notes which fields are typed into. Returns how to stop. */
export function watchTyping(): () => void {
  const handleArrival = ({ type, target }: Event) => {
    // A field that has the focus from the start is first heard of when it is typed into.
    if (isField(target) && (type === 'focusin' || !stoodBefore.has(target))) noteBefore(target);
  };
  const handleInput = ({ target }: Event) => {
    if (isField(target)) typedInto.add(target);
  };
  document.addEventListener('focusin', handleArrival);
  document.addEventListener('beforeinput', handleArrival, true);
  document.addEventListener('input', handleInput, true);
  return () => {
    document.removeEventListener('focusin', handleArrival);
    document.removeEventListener('beforeinput', handleArrival, true);
    document.removeEventListener('input', handleInput, true);
  };
}

const getLabel = (field: Field) =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder;

function getFacts(field: Field): FieldFacts {
  return {
    type: field.type,
    role: field.getAttribute('role') ?? '',
    autocomplete: field.autocomplete,
    id: field.id,
    name: field.name,
    label: getLabel(field),
  };
}

/** A date is chosen; its text alone means nothing to the field. */
const isFree = (field: Field) => !field.readOnly && !field.closest('.ant-picker');

/** The fields of the page by a name that they have again after a reload. */
function namedFields(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    const name = isFree(field) && fieldName(getFacts(field));
    if (!name) continue;
    let count = 1;
    while (fields.has(`${name} ${count}`)) count += 1;
    fields.set(`${name} ${count}`, field);
  }
  return fields;
}

/** What was typed into the page and may be kept, by field. */
export function readTypedFields(): TypedFields {
  const read: TypedFields = {};
  for (const [name, field] of namedFields()) {
    const facts = getFacts(field);
    if (!typedInto.has(field) || !mayKeepText(facts, field.value)) continue;
    const before = [...(stoodBefore.get(field) ?? [])].filter(
      (text) => text === '' || mayKeepText(facts, text),
    );
    read[name] = { text: field.value, before };
  }
  return read;
}

/** Writes into a field as a person would: React knows of it by the event, and looks at the value behind its own. */
function write(field: Field, text: string): void {
  noteBefore(field);
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Milliseconds between two looks for fields that have come. */
const LOOK_MS = 250;

/** Looks for which a field is held to its text: a form may still fill it with what the server has. */
const HELD_LOOKS = 6;

/** Milliseconds in which a field may come, as one in a dialog that has to be opened again. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Puts the texts into their fields as these come, once each. A field that holds neither its text nor what stood there before
 * is another one under the same name, or somebody else has changed it. Returns how to give up.
 */
export function fillFields(typed: TypedFields): () => void {
  const left = new Map(Object.entries(typed));
  const looks = new Map<string, number>();
  const deadline = performance.now() + PATIENCE_MS;
  const look = () => {
    for (const [name, field] of namedFields()) {
      const { text, before } = left.get(name) ?? {};
      // A form is often closed while it is on its way.
      if (text === undefined || field.disabled) continue;
      if (field.value !== text && !before?.includes(field.value)) continue;
      const count = looks.get(name) ?? 0;
      looks.set(name, count + 1);
      if (field.value !== text && count < HELD_LOOKS) write(field, text);
      // From here on it is the person's.
      if (count >= HELD_LOOKS || (count > 0 && document.activeElement === field)) left.delete(name);
    }
    if (left.size === 0 || performance.now() > deadline) clearInterval(timer);
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
