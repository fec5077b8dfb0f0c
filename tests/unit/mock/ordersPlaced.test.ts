import { db } from '../../../mock/lib/db';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { changeService, createShop, parseOrder, type Shop, toSelection } from './shop';

let shop: Shop;
let token: string;

beforeEach(async () => {
  shop = createShop();
  token = await shop.signIn();
});

afterEach(() => jest.restoreAllMocks());

const place = (payload: object, as = token) => shop.post('order', payload, as);

describe('a placed order', () => {
  it('holds what was chosen and quoted, and half an hour to pay', async () => {
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

  it('records the consents on the order and, with the time, on the person', async () => {
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

  it('that costs nothing is paid, without a payment', async () => {
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

  it('needs a session', async () => {
    const payload = await shop.payloadFor(toSelection());
    expect(await shop.post('order', payload)).toMatchObject({ code: 401 });
    expect(db().orders).toEqual([]);
  });
});

describe('the idempotency key', () => {
  it('ten calls at once make one order', async () => {
    const payload = await shop.payloadFor(toSelection());
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(payload)));
    expect(new Set(answers.map((answer) => parseOrder(answer).orderId)).size).toBe(1);
    expect(db().orders).toHaveLength(1);
  });

  it('answers the order as it is now', async () => {
    const payload = await shop.payloadFor(toSelection());
    const order = parseOrder(await place(payload));
    await shop.post(`order/${order.orderId}/cancel`, { reason: 'changedMind' }, token);
    expect(parseOrder(await place(payload))).toMatchObject({ orderId: order.orderId, status: 'cancelled' });
    expect(db().orders).toHaveLength(1);
  });

  it('takes a newer quote of the same thing for the same content, and even an expired one', async () => {
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
  ])('refuses another %s and names the order', async (_what, other) => {
    const payload = await shop.payloadFor(toSelection());
    const { orderId } = parseOrder(await place(payload));
    expect(await place({ ...payload, ...other })).toMatchObject({
      code: ORDER_ERROR.idempotencyConflict,
      result: { orderId },
    });
    expect(db().orders).toHaveLength(1);
  });

  it('does not mind the order in which things are written', async () => {
    const payload = await shop.payloadFor(toSelection());
    const { orderId } = parseOrder(await place(payload));
    const turned = Object.fromEntries(Object.entries(payload).reverse());
    const specs = Object.fromEntries(Object.entries(payload.specs).reverse());
    const consents = [...payload.consents].reverse();
    expect(parseOrder(await place({ ...turned, specs, consents })).orderId).toBe(orderId);
  });

  it('belongs to the person: the same key of somebody else is another order', async () => {
    const payload = await shop.payloadFor(toSelection());
    const mine = parseOrder(await place(payload));
    const theirs = parseOrder(await place(payload, await shop.signIn('admin')));
    expect(theirs.orderId).not.toBe(mine.orderId);
    expect(db().orders).toHaveLength(2);
  });

  it('of a refused order is free again', async () => {
    const payload = await shop.payloadFor(toSelection());
    expect(await place({ ...payload, consents: [] })).toMatchObject({ code: ORDER_ERROR.consentOutdated });
    expect(parseOrder(await place(payload)).status).toBe('pendingPayment');
  });
});

describe('a refused order leaves nothing behind', () => {
  afterEach(() => expect(db().orders).toEqual([]));

  it('quoteExpired: after a quarter of an hour, of another configuration, or made up', async () => {
    const payload = await shop.payloadFor(toSelection());
    expect(await place({ ...payload, quoteId: 'made-up' })).toMatchObject({ code: ORDER_ERROR.quoteExpired });
    const { quoteId } = await shop.quote({ ...toSelection(), quantity: 2 });
    expect(await place({ ...payload, quoteId })).toMatchObject({ code: ORDER_ERROR.quoteExpired });
    shop.advance(15 * 60);
    expect(await place(payload)).toMatchObject({
      code: ORDER_ERROR.quoteExpired,
      message: 'The quote is no longer valid. Check the current price and place the order again.',
    });
  });

  it('priceChanged: when the buyer was shown another amount', async () => {
    const payload = await shop.payloadFor(toSelection());
    const { payableAmount } = payload;
    expect(await place({ ...payload, payableAmount: payableAmount - 1 })).toMatchObject({
      code: ORDER_ERROR.priceChanged,
      result: { payableAmount },
    });
  });

  it('serviceUnavailable: when it was paused meanwhile', async () => {
    const payload = await shop.payloadFor(toSelection());
    changeService(payload.serviceId, 'status', 'paused');
    expect(await place(payload)).toMatchObject({ code: ORDER_ERROR.serviceUnavailable });
  });

  it('consentOutdated: lists what would have to be accepted', async () => {
    const payload = await shop.payloadFor(toSelection());
    changeService(payload.serviceId, 'agreements', ['blockserveterms', 'contracttemp']);
    const [terms] = payload.consents;
    expect(await place(payload)).toMatchObject({
      code: ORDER_ERROR.consentOutdated,
      result: { required: [terms, { code: 'contracttemp' }] },
    });
    const outdated = [{ code: 'blockserveterms', version: '0.1' }];
    expect(await place({ ...payload, consents: outdated })).toMatchObject({
      code: ORDER_ERROR.consentOutdated,
    });
  });

  it('certificationRequired: for a service that asks for it, of whoever is not certified', async () => {
    const payload = await shop.payloadFor(toSelection());
    changeService(payload.serviceId, 'requiresCertification', true);
    expect(await place(payload)).toMatchObject({ code: ORDER_ERROR.certificationRequired });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a key that is too short', { idempotencyKey: 'short' }],
    ['a spec that is an object', { specs: { seats: {} } }],
  ])('the body is %s', async (_what, wrong) => {
    const payload = await shop.payloadFor(toSelection());
    const body = wrong === undefined || Array.isArray(wrong) ? wrong : { ...payload, ...wrong };
    expect(await shop.post('order', body, token)).toMatchObject({ code: 400, result: null });
  });
});

it('certificationRequired: not of whoever is certified', async () => {
  const payload = await shop.payloadFor(toSelection());
  changeService(payload.serviceId, 'requiresCertification', true);
  expect(parseOrder(await place(payload, await shop.signIn('admin'))).status).toBe('pendingPayment');
});
