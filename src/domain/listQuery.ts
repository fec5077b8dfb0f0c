import { isDay } from './calendar';
import { cutCharacters } from './characters';
import { DEFAULT_PAGE_SIZE } from './listing';

type QueryValue = string | number | readonly string[] | undefined;

/** How a field filters a list: the control that a list shows for it. `link` filters are set by links only. */
export type FilterKind = 'search' | 'oneOf' | 'manyOf' | 'flag' | 'day' | 'link';

/** Reads a query parameter. A missing or invalid one gives the default. */
export interface QueryField<T extends QueryValue = QueryValue> {
  (texts: readonly string[]): T;
  /** `isRequired` when one of the choices is always in use. */
  filter?: { kind: FilterKind; choices?: readonly string[]; isRequired?: boolean; maxLength?: number };
}
type QueryFields = Record<string, QueryField>;

export interface PageQuery {
  /** From 1. */
  current: number;
  pageSize: number;
}

type QueryOf<F extends QueryFields> = { [N in keyof F]: ReturnType<F[N]> } & PageQuery;

const withFilter = <T extends QueryValue>(
  filter: QueryField['filter'],
  read: (texts: readonly string[]) => T,
): QueryField<T> => Object.assign(read, { filter });

/** A trimmed text, shortened to `maxLength`. */
export const text = (maxLength = 50) =>
  withFilter(
    { kind: 'search', maxLength },
    ([value = '']) => cutCharacters(value.trim(), maxLength) || undefined,
  );

/** A filter without a control, set by links. */
export const byLink = <T extends QueryValue>(field: QueryField<T>) =>
  withFilter({ kind: 'link' }, (texts) => field(texts));

/** One of the choices that the page learns from the server. */
export const matching = (pattern: RegExp) =>
  withFilter({ kind: 'oneOf' }, ([value = '']) => (pattern.test(value) ? value : undefined));

/** A whole number below a billion. */
export const wholeNumber: QueryField<number | undefined> = ([value = '']) =>
  /^\d{1,9}$/.test(value) ? Number(value) : undefined;

/** A day, `2026-11-20`. */
export const day = withFilter({ kind: 'day' }, ([value = '']) => (isDay(value) ? value : undefined));

/** `1` or nothing. */
export const flag = withFilter({ kind: 'flag' }, ([value]) => (value === '1' ? ('1' as const) : undefined));

export function oneOf<T extends string>(choices: readonly T[]): QueryField<T | undefined>;
export function oneOf<T extends string>(choices: readonly T[], fallback: T): QueryField<T>;
export function oneOf<T extends string>(choices: readonly T[], fallback?: T): QueryField<T | undefined> {
  return withFilter(
    { kind: 'oneOf', choices, isRequired: fallback !== undefined },
    ([value]) => choices.find((choice) => choice === value) ?? fallback,
  );
}

/** The selected choices, in their order. */
export const manyOf = <T extends string>(choices: readonly T[]) =>
  withFilter({ kind: 'manyOf', choices }, (texts) => choices.filter((choice) => texts.includes(choice)));

/** At most twenty distinct ids, sorted. */
export const ids = withFilter({ kind: 'manyOf' }, (texts): string[] =>
  [...new Set(texts)]
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .sort()
    .slice(0, 20),
);

/** The schema of a list's query. */
export interface ListQuery<Q extends PageQuery> {
  /** Without `current` and `pageSize`. */
  names: readonly (keyof Q & string)[];
  /** How each field filters the list. */
  filters: { readonly [name: string]: QueryField['filter'] };
  /** Groups of fields of which only one is in use. */
  exclusive: readonly (readonly string[])[];
  /** The first one is the default. */
  pageSizes: readonly number[];
  read: (params: URLSearchParams) => Q;
  isDefault: (name: string, value: unknown) => boolean;
  /** Whether any field except the sort order differs from its default. */
  isFiltered: (query: Q) => boolean;
}

interface QueryOptions<F extends QueryFields> {
  pageSizes?: readonly number[];
  exclusive?: readonly (readonly (keyof F & string)[])[];
  /** Corrects contradicting values. */
  check?: (query: QueryOf<F>) => QueryOf<F>;
}

/** Creates a query schema. */
export function listQuery<F extends QueryFields>(
  fields: F,
  { pageSizes = [DEFAULT_PAGE_SIZE], exclusive = [], check = (query) => query }: QueryOptions<F> = {},
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
    filters: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.filter])),
    exclusive,
    pageSizes,
    read,
    isDefault,
    isFiltered: (query) => names.some((name) => name !== 'sort' && !isDefault(name, query[name])),
  };
}
