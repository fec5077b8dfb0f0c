import { useQuery } from '@/components/query/useQuery';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { isRequestError } from '@/domain/requestError';
import { fetchQuote } from '@/services/order';

/** Reads the server's price of a selection; `onRefused` is called when the server refuses to name one. */
export function useQuote(selection: Selection, onRefused: (code: number | string, message: string) => void) {
  const { data, error, isLoading, refresh } = useQuery(
    async ({ signal }) => {
      try {
        return await fetchQuote(selection, { signal, personal: true });
      } catch (failure) {
        if (isRequestError(failure) && failure.code !== undefined) onRefused(failure.code, failure.message);
        throw failure;
      }
    },
    { key: writeSelection(selection) },
  );
  return {
    /** The newest price, which may be another selection's while `isCurrent` is not set. */
    quote: data,
    /** Whether the price is this selection's and may be agreed to. */
    isCurrent: data !== undefined && !isLoading && !error,
    isLoading,
    failed: error !== undefined && !isLoading,
    /** Fetches a new quote; a failure shows as such. */
    renew: () => void refresh(),
  };
}
