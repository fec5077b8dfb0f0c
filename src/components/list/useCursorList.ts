import type { CursorListing } from '@/domain/listing';
import type { CursorQuery, UsedQuery } from '@/domain/listQuery';
import type { ReadOptions } from '../query/useQuery';
import { CursorPager } from './CursorPager';
import { useEmptyPageRedirect } from './useEmptyPage';
import { type ChangeOptions, type ListArea, type ListOptions, useListState } from './useListState';

/**
 * Loads one page of a list that grows for ever; its cursor is kept in the URL. `data` keeps the previous page while the next one
 * loads. A page whose entries are gone redirects to the one before it.
 */
export function useCursorList<A extends ListArea, Q extends CursorQuery, T extends CursorListing<unknown>>(
  area: A,
  schema: UsedQuery<Q>,
  read: (query: Q, options: ReadOptions) => Promise<T>,
  options: ListOptions<Q, T> = {},
) {
  const { state, getStatus, goTo, placeSearch } = useListState(area, schema, read, options);
  const { query, data } = state;
  const goToCursor = (cursor: string | undefined, options?: ChangeOptions) => goTo({ cursor }, options);
  const isPastTheEnd = useEmptyPageRedirect(
    state,
    ({ list, total, previous }) => {
      if (query.cursor === undefined || list.length > 0 || total === 0) return undefined;
      return { cursor: previous === query.cursor ? undefined : previous };
    },
    ({ cursor }) => goToCursor(cursor, { replace: true }),
  );
  return {
    ...state,
    status: getStatus(isPastTheEnd),
    /** Comes with the list: pages without cursors do not load it. */
    CursorPager,
    next: data?.next,
    previous: data?.previous,
    /** Goes to the page of a cursor; to the first page without one. */
    goToCursor,
    /** Returns the URL's search of the page of a cursor. */
    cursorSearch: (cursor: string | undefined) => placeSearch({ cursor }),
  };
}

export type CursorList<
  Q extends CursorQuery,
  T extends CursorListing<unknown> = CursorListing<unknown>,
  A extends ListArea = ListArea,
> = ReturnType<typeof useCursorList<A, Q, T>>;
