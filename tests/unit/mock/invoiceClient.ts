import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import {
  type Invoiceable,
  invoiceableListSchema,
  invoiceListSchema,
  invoiceSchema,
  selectLines,
} from '../../../src/domain/invoice/invoice';
import type { Order } from '../../../src/domain/order/order';
import { createShop, toSelection } from './shop';

export const TITLE = {
  titleType: 'company',
  title: 'Example Ltd',
  taxNumber: '91440300MA5DC8JF2X',
  email: 'books@example.com',
} as const;

/** A client of a user without orders, top-ups and invoices, whose money all comes from the test. */
export async function createInvoiceClient(language?: string) {
  const shop = createShop(language);
  const tables = db();
  tables.topUps = [];
  tables.charges = [];
  tables.invoices = [];
  tables.invoiceTitles = [];
  for (const user of tables.users) user.balance = 0;
  let keys = 0;
  let token = await shop.signIn();

  const result = async (path: string) => (await shop.get(path, token)).result;

  async function topUp(amount: number): Promise<string> {
    keys += 1;
    await shop.post(
      'balance/topUp',
      { amount, channel: 'alipay', idempotencyKey: `top-up-key-${keys}` },
      token,
    );
    shop.advance(5);
    await result('order/list');
    return `T${db().topUps.at(-1)?.topUpId}`;
  }

  /** A paid order that was set up. */
  async function order(channel = 'alipay', selection = toSelection({ unit: 'year' })): Promise<Order> {
    const placed = await shop.order(token, selection);
    await shop.pay(token, placed, channel);
    shop.advance(10);
    return shop.read(token, placed.orderId);
  }

  async function refund({ orderId }: Order, destination = 'channel', idempotencyKey = `refund-${orderId}`) {
    await shop.post(`order/${orderId}/refund`, { reason: 'notNeeded', destination, idempotencyKey }, token);
    shop.advance(30);
    return shop.read(token, orderId);
  }

  const items = async () => v.parse(invoiceableListSchema, await result('invoice/invoiceable')).list;
  /** The ids of what can be invoiced, with the amounts. */
  const amounts = async () => Object.fromEntries((await items()).map(({ id, amount }) => [id, amount]));

  /** Sends a request for an invoice with these items. */
  async function send(ids: readonly string[], changes: object = {}) {
    const selected = (await items()).filter(({ id }: Invoiceable) => ids.includes(id));
    keys += 1;
    const body = {
      ...TITLE,
      lines: selected.map(({ kind, id }) => ({ kind, id })),
      amount: selectLines(selected).reduce((sum, { amount }) => sum + amount, 0),
      idempotencyKey: `invoice-key-${keys}`,
      ...changes,
    };
    return { body, reply: await shop.post('invoice', body, token) };
  }

  return {
    ...shop,
    token: () => token,
    /** Moves the clock and signs in again, because the session may have expired. */
    async later(days: number) {
      shop.advance(days * 86_400);
      token = await shop.signIn();
    },
    result,
    download: (path: string) => shop.send('GET', path, undefined, { 'x-authorization': token }),
    topUp,
    paidOrder: order,
    readOrder: (orderId: string) => shop.read(token, orderId),
    refund,
    items,
    amounts,
    send,
    async invoice(...ids: string[]) {
      const { reply } = await send(ids);
      expect(reply).toMatchObject({ code: 200 });
      return v.parse(invoiceSchema, reply.result);
    },
    list: async (query = '') => v.parse(invoiceListSchema, await result(`invoice/list?pageSize=100${query}`)),
    read: async (invoiceId: string) => v.parse(invoiceSchema, await result(`invoice/${invoiceId}`)),
  };
}

export type InvoiceClient = Awaited<ReturnType<typeof createInvoiceClient>>;
