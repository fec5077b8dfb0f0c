import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readSelection } from '../../../src/domain/catalog/selection';
import { serviceSchema } from '../../../src/domain/catalog/service';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { at, getEntries } from '../samples';
import { getEndpoint, type Walk } from '../walk';

/** Limit of the services opened to find one that anyone can buy. */
const MAX_SERVICES = 20;

/** Finds a service that anyone can buy any number of times. */
async function findService(walk: Walk) {
  for (const { serviceId } of getEntries(walk.results.get('GET service/list')).slice(0, MAX_SERVICES)) {
    const call = { params: { serviceId: String(serviceId) }, token: undefined };
    const found = v.safeParse(serviceSchema, await walk.succeed('GET service/{serviceId}', call));
    if (!found.success) continue;
    const { status, requiresCertification, purchaseLimit } = found.output;
    if (status === 'active' && !requiresCertification && purchaseLimit === 0) return found.output;
  }
  return undefined;
}

/** The current versions of the agreements that a service requires. */
async function consentsTo(walk: Walk, codes: readonly string[]) {
  const agreements = getEntries(await walk.succeed('GET agreement/list', { token: undefined }));
  return agreements
    .filter(({ code }) => codes.some((required) => required === code))
    .map(({ code, version }) => ({ code, version }));
}

async function refusals(walk: Walk, params: { orderId: string }): Promise<void> {
  const { transitionRefused, nothingRefundable, invoiceRefused } = ORDER_ERROR;
  const refuse = (key: Parameters<Walk['refuse']>[0], codes: number[]) =>
    walk.refuse(key, 'of a cancelled order', codes, { params, body: getEndpoint(key).example });
  await refuse('POST order/{orderId}/pay', [transitionRefused]);
  await refuse('POST order/{orderId}/refund', [transitionRefused, nothingRefundable]);
  await refuse('POST order/{orderId}/refund/withdraw', [transitionRefused]);
  await refuse('POST order/{orderId}/accept', [transitionRefused]);
  await refuse('POST order/{orderId}/invoice', [invoiceRefused]);
}

/** Quotes and places an order, starts a payment and closes it, and cancels the order. */
export async function writeOrders(walk: Walk): Promise<void> {
  const service = await findService(walk);
  if (!service) {
    for (const key of ['POST order/quote', 'POST order', 'POST order/{orderId}/cancel'] as const)
      walk.report.skip(key, 'no service that anyone can buy was found');
    return;
  }
  const selection = readSelection(service, '');
  await walk.succeed('POST order/quote', { body: selection, token: undefined }, 'result for a visitor');
  const quote = await walk.succeed('POST order/quote', { body: selection });
  const items = getEntries(at(quote, 'items'));
  const sum = items.reduce((cents, { amount }) => cents + Number(amount), 0);
  walk.record('POST order/quote', 'the sum of its items', [
    ...(quote === undefined || sum === at(quote, 'payableAmount') ? [] : ['is not the payable amount']),
  ]);
  const body = {
    ...selection,
    quoteId: at(quote, 'quoteId'),
    payableAmount: at(quote, 'payableAmount'),
    buyerRemark: '',
    consents: await consentsTo(walk, service.agreements),
    idempotencyKey: randomUUID(),
  };
  const order = await walk.succeed('POST order', { body });
  const orderId = at(order, 'orderId');
  if (typeof orderId !== 'string') return;
  const again = await walk.succeed('POST order', { body }, 'sent again');
  walk.record(
    'POST order',
    'sent again',
    at(again, 'orderId') === orderId ? [] : ['another order was created'],
  );

  const findsOrder = async (key: string, what: string) => {
    const found = at(await walk.succeed('GET order/byKey/{key}', { params: { key } }, what), 'order');
    walk.record('GET order/byKey/{key}', what, at(found, 'orderId') === orderId ? [] : ['is not found']);
  };
  await findsOrder(body.idempotencyKey, 'the key of an order');
  const params = { orderId };
  await walk.refuse('GET order/{orderId}', 'to a visitor', [401], { params, token: undefined });
  await walk.succeed('GET order/{orderId}', { params });
  const payment = { channel: 'transfer', idempotencyKey: randomUUID() };
  if (at(order, 'status') === 'pendingPayment') {
    await walk.succeed('POST order/{orderId}/pay', { params, body: payment });
    await walk.succeed('POST order/{orderId}/pay', { params, body: payment }, 'sent again');
    await findsOrder(payment.idempotencyKey, 'the key of a payment');
    await walk.succeed('POST order/{orderId}/pay/close', { params });
  }
  const cancel = { params, body: { reason: 'other' } };
  const cancelled = await walk.succeed('POST order/{orderId}/cancel', cancel);
  walk.record('POST order/{orderId}/cancel', 'the status', [
    ...(at(cancelled, 'status') === 'cancelled' ? [] : ['is not `cancelled`']),
  ]);
  await walk.succeed('POST order/{orderId}/cancel', cancel, 'sent again');
  await refusals(walk, params);
}
