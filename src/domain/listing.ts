import * as v from 'valibot';
import { count } from './schemas';

/** One page of a list; `current` counts from 1. */
export function listingSchema<S extends v.GenericSchema>(item: S) {
  return v.object({
    /** Entries of the page. */
    list: v.array(item),
    /** Number of all matching entries. */
    total: count,
    /** Number of the page, from 1. */
    current: count,
    /** Entries per page. */
    pageSize: count,
  });
}

export interface Listing<T> {
  list: T[];
  total: number;
  current: number;
  pageSize: number;
}

/** Spec section 9. */
export const DEFAULT_PAGE_SIZE = 10;
/** The largest page that a back end returns. */
export const MAX_PAGE_SIZE = 100;

export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));
