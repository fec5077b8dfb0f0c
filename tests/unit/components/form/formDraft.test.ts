import {
  type DraftBase,
  type EditBase,
  restoredBase,
  restoredValues,
  toFormDraft,
} from '@/components/form/formDraft';
import { mergeChanges } from '@/domain/conflict';

interface Person {
  name?: string | undefined;
  city?: string | undefined;
  limit?: number | undefined;
  unit?: string | undefined;
}

const RECORD: Person = { name: 'Zhang Wei', city: 'Hangzhou', limit: 5, unit: 'days' };

/** An edited record whose limit and unit are only valid together. */
const editOf = (values: Person): DraftBase<Person> => ({
  getBase(names) {
    const kept = names.includes('limit') ? [...names, 'unit' as const] : names;
    return { version: 3, values: Object.fromEntries(kept.map((name) => [name, values[name] ?? null])) };
  },
  restoreBase: () => {},
});

const draftOf = (values: Person) => {
  const draft = toFormDraft(values, editOf(RECORD));
  if (!draft) throw new Error('Nothing is kept');
  return JSON.parse(JSON.stringify(draft)) as typeof draft;
};

/** Changes of both sides when the draft is saved over a record that is `current` by now. */
const mergeOver = (values: Person, current: Person) => {
  const draft = draftOf(values);
  const base: EditBase<Person> = restoredBase(draft.base ?? { version: 0, marks: {} }, current);
  expect(base.version).toBe(3);
  return mergeChanges(base.values, restoredValues(draft), current);
};

it('holds nothing without a change', () => {
  expect(toFormDraft(RECORD, editOf(RECORD))).toBeUndefined();
});

it('does not hold what the record said before', () => {
  const draft = draftOf({ ...RECORD, name: 'Li Na' });
  expect(draft.values).toEqual({ name: 'Li Na' });
  expect(JSON.stringify(draft)).not.toMatch(/Zhang|Hangzhou/);
});

it('holds an emptied value, and what is only valid together with a change', () => {
  const draft = draftOf({ ...RECORD, name: undefined, limit: 7 });
  expect(draft.values).toEqual({ name: null, limit: 7, unit: 'days' });
  expect(restoredValues(draft)).toEqual({ name: undefined, limit: 7, unit: 'days' });
});

it('changes only its own fields of a record that nobody has changed', () => {
  expect(mergeOver({ ...RECORD, name: 'Li Na' }, RECORD)).toEqual({ mine: ['name'], theirs: [], both: [] });
});

it('leaves the other fields to whoever has changed them since', () => {
  const current = { ...RECORD, city: 'Ningbo' };
  expect(mergeOver({ ...RECORD, name: 'Li Na' }, current)).toEqual({ mine: ['name'], theirs: [], both: [] });
});

it('asks about a field that somebody has changed since', () => {
  const current = { ...RECORD, name: 'Wang Fang' };
  expect(mergeOver({ ...RECORD, name: 'Li Na' }, current).both).toEqual([['name']]);
  expect(mergeOver({ ...RECORD, name: undefined }, current).both).toEqual([['name']]);
});

it('has no base in a form without an edited record', () => {
  expect(toFormDraft({ name: 'a' }, undefined, {})).toEqual({ values: { name: 'a' } });
});
