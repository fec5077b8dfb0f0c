import { fireEvent } from '@testing-library/react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import type { Invoice } from '@/domain/invoice/invoice';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { passTime } from './clock';
import { replyInstead, toResponse } from './network';
import { openPage } from './renderApp';
import { signIn } from './signedIn';

/** A moment of the day on which `orderView` is read. */
export const at = (time: string) => `2026-03-05T${time}:00Z`;

const SERVICE: LiveOrder['service'] = {
  ...{ serviceId: 'cloud-desktop', type: 'software', cover: '', providerName: 'Yuanfan Cloud' },
  ...{ title: 'Cloud Desktop', planName: 'Team', pack: undefined, unitPrice: 10_000 },
};

/** An order of two desktops for a year as the server shows it at noon in China: a completed one, unless the changes say otherwise. */
export const orderView = (changes: Partial<LiveOrder> = {}): LiveOrder => ({
  ...{ orderId: 'O1', orderType: 'new', status: 'completed', service: SERVICE, skuCode: 'team' },
  ...{ period: { unit: 'year', count: 1 }, quantity: 2, currency: 'CNY', specs: {}, couponCode: undefined },
  ...{ specTexts: [{ label: 'Memory', value: '16 GB' }], instanceId: 'S1', buyerRemark: '' },
  items: [{ kind: 'plan', label: 'Team', formula: '¥100.00 × 2', amount: 20_000 }],
  ...{ originalAmount: 20_000, discountAmount: 0, payableAmount: 20_000, paidAmount: 20_000 },
  ...{ refundedAmount: 0, payChannel: 'alipay', paidAt: at('03:10'), createdAt: at('03:00') },
  ...{ payDeadline: at('03:30'), serverTime: at('04:00'), receivedAt: Date.now(), version: 1 },
  consents: [{ code: 'nothing-known', version: '2.0' }],
  ...{ invoiceStatus: 'none', refundedWith: [] },
  timeline: [{ at: at('03:00'), actor: 'buyer', event: 'create', note: '' }],
  ...changes,
});

/** Opens a page of an order. Counts how often it is read; `show` reads it in another state. */
export async function openOrder(changes: Partial<LiveOrder> = {}, end = '', title = 'Cloud Desktop') {
  signIn();
  const server = { result: orderView(changes), reads: 0 };
  replyInstead(({ path }) => {
    if (path !== '/api/v1/order/O1') return undefined;
    server.reads += 1;
    return Promise.resolve(toResponse({ code: 200, message: '', result: server.result }));
  });
  const app = await openPage(`/usercenter/order/O1${end}`, { title });
  const show = async (next: Partial<LiveOrder> = {}) => {
    server.result = orderView({ version: server.result.version + 1, ...next });
    fireEvent(document, new Event('visibilitychange'));
    await passTime(0);
  };
  return { ...app, server, show };
}

/** The receipt of `orderView`. */
export const RECEIPT: LiveOrder['receipt'] = {
  ...{ receiptNumber: 'R1', buyer: '139****9000', tax: { rate: 600, amount: 1_132 } },
  seller: { name: 'Seller Ltd', taxNumber: '91440300MA5DC8JF2X' },
  term: { from: at('03:20'), to: '2027-03-05T03:20:00Z' },
};

/** What differs in an order that nothing was paid for yet. */
export const unpaid = (status: OrderStatus): Partial<LiveOrder> => ({
  ...{ status, paidAmount: 0, payChannel: undefined, paidAt: undefined, instanceId: undefined },
});

/** A refund of all that was paid. */
export const WHOLE = { amount: 20_000, rule: 'unused', left: 0, total: 0 } as const;

/** An issued invoice. */
export const INVOICE: Invoice = {
  ...{
    invoiceId: 'I-1',
    status: 'issued',
    titleType: 'company',
    title: 'Example Ltd',
    email: 'a@example.com',
  },
  ...{
    taxNumber: '91440300MA5DC8JF2X',
    seller: { name: 'Seller', taxNumber: 'T' },
    lines: [],
    amount: 20_000,
  },
  ...{ taxRate: 600, taxAmount: 1_132, requestedAt: at('03:40'), issuedAt: at('03:41') },
};
