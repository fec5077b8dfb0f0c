import { useNavigate } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { KEY_PARAMETER, newIdempotencyKey } from '@/browser/idempotencyKey';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { useOnline } from '@/components/useOnline';
import { useServerMessage } from '@/components/useServerMessage';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { orderEndpoints } from '@/domain/order/endpoints';
import type { OrderPayload } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { isRequestError, type RequestError } from '@/domain/requestError';
import { fetchQuote, findOrderByKey, placeOrder } from '@/services/order';
import { useOrderConsents } from './ConsentCheck';
import type { Notice, Refusal } from './OrderErrorAlert';

const COUPON_CODES: readonly unknown[] = [
  ORDER_ERROR.couponUnknown,
  ORDER_ERROR.couponExpired,
  ORDER_ERROR.couponNotApplicable,
];
/** Set in the URL once the buyer has chosen a coupon or none, so that none is suggested again. */
const COUPON_CHOSEN = 'couponChosen';
const KNOWN_CODES: readonly unknown[] = Object.values(ORDER_ERROR);

/** Returns the order that an idempotency key was used for, from the error of a conflict. */
function getOrderId({ result }: RequestError): string | undefined {
  const hasId = typeof result === 'object' && result !== null && 'orderId' in result;
  return hasId && typeof result.orderId === 'string' ? result.orderId : undefined;
}

/** Price, consents and placement of one order, with the page's reaction to each error code. */
export function useConfirm(selection: Selection, agreementCodes: readonly string[], idempotencyKey: string) {
  const navigate = useNavigate();
  const { query, change } = useQueryState();
  const [notice, setNotice] = useState<Notice>();
  const [refusal, setRefusal] = useServerMessage<Refusal>();
  const [couponError, setCouponError] = useServerMessage<string>();
  const consent = useOrderConsents(agreementCodes);

  function handleRefused(code: number | string, message: string) {
    if (COUPON_CODES.includes(code)) {
      setCouponError(message);
      change({ coupon: undefined }, { replace: true });
    } else if (KNOWN_CODES.includes(code)) {
      setRefusal({ kind: 'refused', code, message });
    }
  }

  function clearNotice() {
    setNotice(undefined);
    setRefusal(undefined);
  }

  const price = useQuote(selection, handleRefused);

  // A coupon that fits is applied without being typed, until the buyer removes it.
  const suggested = price.isCurrent && !query.has(COUPON_CHOSEN) ? price.quote?.suggestedCoupon : undefined;
  const applySuggested = useEffectEvent((code: string) => change({ coupon: code }, { replace: true }));
  useEffect(() => {
    if (suggested) applySuggested(suggested);
  }, [suggested]);

  const placing = useActionOnce({
    // The key is kept in the URL, so that a retry with other content is a conflict.
    name: `order ${idempotencyKey}`,
    idempotencyKey,
    endpoint: orderEndpoints.place,
    find: findOrderByKey,
    act: (_intent, payload: OrderPayload) => placeOrder(payload),
    onDone(order) {
      const to = isPaidStatus(order.status)
        ? `/serviceMarket/result?${new URLSearchParams({ orderId: order.orderId })}`
        : `/order/${encodeURIComponent(order.orderId)}`;
      // Replaces this page, so that Back does not return to a form that would place a second order.
      navigate(to, { replace: true });
    },
    onRefused(error, payload) {
      switch (error.code) {
        case ORDER_ERROR.quoteExpired:
        case ORDER_ERROR.priceChanged:
          setNotice({ kind: 'price', before: payload.payableAmount });
          price.renew();
          break;
        case ORDER_ERROR.consentOutdated:
          consent.renew();
          break;
        case ORDER_ERROR.idempotencyConflict:
          setNotice({ kind: 'conflict', orderId: getOrderId(error) });
          break;
        default:
          if (error.code !== undefined) handleRefused(error.code, error.message);
      }
    },
  });

  useOnline(() => placing.isUnknown && void placing.retry());
  // After the order the page is about to be left, and a late click must not send anything.
  const sending = placing.isPending || placing.outcome === 'done';

  return {
    price,
    consent,
    placing: {
      sending,
      isUnknown: placing.isUnknown,
      isMissing: placing.outcome === 'missing',
      checkAgain: () => void placing.retry(),
    },
    notice: refusal ?? notice,
    couponError,
    clearCouponError: () => setCouponError(undefined),
    setCoupon(code: string | undefined) {
      setCouponError(undefined);
      clearNotice();
      change({ coupon: code, [COUPON_CHOSEN]: '1' }, { replace: true });
    },
    retryPrice() {
      clearNotice();
      price.renew();
    },
    /** Starts another order with a new idempotency key. */
    startNewOrder() {
      clearNotice();
      change({ [KEY_PARAMETER]: newIdempotencyKey() }, { replace: true });
    },
    /** Places the order; does nothing unless the price is current and the consents are accepted. */
    place(buyerRemark: string) {
      if (sending || !price.isCurrent || !price.quote || !consent.accepted) return;
      const { quoteId, payableAmount } = price.quote;
      const payload: OrderPayload = {
        ...selection,
        quoteId,
        payableAmount,
        buyerRemark,
        consents: consent.consents,
        idempotencyKey,
      };
      clearNotice();
      void placing.run(payload);
    },
  };
}

/** Fetches the price of a selection; `onRefused` is called when the server rejects the selection. */
export function useQuote(selection: Selection, onRefused: (code: number | string, message: string) => void) {
  const { data, error, isLoading, refresh } = useQuery(
    async ({ signal }) => {
      try {
        return await fetchQuote(selection, { signal, personal: true });
      } catch (cause) {
        if (isRequestError(cause) && cause.code !== undefined) onRefused(cause.code, cause.message);
        throw cause;
      }
    },
    { key: writeSelection(selection) },
  );
  return {
    /** The latest price; may be of an earlier selection unless `isCurrent`. */
    quote: data,
    /** Whether the price is that of this selection. */
    isCurrent: data !== undefined && !isLoading && !error,
    isLoading,
    failed: error !== undefined && !isLoading,
    renew: () => void refresh(),
  };
}
