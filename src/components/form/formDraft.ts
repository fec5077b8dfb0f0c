import { toMark } from '@/domain/mark';
import { changedValues } from './changedValues';

/** What a save of an edited record starts from: a version of the record with its values. */
export interface EditBase<T> {
  version: number;
  values: Partial<T>;
}

/** An edited record as a draft knows it: marks of the values before, by which a later change by others is noticed. */
export interface MarkedBase {
  version: number;
  marks: Readonly<Record<string, string>>;
}

/** What a draft of a form holds. An emptied value is `null`, because JSON leaves out `undefined`. */
export interface FormDraft<T> {
  /** The changed values, with those that are only valid together with them. */
  values: Partial<T>;
  /** Of an edited record. What its values were is not kept: they may be private. */
  base?: MarkedBase;
}

/** Reads and restores the base of an edited record. */
export interface DraftBase<T> {
  /** With the values of these fields, and of those that are only valid together with them. */
  getBase: (names: readonly (keyof T & string)[]) => EditBase<T>;
  restoreBase: (base: MarkedBase) => void;
}

const markOf = (value: unknown) => toMark(JSON.stringify(value ?? null));

/** Stands for a former value that nobody knows any more; it differs from all others. */
const FORMER = { former: true };

/**
 * Returns the value to keep as a draft; undefined without a change. `initial` are the values of a form without an edited record
 * before.
 */
export function toFormDraft<T extends object>(
  values: T,
  edit: DraftBase<T> | undefined,
  initial: Partial<T> = {},
): FormDraft<T> | undefined {
  const getBase = (of: object) => edit?.getBase(Object.keys(of) as (keyof T & string)[]);
  const changed = changedValues(getBase(values)?.values ?? initial, values);
  if (!changed) return undefined;
  const base = getBase(changed);
  const kept = Object.entries({ ...base?.values, ...changed }).map(([name, value]) => [name, value ?? null]);
  const marks = Object.entries(base?.values ?? {}).map(([name, value]) => [name, markOf(value)]);
  return {
    values: Object.fromEntries(kept) as Partial<T>,
    ...(base && { base: { version: base.version, marks: Object.fromEntries(marks) } }),
  };
}

/** Returns the values that a draft restores. */
export const restoredValues = <T extends object>({ values }: FormDraft<T>): Partial<T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined])) as Partial<T>;

/** Returns the base of a draft over the current values of its record: those that were changed since count as changed by others. */
export const restoredBase = <T extends object>(
  { version, marks }: MarkedBase,
  current: Partial<T>,
): EditBase<T> => ({
  version,
  values: {
    ...current,
    ...Object.fromEntries(
      Object.entries(marks).flatMap(([name, mark]) =>
        markOf(current[name as keyof T]) === mark ? [] : [[name, FORMER]],
      ),
    ),
  },
});
