import { screen } from '@testing-library/react';
import type { InferOutput } from 'valibot';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { readSelection, type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import type { quoteSchema } from '@/domain/order/quote';
import { session } from '@/request/session';
import { currentVersion } from '../../mock/lib/agreements/documents';
import { allServiceIds, findService } from '../../mock/lib/catalogue/catalogue';
import { db } from '../../mock/lib/db';
import { mockServer } from './pageSetup';
import { renderApp } from './renderApp';
import { signIn } from './signedIn';

interface Envelope<T> {
  code: number;
  message: string;
  result: T;
}

/** Sends a call as another tab would. It is not recorded among the page's calls. */
async function post<T>(path: string, body: unknown): Promise<T> {
  const server = mockServer();
  const before = server.calls.length;
  const reply = await server(`/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en-US',
      'x-authorization': session.token() ?? '',
    },
    body: JSON.stringify(body),
  });
  server.calls.splice(before);
  const envelope: Envelope<T> = await reply.json();
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.message}`);
  return envelope.result;
}

/** Signs a sample account in, without any orders or services in the database. */
export function signInAs(account: 'user' | 'admin'): void {
  db().orders = [];
  db().instances = [];
  signIn(account);
}

/** The first active service that matches, in English. */
export function someService(matches: (service: Service) => boolean): Service {
  for (const serviceId of allServiceIds()) {
    const service = findService(serviceId, 'en');
    if (service?.status === 'active' && matches(service)) return service;
  }
  throw new Error('The catalogue has no such service');
}

/** A service that any account can buy for money. */
export const plainService = () =>
  someService(
    (service) =>
      !service.requiresCertification &&
      service.purchaseLimit === 0 &&
      service.maxQuantity > 1 &&
      service.specs.length > 0 &&
      service.skus.every(({ periods }) => periods.every(({ price }) => price >= 20_000)),
  );

/** A service that any account can buy, and that is delivered once. */
export const deliveredService = () =>
  someService(
    ({ requiresCertification, purchaseLimit, skus: [sku] }) =>
      !requiresCertification &&
      purchaseLimit === 0 &&
      sku?.units === undefined &&
      (sku?.periods[0]?.price ?? 0) > 0 &&
      sku?.periods[0]?.unit === 'once',
  );

/** The service's default configuration with these changes. */
export function toSelection(service: Service, changes: Partial<Selection> = {}): Selection {
  return { ...readSelection(service, ''), ...changes };
}

/** A year of a service that any account can buy and that can be renewed. */
export function yearlySelection(changes: Partial<Selection> = {}): Selection {
  const service = someService(
    ({ requiresCertification, purchaseLimit, skus }) =>
      !requiresCertification &&
      purchaseLimit === 0 &&
      skus[0]?.periods.some(({ unit, count, price }) => unit === 'year' && count === 1 && price > 0) === true,
  );
  return toSelection(service, { period: { unit: 'year', count: 1 }, ...changes });
}

/** The address of the confirm page. An empty `key` leaves it out. */
export function confirmAddress(selection: Selection, key: string = newIdempotencyKey()): string {
  return `/serviceMarket/order${writeSelection(selection)}${key ? `&intent=${key}` : ''}`;
}

/** Places an order as another tab would and returns its number. */
export async function placedOrder(selection = toSelection(plainService())): Promise<string> {
  const quote = await post<InferOutput<typeof quoteSchema>>('order/quote', selection);
  const agreements = findService(selection.serviceId, 'en')?.agreements ?? [];
  const { orderId } = await post<{ orderId: string }>('order', {
    ...selection,
    quoteId: quote.quoteId,
    payableAmount: quote.payableAmount,
    buyerRemark: '',
    consents: agreements.map((code) => ({ code, version: currentVersion(code) })),
    idempotencyKey: newIdempotencyKey(),
  });
  return orderId;
}

export const payElsewhere = (orderId: string, channel: string, idempotencyKey = newIdempotencyKey()) =>
  post(`order/${orderId}/pay`, { channel, idempotencyKey });
export const extendElsewhere = (orderId: string) => post(`order/${orderId}/extend`, {});
export const cancelElsewhere = (orderId: string) =>
  post(`order/${orderId}/cancel`, { reason: 'changedMind' });

/** The mock's record of an order. */
export function orderRecord(orderId: string) {
  const order = db().orders.find((each) => each.orderId === orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/** Calls of the page to `/api/v1/<path>` with this method. */
export const sent = (method: string, path: string) =>
  mockServer().calls.filter((call) => call.method === method && call.path === `/api/v1/${path}`);

/** Name of the button that pays at the cashier. */
export const PAY = /^Pay ¥/;
/** Name of the button that places an order at the shown price, or a free one. */
export const PLACE_ORDER = /^(Pay ¥|Place order$)/;

/** What is ordered, on the confirm page and at the cashier. */
export const configuration = () => screen.getByRole('region', { name: 'Configuration' });
/** What that commits to and costs. */
export const orderSummary = () => screen.getByRole('region', { name: 'Order summary' });
const summaryLists = () => [...orderSummary().querySelectorAll('dl')];
/** The lines of the price in the summary. */
export const priceLines = () => summaryLists().at(-2) as HTMLElement;
/** The total below them. */
export const orderTotal = () => summaryLists().at(-1) as HTMLElement;

/** Opens the cashier of a new order. */
export async function openCashier() {
  const orderId = await placedOrder();
  const app = renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  return { ...app, orderId };
}

/** Opens the confirm page and gives consent. */
export async function openReady(selection = toSelection(plainService()), key?: string) {
  const app = renderApp(confirmAddress(selection, key));
  await screen.findByRole('button', { name: PLACE_ORDER });
  await app.user.click(screen.getByRole('checkbox'));
  return app;
}
