import type { InferOutput } from 'valibot';
import { newIntent } from '@/browser/orderIntent';
import { readSelection, type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import type { quoteSchema } from '@/domain/order/quote';
import { session } from '@/request/session';
import { currentVersion } from '../../mock/lib/agreements/documents';
import { allServiceIds, findService } from '../../mock/lib/catalogue/catalogue';
import { db } from '../../mock/lib/db';
import { PASSWORD } from './account';
import { mockServer } from './pageSetup';

interface Envelope<T> {
  code: number;
  message: string;
  result: T;
}

/** Sends a call past the page, as another tab would. It does not count among the page's own calls. */
async function post<T>(path: string, body: unknown): Promise<T> {
  const server = mockServer();
  const before = server.calls.length;
  const answer = await server(`/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en-US',
      'x-authorization': session.token() ?? '',
    },
    body: JSON.stringify(body),
  });
  server.calls.splice(before);
  const envelope: Envelope<T> = await answer.json();
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.message}`);
  return envelope.result;
}

/** Signs in without the login page: the app then starts with this person. `user` owes nothing and owns nothing. */
export async function signInAs(userName: 'user' | 'admin'): Promise<void> {
  db().orders = [];
  db().instances = [];
  const { token } = await post<{ token: string }>('user/login', {
    userPhone: userName,
    loginType: 1,
    password: PASSWORD,
  });
  session.start(token);
}

/** The first service on offer that is as asked for, in English. */
export function someService(isWanted: (service: Service) => boolean): Service {
  for (const serviceId of allServiceIds()) {
    const service = findService(serviceId, 'en');
    if (service?.status === 'active' && isWanted(service)) return service;
  }
  throw new Error('The catalogue has no such service');
}

/** One that anybody can buy, and not for nothing. */
export const plainService = () =>
  someService(
    (service) =>
      !service.requiresCertification &&
      service.purchaseLimit === 0 &&
      service.maxQuantity > 1 &&
      service.specs.length > 0 &&
      service.skus.every(({ periods }) => periods.every(({ price }) => price >= 20_000)),
  );

/** The service's first configuration, changed. */
export function toSelection(service: Service, changes: Partial<Selection> = {}): Selection {
  return { ...readSelection(service, ''), ...changes };
}

/** The address of the confirm page; `intent` empty for none. */
export function confirmAddress(selection: Selection, intent: string = newIntent()): string {
  return `/serviceMarket/order${writeSelection(selection)}${intent ? `&intent=${intent}` : ''}`;
}

/** Places an order as another tab would; answers its number. */
export async function placedOrder(selection = toSelection(plainService())): Promise<string> {
  const quote = await post<InferOutput<typeof quoteSchema>>('order/quote', selection);
  const agreements = findService(selection.serviceId, 'en')?.agreements ?? [];
  const { orderId } = await post<{ orderId: string }>('order', {
    ...selection,
    quoteId: quote.quoteId,
    payableAmount: quote.payableAmount,
    buyerRemark: '',
    consents: agreements.map((code) => ({ code, version: currentVersion(code) })),
    idempotencyKey: newIntent(),
  });
  return orderId;
}

export const payElsewhere = (orderId: string, channel: string, idempotencyKey = newIntent()) =>
  post(`order/${orderId}/pay`, { channel, idempotencyKey });
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

/** Answers the next call with this method and path (below `/api/v1`) in the mock's place. */
export function answerNext(method: string, path: string, envelope: Partial<Envelope<unknown>>): void {
  intercept(method, path, async () => {
    const body = JSON.stringify({ message: '', result: null, ...envelope });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
}

/** The next such call reaches the server, but its answer is lost on the way. */
export function loseNextAnswer(method: string, path: string): void {
  intercept(method, path, async (answer) => {
    await answer();
    throw new TypeError('Failed to fetch');
  });
}

/** The next such call does not even reach the server. */
export function loseNextCall(method: string, path: string): void {
  intercept(method, path, async () => {
    throw new TypeError('Failed to fetch');
  });
}

/** Stands between the page and the mock for one call. */
export function intercept(
  method: string,
  path: string,
  handle: (answer: () => Promise<Response>) => Promise<Response>,
): void {
  const inner = window.fetch;
  let done = false;
  window.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal.test');
    const matches = (init?.method ?? 'GET').toUpperCase() === method && pathname === `/api/v1/${path}`;
    if (done || !matches) return inner(input, init);
    done = true;
    return handle(() => inner(input, init));
  };
}
