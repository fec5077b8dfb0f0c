import { randomInt } from 'node:crypto';
import { dayDigits } from '../../../src/domain/calendar';
import type { Selection } from '../../../src/domain/catalog/selection';
import { isCertified } from '../../../src/domain/certification/certificationMachine';
import type { Consent } from '../../../src/domain/content/agreement';
import type { PaymentSettings } from '../../../src/domain/demo';
import { PAY_DEADLINE_MINUTES } from '../../../src/domain/order/order';
import { isFinalStatus, type OrderActor } from '../../../src/domain/order/orderMachine';
import type { OrderPayload } from '../../../src/domain/order/orderPayload';
import { settledCertification } from '../certification/review';
import { acceptsAll, currentConsents } from '../consents';
import type { MockTables } from '../db';
import type { AnyText } from '../text';
import type { UserRecord } from '../users';
import { getInstances, isLive } from './instances';
import { payFreeOrder } from './paying';
import { contentDigest, getPrice, type Price } from './pricing';
import type { OrderRecord } from './records';
import {
  certificationRequired,
  consentOutdated,
  idempotencyConflict,
  priceChanged,
  purchaseLimitReached,
  quoteExpired,
  triedBefore,
} from './refusals';
import { isChange } from './serviceOrders';
import { type Offer, takeSnapshot } from './snapshot';
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
  // A repeated quote has another id, so the id is not part of the content.
  const digest = contentDigest({ ...content, consents: toSortedKeys(consents) });
  const { payableAmount, buyerRemark, purchaseOrderNumber, autoRenew, ...selection } = content;
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
  checkEligibility(tables, user, price, at);
  const required = currentConsents(price.offer.record.agreements);
  if (!acceptsAll(consents, required)) throw consentOutdated();

  const order = insertOrder(tables, user, price, {
    at,
    provisioning,
    orderId: freeOrderId(tables, at),
    idempotencyKey,
    digest,
    buyerRemark,
    purchaseOrderNumber: purchaseOrderNumber?.trim() || undefined,
    autoRenew: autoRenew && selection.orderType === 'new',
    required,
  });
  if (order.payableAmount === 0) payFreeOrder(order, at);
  return { order, isNew: true };
}

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

/** An unused id: the day and ten random digits. */
export function freeOrderId(tables: MockTables, at: number): string {
  for (;;) {
    const orderId = `${dayDigits(at)}${randomInt(1_000_000_000, 10_000_000_000)}`;
    if (!tables.orders.some((order) => order.orderId === orderId)) return orderId;
  }
}

/** Throws a MockFailure unless this user may buy the service. Orders must be settled before. */
function checkEligibility(
  tables: MockTables,
  user: UserRecord,
  { offer, selection }: { offer: Offer; selection: Selection },
  at: number,
): void {
  const { serviceId, requiresCertification, purchaseLimit } = offer.record;
  if (requiresCertification && !isCertified(settledCertification(user))) throw certificationRequired();
  // A change adds no service, so the limits do not apply.
  if (isChange({ selection })) return;
  const own = tables.orders.filter(
    (order) => !isChange(order) && order.userId === user.userId && order.service.serviceId === serviceId,
  );
  if (selection.orderType === 'trial') {
    if (own.some((order) => isTrial(order) && !isSetupFailed(order))) throw triedBefore();
    return;
  }
  if (purchaseLimit === 0) return;
  const owned = countOwned(tables, user, serviceId, at) + countOpen(own);
  if (owned + selection.quantity > purchaseLimit) throw purchaseLimitReached(purchaseLimit, owned);
}

/** Whether an order without a price was never set up. */
const isSetupFailed = ({ status }: OrderRecord) => status === 'provisionFailed' || status === 'cancelled';

const isTrial = ({ selection }: OrderRecord) => selection.orderType === 'trial';

// A trial does not count as owned.
const countOwned = (tables: MockTables, user: UserRecord, serviceId: string, at: number): number =>
  getInstances(tables, user.userId, at)
    .filter((instance) => instance.service.serviceId === serviceId && instance.orderType !== 'trial')
    .filter(isLive)
    .reduce((sum, { quantity }) => sum + quantity, 0);

// An order with an instance is counted as that instance.
const countOpen = (orders: readonly OrderRecord[]): number =>
  orders
    .filter((order) => !isTrial(order) && !isFinalStatus(order.status) && order.instanceId === undefined)
    .reduce((sum, { selection }) => sum + selection.quantity, 0);
