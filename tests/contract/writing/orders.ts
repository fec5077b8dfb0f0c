import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '../../../config/contract/endpoint';
import { readSelection } from '../../../src/domain/catalog/selection';
import { PAY_CHANNELS, PAY_DEADLINE_MINUTES } from '../../../src/domain/order/order';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { PAY_EXTENSION_MINUTES } from '../../../src/domain/order/paymentTime';
import { checkOrder } from '../money';
import { hideKey, refuseOther } from '../owners';
import { repeatLater } from '../repeating';
import { at, getEntries } from '../samples';
import { getEndpoint, UNKNOWN_ID, type Walk } from '../walk';
import { findService, writeQuotes } from './quotes';

/** The current versions of the agreements that a service requires. */
async function consentsTo(walk: Walk, codes: readonly string[]) {
  const agreements = getEntries(await walk.succeed('GET agreement/list', { token: undefined }));
  return agreements
    .filter(({ code }) => codes.some((required) => required === code))
    .map(({ code, version }) => ({ code, version }));
}

async function refusals(walk: Walk, params: { orderId: string }, channel: string): Promise<void> {
  const { transitionRefused, nothingRefundable } = ORDER_ERROR;
  const refuse = (key: EndpointKey, codes: number[], change?: object) => {
    const { example } = getEndpoint(key);
    const body = change ? { ...example, ...change } : example;
    return walk.refuse(key, 'of a cancelled order', codes, { params, body });
  };
  await refuse('POST order/{orderId}/pay', [transitionRefused], { channel });
  await refuse('POST order/{orderId}/extend', [transitionRefused]);
  await refuse('POST order/{orderId}/refund', [transitionRefused, nothingRefundable]);
  await refuse('POST order/{orderId}/refund/withdraw', [transitionRefused]);
  await refuse('POST order/{orderId}/accept', [transitionRefused]);
}

/** Checks that an order needs the quoted amount and the consents of its service. */
async function refusedOrders(walk: Walk, body: { payableAmount: unknown }): Promise<void> {
  const { priceChanged, quoteExpired, consentOutdated } = ORDER_ERROR;
  const refuse = (what: string, codes: number[], change: object) =>
    walk.refuse('POST order', what, codes, { body: { ...body, ...change, idempotencyKey: randomUUID() } });
  await refuse('another amount than the quoted one', [priceChanged], {
    payableAmount: Number(body.payableAmount) + 1,
  });
  await refuse('an unknown quote', [quoteExpired], { quoteId: UNKNOWN_ID });
  await refuse('without consents (section "Agreements")', [consentOutdated], { consents: [] });
}

/** Checks that an order that is over cannot be cancelled. */
async function cancelCompleted(walk: Walk): Promise<void> {
  const query = { status: 'completed' };
  const orders = getEntries(await walk.succeed('GET order/list', { query }, 'completed orders'));
  const order = orders.find(({ status }) => status === 'completed');
  if (!order) {
    walk.report.untried('Cancelling a completed order: the account has none.');
    return;
  }
  const call = { params: { orderId: String(order.orderId) }, body: { reason: 'other' } };
  await walk.refuse(
    'POST order/{orderId}/cancel',
    'a completed order (section "States")',
    [ORDER_ERROR.transitionRefused],
    call,
  );
}

/** The time to pay an order, in whole minutes. */
function minutesToPay(order: unknown): number {
  const time = (name: string) => Date.parse(String(at(order, name)));
  return Math.round((time('payDeadline') - time('createdAt')) / 60_000);
}

/** Checks that a new order is what was ordered, its deadline, and that the list shows it first. */
async function checkNewOrder(walk: Walk, body: Record<string, unknown>, order: unknown): Promise<void> {
  for (const name of ['skuCode', 'quantity', 'payableAmount', 'buyerRemark']) {
    const isOrdered = at(order, name) === body[name];
    walk.expect('POST order', 'answer', isOrdered, `result.${name}`, 'is not what was ordered');
  }
  const isAccepted = getEntries(at(order, 'consents')).length === getEntries(body.consents).length;
  walk.expect('POST order', 'answer', isAccepted, 'result.consents', 'are not those that were sent');
  const minutes = minutesToPay(order);
  const isDue = at(order, 'status') !== 'pendingPayment' || minutes === PAY_DEADLINE_MINUTES;
  const message = `is ${minutes} minutes after createdAt, expected ${PAY_DEADLINE_MINUTES} (section "Limits")`;
  walk.expect('POST order', 'answer', isDue, 'result.payDeadline', message);
  const [first] = getEntries(await walk.succeed('GET order/list', {}, 'a new order'));
  const isFirst = first?.orderId === at(order, 'orderId');
  walk.expect('GET order/list', 'a new order', isFirst, 'result.list', 'does not have it as the newest');
}

/** Checks that the time to pay can be extended once. */
async function extendOnce(walk: Walk, params: { orderId: string }): Promise<void> {
  const key = 'POST order/{orderId}/extend';
  const minutes = minutesToPay(await walk.succeed(key, { params }));
  const expected = PAY_DEADLINE_MINUTES + PAY_EXTENSION_MINUTES;
  const message = `is ${minutes} minutes after createdAt, expected ${expected} (section "Limits")`;
  walk.expect(key, 'answer', minutes === expected, 'result.payDeadline', message);
  await walk.refuse(key, 'a second time', [ORDER_ERROR.transitionRefused], { params });
}

/** A channel by which an order can be paid, and not at once. */
function slowChannel(order: unknown): string {
  const named = at(order, 'payChannels');
  const offered: readonly unknown[] = Array.isArray(named) ? named : PAY_CHANNELS;
  return ['transfer', 'alipay', 'wechat'].find((channel) => offered.includes(channel)) ?? 'transfer';
}

/** Quotes and places an order, starts a payment and closes it, and cancels the order. */
export async function writeOrders(walk: Walk): Promise<void> {
  await cancelCompleted(walk);
  const service = await findService(walk);
  if (!service) {
    for (const key of ['POST order/quote', 'POST order', 'POST order/{orderId}/cancel'] as const)
      walk.report.skip(key, 'no service that anyone can buy was found');
    return;
  }
  const selection = readSelection(service, '');
  const quote = await writeQuotes(walk, service, selection);
  const body = {
    ...selection,
    quoteId: at(quote, 'quoteId'),
    payableAmount: at(quote, 'payableAmount'),
    buyerRemark: '',
    consents: await consentsTo(walk, service.agreements),
    idempotencyKey: randomUUID(),
  };
  await refusedOrders(walk, body);
  const order = await walk.succeed('POST order', { body });
  const orderId = at(order, 'orderId');
  if (typeof orderId !== 'string') return;
  checkOrder(walk, 'POST order', order);
  await checkNewOrder(walk, body, order);
  const again = await walk.succeed('POST order', { body }, 'sent again');
  const isSame = at(again, 'orderId') === orderId;
  walk.expect('POST order', 'sent again', isSame, 'result.orderId', 'another order was created');
  const changed = { body: { ...body, buyerRemark: 'changed' } };
  const { idempotencyConflict } = ORDER_ERROR;
  await walk.refuse('POST order', 'the same key for another order', [idempotencyConflict], changed);

  const findsOrder = async (key: string, what: string) => {
    const found = at(await walk.succeed('GET order/byKey/{key}', { params: { key } }, what), 'order');
    const isFound = at(found, 'orderId') === orderId;
    walk.expect('GET order/byKey/{key}', what, isFound, 'result.order', 'is not found');
  };
  await findsOrder(body.idempotencyKey, 'the key of an order');
  await hideKey(walk, 'GET order/byKey/{key}', body.idempotencyKey, 'order');
  const params = { orderId };
  await walk.refuse('GET order/{orderId}', 'to a visitor', [401], { params, token: undefined });
  await walk.succeed('GET order/{orderId}', { params });
  const payment = { channel: slowChannel(order), idempotencyKey: randomUUID() };
  if (at(order, 'status') === 'pendingPayment') {
    await extendOnce(walk, params);
    const paying = await walk.succeed('POST order/{orderId}/pay', { params, body: payment });
    const isRaised = Number(at(paying, 'version')) > Number(at(order, 'version'));
    const message = 'is not raised (section "Changes by several people")';
    walk.expect('POST order/{orderId}/pay', 'answer', isRaised, 'result.version', message);
    await walk.succeed('POST order/{orderId}/pay', { params, body: payment }, 'sent again');
    await findsOrder(payment.idempotencyKey, 'the key of a payment');
    await repeatLater(walk, 'POST order/{orderId}/pay/close', {
      change: { params },
      takeBack: () =>
        walk.succeed(
          'POST order/{orderId}/pay',
          { params, body: { ...payment, idempotencyKey: randomUUID() } },
          'another payment',
        ),
      read: async () => at(await walk.succeed('GET order/{orderId}', { params }), 'status'),
    });
    await walk.succeed('POST order/{orderId}/pay/close', { params }, 'at the end');
  }
  const cancel = { params, body: { reason: 'other' } };
  await refuseOther(walk, 'POST order/{orderId}/cancel', cancel);
  const isCancelled = (result: unknown) => at(result, 'status') === 'cancelled';
  const expectCancelled = (key: EndpointKey, result: unknown) =>
    walk.expect(key, 'a cancelled order', isCancelled(result), 'result.status', 'is not `cancelled`');
  expectCancelled('POST order/{orderId}/cancel', await walk.succeed('POST order/{orderId}/cancel', cancel));
  expectCancelled('GET order/{orderId}', await walk.succeed('GET order/{orderId}', { params }));
  await walk.succeed('POST order/{orderId}/cancel', cancel, 'sent again');
  await refusals(walk, params, payment.channel);
  // Of a cancelled order, so that a back end that lets others act on it has nothing to do.
  for (const { key, path, method } of walk.report.endpoints)
    if (method !== 'GET' && path.startsWith('order/{orderId}/') && path !== 'order/{orderId}/cancel')
      await refuseOther(walk, key, { params });
}
