import type { Listing } from '@/domain/listing';
import type { PageQuery, UsedQuery } from '@/domain/listQuery';
import type { ReadOptions } from '../query/useQuery';
import { usePageInRange } from './useEmptyPage';
import { type ChangeOptions, type ListArea, type ListOptions, useListState } from './useListState';

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
  const isOutOfRange = usePageInRange(state, state.query.current, (page) =>
    goToPage(page, { replace: true }),
  );
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
