import { useNavigate } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';
import { KEY_PARAMETER, newIdempotencyKey } from '@/browser/idempotencyKey';
import { useOrderConsents } from '@/components/order/placing/OrderConsent';
import { toNotice, useOrderPrice, usePlacing } from '@/components/order/placing/usePlacing';
import { useQueryState } from '@/components/query/useQueryState';
import { useServerMessage } from '@/components/useServerMessage';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { encodePart } from '@/domain/characters';
import { orderEndpoints } from '@/domain/order/endpoints';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isPaidStatus } from '@/domain/order/orderMachine';
import type { RequestError } from '@/domain/requestError';
import { listAgreements } from '@/services/agreement';
import { fetchQuote, findOrderByKey, placeOrder } from '@/services/order';
import type { OrderInput } from './useOrderInput';

const COUPON_CODES: readonly unknown[] = [
  ORDER_ERROR.couponUnknown,
  ORDER_ERROR.couponExpired,
  ORDER_ERROR.couponNotApplicable,
];
/** Set in the URL once the buyer has chosen a coupon or none, so that none is suggested again. */
const COUPON_CHOSEN = 'couponChosen';

/** Price, consents and placement of one order, with the coupon and the idempotencyKey in the URL. */
export function useConfirm(selection: Selection, agreementCodes: readonly string[], idempotencyKey: string) {
  const navigate = useNavigate();
  const { query, change } = useQueryState();
  const [couponError, setCouponError] = useServerMessage<string>();
  const consent = useOrderConsents(agreementCodes, listAgreements);

  /** Removes a coupon that is refused, and returns whether it was one. */
  function removeRefusedCoupon({ code, message }: RequestError): boolean {
    if (!COUPON_CODES.includes(code)) return false;
    setCouponError(message);
    change({ coupon: undefined }, { replace: true });
    return true;
  }

  const price = useOrderPrice({
    key: writeSelection(selection),
    fetchQuote: (options) => fetchQuote(selection, { ...options, personal: true }),
    onRefused: (error) => removeRefusedCoupon(error) || placing.setNotice(toNotice(error)),
  });

  // A coupon that fits is applied without being typed, until the buyer removes it.
  const suggested = price.isCurrent && !query.has(COUPON_CHOSEN) ? price.quote?.suggestedCoupon : undefined;
  const applySuggested = useEffectEvent((code: string) => change({ coupon: code }, { replace: true }));
  useEffect(() => {
    if (suggested) applySuggested(suggested);
  }, [suggested]);

  const placing = usePlacing({
    // The idempotencyKey is kept in the URL, so that a retry with other content is a conflict.
    name: `order ${idempotencyKey}`,
    idempotencyKey: idempotencyKey,
    endpoint: orderEndpoints.place,
    find: findOrderByKey,
    send: (terms, { remark, purchaseOrderNumber, autoRenew }: OrderInput) =>
      placeOrder({
        ...selection,
        ...terms,
        buyerRemark: remark,
        purchaseOrderNumber: purchaseOrderNumber.trim() || undefined,
        autoRenew: autoRenew || undefined,
      }),
    onPlaced(order) {
      const to = isPaidStatus(order.status)
        ? `/serviceMarket/result?${new URLSearchParams({ orderId: order.orderId })}`
        : `/order/${encodePart(order.orderId)}`;
      // Replaces this page, so that Back does not return to a form that would place a second order.
      navigate(to, { replace: true });
    },
    onRefused: removeRefusedCoupon,
    onPriceChanged: price.renew,
    onConsentOutdated: consent.renew,
  });

  return {
    price,
    consent,
    placing,
    couponError,
    clearCouponError: () => setCouponError(undefined),
    setCoupon(code: string | undefined) {
      setCouponError(undefined);
      placing.setNotice(undefined);
      change({ coupon: code, [COUPON_CHOSEN]: '1' }, { replace: true });
    },
    retryPrice() {
      placing.setNotice(undefined);
      price.renew();
    },
    /** Starts another order with a new idempotency key. */
    startNewOrder() {
      placing.setNotice(undefined);
      change({ [KEY_PARAMETER]: newIdempotencyKey() }, { replace: true });
    },
  };
}
