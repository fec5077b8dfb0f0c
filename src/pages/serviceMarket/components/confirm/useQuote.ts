import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { isRequestError } from '@/domain/requestError';
import { fetchQuote } from '@/services/order';

/** The server's price of a selection, asked for anew when the selection or the language changes. */
export function useQuote(selection: Selection, onRefused: (code: number | string, message: string) => void) {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const key = writeSelection(selection);
  const { data, error, loading, refreshAsync } = useRequest(
    async () => ({ key, quote: await fetchQuote(selection, { signal: unmountSignal(), personal: true }) }),
    {
      refreshDeps: [key, locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
        if (isRequestError(failure) && failure.code !== undefined) onRefused(failure.code, failure.message);
      },
    },
  );
  return {
    /** The newest price, which may be another selection's while `isCurrent` is not set. */
    quote: data?.quote,
    /** Whether the price is this selection's and may be agreed to. */
    isCurrent: !loading && !error && data?.key === key,
    loading,
    failed: error !== undefined && !loading,
    /** Fetches a new quote; a failure shows as such. */
    renew: () => void refreshAsync().catch(() => {}),
  };
}
