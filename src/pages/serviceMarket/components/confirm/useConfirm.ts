import { useNavigate } from '@umijs/max';
import { useState } from 'react';
import { INTENT_PARAMETER, newIntent } from '@/browser/orderIntent';
import { useQueryState } from '@/components/query/useQueryState';
import { useServerMessage } from '@/components/useServerMessage';
import type { Selection } from '@/domain/catalog/selection';
import type { OrderPayload } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isPaidStatus } from '@/domain/order/orderMachine';
import type { RequestError } from '@/domain/requestError';
import type { Notice, Refusal } from './PlacingNotice';
import { useOrderConsents } from './useOrderConsents';
import { usePlaceOrder } from './usePlaceOrder';
import { useQuote } from './useQuote';

const COUPON_CODES: readonly unknown[] = [
  ORDER_ERROR.couponUnknown,
  ORDER_ERROR.couponExpired,
  ORDER_ERROR.couponNotApplicable,
];
const KNOWN_CODES: readonly unknown[] = Object.values(ORDER_ERROR);

/** The order made with a key, as the server names it when the key comes with other content. */
function getOrderId({ result }: RequestError): string | undefined {
  const named = typeof result === 'object' && result !== null && 'orderId' in result;
  return named && typeof result.orderId === 'string' ? result.orderId : undefined;
}

/** Price, consents and placing of one order, and what each refusal means for the page. */
export function useConfirm(selection: Selection, agreementCodes: readonly string[], intent: string) {
  const navigate = useNavigate();
  const { change } = useQueryState();
  const [news, setNews] = useState<Notice>();
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
    setNews(undefined);
    setRefusal(undefined);
  }

  const price = useQuote(selection, handleRefused);

  const placing = usePlaceOrder({
    onPlaced(order) {
      const to = isPaidStatus(order.status)
        ? `/serviceMarket/result?${new URLSearchParams({ orderId: order.orderId })}`
        : `/order/${encodeURIComponent(order.orderId)}`;
      // In place of this page, so that Back leads to the service and not to a second order.
      navigate(to, { replace: true });
    },
    onRefused(error, payload) {
      switch (error.code) {
        case ORDER_ERROR.quoteExpired:
        case ORDER_ERROR.priceChanged:
          setNews({ kind: 'price', before: payload.payableAmount });
          price.renew();
          break;
        case ORDER_ERROR.consentOutdated:
          consent.renew();
          break;
        case ORDER_ERROR.idempotencyConflict:
          setNews({ kind: 'conflict', orderId: getOrderId(error) });
          break;
        default:
          if (error.code !== undefined) handleRefused(error.code, error.message);
      }
    },
  });

  return {
    price,
    consent,
    placing,
    notice: refusal ?? news,
    couponError,
    clearCouponError: () => setCouponError(undefined),
    setCoupon(code: string | undefined) {
      setCouponError(undefined);
      clearNotice();
      change({ coupon: code }, { replace: true });
    },
    retryPrice() {
      clearNotice();
      price.renew();
    },
    /** Leaves the order that was made from this address alone and begins another one. */
    beginNewOrder() {
      clearNotice();
      change({ [INTENT_PARAMETER]: newIntent() }, { replace: true });
    },
    /** Sends the order; nothing happens unless price and consents are those on screen. */
    place(buyerRemark: string) {
      if (!price.isCurrent || !price.quote || !consent.accepted) return;
      const { quoteId, payableAmount } = price.quote;
      const payload: OrderPayload = {
        ...selection,
        quoteId,
        payableAmount,
        buyerRemark,
        consents: consent.consents,
        idempotencyKey: intent,
      };
      clearNotice();
      placing.place(payload);
    },
  };
}
