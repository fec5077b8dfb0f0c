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
  const list = 'GET service/list';
  const services = walk.results.get(list) ?? (await walk.succeed(list, { token: undefined }));
  for (const { serviceId } of getEntries(services).slice(0, MAX_SERVICES)) {
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
  const { transitionRefused, nothingRefundable } = ORDER_ERROR;
  const refuse = (key: Parameters<Walk['refuse']>[0], codes: number[]) =>
    walk.refuse(key, 'of a cancelled order', codes, { params, body: getEndpoint(key).example });
  await refuse('POST order/{orderId}/pay', [transitionRefused]);
  await refuse('POST order/{orderId}/refund', [transitionRefused, nothingRefundable]);
  await refuse('POST order/{orderId}/refund/withdraw', [transitionRefused]);
  await refuse('POST order/{orderId}/accept', [transitionRefused]);
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
  const isSum = quote === undefined || sum === at(quote, 'payableAmount');
  const payable = 'result.payableAmount';
  walk.expect('POST order/quote', 'answer', isSum, payable, 'is not the sum of the items');
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
  const isSame = at(again, 'orderId') === orderId;
  walk.expect('POST order', 'sent again', isSame, 'result.orderId', 'another order was created');

  const findsOrder = async (key: string, what: string) => {
    const found = at(await walk.succeed('GET order/byKey/{key}', { params: { key } }, what), 'order');
    walk.expect(
      'GET order/byKey/{key}',
      what,
      at(found, 'orderId') === orderId,
      'result.order',
      'is not found',
    );
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
  const isCancelled = at(cancelled, 'status') === 'cancelled';
  walk.expect('POST order/{orderId}/cancel', 'answer', isCancelled, 'result.status', 'is not `cancelled`');
  await walk.succeed('POST order/{orderId}/cancel', cancel, 'sent again');
  await refusals(walk, params);
}
