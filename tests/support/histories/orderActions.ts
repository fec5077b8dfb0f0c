import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import type { InstanceRecord, OrderRecord } from '../../../mock/lib/orders/records';
import { findOffer, withPlan } from '../../../mock/lib/orders/snapshot';
import type { Selection } from '../../../src/domain/catalog/selection';
import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import { changeKind } from '../../../src/domain/instance/planChange';
import { orderEndpoints } from '../../../src/domain/order/endpoints';
import { CANCEL_REASONS, type Order, PAY_CHANNELS } from '../../../src/domain/order/order';
import { COUPON_CODES, getAgreements, getPeriods, getPlans, getSelection, toRestricted } from './selections';
import { type Action, ownInstances, ownOrders, pickOne, type Turn, wait } from './turn';
import { call, findAccount, newKey, type Person, read, type World } from './world';

const LOST = 'timeout';

/** Prices a selection and returns the payload that orders it; undefined when it is refused. */
export async function quote({ world, person }: Turn, selection: Selection) {
  const quoted = await read(world, person, orderEndpoints.quote, { body: selection });
  return (
    quoted && {
      quoteId: quoted.quoteId,
      payableAmount: quoted.payableAmount,
      consents: currentConsents(getAgreements(selection.serviceId)),
      idempotencyKey: newKey(world),
    }
  );
}

interface Placing {
  endpoint: typeof orderEndpoints.place | typeof instanceEndpoints.renew | typeof instanceEndpoints.upgrade;
  params?: Record<string, string>;
  body: object;
}

/** Sends an order, sometimes twice because its reply is lost. Returns the order. */
export async function place(turn: Turn, { endpoint, params, body }: Placing): Promise<Order | undefined> {
  const { world, person, size } = turn;
  const isLost = size % 4 === 3;
  const headers: Record<string, string> = isLost ? { 'x-mock-order': LOST } : {};
  const request = { params: params ?? {}, body };
  const first = await call(world, person, endpoint, { ...request, headers });
  if (!isLost) return first.isDone ? first.result : undefined;
  const count = db().orders.length;
  const { isDone, result } = await call(world, person, endpoint, request);
  // A refusal that was not lost is one again.
  world.check('replyOnce', first.code !== 0 || (isDone && db().orders.length === count), () =>
    JSON.stringify({ ...request, isDone }),
  );
  return isDone ? result : undefined;
}

export const findOrder = (orderId: string): OrderRecord | undefined =>
  db().orders.find((order) => order.orderId === orderId);

export async function orderNew(turn: Turn, orderType: 'new' | 'trial'): Promise<Order | undefined> {
  const couponCode = turn.size % 3 === 2 ? COUPON_CODES[turn.choice % COUPON_CODES.length] : undefined;
  const isPlain = couponCode === undefined || orderType === 'trial';
  const selection = { ...getSelection(turn.pick), orderType, ...(!isPlain && { couponCode }) };
  const quoted = await quote(turn, selection);
  if (!quoted) return undefined;
  const body = { ...selection, ...quoted, buyerRemark: '' };
  return place(turn, { endpoint: orderEndpoints.place, body });
}

/** Pays an order; a second call with the same key does nothing. */
async function payFor({ world, person, choice }: Turn, orderId: string, headers: Record<string, string>) {
  const wanted = PAY_CHANNELS[choice % PAY_CHANNELS.length];
  // Somebody without enough money mostly chooses another way.
  const isTooPoor = (findAccount(person)?.balance ?? 0) < (findOrder(orderId)?.payableAmount ?? 0);
  const channel = wanted === 'balance' && isTooPoor && choice < PAY_CHANNELS.length ? 'alipay' : wanted;
  const request = { params: { orderId }, body: { channel, idempotencyKey: newKey(world) } };
  const { code } = await call(world, person, orderEndpoints.pay, { ...request, headers });
  if (code !== 0) return;
  const payments = findOrder(orderId)?.payments.length;
  const { isDone } = await call(world, person, orderEndpoints.pay, request);
  world.check(
    'replyOnce',
    isDone && findOrder(orderId)?.payments.length === payments,
    () => `pay ${orderId}`,
  );
}

const OUTCOMES = ['succeed', 'succeed', LOST, 'fail', 'hang'];

/** Pays an order and waits until it is set up. */
export async function finish(turn: Turn, order: Order | undefined): Promise<void> {
  if (order?.status === 'pendingPayment') await payFor(turn, order.orderId, { 'x-mock-payment': 'succeed' });
  wait(turn.world, 10);
}

const isUnpaid = ({ status }: OrderRecord) => status === 'pendingPayment';
const hasTerm = ({ endsOn, orderType }: InstanceRecord) => endsOn !== undefined && orderType !== 'trial';

async function orderRenewal(turn: Turn): Promise<Order | undefined> {
  const instance = pickOne(ownInstances(turn.person, hasTerm), turn.pick);
  if (!instance) return undefined;
  const { service, skuCode, specs, quantity, instanceId } = instance;
  const periods = getPeriods(service.serviceId, skuCode).filter(({ unit }) => unit !== 'once');
  // Usually the same term again.
  const wanted = turn.size % 3 === 0 ? periods[turn.choice % Math.max(1, periods.length)] : instance.period;
  const { unit, count } = wanted ?? instance.period;
  const selection: Selection = {
    ...{ serviceId: service.serviceId, skuCode, specs, quantity, instanceId },
    ...{ orderType: 'renew', period: { unit, count } },
  };
  const quoted = await quote(turn, selection);
  if (!quoted) return undefined;
  const body = { ...quoted, period: { unit, count } };
  return place(turn, { endpoint: instanceEndpoints.renew, params: { instanceId }, body });
}

/** Orders another plan: a larger one, one of the same rank, or, in vain, a smaller one. */
async function orderUpgrade(turn: Turn): Promise<Order | undefined> {
  const instance = pickOne(ownInstances(turn.person, hasTerm), turn.pick);
  if (!instance) return undefined;
  const { service, instanceId } = instance;
  const plans = getPlans(service.serviceId).filter((plan) => plan !== instance.skuCode);
  const skuCode = plans[turn.size % Math.max(1, plans.length)];
  if (skuCode === undefined) return undefined;
  const sold = findOffer(service.serviceId)?.service;
  const isEqual = sold && changeKind(sold, instance.skuCode, skuCode) === 'change';
  const orderType = isEqual ? 'change' : 'upgrade';
  const selection: Selection = { ...withPlan(instance, skuCode), instanceId, orderType };
  const quoted = await quote(turn, selection);
  if (!quoted) return undefined;
  return place(turn, {
    endpoint: instanceEndpoints.upgrade,
    params: { instanceId },
    body: { ...quoted, skuCode, orderType },
  });
}

/** Reads an own order as its page does. */
export const readOrder = (world: World, person: Person, orderId: string) =>
  read(world, person, orderEndpoints.get, { params: { orderId } });

/** Does something to one of the person's own orders. */
const withOrder =
  (
    endpoint:
      | typeof orderEndpoints.cancel
      | typeof orderEndpoints.closePayment
      | typeof orderEndpoints.extendPayment
      | typeof orderEndpoints.accept,
    isMeant: (order: OrderRecord) => boolean,
    body?: object,
  ): Action =>
  async ({ world, person, pick }) => {
    const order = pickOne(ownOrders(person, isMeant), pick);
    if (order)
      await call(world, person, endpoint, { params: { orderId: order.orderId }, ...(body && { body }) });
  };

export const orderActions = {
  order: async (turn) => {
    await orderNew(turn, 'new');
  },
  trial: async (turn) => finish(turn, await orderNew(turn, 'trial')),
  buy: async (turn) => finish(turn, await orderNew(turn, 'new')),
  buyRestricted: async (turn) =>
    finish(turn, await orderNew({ ...turn, pick: toRestricted(turn.pick) }, 'new')),
  /** A purchase whose setup fails. */
  buyInVain: async (turn) => {
    db().paymentSettings.provisioning = 'fail';
    const order = await orderNew(turn, 'new');
    db().paymentSettings.provisioning = 'succeed';
    await finish(turn, order);
  },
  pay: async (turn) => {
    const order = pickOne(ownOrders(turn.person, isUnpaid), turn.pick);
    const outcome = OUTCOMES[turn.size % OUTCOMES.length] ?? 'succeed';
    if (order) await payFor(turn, order.orderId, { 'x-mock-payment': outcome });
    if (turn.size % 2 === 0) wait(turn.world, 10);
  },
  closePayment: withOrder(orderEndpoints.closePayment, ({ status }) => status === 'paying'),
  cancel: withOrder(orderEndpoints.cancel, isUnpaid, { reason: CANCEL_REASONS[0] }),
  extendPayment: withOrder(orderEndpoints.extendPayment, isUnpaid),
  accept: withOrder(orderEndpoints.accept, ({ status }) => status === 'completed'),
  orderRenewal: async (turn) => {
    await orderRenewal(turn);
  },
  renew: async (turn) => finish(turn, await orderRenewal(turn)),
  /** A renewal whose setup fails. */
  renewInVain: async (turn) => {
    db().paymentSettings.provisioning = 'fail';
    const order = await orderRenewal(turn);
    db().paymentSettings.provisioning = 'succeed';
    await finish(turn, order);
  },
  orderUpgrade: async (turn) => {
    await orderUpgrade(turn);
  },
  upgrade: async (turn) => finish(turn, await orderUpgrade(turn)),
} satisfies Record<string, Action>;
