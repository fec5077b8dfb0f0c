import { changedValues } from './changedValues';

/** What a save of an edited record starts from: a version of the record with its values. */
export interface EditBase<T> {
  version: number;
  values: Partial<T>;
}

/** What a draft of a form holds. An emptied value is `null`, because JSON leaves out `undefined`. */
export interface FormDraft<T> {
  /** The changed values. */
  values: Partial<T>;
  /** Of an edited record: what the changed values were before. */
  base?: EditBase<T>;
}

/** Reads and sets the base of an edited record. */
export interface DraftBase<T> {
  getBase: (names: readonly (keyof T & string)[]) => EditBase<T>;
  setBase: (base: EditBase<T>) => void;
}

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
  const kept = Object.entries(changed).map(([name, value]) => [name, value ?? null]);
  return { values: Object.fromEntries(kept) as Partial<T>, ...(base && { base }) };
}

/** Returns the values that a draft restores: the changed ones, with those that are only valid together with them. */
export const restoredValues = <T extends object>({ values, base }: FormDraft<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries({ ...base?.values, ...values }).map(([name, value]) => [name, value ?? undefined]),
  ) as Partial<T>;
