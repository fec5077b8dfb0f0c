import { useEffect, useEffectEvent } from 'react';
import { type Listing, lastPage } from '@/domain/listing';

interface PageInRange {
  /** The page asked for, from 1. */
  current: number;
  /** What was answered; missing until it is known. */
  listing: Pick<Listing<unknown>, 'total' | 'pageSize'> | undefined;
  /** Whether that answer is for what is asked now. */
  settled: boolean;
  /** Goes to a page in place of this one. */
  goToPage: (page: number) => void;
}

/**
 * Leads a page isPageOutOfRange the last one to the last one: what was there may have moved or gone, or the link is old. Answers
 * whether that is about to happen, so that nobody is told that there is nothing.
 */
export function usePageInRange({ current, listing, settled, goToPage }: PageInRange): boolean {
  const last = listing && lastPage(listing.total, listing.pageSize);
  const isPageOutOfRange = settled && last !== undefined && current > last;
  const goToLastPage = useEffectEvent(() => goToPage(last ?? 1));
  useEffect(() => {
    if (isPageOutOfRange) goToLastPage();
  }, [isPageOutOfRange]);
  return isPageOutOfRange;
}
