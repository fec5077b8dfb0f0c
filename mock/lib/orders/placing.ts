import { randomInt } from 'node:crypto';
import type { Consent } from '../../../src/domain/content/agreement';
import type { PaymentSettings } from '../../../src/domain/demo';
import { type OrderPayload, PAY_DEADLINE_MINUTES } from '../../../src/domain/order/order';
import { acceptsAll, currentConsents } from '../consents';
import type { MockTables, UserRecord } from '../tables';
import { checkEligibility } from './eligibility';
import { payNothing } from './paying';
import { getPrice, type Price } from './pricing';
import { contentDigest } from './quotes';
import type { OrderRecord } from './records';
import { consentOutdated, idempotencyConflict, priceChanged, quoteExpired } from './refusals';
import { takeSnapshot } from './snapshot';
import { toSpecTexts } from './wording';

interface Terms {
  at: number;
  provisioning: PaymentSettings['provisioning'];
}

/**
 * The order that this key stands for: the one made with it before, or a new one. Looks and inserts in one go, so calls that
 * come together make one order. The person's orders must be settled. Throws a MockFailure with a code of `ORDER_ERROR`.
 */
export function placeOrder(
  tables: MockTables,
  user: UserRecord,
  payload: OrderPayload,
  { at, provisioning }: Terms,
): { order: OrderRecord; isNew: boolean } {
  const { quoteId, payableAmount, buyerRemark, consents, idempotencyKey, ...asked } = payload;
  // A quote asked for again is another quote of the same thing, so its id is no content.
  const digest = contentDigest({ asked, payableAmount, buyerRemark, consents: inOrder(consents) });
  const known = tables.orders.find(
    (order) => order.userId === user.userId && order.idempotencyKey === idempotencyKey,
  );
  if (known?.digest === digest) return { order: known, isNew: false };
  if (known !== undefined) throw idempotencyConflict(known.orderId);

  const price = getPrice(tables, asked, { at, userId: user.userId });
  const quote = tables.quotes.find((kept) => kept.quoteId === quoteId);
  const isQuoted = quote !== undefined && quote.expiresAt > at;
  if (!isQuoted || quote.digest !== contentDigest(price.selection)) throw quoteExpired();
  if (payableAmount !== price.payableAmount) throw priceChanged(price.payableAmount);
  checkEligibility(tables, user, price, at);
  const required = currentConsents(price.offer.record.agreements);
  if (!acceptsAll(consents, required)) throw consentOutdated(required);

  const order = insertOrder(tables, user, price, {
    at,
    provisioning,
    orderId: freeOrderId(tables, at),
    idempotencyKey,
    digest,
    buyerRemark,
    required,
  });
  if (order.payableAmount === 0) payNothing(order, at);
  return { order, isNew: true };
}

interface NewOrder extends Terms {
  orderId: string;
  idempotencyKey: string;
  digest: string;
  buyerRemark: string;
  required: readonly Consent[];
}

/** Writes an order down, and with it what the person accepted and when; nothing is checked here any more. */
export function insertOrder(
  tables: MockTables,
  user: UserRecord,
  { offer, selection, items, originalAmount, discountAmount, payableAmount }: Price,
  { at, required, ...rest }: NewOrder,
): OrderRecord {
  const consents = required.map(({ code, version }) => ({ code, version, consentedAt: at }));
  const order: OrderRecord = {
    ...rest,
    userId: user.userId,
    selection,
    status: 'pendingPayment',
    service: takeSnapshot(offer, selection.skuCode),
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
    invoiceStatus: 'none',
    timeline: [{ at, actor: 'buyer', event: 'create', note: { zh: '', en: '' } }],
    version: 1,
  };
  tables.orders.push(order);
  user.consents.push(
    ...consents.filter(({ code, version }) => !acceptsAll(user.consents, [{ code, version }])),
  );
  return order;
}

function inOrder(consents: readonly Consent[]): string[] {
  return consents.map(({ code, version }) => `${code} ${version}`).sort();
}

/** The day and ten digits, like a number on a receipt. */
export function freeOrderId(tables: MockTables, at: number): string {
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  for (;;) {
    const orderId = `${day}${randomInt(1_000_000_000, 10_000_000_000)}`;
    if (!tables.orders.some((order) => order.orderId === orderId)) return orderId;
  }
}
