import { db } from '../../../mock/lib/db';
import { INVOICE_ERROR } from '../../../src/domain/invoice/invoiceMachine';
import { createInvoiceClient, type InvoiceClient, TITLE } from './invoiceClient';
import { toSelection } from './shop';

let client: InvoiceClient;

beforeEach(async () => {
  client = await createInvoiceClient();
});

const issue = () => client.advance(10);
const total = (invoice: { lines: { amount: number }[] }) =>
  invoice.lines.reduce((sum, { amount }) => sum + amount, 0);

describe('an invoice', () => {
  it('holds several orders and top-ups, and sums to the cent', async () => {
    const topUpId = await client.topUp(123_456);
    const first = await client.paidOrder('wechat');
    const second = await client.paidOrder();
    const invoice = await client.invoice(first.orderId, second.orderId, topUpId);
    expect(invoice).toMatchObject({ ...TITLE, status: 'requested' });
    expect(invoice.invoiceNumber).toBeUndefined();
    expect(invoice.lines.map(({ kind, id, amount }) => [kind, id, amount])).toEqual([
      ['order', first.orderId, first.paidAmount],
      ['order', second.orderId, second.paidAmount],
      ['topUp', topUpId, 123_456],
    ]);
    expect(invoice.amount).toBe(total(invoice));
    expect(await client.items()).toEqual([]);
    issue();
    const issued = await client.read(invoice.invoiceId);
    expect(issued).toMatchObject({ status: 'issued', issuedAt: expect.any(String) });
    expect(issued.invoiceNumber).toMatch(/^\d{20}$/);
  });

  it('counts what was paid after coupons', async () => {
    db().couponClaims.push({ userId: '10002', code: 'GIFT20', claimedAt: 0 });
    const order = await client.paidOrder('alipay', { ...toSelection(), couponCode: 'GIFT20' });
    expect(order.discountAmount).toBeGreaterThan(0);
    expect(await client.amounts()).toEqual({ [order.orderId]: order.payableAmount });
  });

  it('is requested once for a key, and refused for another content', async () => {
    const order = await client.paidOrder();
    const { body, reply } = await client.send([order.orderId]);
    const again = await client.post('invoice', body, client.token());
    expect(again.result).toEqual(reply.result);
    expect(db().invoices).toHaveLength(1);
    expect(await client.post('invoice', { ...body, title: 'Another' }, client.token())).toMatchObject({
      code: INVOICE_ERROR.idempotencyConflict,
    });
    expect(await client.result(`invoice/byKey/${body.idempotencyKey}`)).toEqual({ invoice: reply.result });
    expect(await client.result('invoice/byKey/another-key')).toEqual({ invoice: null });
  });

  it('is refused, and changes nothing, for another sum and for what cannot be invoiced', async () => {
    const order = await client.paidOrder();
    const { reply } = await client.send([order.orderId], { amount: order.paidAmount - 1 });
    expect(reply).toMatchObject({ code: INVOICE_ERROR.amountChanged });
    const unknown = { lines: [{ kind: 'order', id: 'nothing' }], amount: 100 };
    expect((await client.send([], unknown)).reply).toMatchObject({ code: INVOICE_ERROR.nothingToInvoice });
    // One line twice counts once.
    const lines = [1, 2].map(() => ({ kind: 'order', id: order.orderId }));
    const twice = await client.send([order.orderId], { lines, amount: order.paidAmount * 2 });
    expect(twice.reply).toMatchObject({ code: INVOICE_ERROR.amountChanged });
    expect(db().invoices).toEqual([]);
    await client.invoice(order.orderId);
    const again = { lines: lines.slice(1), amount: order.paidAmount };
    expect((await client.send([], again)).reply).toMatchObject({ code: INVOICE_ERROR.nothingToInvoice });
  });

  it('cannot be requested during a refund', async () => {
    db().paymentSettings.refund = 'hang';
    const order = await client.paidOrder();
    await client.refund(order);
    expect(await client.items()).toEqual([]);
    const body = { lines: [{ kind: 'order', id: order.orderId }], amount: order.paidAmount };
    expect((await client.send([], body)).reply).toMatchObject({ code: INVOICE_ERROR.nothingToInvoice });
  });

  it('belongs to its user', async () => {
    const order = await client.paidOrder();
    const { invoiceId } = await client.invoice(order.orderId);
    const other = await client.signIn('admin');
    expect(await client.get(`invoice/${invoiceId}`, other)).toMatchObject({ code: 404 });
    expect(await client.post(`invoice/${invoiceId}/withdraw`, undefined, other)).toMatchObject({ code: 404 });
    expect(await client.get('invoice/list')).toMatchObject({ code: 401 });
    expect((await client.get('invoice/list', other)).result).toMatchObject({ total: 0 });
  });
});

describe('a withdrawal', () => {
  it('is possible until the invoice is issued, and frees the money', async () => {
    const order = await client.paidOrder();
    const { invoiceId } = await client.invoice(order.orderId);
    const withdraw = () => client.post(`invoice/${invoiceId}/withdraw`, undefined, client.token());
    expect((await withdraw()).result).toMatchObject({ status: 'withdrawn' });
    expect((await withdraw()).result).toMatchObject({ status: 'withdrawn' });
    expect(await client.amounts()).toEqual({ [order.orderId]: order.paidAmount });
    issue();
    expect((await client.read(invoiceId)).status).toBe('withdrawn');

    const second = await client.invoice(order.orderId);
    issue();
    expect(
      await client.post(`invoice/${second.invoiceId}/withdraw`, undefined, client.token()),
    ).toMatchObject({
      code: INVOICE_ERROR.transitionRefused,
    });
  });
});

describe('a refund', () => {
  it('reverses an issued invoice', async () => {
    const order = await client.paidOrder();
    const { invoiceId } = await client.invoice(order.orderId);
    issue();
    const refunded = await client.refund(order);
    expect(refunded).toMatchObject({ invoiceStatus: 'reversed', invoiceableAmount: 0 });
    const reversed = await client.read(invoiceId);
    expect(reversed).toMatchObject({ status: 'reversed', amount: order.paidAmount });
    expect(reversed.replacedBy).toBeUndefined();
    expect(reversed.reversalNumber).toMatch(/^\d{20}$/);
    expect(reversed.reversalNumber).not.toBe(reversed.invoiceNumber);
    expect(await client.items()).toEqual([]);
  });

  it('of a part invoices the rest again, together with the other lines', async () => {
    const kept = await client.paidOrder();
    const order = await client.paidOrder();
    const topUpId = await client.topUp(5_000);
    const { invoiceId } = await client.invoice(order.orderId, kept.orderId, topUpId);
    issue();
    await client.later(100);
    const refunded = await client.refund(order);
    const rest = order.paidAmount - refunded.refundedAmount;
    expect(rest).toBeGreaterThan(0);
    const { replacedBy = '', reversedAt } = await client.read(invoiceId);
    const replacement = await client.read(replacedBy);
    expect(replacement).toMatchObject({
      ...TITLE,
      replaces: invoiceId,
      requestedAt: reversedAt,
      status: 'issued',
    });
    const lines = Object.fromEntries(replacement.lines.map(({ id, amount }) => [id, amount]));
    expect(lines).toEqual({ [order.orderId]: rest, [kept.orderId]: kept.paidAmount, [topUpId]: 5_000 });
    expect(replacement.amount).toBe(rest + kept.paidAmount + 5_000);
    expect(refunded).toMatchObject({ invoiceStatus: 'issued', invoice: { invoiceId: replacedBy } });
    expect(await client.items()).toEqual([]);
  });

  it('before the issue withdraws the request and requests the rest', async () => {
    const kept = await client.paidOrder();
    const order = await client.paidOrder();
    Object.assign(db().paymentSettings, { refundAfterMs: 0 });
    const { invoiceId } = await client.invoice(order.orderId, kept.orderId);
    await client.refund(order);
    const withdrawn = await client.read(invoiceId);
    expect(withdrawn.status).toBe('withdrawn');
    expect(withdrawn.invoiceNumber).toBeUndefined();
    expect(await client.read(withdrawn.replacedBy ?? '')).toMatchObject({
      status: 'issued',
      lines: [{ id: kept.orderId }],
      amount: kept.paidAmount,
    });
  });

  it('of two orders on one invoice at different times leaves one live invoice', async () => {
    const orders = [await client.paidOrder(), await client.paidOrder(), await client.paidOrder()];
    await client.invoice(...orders.map(({ orderId }) => orderId));
    issue();
    const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    await client.refund(first);
    await client.refund(second);
    const { list, counts, issuedAmount } = await client.list();
    expect(counts).toEqual({ requested: 0, issued: 1, withdrawn: 0, reversed: 2 });
    expect(issuedAmount).toBe(third.paidAmount);
    expect(list.find(({ status }) => status === 'issued')?.lines.map(({ id }) => id)).toEqual([
      third.orderId,
    ]);
  });

  it('that happened before the request changes nothing', async () => {
    const order = await client.paidOrder();
    await client.later(100);
    const { paidAmount, refundedAmount, orderId } = await client.refund(order);
    const [item] = await client.items();
    expect(item).toMatchObject({
      paidAmount,
      refundedAmount,
      invoicedAmount: 0,
      amount: paidAmount - refundedAmount,
    });
    const { invoiceId } = await client.invoice(orderId);
    issue();
    expect((await client.read(invoiceId)).status).toBe('issued');
  });
});
