import { db } from '../../../mock/lib/db';
import type { OrderRecord } from '../../../mock/lib/orders/records';
import { DAY_MS } from '../../../src/domain/calendar';
import { orderEndpoints } from '../../../src/domain/order/endpoints';
import type { Order } from '../../../src/domain/order/order';
import { REFUND_DESTINATIONS, REFUND_WHOLE_DAYS } from '../../../src/domain/order/refund';
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

/** Checks the offer of a refund against the days of the stretch that the order covers. */
function checkOffer({ world }: Turn, order: OrderRecord, amount: number): void {
  const { covers, paidAmount, paidAt = 0, orderId, handedOver, status } = order;
  if (covers?.to === undefined || handedOver || status !== 'completed') return;
  const { from, to } = covers;
  const explain = () =>
    JSON.stringify({ orderId, type: order.selection.orderType, amount, paidAmount, covers, at: world.at });
  const check = (holds: boolean) => world.check('refundFollowsStretch', holds, explain);
  if (world.at < from) check(amount === paidAmount);
  else if (world.at >= to) check(amount === 0);
  else if (world.at <= Math.max(from, paidAt) + REFUND_WHOLE_DAYS * DAY_MS) check(amount === paidAmount);
  else {
    // A stretch counts in whole days, so it may be half a day longer or shorter.
    const total = Math.max(1, (to - from) / DAY_MS);
    const daysLeft = (to - world.at) / DAY_MS;
    const most = (paidAmount * daysLeft) / (total - 0.5) + 1;
    check(amount <= most && amount >= (paidAmount * (daysLeft - 1)) / (total + 0.5) - 1);
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
  if (view.refundable) checkOffer(turn, found, view.refundable.amount);
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
