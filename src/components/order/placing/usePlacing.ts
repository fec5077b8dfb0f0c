import { useEffect, useEffectEvent } from 'react';
import type { Consent } from '@/domain/content/agreement';
import type { Endpoint } from '@/domain/endpoint';
import { changePending } from '@/domain/instance/instanceMachine';
import { orderEndpoints } from '@/domain/order/endpoints';
import { idempotencyConflict, ORDER_ERROR } from '@/domain/order/orderError';
import type { Quote } from '@/domain/order/quote';
import { isRefusal, type RequestError, readRefusal } from '@/domain/requestError';
import { AUTOMATIC } from '../../query/automaticRead';
import { useActionOnce } from '../../query/useActionOnce';
import { type ReadOptions, useQuery } from '../../query/useQuery';
import { useOnline } from '../../useOnline';
import { useServerMessage } from '../../useServerMessage';

/** What every order is placed with. */
export interface OrderTerms {
  quoteId: string;
  payableAmount: number;
  consents: Consent[];
  idempotencyKey: string;
}

/** Why an order was not placed. */
export type OrderNotice =
  | { kind: 'unknown' | 'missing' }
  /** The price was fetched again; `before` is the amount agreed to, in cents. */
  | { kind: 'price'; before: number }
  /** The idempotency key was used for an order with different content. */
  | { kind: 'conflict'; orderId: string | undefined }
  /** An earlier order has to be finished first. */
  | { kind: 'pending'; orderId: string; message: string }
  | { kind: 'refused'; code: number | string | undefined; message: string };

const OUTCOME_NOTICES: readonly OrderNotice[] = [{ kind: 'unknown' }, { kind: 'missing' }];

interface PlacingOptions<T, A extends unknown[]> {
  /** Unique among the user's intents. */
  name: string;
  idempotencyKey?: string;
  isShared?: boolean;
  endpoint: Endpoint;
  find: (idempotencyKey: string, options: { automatic?: boolean }) => Promise<T | undefined>;
  send: (terms: OrderTerms, ...choice: A) => Promise<T>;
  onPlaced: (order: T) => unknown;
  /** Returns whether it shows the refusal itself. */
  onRefused?: (error: RequestError) => boolean;
  /** Fetches a new price. Without it, a changed price is a refusal like any other. */
  onPriceChanged?: () => void;
  /** Fetches the new versions of the agreements. */
  onConsentOutdated?: () => void;
}

/**
 * Places an order, once: every way to order goes through it. An unknown outcome is looked up by its key, also when the browser
 * is back online, and what was not placed is sent again.
 */
export function usePlacing<T extends { orderId: string }, A extends unknown[]>(
  options: PlacingOptions<T, A>,
) {
  const { name, idempotencyKey, isShared, endpoint, find, send, onPlaced } = options;
  const [notice, setNotice] = useServerMessage<OrderNotice>();

  const placing = useActionOnce<[Quote, readonly Consent[], A], T>({
    ...{ name, endpoint, find },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(isShared && { isShared }),
    act: (key, { quoteId, payableAmount }, consents, choice) =>
      send({ quoteId, payableAmount, consents: [...consents], idempotencyKey: key }, ...choice),
    onDone: onPlaced,
    onRefused(error, { payableAmount }) {
      const { quoteExpired, priceChanged, consentOutdated } = ORDER_ERROR;
      if (options.onPriceChanged && (error.code === quoteExpired || error.code === priceChanged)) {
        setNotice({ kind: 'price', before: payableAmount });
        options.onPriceChanged();
      } else if (options.onConsentOutdated && error.code === consentOutdated) {
        options.onConsentOutdated();
      } else if (!options.onRefused?.(error)) {
        setNotice(toNotice(error));
      }
    },
  });
  useOnline(() => placing.isUnknown && void placing.retry(AUTOMATIC));

  const { outcome, isUnknown } = placing;
  return {
    /** Whether it is sent, or placed and the page is about to be left. */
    isSending: placing.isPending || outcome === 'done',
    isUnknown,
    isPending: placing.isPending,
    notice: OUTCOME_NOTICES.find(({ kind }) => kind === outcome) ?? notice,
    setNotice,
    checkAgain: () => void placing.retry(),
    place(quote: Quote, consents: readonly Consent[], ...choice: A) {
      setNotice(undefined);
      return placing.run(quote, consents, choice);
    },
  };
}

/** Returns the notice about a refused order or price. */
export function toNotice(error: RequestError): OrderNotice {
  const { code, message } = error;
  if (code === ORDER_ERROR.idempotencyConflict)
    return { kind: 'conflict', orderId: readRefusal(error, idempotencyConflict)?.orderId };
  const pending = readRefusal(error, changePending);
  return pending ? { kind: 'pending', ...pending, message } : { kind: 'refused', code, message };
}

interface PriceOptions {
  /** Changes with what is ordered. */
  key: unknown;
  fetchQuote: (options: ReadOptions) => Promise<Quote | undefined>;
  /** Called when what is ordered is refused. */
  onRefused?: (error: RequestError) => unknown;
}

/** The price of an order. */
export function useOrderPrice({ key, fetchQuote, onRefused }: PriceOptions) {
  const { data, error, isLoading, refresh } = useQuery(
    async (options) => ({ key: JSON.stringify(key), quote: await fetchQuote(options) }),
    { key },
  );
  const failure = isLoading ? undefined : error;
  const handleRefused = useEffectEvent((refusal: RequestError) => onRefused?.(refusal));
  useEffect(() => {
    if (failure && isRefusal(failure, orderEndpoints.quote)) handleRefused(failure);
  }, [failure]);
  const isCurrent = data?.quote !== undefined && !isLoading && !error && data.key === JSON.stringify(key);
  return {
    /** The latest price; may be of an earlier choice unless `isCurrent`. */
    quote: data?.quote,
    isCurrent,
    isLoading,
    error: failure,
    renew: () => void refresh(),
  };
}

export type OrderPriceState = ReturnType<typeof useOrderPrice>;
