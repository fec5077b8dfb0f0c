import { randomUUID } from 'node:crypto';
import { isChangeOrder, type Selection, selectionError } from '../../../src/domain/catalog/selection';
import { includedTax, TAX_RATE } from '../../../src/domain/invoice/invoice';
import { CURRENCY } from '../../../src/domain/money/money';
import { priceLines, type Quote, sumLines } from '../../../src/domain/order/quote';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import { digest } from '../digest';
import { type Language, localize } from '../text';
import { changedInstance, planChangePrice } from './changePricing';
import { couponNotApplicable } from './couponRefusals';
import { normalizeCouponCode, usableCoupon } from './coupons';
import type { ItemRecord } from './records';
import { notWholeView } from './refundable';
import { selectionRefused } from './refusals';
import { findOffer, type Offer } from './snapshot';
import { continuationView, findTrial } from './trials';
import { suggestedCoupon } from './wallet';
import { toItems } from './wording';

export interface Price {
  offer: Offer;
  /** With the coupon code normalized. */
  selection: Selection;
  items: ItemRecord[];
  originalAmount: number;
  discountAmount: number;
  payableAmount: number;
  /** A coupon that fits a selection without one. */
  suggestedCoupon?: string;
}

interface Buyer {
  /** Milliseconds on the mock's clock. */
  at: number;
  userId?: string;
}

/** The current price of a selection without a coupon, whoever buys it. Throws a MockFailure when it is not sold. */
export function priceSelection(selection: Selection): Price {
  const offer = findOffer(selection.serviceId);
  const error = offer ? selectionError(offer.service, selection) : 'service';
  if (offer === undefined || error !== undefined) throw selectionRefused(error ?? 'service');
  const lines = priceLines(offer.service, selection);
  return { offer, selection, items: toItems(offer, selection, lines), ...sumLines(lines) };
}

/** The current price of a selection. Throws a MockFailure with a code of `ORDER_ERROR` when it cannot be bought. */
export function getPrice(tables: MockTables, requested: Selection, { at, userId }: Buyer): Price {
  const offer = findOffer(requested.serviceId);
  if (offer === undefined) throw selectionRefused('service');
  const selection = normalize(requested);
  const { orderType } = selection;
  const instance = isChangeOrder(orderType) ? changedInstance(tables, selection, { at, userId }) : undefined;
  const error = selectionError(offer.service, selection);
  if (error !== undefined) throw selectionRefused(error);
  const { couponCode } = selection;
  if (instance && couponCode !== undefined) throw couponNotApplicable({ why: 'change' });
  if (instance && orderType !== 'renew') {
    return { offer, selection, ...planChangePrice(offer, instance, selection, at) };
  }
  if (couponCode === undefined) {
    const price = priceSelection(selection);
    const use = { serviceType: offer.service.type, amount: price.payableAmount, at, userId };
    return {
      ...price,
      suggestedCoupon: orderType === 'new' ? suggestedCoupon(tables, use) : undefined,
    };
  }
  if (orderType === 'trial') throw couponNotApplicable({ why: 'trial' });
  const amount = sumLines(priceLines(offer.service, selection)).payableAmount;
  const coupon = usableCoupon(tables, couponCode, { serviceType: offer.service.type, amount, at, userId });
  const lines = priceLines(offer.service, selection, coupon.rule);
  return { offer, selection, items: toItems(offer, selection, lines, coupon.terms), ...sumLines(lines) };
}

// A field that was left empty sends a blank code.
function normalize({ couponCode, ...selection }: Selection): Selection {
  const code = normalizeCouponCode(couponCode ?? '');
  return code === '' ? selection : { ...selection, couponCode: code };
}

const VALID_FOR_MS = 15 * 60_000;
const MAX_STORED = 1_000;

/** A digest that does not depend on the order of keys. */
export const contentDigest = (content: unknown): string => digest(JSON.stringify(content, sortKeys));

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Prices a selection and stores the quote for 15 minutes. Throws a MockFailure when it cannot be bought. */
export function makeQuote(
  tables: MockTables,
  requested: Selection,
  { at, language, userId }: { at: number; language: Language; userId?: string },
): Quote {
  const { offer: _offer, selection, items, ...amounts } = getPrice(tables, requested, { at, userId });
  const trial =
    userId === undefined ? undefined : findTrial(tables, { userId, selection, createdAt: at }, at);
  const quote = {
    quoteId: randomUUID(),
    digest: contentDigest(selection),
    payableAmount: amounts.payableAmount,
    expiresAt: at + VALID_FOR_MS,
  };
  // A page requests a quote at every change, so expired ones are removed.
  tables.quotes = [...tables.quotes.filter(({ expiresAt }) => expiresAt > at).slice(1 - MAX_STORED), quote];
  return {
    quoteId: quote.quoteId,
    expiresAt: isoTime(quote.expiresAt),
    serverTime: isoTime(at),
    currency: CURRENCY,
    items: localize(items, language),
    ...amounts,
    tax: { rate: TAX_RATE, amount: includedTax(amounts.payableAmount, TAX_RATE) },
    ...(trial && continuationView(trial, { selection })),
    notWhole: userId === undefined ? undefined : notWholeView(tables, userId, selection),
  };
}
