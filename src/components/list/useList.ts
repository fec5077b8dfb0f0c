import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Listing, lastPage } from '@/domain/listing';
import type { ListQuery, PageQuery } from '@/domain/listQuery';
import { type ReadOptions, useQuery } from '../query/useQuery';
import { useQueryState } from '../query/useQueryState';

interface PageInRange {
  /** The requested page, from 1. */
  current: number;
  /** Undefined until it is loaded. */
  listing: Pick<Listing<unknown>, 'total' | 'pageSize'> | undefined;
  /** Whether `listing` belongs to the current request. */
  settled: boolean;
  /** Replaces the current page. */
  goToPage: (page: number) => void;
}

/** Redirects a page after the last one to the last one. Returns whether it is about to, so that no empty state appears. */
export function usePageInRange({ current, listing, settled, goToPage }: PageInRange): boolean {
  const last = listing && lastPage(listing.total, listing.pageSize);
  const isPageOutOfRange = settled && last !== undefined && current > last;
  const goToLastPage = useEffectEvent(() => goToPage(last ?? 1));
  useEffect(() => {
    if (isPageOutOfRange) goToLastPage();
  }, [isPageOutOfRange]);
  return isPageOutOfRange;
}

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

interface ListOptions<Q extends PageQuery, T> {
  /** Further dependencies of the request. */
  key?: unknown;
  ready?: boolean;
  onData?: (data: T) => void;
  /** The options of filters whose choices the query does not know. */
  options?: (data: T | undefined, query: Q) => { [N in keyof Q & string]?: Option[] };
}

interface ChangeOptions {
  replace?: boolean;
}

/** The fields that cannot stay in use together with the given ones. */
function replacedBy<Q extends PageQuery>({ exclusive }: ListQuery<Q>, values: object): string[] {
  const set = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const others = exclusive.filter((group) => !group.some((name) => set.includes(name)));
  return others.length < exclusive.length ? others.flat() : [];
}

/**
 * Loads one page of a list whose query is kept in the URL. `data` keeps the previous page while the next one
 * loads; a page after the last one redirects to the last one.
 */
export function useList<A extends ListArea, Q extends PageQuery, T extends Listing<unknown>>(
  area: A,
  schema: ListQuery<Q>,
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
    page: undefined,
  });
  const pageParams = (page: number) => ({ current: page > 1 ? String(page) : undefined, page: undefined });
  const goToPage = (page: number, options?: ChangeOptions) => changeUrl(pageParams(page), options);
  const change = (values: Partial<Q>, options?: ChangeOptions) =>
    changeUrl({ ...toParams(values), current: undefined }, options);

  const isOutOfRange = usePageInRange({
    current: query.current,
    listing: isStale ? undefined : data,
    settled: !isLoading,
    goToPage: (page) => goToPage(page, { replace: true }),
  });

  function getStatus(): 'loading' | 'failed' | 'empty' | 'ready' {
    // The data of this query stays visible when a refresh fails.
    if (error && !isLoading && (!data || isStale)) return 'failed';
    const isPastTheEnd = isOutOfRange || (isStale && data?.list.length === 0 && data.total > 0);
    if (!data || isPastTheEnd) return 'loading';
    return data.total === 0 ? 'empty' : 'ready';
  }

  const listed: { [N in keyof Q & string]?: Option[] } = options?.(data, query) ?? {};
  return {
    area,
    query,
    filters: schema.filters,
    options: listed,
    data,
    status: getStatus(),
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
    setData: (update: (data: T) => T) =>
      setData((result) => result && { ...result, data: update(result.data) }),
    goToPage,
    setPageSize: (size: number, options?: ChangeOptions) => {
      const pageSize = size === schema.pageSizes[0] ? undefined : String(size);
      changeUrl({ pageSize, current: undefined, page: undefined }, options);
    },
    /** Changes some fields of the query and goes to the first page. */
    change,
    /** Clears all filters. */
    clear: () => {
      const filters = schema.names.filter((name) => name !== 'sort');
      changeUrl(Object.fromEntries([...filters, 'current', 'page'].map((name) => [name, undefined])));
    },
    /** Returns the URL's search with some fields changed and on the first page, for a link. */
    searchWith: (values: Partial<Q>) => searchWith({ ...toParams(values), current: undefined }),
    /** Returns the URL's search of another page. */
    pageSearch: (page: number) => searchWith(pageParams(page)),
  };
}

export type List<
  Q extends PageQuery,
  T extends Listing<unknown> = Listing<unknown>,
  A extends ListArea = ListArea,
> = ReturnType<typeof useList<A, Q, T>>;
