import * as v from 'valibot';
import { type Person, personSchema } from './console/person';
import { CONFLICT } from './endpoint';
import { lenient } from './lenient';
import { refusal } from './requestError';
import { timestamp } from './schemas';

/** The refusal of a save of a record that started from another version than the current one. */
export const conflictOf = <S extends v.GenericSchema>(record: S) =>
  refusal(
    CONFLICT,
    v.object({
      /** Who changed the record last, of their own records the users themselves; missing when no person did. */
      by: lenient(personSchema),
      /** When the record was last changed. */
      at: timestamp,
      /** The record as it is now. */
      current: record,
    }),
  );

export interface Conflict<R> {
  /** Who changed the record last; missing when no person did. */
  by?: Person | undefined;
  /** When the record was changed last (ISO 8601). */
  at: string;
  /** The record as it is now. */
  current: R;
}

/** An empty value is as good as a missing one, and texts are trimmed by the server. */
function toComparable(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' ? value.trim() || undefined : JSON.stringify(value);
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  toComparable(one) === toComparable(other);

/** Names of fields that are only valid together, such as a limit and its unit. */
export type FieldGroup<T> = readonly (keyof T & string)[];

export interface Merge<T> {
  /** Fields that only the user changed; those of a group all together. */
  mine: (keyof T & string)[];
  /** Fields that only somebody else changed. */
  theirs: (keyof T & string)[];
  /** Fields, alone or as a group, that both changed in different ways. */
  both: FieldGroup<T>[];
}

/**
 * Compares two changes of the same values, field by field. Fields of `groups` count as one. A field that `mine` lacks is
 * unchanged.
 */
export function mergeChanges<T extends object>(
  base: Partial<T>,
  mine: Partial<T>,
  theirs: Partial<T>,
  groups: readonly FieldGroup<T>[] = [],
): Merge<T> {
  const own = { ...base, ...mine };
  const names = Object.keys({ ...own, ...theirs }) as (keyof T & string)[];
  const single = names.filter((name) => !groups.some((group) => group.includes(name)));
  const merge: Merge<T> = { mine: [], theirs: [], both: [] };
  for (const group of [...groups, ...single.map((name) => [name])]) {
    const differing = (one: Partial<T>, other: Partial<T>) =>
      group.filter((name) => !isSameValue(one[name], other[name]));
    const changedByThem = differing(base, theirs);
    if (differing(own, theirs).length === 0) continue;
    if (changedByThem.length === 0) merge.mine.push(...group);
    else if (differing(base, own).length === 0) merge.theirs.push(...changedByThem);
    else merge.both.push(group);
  }
  return merge;
}

/** Returns the fields that differ, with those of their group. */
export const changedFields = <T extends object>(
  base: Partial<T>,
  values: Partial<T>,
  groups?: readonly FieldGroup<T>[],
): Partial<T> => pickFields({ ...base, ...values }, mergeChanges(base, values, base, groups).mine);

/** Returns the values of some fields. */
export const pickFields = <T extends object>(values: Partial<T>, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>;
