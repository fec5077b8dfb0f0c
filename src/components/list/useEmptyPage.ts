import { useEffect, useEffectEvent } from 'react';
import { type Listing, lastPage } from '@/domain/listing';
import type { Query } from '../query/useQuery';

type Read<T> = Pick<Query<T>, 'data' | 'isLoading' | 'isStale'>;

/**
 * Redirects from a place in a list that has no entries (any more) to one that has. Returns whether it is about to, so that no empty
 * state appears.
 * @param findPlace returns the place to go to instead; undefined for data that need no redirect
 * @param redirect replaces the current place
 */
export function useEmptyPageRedirect<T, P>(
  { data, isLoading, isStale }: Read<T>,
  findPlace: (data: T) => P | undefined,
  redirect: (place: P) => void,
): boolean {
  const place = data === undefined || isLoading || isStale ? undefined : findPlace(data);
  const isRedirecting = place !== undefined;
  const handleEmptyPage = useEffectEvent(() => place !== undefined && redirect(place));
  useEffect(() => {
    if (isRedirecting) handleEmptyPage();
  }, [isRedirecting]);
  return isRedirecting;
}

/** Redirects from a page after the last one to the last one, as `useEmptyPageRedirect` does. Pages are numbered from 1. */
export const usePageInRange = (
  read: Read<Pick<Listing<unknown>, 'total' | 'pageSize'>>,
  current: number,
  goToPage: (page: number) => void,
): boolean =>
  useEmptyPageRedirect(
    read,
    ({ total, pageSize }) => {
      const last = lastPage(total, pageSize);
      return current > last ? last : undefined;
    },
    goToPage,
  );
