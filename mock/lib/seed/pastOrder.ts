import * as v from 'valibot';
import { dayDigits, HOUR_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { initialSpecValue, ORDER_TYPES, type Selection } from '../../../src/domain/catalog/selection';
import { PERIOD_UNITS, type ServiceSpec } from '../../../src/domain/catalog/service';
import { CANCEL_REASONS, type CancelReason, PAY_CHANNELS, paymentKey } from '../../../src/domain/order/order';
import { currentConsents } from '../consents';
import { textSchema, wholeNumberSchema } from '../content';
import type { MockTables } from '../db';
import { pay, payFreeOrder } from '../orders/paying';
import { insertOrder } from '../orders/placing';
import { getPrice } from '../orders/pricing';
import type { OrderRecord } from '../orders/records';
import { approvalNote } from '../orders/refunding';
import { settleOrder } from '../orders/settle';
import { findOffer } from '../orders/snapshot';
import { applyTransition } from '../orders/transitions';
import type { UserRecord } from '../users';
import { seedInvoice } from './invoices';

const ENDINGS = [
  'unpaid',
  'expired',
  'completed',
  'provisionFailed',
  'refundReview',
  'refunding',
  'refunded',
] as const;

/** A past order: what was bought, and how it ended. */
export const pastOrderSchema = v.strictObject({
  serviceId: v.string(),
  /** Selects the first plan with a price for this unit. */
  unit: v.picklist(PERIOD_UNITS),
  ending: v.union([v.picklist(ENDINGS), v.strictObject({ cancelled: v.picklist(CANCEL_REASONS) })]),
  channel: v.optional(v.picklist(PAY_CHANNELS)),
  /** Whether the first payment failed. */
  stumbled: v.optional(v.boolean()),
  quantity: v.optional(wholeNumberSchema),
  /** Selects the largest plan and a larger configuration. */
  generous: v.optional(v.boolean()),
  orderType: v.optional(v.picklist(ORDER_TYPES)),
  couponCode: v.optional(v.string()),
  remark: v.optional(textSchema),
  refundReason: v.optional(textSchema),
  autoRenew: v.optional(v.boolean()),
  invoiced: v.optional(v.boolean()),
});

export interface PastOrder extends v.InferOutput<typeof pastOrderSchema> {
  /** Milliseconds on the mock's clock. */
  at: number;
}

/** Replays a past order through the same rules as a new one. */
export function replayOrder(
  tables: MockTables,
  user: UserRecord,
  past: PastOrder,
  index: number,
): OrderRecord {
  const { at, ending, stumbled = false } = past;
  const price = getPrice(tables, toSelection(past), { at });
  const orderId = `${dayDigits(at)}${toNumber(user, index)}`;
  const order = insertOrder(tables, user, price, {
    at,
    orderId,
    idempotencyKey: `order-${orderId}`,
    digest: '',
    buyerRemark: past.remark ?? '',
    required: currentConsents(price.offer.record.agreements, at),
    provisioning: ending === 'provisionFailed' ? 'fail' : 'succeed',
  });
  if (ending === 'unpaid') return order;
  if (stumbled) replayPayment(tables, user, order, past, 'fail', at + MINUTE_MS);
  if (ending === 'expired') settleOrder(tables, order, order.payDeadline);
  else if (typeof ending === 'object') cancel(order, ending.cancelled, at + 6 * MINUTE_MS);
  else {
    replayPayment(tables, user, order, past, 'succeed', at + 3 * MINUTE_MS);
    if (past.invoiced) seedInvoice(tables, user, order);
    for (const instance of tables.instances.filter((own) => own.orderId === orderId)) {
      instance.autoRenew = past.autoRenew ?? false;
    }
    replayRefund(tables, order, past);
  }
  return order;
}

function replayPayment(
  tables: MockTables,
  user: UserRecord,
  order: OrderRecord,
  { channel = 'alipay' }: PastOrder,
  outcome: 'succeed' | 'fail',
  at: number,
): void {
  // The seeded balance is today's, so the amount is added before it is spent.
  if (channel === 'balance') user.balance += order.payableAmount;
  if (order.payableAmount === 0) payFreeOrder(order, at);
  else {
    const payload = { channel, idempotencyKey: paymentKey(order) };
    const paymentId = `P${order.orderId}${order.payments.length + 1}`;
    pay(tables, order, user, payload, { at, outcome, settleAfterMs: 20_000, paymentId });
  }
  settleOrder(tables, order, at + MINUTE_MS);
}

function cancel(order: OrderRecord, reason: CancelReason, at: number): void {
  applyTransition(order, 'cancel', 'buyer', { at });
  order.cancelReason = reason;
  order.finishedAt = at;
}

function replayRefund(tables: MockTables, order: OrderRecord, { ending, at, refundReason }: PastOrder): void {
  if (ending !== 'refundReview' && ending !== 'refunding' && ending !== 'refunded') return;
  const requestedAt = at + 26 * HOUR_MS;
  applyTransition(order, 'requestRefund', 'buyer', { at: requestedAt, note: refundReason });
  // Decided by the history, not by the clock.
  order.refunds = [
    {
      idempotencyKey: `refund-${order.orderId}`,
      reason: 'notNeeded',
      note: '',
      amount: order.paidAmount,
      rule: 'early',
      // The sums of the seeded balance expect it there.
      destination: 'balance',
      requestedAt,
      outcome: 'hang',
      decidesAt: requestedAt,
    },
  ];
  if (ending === 'refundReview') return;
  applyTransition(order, 'approveRefund', 'operator', {
    at: at + 31 * HOUR_MS,
    note: approvalNote('balance'),
  });
  for (const instance of tables.instances) {
    if (instance.orderId === order.orderId) instance.status = 'released';
  }
  if (ending === 'refunding') return;
  applyTransition(order, 'refunded', 'system', { at: at + 33 * HOUR_MS });
  order.refundedAmount = order.paidAmount;
  order.finishedAt = at + 33 * HOUR_MS;
}

/** Throws an Error for a service that the catalogue does not have. */
function toSelection({ serviceId, unit, generous = false, quantity = 1, ...past }: PastOrder): Selection {
  const offer = findOffer(serviceId);
  const sold = (offer?.record.skus ?? []).flatMap(({ skuCode, periods }) => {
    const period = periods.find((offered) => offered.unit === unit && offered.price > 0);
    return period ? [{ skuCode, period: { unit, count: period.count } }] : [];
  });
  const choice = sold.at(generous ? -1 : 0);
  if (offer === undefined || choice === undefined) throw new Error(`${serviceId} is not sold by the ${unit}`);
  const { specs } = offer.service;
  return {
    serviceId,
    ...choice,
    specs: Object.fromEntries(specs.map((spec) => [spec.key, specValue(spec, generous)])),
    quantity,
    orderType: past.orderType ?? 'new',
    ...(past.couponCode && { couponCode: past.couponCode }),
  };
}

function specValue(spec: ServiceSpec, generous: boolean) {
  if (!generous) return initialSpecValue(spec);
  if (spec.type === 'switch') return true;
  if (spec.type === 'choice') return spec.options.at(-1)?.value ?? '';
  return Math.min(spec.min + 2 * spec.step, spec.max - ((spec.max - spec.min) % spec.step));
}

/** Ten digits derived from the user and the index, the same at every seeding. */
function toNumber({ userId }: UserRecord, index: number): string {
  const mixed = (Number(userId) * 7_919 + (index + 1) * 618_033_989) % 9_000_000_000;
  return String(1_000_000_000 + mixed);
}
