import { useIntl } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '@/domain/catalog/selection';
import type { Quote } from '@/domain/order/quote';
import { isRequestError } from '@/domain/requestError';
import { fetchQuote } from '@/services/order';

/** Milliseconds of quiet before a changed selection is asked about. */
const QUIET_MS = 200;

export interface LiveQuote {
  /** The newest price there is; while `pending` it may be that of the selection before. */
  quote?: Quote;
  pending: boolean;
  /** Why there is no price. */
  error?: Error;
  retry: () => void;
}

/** The price of what is selected, asked from the server anew with every change. Only the answer to the last question counts. */
export function useQuote({ couponCode: _, ...selection }: Selection): LiveQuote {
  const { locale } = useIntl();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; quote?: Quote; error?: Error }>();
  const settled = useRef(false);
  // A coupon is entered and judged where the order is placed; the price here is without it.
  const asked = JSON.stringify(selection);
  // The lines of a quote are in the language of the call.
  const key = `${locale} ${attempt} ${asked}`;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function ask() {
      try {
        const quote = await fetchQuote(JSON.parse(asked), { signal });
        if (!signal.aborted) setAnswer({ key, quote });
        settled.current = true;
      } catch (error) {
        if (signal.aborted) return;
        if (!isRequestError(error)) throw error;
        settled.current = false;
        setAnswer({ key, error });
      }
    }
    // Nobody waits for quiet who sees no price yet.
    const timer = setTimeout(ask, settled.current ? QUIET_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, asked]);

  const pending = answer?.key !== key;
  return {
    quote: answer?.quote,
    pending,
    error: pending ? undefined : answer?.error,
    retry: () => setAttempt((count) => count + 1),
  };
}
