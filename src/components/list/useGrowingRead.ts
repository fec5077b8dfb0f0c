import { useLayoutEffect, useRef } from 'react';
import type { CursorListing } from '@/domain/listing';
import type { ReadOptions } from '../query/useQuery';

/** Entries to read, from the place of a cursor on. */
interface Part {
  cursor?: string | undefined;
  pageSize: number;
}

/**
 * Lets a list grow by "Load more": `pageSize` is the number of entries to show, and only those are read that are not shown yet. Keep
 * `useShown` informed of the entries that stay; without any, all are read in one call.
 */
export function useGrowingRead<Q extends object, T extends CursorListing<unknown>>(
  read: (query: Q & Part, options: ReadOptions) => Promise<T>,
) {
  const shown = useRef<T>(undefined);

  async function readRest(query: Q & { pageSize: number }, options: ReadOptions): Promise<T> {
    const { next, list = [] } = shown.current ?? {};
    const missing = query.pageSize - list.length;
    if (next === undefined || missing <= 0) return read({ ...query, cursor: undefined }, options);
    const part = await read({ ...query, cursor: next, pageSize: missing }, options);
    // The first page comes instead when the cursor is no longer known. Entries may have changed in the meantime.
    if (part.previous === undefined) return part;
    return { ...part, list: [...(shown.current?.list ?? list), ...part.list] };
  }

  /** Says which entries are kept. */
  function useShown(kept: T | undefined) {
    // Before the effect that starts a read.
    useLayoutEffect(() => {
      shown.current = kept;
    });
  }
  return { readRest, useShown };
}
