import { db } from '../../../mock/lib/db';
import type { OrderRecord } from '../../../mock/lib/orders/records';
import { DAY_MS } from '../../../src/domain/calendar';
import { orderEndpoints } from '../../../src/domain/order/endpoints';
import type { Order } from '../../../src/domain/order/order';
import { REFUND_DESTINATIONS, REFUND_WHOLE_DAYS, type Refundable } from '../../../src/domain/order/refund';
import { findOrder, readOrder } from './orderActions';
import { type Action, ownOrders, pickOne, type Turn, wait } from './turn';
import { call, newKey } from './world';

interface Offered {
  orderId: string;
  amount: number;
}

/** What the page of an order offers to pay back, with the later orders that go with it. */
function offeredRefund(order: Order): Offered[] {
  const together = 'refundedWith' in order ? (order.refundedWith as Offered[]) : [];
  return [{ orderId: order.orderId, amount: order.refundable?.amount ?? 0 }, ...together];
}

const hasObstacle = (order: Order): boolean =>
  'refundObstacle' in order && order.refundObstacle !== undefined;

const isRefunding = ({ status }: OrderRecord): boolean =>
  status === 'refundReview' || status === 'refunding' || status === 'refunded';

/** The orders of an account and service with a whole refund within the first days of a begun term. */
const earlyRefunds = ({ userId, service }: OrderRecord): OrderRecord[] =>
  db().orders.filter(
    (order) =>
      order.userId === userId &&
      order.service.serviceId === service.serviceId &&
      isRefunding(order) &&
      order.refunds?.at(-1)?.rule === 'early',
  );

/** Whether the refund of a term that has just begun may be whole, as far as earlier requests decide it. */
function canBeWhole(order: OrderRecord): boolean {
  const { orderType } = order.selection;
  const isUsed = db().instances.some((each) => each.instanceId === order.instanceId && each.firstUsedAt);
  return orderType !== 'upgrade' && orderType !== 'change' && !isUsed && earlyRefunds(order).length === 0;
}

/** Checks the offer of a refund against the days of the stretch that the order covers. */
function checkOffer({ world }: Turn, order: OrderRecord, { amount, rule }: Refundable): void {
  const { covers, paidAmount, paidAt = 0, orderId, handedOver, status } = order;
  if (covers?.to === undefined || handedOver || status !== 'completed') return;
  const { from, to } = covers;
  const { orderType } = order.selection;
  const explain = () =>
    JSON.stringify({ orderId, type: orderType, amount, paidAmount, covers, at: world.at });
  const check = (holds: boolean) => world.check('refundFollowsStretch', holds, explain);
  if (world.at < from) check(amount === paidAmount);
  else if (world.at >= to) check(amount === 0);
  else if (canBeWhole(order) && world.at <= Math.max(from, paidAt) + REFUND_WHOLE_DAYS * DAY_MS)
    check(amount === paidAmount);
  else {
    // What is kept covers the day that has begun, too.
    check(rule === 'proRata' && amount < paidAmount);
    // A stretch counts in whole days, so it may be a day longer.
    const total = Math.max(1, (to - from) / DAY_MS);
    const daysLeft = (to - world.at) / DAY_MS;
    const most = (paidAmount * daysLeft) / total + 1;
    check(amount <= most && amount >= (paidAmount * (daysLeft - 1)) / (total + 1) - 1);
  }
}

const REFUND_OUTCOMES = ['grant', 'grant', 'grant', 'refuse', 'hang'] as const;

/** Requests a refund, and checks that what the page offered is what is paid. */
async function refund(turn: Turn): Promise<void> {
  const { world, person, pick, choice, size } = turn;
  const found = pickOne(
    ownOrders(person, ({ paidAmount }) => paidAmount > 0),
    pick,
  );
  const view = found && (await readOrder(world, person, found.orderId));
  if (!view) return;
  const outcome = REFUND_OUTCOMES[choice % REFUND_OUTCOMES.length] ?? 'grant';
  const { paymentSettings } = db();
  paymentSettings.refund = outcome;
  const offered = offeredRefund(view);
  if (view.refundable) checkOffer(turn, found, view.refundable);
  const total = offered.reduce((sum, { amount }) => sum + amount, 0);
  const request = {
    params: { orderId: view.orderId },
    body: {
      reason: 'notNeeded',
      destination: REFUND_DESTINATIONS[size % REFUND_DESTINATIONS.length],
      idempotencyKey: newKey(world),
    },
  };
  const { isDone, code } = await call(world, person, orderEndpoints.requestRefund, request);
  const isOffered = view.refundable !== undefined && total > 0 && !hasObstacle(view);
  world.check('refundIsAsOffered', isDone === isOffered, () =>
    JSON.stringify({ orderId: view.orderId, refundable: view.refundable, code }),
  );
  if (isDone && size % 5 === 4) await call(world, person, orderEndpoints.requestRefund, request);
  if (!isDone || outcome !== 'grant' || size % 3 === 2) return;
  wait(world, 20);
  await readOrder(world, person, view.orderId);
  for (const { orderId, amount } of offered) {
    const paidBack = findOrder(orderId)?.refundedAmount;
    world.check('refundIsAsOffered', paidBack === amount, () =>
      JSON.stringify({ orderId, offered: amount, paidBack, status: findOrder(orderId)?.status }),
    );
  }
}

export const refundActions = {
  refund,
  withdrawRefund: async ({ world, person, pick }) => {
    const order = pickOne(
      ownOrders(person, ({ status }) => status === 'refundReview'),
      pick,
    );
    if (!order) return;
    await call(world, person, orderEndpoints.withdrawRefund, { params: { orderId: order.orderId } });
  },
} satisfies Record<string, Action>;
