import { db } from '../../../mock/lib/db';
import { openHandOver } from '../../../mock/lib/orders/managing';
import type { InstanceRecord, OrderRecord } from '../../../mock/lib/orders/records';
import { DAY_MS, HOUR_MS } from '../../../src/domain/calendar';
import type { World } from './world';

/** An order that was set up, with the stretch of time that it covers. */
interface Stretch {
  order: OrderRecord;
  from: number;
  to: number;
  isRefunded: boolean;
  /** When its refund was approved. */
  refundedAt: number;
}

const timeOf = ({ timeline }: OrderRecord, event: string): number | undefined =>
  timeline.findLast((entry) => entry.event === event)?.at;

const isRefund = ({ status }: Pick<OrderRecord, 'status'>) => status === 'refunding' || status === 'refunded';

const isTerm = ({ selection }: OrderRecord) =>
  selection.orderType === 'new' || selection.orderType === 'renew' || selection.orderType === 'trial';

function toStretches(orders: readonly OrderRecord[]): Stretch[] {
  return orders.flatMap((order) => {
    const { covers } = order;
    if (covers?.to === undefined) return [];
    const refundedAt = timeOf(order, 'approveRefund') ?? timeOf(order, 'refund') ?? 0;
    return [{ order, from: covers.from, to: covers.to, isRefunded: isRefund(order), refundedAt }];
  });
}

const dateText = (at: number | undefined) =>
  at === undefined ? '-' : new Date(at + 8 * HOUR_MS).toISOString().slice(0, 19);

const describe = (instance: InstanceRecord, stretches: readonly Stretch[]): string =>
  [
    `${instance.instanceId} ${instance.status} ${instance.skuCode} ${dateText(instance.beganOn)} to ${dateText(instance.endsOn)}`,
    ...stretches.map(
      ({ order, from, to }) =>
        `${order.selection.orderType} ${order.selection.skuCode} ${order.status} ${dateText(from)} to ${dateText(to)}`,
    ),
  ].join('; ');

/** The end is that of the last order that is not refunded; a refund may leave the days before it. */
function checkTime({ check, at }: World, instance: InstanceRecord, stretches: readonly Stretch[]): void {
  const { endsOn } = instance;
  if (endsOn === undefined) return;
  const explain = () => describe(instance, stretches);
  const { status, graceEndsOn } = instance;
  check('endedIsExpired', status !== 'active' || endsOn > at, explain);
  const hasGraceLeft = endsOn <= at && at < endsOn + 3 * DAY_MS && graceEndsOn === endsOn + 3 * DAY_MS;
  check('endedIsExpired', status !== 'grace' || hasGraceLeft, explain);
  check('endedIsExpired', status !== 'expired' || (endsOn <= at && at >= (graceEndsOn ?? 0)), explain);
  const terms = stretches.filter(({ order }) => isTerm(order));
  const paid = terms.filter(({ isRefunded }) => !isRefunded).sort((a, b) => a.from - b.from);
  for (const { from, to } of terms) check('timeIsPaid', from < to, explain);
  for (const [index, { from, order }] of paid.entries()) {
    const before = paid[index - 1];
    if (before === undefined) continue;
    // A gap is one in which nothing was paid: the term after it began with its payment.
    check('timeIsPaid', from === before.to || (from > before.to && from === order.activatedAt), explain);
  }
  const last = paid.at(-1)?.to;
  if (instance.status === 'released') {
    const releasedAt = Math.max(0, ...stretches.map(({ refundedAt }) => refundedAt));
    const left = stretches.filter(({ isRefunded, to }) => !isRefunded && to > releasedAt);
    const isOpen = db().users.some((user) => user.userId === instance.userId && user.closedAt === undefined);
    check('paidTimeIsKept', !isOpen || left.length === 0, explain);
    return;
  }
  if (last === undefined) return;
  const used = terms
    .filter(({ isRefunded, from, refundedAt }) => isRefunded && from < refundedAt)
    .map(({ to, refundedAt }) => Math.min(to, refundedAt));
  check('timeIsPaid', endsOn >= last && endsOn <= Math.max(last, ...used), explain);
}

interface CalendarDay {
  year: number;
  month: number;
  day: number;
  time: number;
}

/** The day in China. Written here again, so that the calendar of the accounts is checked against something else. */
function toChinaDay(at: number): CalendarDay {
  const date = new Date(at + 8 * HOUR_MS);
  const time = (at + 8 * HOUR_MS) % DAY_MS;
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), time };
}

const MONTHS = { month: 1, quarter: 3, year: 12, once: 0 };

function expectedEnd(
  from: number,
  { unit, count }: OrderRecord['selection']['period'],
  anchor: number,
): number {
  const { year, month, time } = toChinaDay(from);
  const end = month + MONTHS[unit] * count;
  const lastDay = new Date(Date.UTC(year, end + 1, 0)).getUTCDate();
  return Date.UTC(year, end, Math.min(anchor, lastDay)) + time - 8 * HOUR_MS;
}

function checkCalendar({ check }: World, instance: InstanceRecord, stretches: readonly Stretch[]): void {
  let anchor = 0;
  let ends: number[] = [];
  for (const { order, from, to } of stretches.filter((stretch) => isTerm(stretch.order))) {
    // A term that follows another keeps its day; one after a break has its own.
    if (!ends.includes(from)) anchor = toChinaDay(from).day;
    const isRight = order.trialDays > 0 || to === expectedEnd(from, order.selection.period, anchor);
    check('termsKeepAnchorDay', isRight, () => describe(instance, stretches));
    // The term after a trial has its own day.
    if (order.trialDays === 0) ends = [...ends, to];
  }
}

/** The plan of the last order that was not refunded; a renewal with a smaller plan brings it when its term begins. */
function expectedPlan(stretches: readonly Stretch[], at: number): string | undefined {
  let plan: string | undefined;
  const inOrder = stretches
    .filter(({ isRefunded }) => !isRefunded)
    .sort((a, b) => (a.order.activatedAt ?? 0) - (b.order.activatedAt ?? 0));
  for (const { order, from } of inOrder) {
    if (order.selection.orderType === 'renew' && from > at) continue;
    plan = order.selection.skuCode;
  }
  return plan;
}

function checkPlan({ check, at }: World, instance: InstanceRecord, stretches: readonly Stretch[]): void {
  if (instance.status === 'released' || instance.endsOn === undefined) return;
  const plan = expectedPlan(stretches, at);
  check('planIsLastPaid', plan === undefined || plan === instance.skuCode, () =>
    describe(instance, stretches),
  );
}

/** The times during which an order was being refunded. */
function reviewsOf(order: OrderRecord): { from: number; to: number }[] {
  return order.timeline.flatMap((entry, index) => {
    if (entry.event !== 'requestRefund') return [];
    const end = order.timeline
      .slice(index + 1)
      .find(({ event }) => /^(rejectRefund|withdrawRefund|refunded)$/.test(event));
    return [{ from: entry.at, to: end?.at ?? Number.POSITIVE_INFINITY }];
  });
}

function checkReview({ check }: World, instance: InstanceRecord, orders: readonly OrderRecord[]): void {
  const reviews = orders.flatMap(reviewsOf);
  for (const { orderId, paidAt, userId } of orders) {
    const isDuring = reviews.some(({ from, to }) => paidAt !== undefined && paidAt > from && paidAt < to);
    check('reviewStopsCharges', !isDuring, () =>
      JSON.stringify({
        orderId,
        userId,
        paidAt: dateText(paidAt),
        reviews: reviews.map((each) => dateText(each.from)),
      }),
    );
  }
  const isUnderReview = orders.some(({ status }) => status === 'refundReview' || status === 'refunding');
  check(
    'refundExcludesHandOver',
    !isUnderReview || openHandOver(instance) === undefined,
    () => instance.instanceId,
  );
  // Whoever has a service now did not get the money of the one before.
  const handedOverAt = instance.managed?.handedOverAt;
  for (const order of orders) {
    const refundedAt = order.userId === instance.userId ? undefined : timeOf(order, 'refunded');
    check(
      'refundExcludesHandOver',
      !(refundedAt && handedOverAt && refundedAt > handedOverAt),
      () => `${instance.instanceId} of ${instance.userId}: ${order.orderId} was refunded to ${order.userId}`,
    );
  }
}

function checkOpenOrders({ check }: World): void {
  for (const { orderId, status, selection, userId } of db().orders) {
    if (status !== 'pendingPayment' || selection.instanceId === undefined) continue;
    const instance = db().instances.find((each) => each.instanceId === selection.instanceId);
    const isThere = instance !== undefined && instance.status !== 'released' && instance.userId === userId;
    check('goneServiceHasNoOpenOrder', isThere, () => `${orderId} for ${selection.instanceId}`);
  }
}

/** A service that should have renewed itself and did not: why was told before its end. */
function checkMissedRenewal(
  { check, at }: World,
  { instanceId, managed, ...instance }: InstanceRecord,
): void {
  const { autoRenew, endsOn, status } = instance;
  if (!autoRenew || endsOn === undefined || endsOn > at || status === 'released') return;
  const { autoRenewSince = 0, missedRenewal } = managed ?? {};
  const isTold = missedRenewal?.endsOn === endsOn && missedRenewal.at < endsOn;
  check('missedRenewalIsTold', isTold || autoRenewSince >= endsOn, () =>
    JSON.stringify({ instanceId, ...instance, managed }),
  );
}

/** The time, plan and orders of every service. */
export function checkServices(world: World): void {
  for (const instance of db().instances) {
    const orders = db().orders.filter(
      ({ orderId, selection, continues }) =>
        orderId === instance.orderId ||
        selection.instanceId === instance.instanceId ||
        continues === instance.instanceId,
    );
    const stretches = toStretches(orders).sort(
      (a, b) => (a.order.activatedAt ?? 0) - (b.order.activatedAt ?? 0),
    );
    checkTime(world, instance, stretches);
    checkCalendar(world, instance, stretches);
    checkPlan(world, instance, stretches);
    checkReview(world, instance, orders);
    checkMissedRenewal(world, instance);
  }
  checkOpenOrders(world);
}
