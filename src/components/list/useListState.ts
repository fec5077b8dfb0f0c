import { useMemo } from 'react';
import type { CursorListing, Listing } from '@/domain/listing';
import type { SizeQuery, UsedQuery } from '@/domain/listQuery';
import { type ReadOptions, useQuery } from '../query/useQuery';
import { useQueryState } from '../query/useQueryState';

/** An area with the texts of a list: `<area>.list.failed`, `.empty` and `.total`. */
export type ListArea = TextId extends infer Id
  ? Id extends `${infer Area}.list.total`
    ? Area
    : never
  : never;

export interface Option {
  value: string;
  label: string;
}

export interface ListOptions<Q extends SizeQuery, T> {
  /** Further dependencies of the request. */
  key?: unknown;
  ready?: boolean;
  onData?: (data: T) => void;
  /** The options of filters whose choices the query does not know. */
  options?: (data: T | undefined, query: Q) => { [N in keyof Q & string]?: Option[] };
}

export interface ChangeOptions {
  replace?: boolean;
}

/** The fields that cannot stay in use together with the given ones. */
function replacedBy({ exclusive }: Pick<UsedQuery<SizeQuery>, 'exclusive'>, values: object): string[] {
  const set = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const others = exclusive.filter((group) => !group.some((name) => set.includes(name)));
  return others.length < exclusive.length ? others.flat() : [];
}

/** The parameters of the place in a list; `page` is that of earlier versions. */
const NO_PLACE = { current: undefined, page: undefined, cursor: undefined };

/**
 * Loads a part of a list whose query is kept in the URL, whichever way the list is paged. `data` keeps the previous part while the
 * next one loads.
 */
export function useListState<
  A extends ListArea,
  Q extends SizeQuery,
  T extends Listing<unknown> | CursorListing<unknown>,
>(
  area: A,
  schema: UsedQuery<Q>,
  read: (query: Q, options: ReadOptions) => Promise<T>,
  { key, ready, onData, options }: ListOptions<Q, T> = {},
) {
  const { query: params, searchWith, change: changeUrl } = useQueryState();
  const query = useMemo(() => schema.read(params), [schema, params]);
  const readKey = JSON.stringify([query, key]);
  const {
    data: last,
    error,
    isLoading,
    refresh,
    setData,
    successCount,
  } = useQuery(async (options) => ({ query, readKey, data: await read(query, options) }), {
    key: readKey,
    ready,
    onData: (result) => onData?.(result.data),
  });
  const data = last?.data;
  const isStale = last !== undefined && last.readKey !== readKey;

  const toParams = (values: Partial<Q>) => ({
    ...Object.fromEntries(replacedBy(schema, values).map((name) => [name, undefined])),
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        schema.isDefault(name, value) ? undefined : Array.isArray(value) ? value : String(value),
      ]),
    ),
    ...NO_PLACE,
  });

  /** `isPastTheEnd`: the list has entries, but none at this place, which is about to change. */
  function getStatus(isPastTheEnd: boolean): 'loading' | 'failed' | 'empty' | 'ready' {
    // The data of this query stays visible when a refresh fails.
    if (error && !isLoading && (!data || isStale)) return 'failed';
    const isLeftEmpty = isPastTheEnd || (isStale && data?.list.length === 0 && data.total > 0);
    if (!data || isLeftEmpty) return 'loading';
    return data.total === 0 ? 'empty' : 'ready';
  }

  type Place = { [N in keyof typeof NO_PLACE]?: string | undefined };
  const listed: { [N in keyof Q & string]?: Option[] } = options?.(data, query) ?? {};
  const state = {
    area,
    query,
    filters: schema.filters,
    options: listed,
    data,
    error,
    isLoading,
    /** Whether `data` belongs to another query. */
    isStale,
    /** Whether `data` are the first of the entries that are asked for. */
    isBeginning:
      isStale &&
      last.query.pageSize < query.pageSize &&
      JSON.stringify([{ ...last.query, pageSize: query.pageSize }, key]) === readKey,
    isFiltered: schema.isFiltered(query),
    pageSizes: schema.pageSizes,
    isSet: (name: keyof Q & string) => !schema.isDefault(name, query[name]),
    refresh,
    successCount,
    setData: (update: (data: T) => T) =>
      setData((result) => result && { ...result, data: update(result.data) }),
    setPageSize: (size: number, options?: ChangeOptions) => {
      const pageSize = size === schema.pageSizes[0] ? undefined : String(size);
      changeUrl({ pageSize, ...NO_PLACE }, options);
    },
    /** Changes some fields of the query and goes to the first page. */
    change: (values: Partial<Q>, options?: ChangeOptions) => changeUrl(toParams(values), options),
    /** Clears all filters. */
    clear: () => {
      const filters = schema.names.filter((name) => name !== 'sort');
      changeUrl({ ...Object.fromEntries(filters.map((name) => [name, undefined])), ...NO_PLACE });
    },
    /** Returns the URL's search with some fields changed and on the first page, for a link. */
    searchWith: (values: Partial<Q>) => searchWith(toParams(values)),
  };
  return {
    state,
    getStatus,
    /** Goes to a place of the list. */
    goTo: (place: Place, options?: ChangeOptions) => changeUrl({ ...NO_PLACE, ...place }, options),
    /** Returns the URL's search of a place, for a link. */
    placeSearch: (place: Place) => searchWith({ ...NO_PLACE, ...place }),
  };
}
