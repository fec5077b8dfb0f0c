import * as v from 'valibot';
import { nameSchema, ruledText, type TextRule } from './fieldError';
import {
  ids,
  keyword,
  type ListQuery,
  listQuery,
  localDay,
  manyOf,
  oneOf,
  type PageQuery,
  type QueryField,
  wholeNumber,
} from './listQuery';
import type { countQuery, momentQuery, textQuery } from './schemas';

/**
 * A field of an entity, in the vocabulary of ProComponents' columns. Schemas, query, sort keys, filters, columns, forms,
 * details, file and history derive from it; its texts are `<entity>.field.<name>` and `<entity>.<name>.<choice>`.
 */
export interface Field {
  /** In a reply. */
  schema: v.GenericSchema;
  /** How it is shown, searched and typed in; `text` by default. */
  valueType?: 'text' | 'textarea' | 'select' | 'digit' | 'dateTime' | 'progress';
  /** Names of the choices, in order; a number in a reply is an index in them. Without it the server lists the choices. */
  valueEnum?: readonly string[];
  sorter?: true;
  /** It is no column of the table and of files either. */
  hideInTable?: true;
  hideInSearch?: true;
  /** Names of the limits of a range in the query; `min<Name>` and `max<Name>` by default. */
  search?: readonly [first: string, last: string];
  /** How it is typed in; without it only the server sets the field. */
  formItem?: {
    /** Name of the value that is sent; by default that of the field. */
    name?: string;
    /** Schema of the value that is sent; by default that of the field. */
    schema?: v.GenericSchema;
    /** Length of a text in characters, or limits of a number. */
    rule?: TextRule;
    step?: string;
    /** Fields of a step with a higher one come later. */
    order?: number;
  };
  /** Of a new entity. */
  initialValue?: unknown;
}

export type Fields = Readonly<Record<string, Field>>;

export const defineFields = <const F extends Fields>(fields: F): F => fields;

/** The schema, type and choices of a field with fixed choices. */
export const select = <const V extends readonly string[]>(valueEnum: V) =>
  ({ schema: v.picklist(valueEnum), valueType: 'select', valueEnum }) as const;

/** The rule and schema of a text that is typed in: trimmed, with a length in characters. */
export const textItem = (min: number, max: number) => {
  const rule = { min, max };
  return { rule, schema: ruledText(rule) };
};

/** The rule and schema of a name that is typed in. */
export const nameItem = (min: number, max: number) => {
  const schema = nameSchema(max, min);
  return { rule: schema.rule, schema };
};

type Flat<T> = { [Key in keyof T]: T[Key] };

/** The names of the fields that have a property. */
type NameWith<F extends Fields, P> = {
  [N in keyof F]: F[N] extends P ? N : never;
}[keyof F] &
  string;

type SortName<F extends Fields> = NameWith<F, { sorter: true }>;
/** `callNo` is ascending, `-callNo` descending. */
export type SortOrder<F extends Fields> = SortName<F> | `-${SortName<F>}`;
export type ColumnName<F extends Fields> = Exclude<keyof F & string, NameWith<F, { hideInTable: true }>>;
/** A field that is typed in. */
export type InputName<F extends Fields> = NameWith<F, { formItem: object }>;

const namesWhere = (fields: Fields, matches: (field: Field) => unknown) =>
  Object.keys(fields).filter((name) => fields[name] && matches(fields[name]));

export const sortNames = <F extends Fields>(fields: F) =>
  namesWhere(fields, ({ sorter }) => sorter) as SortName<F>[];

/** The columns of tables and files, in their default order. */
export const columnNames = <F extends Fields>(fields: F) =>
  namesWhere(fields, ({ hideInTable }) => !hideInTable) as ColumnName<F>[];

/** The fields that are typed in, whose changes a history shows. */
export const inputNames = <F extends Fields>(fields: F) =>
  namesWhere(fields, ({ formItem }) => formItem) as InputName<F>[];

// Schemas

type Entries<F extends Fields> = { -readonly [N in keyof F]: F[N]['schema'] };

/** The schema of an entity in a reply. */
export function entitySchema<F extends Fields>(fields: F): v.ObjectSchema<Entries<F>, undefined> {
  const entries = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return v.object(Object.fromEntries(entries) as Entries<F>);
}

type SentName<N, I> = I extends { name: infer Name extends string } ? Name : N;
type ContentEntries<F extends Fields> = {
  -readonly [N in InputName<F> as SentName<N, F[N]['formItem']>]: F[N]['formItem'] extends {
    schema: infer S extends v.GenericSchema;
  }
    ? S
    : F[N]['schema'];
};

/** Name of the value that is sent for a field. */
export const sentName = (name: string, { formItem }: Field): string => formItem?.name ?? name;

/** The schema of what a form sends. */
export function contentSchema<F extends Fields>(fields: F): v.ObjectSchema<ContentEntries<F>, undefined> {
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    field.formItem ? [[sentName(name, field), field.formItem.schema ?? field.schema]] : [],
  );
  return v.object(Object.fromEntries(entries) as ContentEntries<F>);
}

// Search

/** A filter that follows from a field; `keyword` is one for all texts. */
export type FieldFilter =
  | { kind: 'keyword'; field: string }
  | { kind: 'many'; field: string; choices?: readonly string[] }
  | { kind: 'range' | 'days'; field: string; first: string; last: string };

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The filters of a list, in the order of its fields. */
export function fieldFilters(fields: Fields): FieldFilter[] {
  return Object.entries(fields).flatMap(([field, facts]): FieldFilter[] => {
    const { valueType = 'text', valueEnum, hideInSearch } = facts;
    if (hideInSearch) return [];
    if (valueType === 'select') return [{ kind: 'many', field, choices: valueEnum }];
    const [first, last] = facts.search ?? [`min${capitalized(field)}`, `max${capitalized(field)}`];
    if (valueType === 'dateTime') return [{ kind: 'days', field, first, last }];
    if (valueType === 'text' || valueType === 'textarea') return [{ kind: 'keyword', field }];
    return [{ kind: 'range', field, first, last }];
  });
}

type Searched<F extends Fields, P> = Exclude<NameWith<F, P>, NameWith<F, { hideInSearch: true }>>;
type Limit<N extends string, D> = D extends {
  search: readonly [infer A extends string, infer B extends string];
}
  ? A | B
  : `min${Capitalize<N>}` | `max${Capitalize<N>}`;
type LimitName<F extends Fields, P> = { [N in Searched<F, P>]: Limit<N, F[N]> }[Searched<F, P>];
type Select = { valueType: 'select' };
type NumberField = { valueType: 'digit' | 'progress' };
type Moment = { valueType: 'dateTime' };
type Choice<D> = D extends { valueEnum: infer V extends readonly string[] } ? V[number] : string;

type Query<F extends Fields> = Flat<
  { keyword: string | undefined } & { [N in Searched<F, Select>]: Choice<F[N]>[] } & {
    [N in LimitName<F, NumberField>]: number | undefined;
  } & { [N in LimitName<F, Moment>]: string | undefined } & { sort: SortOrder<F> } & PageQuery
>;

/** The filters and sort order as they are sent. */
type FilterEntries<F extends Fields> = Flat<
  { keyword: typeof textQuery } & {
    [N in Searched<F, Select>]: v.OptionalSchema<
      v.ArraySchema<v.GenericSchema<Choice<F[N]>>, undefined>,
      undefined
    >;
  } & { [N in LimitName<F, NumberField>]: typeof countQuery } & {
    [N in LimitName<F, Moment>]: typeof momentQuery;
  } & { sort: v.OptionalSchema<v.GenericSchema<SortOrder<F>>, undefined> }
>;

const sortOrders = <F extends Fields>(fields: F) =>
  sortNames(fields).flatMap((name): SortOrder<F>[] => [name, `-${name}`]);

/** The query of a list in the URL. Days are local. A range whose limits contradict each other is ignored. */
export function listQueryOf<F extends Fields>(
  fields: F,
  { sort, pageSizes }: { sort: SortOrder<F>; pageSizes?: readonly number[] },
): ListQuery<Query<F>, FilterEntries<F>> {
  const filters = fieldFilters(fields);
  const readers = filters.flatMap((filter): [string, QueryField][] => {
    if (filter.kind === 'keyword') return [];
    if (filter.kind === 'many') return [[filter.field, filter.choices ? manyOf(filter.choices) : ids]];
    const limit = filter.kind === 'range' ? wholeNumber() : localDay;
    return [
      [filter.first, limit],
      [filter.last, limit],
    ];
  });
  const ranges = filters.flatMap((filter) => (filter.kind === 'range' ? [filter] : []));
  const check = <Q extends object>(query: Q): Q => {
    const values = Object.fromEntries(Object.entries(query));
    const isReversed = ({ first, last }: { first: string; last: string }) =>
      Number(values[first] ?? 0) > Number(values[last] ?? Number.POSITIVE_INFINITY);
    const ignored = ranges.filter(isReversed).flatMap(({ first, last }) => [first, last]);
    return { ...query, ...Object.fromEntries(ignored.map((name) => [name, undefined])) };
  };
  const query = {
    keyword,
    ...Object.fromEntries(readers),
    /** Order of the list; a leading `-` reverses it. */
    sort: oneOf(sortOrders(fields), sort),
  };
  return listQuery(query, { pageSizes, check }) as unknown as ListQuery<Query<F>, FilterEntries<F>>;
}
