import * as v from 'valibot';
import { isDay } from './calendar';
import { DEFAULT_PAGE_SIZE } from './listing';
import {
  choiceQuery,
  choicesQuery,
  countQuery,
  cursorPaging,
  dayQuery,
  flagQuery,
  ID_PATTERN,
  MAX_CURSOR_LENGTH,
  momentQuery,
  paging,
  sentCode,
  sentList,
  textQuery,
} from './schemas';
import { cleanKeyword } from './typedKeyword';

type QueryValue = string | number | readonly string[] | undefined;

/** How a field filters a list: the control that a list shows for it. `link` filters are set by links only. */
export type FilterKind = 'search' | 'oneOf' | 'manyOf' | 'flag' | 'day' | 'link';

/** A parameter of a list's query: read from the URL, and sent to the server. */
export interface QueryField<T extends QueryValue = QueryValue, S extends v.GenericSchema = v.GenericSchema> {
  /** Reads the URL's values. A missing or invalid one gives the default. */
  (texts: readonly string[]): T;
  /** What the server takes. */
  schema: S;
  /** `isRequired` when one of the choices is always in use. */
  filter?: { kind: FilterKind; choices?: readonly string[]; isRequired?: boolean; maxLength?: number };
}
type QueryFields = Record<string, QueryField>;

export interface SizeQuery {
  /** Entries per page. */
  pageSize: number;
}

export interface PageQuery extends SizeQuery {
  /** From 1. */
  current: number;
}

/** The query of a list with cursors. */
export interface CursorQuery extends SizeQuery {
  /** As the back end gave it; undefined on the first page. */
  cursor: string | undefined;
}

type Values<F extends QueryFields> = { [N in keyof F]: ReturnType<F[N]> };
type Entries<F extends QueryFields> = { [N in keyof F]: F[N]['schema'] };

const queryField = <T extends QueryValue, S extends v.GenericSchema>(
  schema: S,
  read: (texts: readonly string[]) => T,
  filter?: QueryField['filter'],
): QueryField<T, S> => Object.assign((texts: readonly string[]) => read(texts), { schema, filter });

/** A text as `cleanKeyword` reads it. No more than `maxLength` characters can be typed; a longer text of a link is searched as it is. */
export const text = (maxLength = 50) =>
  queryField(textQuery, ([value = '']) => cleanKeyword(value) || undefined, { kind: 'search', maxLength });

/** Words in any order, each of which a searched text contains or an id stands for; see "Lists". */
export const keyword = text();

/** A filter without a control, set by links. */
export const byLink = <T extends QueryValue, S extends v.GenericSchema>(field: QueryField<T, S>) =>
  queryField(field.schema, (texts) => field(texts), { kind: 'link' });

/** One of the choices that the page learns from the server. */
export const matching = (pattern: RegExp) =>
  queryField(
    v.optional(v.pipe(v.string(), v.regex(pattern))),
    ([value = '']) => (pattern.test(value) ? value : undefined),
    { kind: 'oneOf' },
  );

/** A whole number with at most `digits` digits. */
export const wholeNumber = (digits = 9) =>
  queryField(countQuery, ([value = '']) =>
    /^\d+$/.test(value) && value.length <= digits ? Number(value) : undefined,
  );

const readDay = ([value = '']: readonly string[]) => (isDay(value) ? value : undefined);

// An accounting day, `2026-11-20`.
export const day = queryField(dayQuery, readDay, { kind: 'day' });

// A day in the reader's time zone, which is sent as a moment: `dayRange` of calendar.ts gives it.
export const localDay = queryField(momentQuery, readDay, { kind: 'day' });

// `1` or nothing.
export const flag = queryField(flagQuery, ([value]) => (value === '1' ? (1 as const) : undefined), {
  kind: 'flag',
});

type ChoiceQuery<T extends string> = ReturnType<typeof choiceQuery<readonly T[]>>;

export function oneOf<T extends string>(choices: readonly T[]): QueryField<T | undefined, ChoiceQuery<T>>;
export function oneOf<T extends string>(
  choices: readonly T[],
  fallback: NoInfer<T>,
): QueryField<T, ChoiceQuery<T>>;
export function oneOf<T extends string>(
  choices: readonly T[],
  fallback?: T,
): QueryField<T | undefined, ChoiceQuery<T>> {
  return queryField(
    choiceQuery(choices),
    ([value]) => choices.find((choice) => choice === value) ?? fallback,
    { kind: 'oneOf', choices, isRequired: fallback !== undefined },
  );
}

/** The selected choices, in their order. */
export const manyOf = <T extends string>(choices: readonly T[]) =>
  queryField(choicesQuery(choices), (texts) => choices.filter((choice) => texts.includes(choice)), {
    kind: 'manyOf',
    choices,
  });

/** Ids in one filter. */
export const MAX_IDS = 20;

// The distinct ids, sorted.
export const ids = queryField(
  v.optional(sentList(sentCode)),
  (texts): string[] =>
    [...new Set(texts)]
      .filter((id) => ID_PATTERN.test(id))
      .sort()
      .slice(0, MAX_IDS),
  { kind: 'manyOf' },
);

type QuerySchema<E, P> = E extends v.ObjectEntries ? v.ObjectSchema<E & P, undefined> : never;

/** The query of a list: how its page reads it from the URL, and what its endpoint takes. */
export interface ListQuery<Q extends SizeQuery, E = v.ObjectEntries, P = typeof paging> {
  /** Schemas of the parameters that are sent, without those of pages. */
  entries: E;
  /** The schema of what is sent. */
  schema: QuerySchema<E, P>;
  /** Without those of pages. */
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

/** What a page uses of the query of its list, whichever way it is paged. */
export type UsedQuery<Q extends SizeQuery> = Omit<ListQuery<Q>, 'entries' | 'schema'>;

interface QueryOptions<F extends QueryFields> {
  pageSizes?: readonly number[];
  exclusive?: readonly (readonly (keyof F & string)[])[];
  /** Corrects contradicting values. */
  check?: (values: Values<F>) => Values<F>;
}

/** Declares a query whose pages have these parameters; `readPlace` reads those besides the size from the URL. */
function declareQuery<F extends QueryFields, L extends object, P extends v.ObjectEntries>(
  fields: F,
  { pageSizes = [DEFAULT_PAGE_SIZE], exclusive = [], check = (values) => values }: QueryOptions<F>,
  pageEntries: P,
  readPlace: (params: URLSearchParams) => L,
): ListQuery<Values<F> & L & SizeQuery, Entries<F>, P> {
  type Query = Values<F> & L & SizeQuery;
  const names = Object.keys(fields);
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as Entries<F>;

  function read(params: URLSearchParams): Query {
    const size = Number(params.get('pageSize'));
    const values = Object.entries(fields).map(([name, field]) => [name, field(params.getAll(name))]);
    const pageSize = pageSizes.find((each) => each === size) ?? pageSizes[0];
    return { ...check(Object.fromEntries(values)), ...readPlace(params), pageSize } as Query;
  }

  const defaults: Record<string, unknown> = read(new URLSearchParams());
  const isDefault = (name: string, value: unknown) =>
    value === undefined || JSON.stringify(value) === JSON.stringify(defaults[name]);
  return {
    entries,
    schema: v.object({ ...entries, ...pageEntries }) as unknown as QuerySchema<Entries<F>, P>,
    names,
    filters: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.filter])),
    exclusive,
    pageSizes,
    read,
    isDefault,
    isFiltered: (query) =>
      names.some((name) => name !== 'sort' && !isDefault(name, (query as Record<string, unknown>)[name])),
  };
}

/** Declares the query of a list whose pages are numbered. */
export const listQuery = <F extends QueryFields>(fields: F, options: QueryOptions<F> = {}) =>
  declareQuery(fields, options, paging, (params) => {
    // Links of earlier versions use `page`.
    const current = Number(params.get('current') ?? params.get('page') ?? 1);
    return { current: Number.isSafeInteger(current) && current > 0 ? current : 1 };
  });

/** Declares the query of a list with cursors. A link of earlier versions with the number of a page leads to the first one. */
export const cursorQuery = <F extends QueryFields>(fields: F, options: QueryOptions<F> = {}) =>
  declareQuery(fields, options, cursorPaging, (params) => {
    const cursor = params.get('cursor') || undefined;
    return { cursor: cursor && cursor.length <= MAX_CURSOR_LENGTH ? cursor : undefined };
  });
