import { isDay } from './calendar';
import { DEFAULT_PAGE_SIZE } from './listing';

type QueryValue = string | number | readonly string[] | undefined;

/** Reads a query parameter. A missing or invalid one gives the default. */
export type QueryField<T extends QueryValue = QueryValue> = (texts: readonly string[]) => T;
type QueryFields = Record<string, QueryField>;

export interface PageQuery {
  /** From 1. */
  current: number;
  pageSize: number;
}

type QueryOf<F extends QueryFields> = { [N in keyof F]: ReturnType<F[N]> } & PageQuery;

/** A trimmed text, shortened to `maxLength` characters. */
export const text =
  (maxLength = 50): QueryField<string | undefined> =>
  ([value = '']) =>
    [...value.trim()].slice(0, maxLength).join('') || undefined;

export const matching =
  (pattern: RegExp): QueryField<string | undefined> =>
  ([value = '']) =>
    pattern.test(value) ? value : undefined;

/** A whole number below a billion. */
export const wholeNumber: QueryField<number | undefined> = ([value = '']) =>
  /^\d{1,9}$/.test(value) ? Number(value) : undefined;

/** A day, `2026-11-20`. */
export const day: QueryField<string | undefined> = ([value = '']) => (isDay(value) ? value : undefined);

export function oneOf<T extends string>(choices: readonly T[]): QueryField<T | undefined>;
export function oneOf<T extends string>(choices: readonly T[], fallback: T): QueryField<T>;
export function oneOf<T extends string>(choices: readonly T[], fallback?: T): QueryField<T | undefined> {
  return ([value]) => choices.find((choice) => choice === value) ?? fallback;
}

/** The selected choices, in their order. */
export const manyOf =
  <T extends string>(choices: readonly T[]): QueryField<T[]> =>
  (texts) =>
    choices.filter((choice) => texts.includes(choice));

/** At most twenty distinct ids, sorted. */
export const ids: QueryField<string[]> = (texts) =>
  [...new Set(texts)]
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .sort()
    .slice(0, 20);

/** The schema of a list's query. */
export interface ListQuery<Q extends PageQuery> {
  /** Without `current` and `pageSize`. */
  names: readonly (keyof Q & string)[];
  /** The first one is the default. */
  pageSizes: readonly number[];
  read: (params: URLSearchParams) => Q;
  isDefault: (name: string, value: unknown) => boolean;
  /** Whether any field except the sort order differs from its default. */
  isFiltered: (query: Q) => boolean;
}

/** Creates a query schema. `check` corrects contradicting values. */
export function listQuery<F extends QueryFields>(
  fields: F,
  {
    pageSizes = [DEFAULT_PAGE_SIZE],
    check = (query) => query,
  }: { pageSizes?: readonly number[]; check?: (query: QueryOf<F>) => QueryOf<F> } = {},
): ListQuery<QueryOf<F>> {
  const names = Object.keys(fields);

  function read(params: URLSearchParams): QueryOf<F> {
    // Links of earlier versions use `page`.
    const current = Number(params.get('current') ?? params.get('page') ?? 1);
    const pageSize = Number(params.get('pageSize'));
    const values = Object.entries(fields).map(([name, field]) => [name, field(params.getAll(name))]);
    return check({
      ...Object.fromEntries(values),
      current: Number.isSafeInteger(current) && current > 0 ? current : 1,
      pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
    });
  }

  const defaults = read(new URLSearchParams());
  const isDefault = (name: string, value: unknown) =>
    value === undefined || JSON.stringify(value) === JSON.stringify(defaults[name]);
  return {
    names,
    pageSizes,
    read,
    isDefault,
    isFiltered: (query) => names.some((name) => name !== 'sort' && !isDefault(name, query[name])),
  };
}
