import type { Consent } from '../../../src/domain/content/agreement';
import type { PaymentSettings } from '../../../src/domain/demo';
import { doorOf } from '../../../src/domain/order/eligibility';
import { PAY_DEADLINE_MINUTES } from '../../../src/domain/order/order';
import type { OrderActor } from '../../../src/domain/order/orderMachine';
import type { OrderPayload } from '../../../src/domain/order/orderPayload';
import { acceptsAll, currentConsents } from '../consents';
import type { MockTables } from '../db';
import { freeId } from '../ids';
import type { AnyText } from '../text';
import type { UserRecord } from '../users';
import { addedBy, checkEligibility } from './eligibility';
import { payFreeOrder } from './paying';
import { contentDigest, getPrice, type Price } from './pricing';
import type { OrderRecord } from './records';
import { consentOutdated, idempotencyConflict, priceChanged, quoteExpired } from './refusals';
import { takeSnapshot } from './snapshot';
import { toSpecTexts } from './wording';

interface Terms {
  at: number;
  provisioning: PaymentSettings['provisioning'];
}

/**
 * Places an order. Idempotent by key: synchronous, so concurrent calls create one order. The user's orders must be
 * settled before. Throws a MockFailure with a code of `ORDER_ERROR`.
 */
export function placeOrder(
  tables: MockTables,
  user: UserRecord,
  payload: OrderPayload,
  { at, provisioning }: Terms,
): { order: OrderRecord; isNew: boolean } {
  const { quoteId, consents, idempotencyKey, ...content } = payload;
  const same = withoutDefaults(content);
  // A repeated quote has another id, so the id is not part of the content.
  const digest = contentDigest({ ...same, consents: toSortedKeys(consents) });
  const { payableAmount, buyerRemark, purchaseOrderNumber, autoRenew, ...selection } = same;
  const existing = tables.orders.find(
    (order) => order.userId === user.userId && order.idempotencyKey === idempotencyKey,
  );
  if (existing?.digest === digest) return { order: existing, isNew: false };
  if (existing !== undefined) throw idempotencyConflict(existing.orderId);

  const price = getPrice(tables, selection, { at, userId: user.userId });
  const quote = tables.quotes.find((stored) => stored.quoteId === quoteId);
  const isQuoted = quote !== undefined && quote.expiresAt > at;
  if (!isQuoted || quote.digest !== contentDigest(price.selection)) throw quoteExpired();
  if (payableAmount !== price.payableAmount) throw priceChanged(price.payableAmount);
  const { serviceId, orderType } = selection;
  const quantity = addedBy(
    tables.instances.find(({ instanceId }) => instanceId === selection.instanceId),
    selection.quantity,
  );
  checkEligibility(tables, user, doorOf(orderType), { serviceId, quantity, at });
  const required = currentConsents(price.offer.record.agreements);
  if (!acceptsAll(consents, required)) throw consentOutdated();

  const order = insertOrder(tables, user, price, {
    at,
    provisioning,
    orderId: freeOrderId(tables, at),
    idempotencyKey,
    digest,
    buyerRemark,
    purchaseOrderNumber,
    autoRenew: autoRenew && selection.orderType === 'new',
    required,
  });
  if (order.payableAmount === 0) payFreeOrder(order, at);
  return { order, isNew: true };
}

/** A field that was left empty is as good as a missing one, also for a call that repeats another one. */
const withoutDefaults = <C extends Pick<OrderPayload, 'couponCode' | 'purchaseOrderNumber' | 'autoRenew'>>(
  content: C,
): C => ({
  ...content,
  couponCode: content.couponCode?.trim() || undefined,
  purchaseOrderNumber: content.purchaseOrderNumber?.trim() || undefined,
  autoRenew: content.autoRenew || undefined,
});

interface NewOrder extends Terms {
  orderId: string;
  idempotencyKey: string;
  digest: string;
  buyerRemark: AnyText;
  purchaseOrderNumber?: string | undefined;
  autoRenew?: boolean | undefined;
  required: readonly Consent[];
  /** The system places automatic renewals. */
  actor?: OrderActor;
}

/** Inserts an order and stores the accepted agreements with the user. Checks nothing. */
export function insertOrder(
  tables: MockTables,
  user: UserRecord,
  { offer, selection, items, originalAmount, discountAmount, payableAmount }: Price,
  { at, required, actor = 'buyer', ...rest }: NewOrder,
): OrderRecord {
  const consents = required.map(({ code, version }) => ({ code, version, consentedAt: at }));
  const order: OrderRecord = {
    ...rest,
    userId: user.userId,
    selection,
    status: 'pendingPayment',
    service: takeSnapshot(offer, selection),
    specTexts: toSpecTexts(offer, selection),
    trialDays: selection.orderType === 'trial' ? offer.record.trialDays : 0,
    items,
    originalAmount,
    discountAmount,
    payableAmount,
    paidAmount: 0,
    refundedAmount: 0,
    payDeadline: at + PAY_DEADLINE_MINUTES * 60_000,
    createdAt: at,
    payments: [],
    consents,
    timeline: [{ at, actor, event: 'create', note: { zh: '', en: '' } }],
    version: 1,
  };
  tables.orders.push(order);
  user.consents.push(
    ...consents.filter(({ code, version }) => !acceptsAll(user.consents, [{ code, version }])),
  );
  return order;
}

const toSortedKeys = (consents: readonly Consent[]): string[] =>
  consents.map(({ code, version }) => `${code} ${version}`).sort();

export const freeOrderId = ({ orders }: MockTables, at: number): string =>
  freeId('', at, (id) => orders.some(({ orderId }) => orderId === id));
