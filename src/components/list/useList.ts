import { useEffect, useEffectEvent } from 'react';
import { type Listing, lastPage } from '@/domain/listing';
import type { PageQuery, UsedQuery } from '@/domain/listQuery';
import type { ReadOptions } from '../query/useQuery';
import { type ChangeOptions, type ListArea, type ListOptions, useListState } from './useListState';

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

/**
 * Loads one page of a list whose query is kept in the URL. `data` keeps the previous page while the next one
 * loads; a page after the last one redirects to the last one.
 */
export function useList<A extends ListArea, Q extends PageQuery, T extends Listing<unknown>>(
  area: A,
  schema: UsedQuery<Q>,
  read: (query: Q, options: ReadOptions) => Promise<T>,
  options: ListOptions<Q, T> = {},
) {
  const { state, getStatus, goTo, placeSearch } = useListState(area, schema, read, options);
  const toPlace = (page: number) => ({ current: page > 1 ? String(page) : undefined });
  const goToPage = (page: number, options?: ChangeOptions) => goTo(toPlace(page), options);
  const isOutOfRange = usePageInRange({
    current: state.query.current,
    listing: state.isStale ? undefined : state.data,
    settled: !state.isLoading,
    goToPage: (page) => goToPage(page, { replace: true }),
  });
  return {
    ...state,
    status: getStatus(isOutOfRange),
    goToPage,
    /** Returns the URL's search of another page. */
    pageSearch: (page: number) => placeSearch(toPlace(page)),
  };
}

export type List<
  Q extends PageQuery,
  T extends Listing<unknown> = Listing<unknown>,
  A extends ListArea = ListArea,
> = ReturnType<typeof useList<A, Q, T>>;
