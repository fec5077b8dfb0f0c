import { db } from '../../../mock/lib/db';
import { money } from '../../../mock/lib/orders/wording';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { changeService, openShopBeforeEach, parseOrder, shop, token, toSelection } from './shop';

openShopBeforeEach();

const place = (payload: object, as = token) => shop.post('order', payload, as);

describe('a placed order', () => {
  it('contains the selection, the quote and a deadline of half an hour', async () => {
    const selection = { ...toSelection({ unit: 'month' }), quantity: 2 };
    const quote = await shop.quote(selection);
    const order = await shop.order(token, selection, { buyerRemark: 'Call before noon' });
    expect(order).toMatchObject({
      status: 'pendingPayment',
      orderType: 'new',
      service: { serviceId: selection.serviceId },
      skuCode: selection.skuCode,
      specs: selection.specs,
      period: selection.period,
      quantity: 2,
      items: quote.items,
      originalAmount: quote.originalAmount,
      discountAmount: quote.discountAmount,
      payableAmount: quote.payableAmount,
      paidAmount: 0,
      refundedAmount: 0,
      buyerRemark: 'Call before noon',
      invoiceStatus: 'none',
      version: 1,
      timeline: [{ actor: 'buyer', event: 'create' }],
    });
    expect(Date.parse(order.payDeadline) - Date.parse(order.createdAt)).toBe(1_800_000);
    expect(order.specTexts).toHaveLength(Object.keys(selection.specs).length);
    expect(order.payment).toBeUndefined();
  });

  it('records the consents on the order and, with the time, on the user', async () => {
    const selection = toSelection();
    const order = await shop.order(token, selection);
    expect(order.consents.map(({ code }) => code)).toContain('blockserveterms');
    const user = db().users.find(({ userName }) => userName === 'user');
    for (const consent of order.consents)
      expect(user?.consents).toContainEqual(expect.objectContaining(consent));
    const before = user?.consents.length;
    await shop.order(token, selection);
    expect(user?.consents).toHaveLength(before ?? 0);
    expect(db().orders[0]?.consents[0]?.consentedAt).toBe(Date.parse(order.createdAt));
  });

  it('that is free counts as paid, without a payment', async () => {
    const order = await shop.order(token, toSelection({ orderType: 'trial' }));
    expect(order).toMatchObject({ status: 'paid', orderType: 'trial', payableAmount: 0, paidAmount: 0 });
    expect(order.payment).toBeUndefined();
    expect(order.paidAt).toBe(order.createdAt);
    expect(order.timeline.map(({ event, actor }) => [event, actor])).toEqual([
      ['create', 'buyer'],
      ['pay', 'buyer'],
      ['paySucceeded', 'system'],
    ]);
  });
});

describe('the idempotency key', () => {
  it('creates one order for ten simultaneous calls', async () => {
    const payload = await shop.payloadFor(toSelection());
    const replies = await Promise.all(Array.from({ length: 10 }, () => place(payload)));
    expect(new Set(replies.map((reply) => parseOrder(reply).orderId)).size).toBe(1);
    expect(db().orders).toHaveLength(1);
  });

  it('returns the current order', async () => {
    const payload = await shop.payloadFor(toSelection());
    const order = parseOrder(await place(payload));
    await shop.post(`order/${order.orderId}/cancel`, { reason: 'changedMind' }, token);
    expect(parseOrder(await place(payload))).toMatchObject({ orderId: order.orderId, status: 'cancelled' });
    expect(db().orders).toHaveLength(1);
  });

  it('accepts a newer or expired quote for the same content', async () => {
    const selection = toSelection();
    const payload = await shop.payloadFor(selection);
    const { orderId } = parseOrder(await place(payload));
    const { quoteId } = await shop.quote(selection);
    expect(parseOrder(await place({ ...payload, quoteId })).orderId).toBe(orderId);
    shop.advance(16 * 60);
    expect(parseOrder(await place(payload)).orderId).toBe(orderId);
  });

  it.each([
    ['remark', { buyerRemark: 'other' }],
    ['quantity', { quantity: 2 }],
    ['price', { payableAmount: 1 }],
    ['consents', { consents: [] }],
    ['coupon', { couponCode: 'GIFT20' }],
  ])('is refused with another %s, and names the order', async (_what, other) => {
    const payload = await shop.payloadFor(toSelection());
    const { orderId } = parseOrder(await place(payload));
    expect(await place({ ...payload, ...other })).toMatchObject({
      code: ORDER_ERROR.idempotencyConflict,
      result: { orderId },
    });
    expect(db().orders).toHaveLength(1);
  });

  it('ignores the order of properties', async () => {
    const payload = await shop.payloadFor(toSelection());
    const { orderId } = parseOrder(await place(payload));
    const reversed = Object.fromEntries(Object.entries(payload).reverse());
    const specs = Object.fromEntries(Object.entries(payload.specs).reverse());
    const consents = [...payload.consents].reverse();
    expect(parseOrder(await place({ ...reversed, specs, consents })).orderId).toBe(orderId);
  });

  it('is separate for each user', async () => {
    const payload = await shop.payloadFor(toSelection());
    const own = parseOrder(await place(payload));
    const other = parseOrder(await place(payload, await shop.signIn('admin')));
    expect(other.orderId).not.toBe(own.orderId);
    expect(db().orders).toHaveLength(2);
  });

  it('can be reused after a refusal', async () => {
    const payload = await shop.payloadFor(toSelection());
    expect(await place({ ...payload, consents: [] })).toMatchObject({ code: ORDER_ERROR.consentOutdated });
    expect(parseOrder(await place(payload)).status).toBe('pendingPayment');
  });
});

describe('a refused order is not saved', () => {
  afterEach(() => expect(db().orders).toEqual([]));

  it('quoteExpired: after 15 minutes, for another selection, or for an unknown quote', async () => {
    const payload = await shop.payloadFor(toSelection());
    expect(await place({ ...payload, quoteId: 'made-up' })).toMatchObject({ code: ORDER_ERROR.quoteExpired });
    const { quoteId } = await shop.quote({ ...toSelection(), quantity: 2 });
    expect(await place({ ...payload, quoteId })).toMatchObject({ code: ORDER_ERROR.quoteExpired });
    shop.advance(15 * 60);
    expect(await place(payload)).toMatchObject({
      code: ORDER_ERROR.quoteExpired,
      message: 'The quote has expired. Check the current price, then place the order again.',
    });
  });

  it('priceChanged: when the amount differs from the quote', async () => {
    const payload = await shop.payloadFor(toSelection());
    const { payableAmount } = payload;
    expect(await place({ ...payload, payableAmount: payableAmount - 1 })).toMatchObject({
      code: ORDER_ERROR.priceChanged,
      message: `The price is now ${money(payableAmount).en}. Check it, then place the order again.`,
    });
  });

  it('serviceUnavailable: when the service was paused', async () => {
    const payload = await shop.payloadFor(toSelection());
    changeService(payload.serviceId, 'status', 'paused');
    expect(await place(payload)).toMatchObject({ code: ORDER_ERROR.serviceUnavailable });
  });

  it('consentOutdated: when an agreement is missing or outdated', async () => {
    const payload = await shop.payloadFor(toSelection());
    changeService(payload.serviceId, 'agreements', ['blockserveterms', 'contracttemp']);
    expect(await place(payload)).toMatchObject({ code: ORDER_ERROR.consentOutdated });
    const outdated = [{ code: 'blockserveterms', version: '0.1' }];
    expect(await place({ ...payload, consents: outdated })).toMatchObject({
      code: ORDER_ERROR.consentOutdated,
    });
  });

  it('certificationRequired: for a user without certification', async () => {
    const payload = await shop.payloadFor(toSelection());
    changeService(payload.serviceId, 'requiresCertification', true);
    expect(await place(payload)).toMatchObject({ code: ORDER_ERROR.certificationRequired });
  });
});

it('accepts the order of a certified user', async () => {
  const payload = await shop.payloadFor(toSelection());
  changeService(payload.serviceId, 'requiresCertification', true);
  expect(parseOrder(await place(payload, await shop.signIn('admin'))).status).toBe('pendingPayment');
});
