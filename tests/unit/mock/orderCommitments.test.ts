import { db } from '../../../mock/lib/db';
import { shiftByPeriod } from '../../../src/domain/calendar';
import { PURCHASE_ORDER_MAX_LENGTH } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import type { Quote } from '../../../src/domain/order/quote';
import { createInvoiceClient, type InvoiceClient } from './invoiceClient';
import { parseOrder, toSelection } from './shop';

const NUMBER = 'PO-2026-000123';
const YEAR = toSelection({ unit: 'year' });

let shop: InvoiceClient;

beforeEach(async () => {
  shop = await createInvoiceClient();
});

/** An order that is paid and set up. */
async function bought(changes: object = {}, selection = YEAR) {
  const order = await shop.order(shop.token(), selection, changes);
  await shop.pay(shop.token(), order);
  shop.advance(10);
  return shop.readOrder(order.orderId);
}

/** Places a renewal of the service of an order. */
async function renew({ instanceId }: { instanceId?: string | undefined }) {
  const selection = { ...YEAR, orderType: 'renew', instanceId };
  const { result } = await shop.post('order/quote', selection, shop.token());
  const { quoteId } = result as { quoteId: string };
  const payload = await shop.payloadFor(YEAR, { ...selection, quoteId });
  return parseOrder(await shop.post('order', payload, shop.token()));
}

describe('the number of a purchase order', () => {
  it('is kept with the order without spaces around it, and a blank one is none', async () => {
    const { orderId, purchaseOrderNumber } = await bought({ purchaseOrderNumber: `  ${NUMBER} ` });
    expect(purchaseOrderNumber).toBe(NUMBER);
    await bought({ purchaseOrderNumber: '   ' });
    const { list } = (await shop.result('order/list')) as { list: { purchaseOrderNumber?: string }[] };
    expect(list.map((order) => order.purchaseOrderNumber)).toEqual([undefined, NUMBER]);
    const found = (await shop.result('order/list?keyword=000123')) as { list: { orderId: string }[] };
    expect(found.list.map((order) => order.orderId)).toEqual([orderId]);
  });

  it('belongs to the content of an order: another one with the same key is refused', async () => {
    const payload = await shop.payloadFor(YEAR, { purchaseOrderNumber: NUMBER });
    await shop.post('order', payload, shop.token());
    const other = { ...payload, purchaseOrderNumber: 'PO-2' };
    expect(await shop.post('order', other, shop.token())).toMatchObject({
      code: ORDER_ERROR.idempotencyConflict,
    });
    expect(db().orders).toHaveLength(1);
  });

  it('is kept with a renewal of a service, which orders it once', async () => {
    const { instanceId } = await bought();
    const selection = { ...YEAR, orderType: 'renew', instanceId };
    const { result } = await shop.post('order/quote', selection, shop.token());
    const { quoteId, payableAmount } = result as Quote;
    const { period, consents, idempotencyKey } = await shop.payloadFor(YEAR);
    const body = { ...{ period, consents, idempotencyKey }, quoteId, payableAmount };
    const send = (purchaseOrderNumber: string) =>
      shop.post(`instance/${instanceId}/renew`, { ...body, purchaseOrderNumber }, shop.token());
    expect(parseOrder(await send(` ${NUMBER} `))).toMatchObject({
      orderType: 'renew',
      purchaseOrderNumber: NUMBER,
    });
    expect(await send('PO-2')).toMatchObject({ code: ORDER_ERROR.idempotencyConflict });
    expect((await send('x'.repeat(PURCHASE_ORDER_MAX_LENGTH + 1))).code).toBe(400);
  });

  it('stands on the invoice of the order and in the exported files', async () => {
    const { orderId } = await bought({ purchaseOrderNumber: NUMBER });
    const { orderId: another } = await bought();
    const { lines } = await shop.invoice(orderId, another);
    expect(lines.map(({ purchaseOrderNumber }) => purchaseOrderNumber)).toEqual([NUMBER, undefined]);
    for (const path of ['invoice/export', 'charge/export']) {
      const [head = '', ...rows] = (await (await shop.download(path)).text()).split('\r\n');
      expect(head.split(',')).toContain('Purchase order');
      expect(rows.filter((row) => row.split(',').includes(NUMBER))).toHaveLength(1);
    }
  });
});

describe('automatic renewal that is chosen with an order', () => {
  it('is on from the setup, and off without the choice', async () => {
    const chosen = await bought({ autoRenew: true });
    const other = await bought();
    expect([chosen.autoRenew, other.autoRenew]).toEqual([true, false]);
    expect(db().instances.map(({ autoRenew }) => autoRenew)).toEqual([true, false]);
  });

  it('is what is set for the service afterwards', async () => {
    const { orderId, instanceId } = await bought({ autoRenew: true });
    const headers = { 'x-authorization': shop.token() };
    const body = { autoRenew: false, idempotencyKey: 'turn-it-off' };
    await shop.call('PUT', `instance/${instanceId}/autoRenew`, body, headers);
    expect((await shop.readOrder(orderId)).autoRenew).toBe(false);
  });

  it.each([
    ['a single delivery', toSelection({ unit: 'once' })],
    ['a trial', toSelection({ orderType: 'trial' })],
  ])('is ignored for %s', async (_name, selection) => {
    const order = parseOrder(
      await shop.post('order', await shop.payloadFor(selection, { autoRenew: true }), shop.token()),
    );
    expect(order.autoRenew).toBeUndefined();
    await shop.pay(shop.token(), order);
    shop.advance(10);
    expect((await shop.readOrder(order.orderId)).status).toBe('completed');
    expect(db().instances.map(({ autoRenew }) => autoRenew)).toEqual([false]);
  });
});

describe('what an order covers', () => {
  it('is known for a new service after its setup', async () => {
    const unpaid = await shop.order(shop.token(), YEAR);
    expect(unpaid.covers).toBeUndefined();
    const { covers, activatedAt = '' } = await bought();
    const end = shiftByPeriod(Date.parse(activatedAt), YEAR.period) ?? 0;
    expect(covers).toEqual({ from: activatedAt, to: new Date(end).toISOString() });
  });

  it('is the next term for a renewal, and nothing once that has expired', async () => {
    const first = await bought();
    const renewal = await renew(first);
    const end = Date.parse(first.covers?.to ?? '');
    expect(renewal.covers).toEqual({
      from: first.covers?.to,
      to: new Date(shiftByPeriod(end, YEAR.period) ?? 0).toISOString(),
    });
    shop.advance(31 * 60);
    expect((await shop.readOrder(renewal.orderId)).covers).toBeUndefined();
  });

  it('begins with the setup for the renewal of a service that has ended', async () => {
    const first = await bought();
    await shop.later(400);
    expect((await renew(first)).covers).toBeUndefined();
  });
});

it('an order says the tax within its amount', async () => {
  const { payableAmount, tax } = await shop.order(shop.token(), YEAR);
  expect(tax).toEqual({ rate: 600, amount: Math.round((payableAmount * 6) / 106) });
});
