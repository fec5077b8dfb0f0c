import { currentConsents } from '../../../../mock/lib/consents';
import type { Selection } from '../../../../src/domain/catalog/selection';
import { getRecord, toSelection } from '../../mock/shop';
import { idAt, type Recorder } from './recorder';

/** Keeps all lines of a price and all that happened. */
const WHOLE = 100;

/** What is ordered has every kind of price line: specs with a surcharge, a discount on the term and a coupon. */
export const EXAMPLE: Selection = {
  serviceId: 'document-translation',
  skuCode: 'solo',
  specs: { members: 3, termBase: true },
  period: { unit: 'year', count: 1 },
  quantity: 2,
  couponCode: 'SAVE100',
  orderType: 'new',
};

/** Records orders from the quote to the review, the archive and coupons of `user`. */
export async function recordOrders({ call, nextKey, client }: Recorder): Promise<void> {
  const place = async (selection: Selection) => {
    const quote = await call('quoteOrder', { body: selection, keep: WHOLE });
    const body = {
      ...selection,
      quoteId: idAt(quote, 'quoteId'),
      payableAmount: (quote as { payableAmount: number }).payableAmount,
      buyerRemark: '',
      consents: currentConsents(getRecord(selection.serviceId).agreements),
      idempotencyKey: nextKey(),
    };
    return {
      orderId: idAt(await call('placeOrder', { body, keep: WHOLE }), 'orderId'),
      key: body.idempotencyKey,
    };
  };
  const pay = async (params: { orderId: string }) => {
    await call('payOrder', { params, body: { channel: 'alipay', idempotencyKey: nextKey() } });
    client.advance(20);
  };

  const first = await place(EXAMPLE);
  const { couponCode: _, ...trial } = EXAMPLE;
  const body = { ...trial, quantity: 1, orderType: 'trial' };
  await call('quoteOrder', { body, keep: WHOLE, title: 'A trial' });
  const params = { orderId: first.orderId };
  await call('getOrderByKey', { params: { key: first.key } });
  await call('payOrder', { params, body: { channel: 'alipay', idempotencyKey: nextKey() } });
  await call('closePayment', { params });
  await pay(params);
  await call('getOrder', { params, keep: WHOLE });
  await call('requestRefund', { params, body: { reason: 'notNeeded', idempotencyKey: nextKey() } });
  await call('withdrawRefund', { params });
  const second = await place(toSelection());
  const unpaid = { orderId: second.orderId };
  await call('extendPayment', { params: unpaid });
  await call('cancelOrder', { params: unpaid, body: { reason: 'other' }, keep: 3 });
  const delivery = await place(toSelection({ type: 'consulting', unit: 'once' }));
  await pay(delivery);
  await call('acceptDelivery', { params: { orderId: delivery.orderId } });
  const reviewed = { orderId: delivery.orderId };
  await call('rateOrder', { params: reviewed, body: { stars: 5, text: 'Delivered on time.' } });
  await call('addToReview', { params: reviewed, body: { text: 'The follow-up was good, too.' } });
  await call('listOrders', { keep: 3 });
  await call('claimCoupon', { body: { code: 'SAVE100' } });
  await call('listCoupons');
  await call('listCouponOffers');
  const old = await call('listOldOrders');
  await call('getOldOrder', { params: { orderId: idAt(old, 'list', 0, 'orderId') } });
}
