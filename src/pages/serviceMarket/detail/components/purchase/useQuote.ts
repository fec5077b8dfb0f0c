import { useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import type { Selection } from '@/domain/catalog/selection';
import { fetchQuote } from '@/services/order';

/** Milliseconds that a changed selection stays before its price is read. */
const DEBOUNCE_MS = 200;

/** Reads the price of what is selected, without a coupon: that is entered and judged where the order is placed. */
export function useQuote({ couponCode: _, ...selection }: Selection) {
  const [hasPrice, setHasPrice] = useState(false);
  const { data, error, isLoading, refresh } = useQuery(({ signal }) => fetchQuote(selection, { signal }), {
    key: selection,
    // The first price comes at once.
    debounceMs: hasPrice ? DEBOUNCE_MS : undefined,
    onData: () => setHasPrice(true),
  });
  return {
    /** The newest price there is; while `isLoading` it may be that of the selection before. */
    quote: error ? undefined : data,
    isLoading,
    /** Why there is no price. */
    error: isLoading ? undefined : error,
    retry: refresh,
  };
}
