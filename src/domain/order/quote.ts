import * as v from 'valibot';
import { findPeriod, type Selection, selectionSchema } from '../catalog/selection';
import type { Period, PeriodUnit, Service, SpecPrice } from '../catalog/service';
import { lenient } from '../lenient';
import { centsSchema, nonNegativeCentsSchema, partOfCents, sumCents, timesCents } from '../money/money';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';
import { notWholeSchema } from './refund';

/** Months (or deliveries) per unit. */
const UNITS_OF_SPEC_PRICE: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12, once: 1 };

/** Only the last three are negative. */
export const LINE_KINDS = ['plan', 'spec', 'periodDiscount', 'coupon', 'trial'] as const;

/** A discount: a fixed amount in cents, or hundredths of a percent with a ceiling in cents. */
export type CouponRule =
  | { type: 'amount'; amount: number; minimum: number }
  | { type: 'part'; basisPoints: number; minimum: number; ceiling: number };

/** A price line: `unitAmount` times the factors is `amount`, in cents. */
export interface PriceLine {
  kind: (typeof LINE_KINDS)[number];
  /** For a spec. */
  specKey?: string;
  unitAmount: number;
  /** Integers; `months` and `deliveries` are of the term, `units` of a spec. */
  factors: { kind: 'units' | 'months' | 'deliveries' | 'quantity'; value: number }[];
  amount: number;
}

/** Returns the months (or deliveries) of a term. */
export function specPriceUnits({ unit, count }: Period): number {
  return UNITS_OF_SPEC_PRICE[unit] * count;
}

/**
 * Returns the price lines of a selection; they sum to the payable amount, which is never negative. Throws a RangeError for an
 * invalid selection.
 */
export function priceLines(
  service: Pick<Service, 'skus'>,
  selection: Selection,
  coupon?: CouponRule,
): PriceLine[] {
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);
  const offered = findPeriod(sku, selection.period);
  if (!sku || !offered) throw new RangeError('The service does not offer this plan and period');
  const quantity = { kind: 'quantity', value: selection.quantity } as const;
  const time = {
    kind: selection.period.unit === 'once' ? 'deliveries' : 'months',
    value: specPriceUnits(selection.period),
  } as const;

  // A term above its original price has no discount.
  const fullPrice = Math.max(offered.originalPrice, offered.price);
  const lines: PriceLine[] = [line('plan', fullPrice, [quantity])];
  for (const pricing of sku.specPricing) {
    const { unitAmount, units } = specCharge(pricing, selection.specs);
    if (unitAmount === 0 || units === 0) continue;
    const factors =
      units === 1 ? [time, quantity] : [{ kind: 'units', value: units } as const, time, quantity];
    lines.push({ ...line('spec', unitAmount, factors), specKey: pricing.key });
  }
  if (selection.orderType === 'trial') {
    return [...lines, line('trial', -sumAmounts(lines), [])].filter(({ amount }) => amount !== 0);
  }
  const saved = offered.price - fullPrice;
  if (saved < 0) lines.push(line('periodDiscount', saved, [quantity]));
  const taken = coupon ? couponAmount(coupon, sumAmounts(lines)) : 0;
  if (taken > 0) lines.push(line('coupon', -taken, []));
  return lines;
}

/** Returns the discount of a coupon in cents: 0 below its minimum, never more than the amount. */
export function couponAmount(coupon: CouponRule, amount: number): number {
  if (amount < coupon.minimum) return 0;
  const taken =
    coupon.type === 'amount'
      ? coupon.amount
      : Math.min(partOfCents(amount, coupon.basisPoints), coupon.ceiling);
  return Math.min(taken, amount);
}

/** In cents; `payableAmount` = `originalAmount` - `discountAmount`. */
export function sumLines(lines: readonly Pick<PriceLine, 'amount'>[]) {
  const amounts = lines.map(({ amount }) => amount);
  const originalAmount = sumCents(amounts.filter((amount) => amount > 0));
  const discountAmount = -sumCents(amounts.filter((amount) => amount < 0)) || 0;
  return { originalAmount, discountAmount, payableAmount: sumCents(amounts) };
}

const sumAmounts = (lines: readonly PriceLine[]) => sumCents(lines.map(({ amount }) => amount));

function line(kind: PriceLine['kind'], unitAmount: number, factors: PriceLine['factors']): PriceLine {
  return {
    kind,
    unitAmount,
    factors,
    amount: factors.reduce((amount, { value }) => timesCents(amount, value), unitAmount),
  };
}

/** Returns the surcharge of a spec: per unit and month (or delivery) in cents, and the number of units that have it. */
export function specCharge(
  pricing: SpecPrice,
  specs: Selection['specs'],
): { unitAmount: number; units: number } {
  const value = Object.hasOwn(specs, pricing.key) ? specs[pricing.key] : undefined;
  if (pricing.type === 'choice') {
    const known = typeof value === 'string' && Object.hasOwn(pricing.amounts, value);
    return { unitAmount: known ? (pricing.amounts[value] ?? 0) : 0, units: 1 };
  }
  if (pricing.type === 'switch') return { unitAmount: pricing.amount, units: value === true ? 1 : 0 };
  return { unitAmount: pricing.unitAmount, units: Math.max(0, Number(value ?? 0) - pricing.included) };
}

/** A localized price line; `amount` is in cents. */
export const orderItemSchema = v.object({
  /** What the line is; only the last three are negative. */
  kind: v.picklist(LINE_KINDS),
  /** Name of the line, for people. */
  label: text,
  /** Calculation for people, such as `¥50.00 × 3 × 12 months`; empty when nothing is multiplied. See "Prices". */
  formula: v.string(),
  amount: centsSchema,
});

/** A configured service. */
export const quotePayloadSchema = selectionSchema;

/**
 * Returns the discount that the lines of a price do not name, in cents: lines that say what each discount is for need no sum.
 */
export function unlistedDiscount({
  items,
  discountAmount,
}: {
  items: readonly Pick<OrderItem, 'amount'>[];
  discountAmount: number;
}): number {
  return items.some(({ amount }) => amount < 0) ? 0 : discountAmount;
}

/** The tax within a price; `amount` is in cents. */
export const taxSchema = v.object({
  /** Tax rate in hundredths of a percent. */
  rate: count,
  amount: nonNegativeCentsSchema,
});

/** A stretch of time. */
export const coversSchema = v.object({
  /** When it begins; missing when that is the setup. */
  from: lenient(timestamp),
  /** When it ends; missing for a single delivery. */
  to: lenient(timestamp),
});

/** A price with its lines. */
export const quoteSchema = v.object({
  quoteId: idSchema,
  /** When the quote expires: an order that names it later is refused. See "Prices". */
  expiresAt: timestamp,
  serverTime,
  /** ISO 4217 code: `CNY`. */
  currency: v.string(),
  /** Lines of the price, which sum to `payableAmount`. */
  items: v.array(orderItemSchema),
  originalAmount: nonNegativeCentsSchema,
  discountAmount: nonNegativeCentsSchema,
  payableAmount: nonNegativeCentsSchema,
  /** The tax within the payable amount; none is shown without it. */
  tax: lenient(taxSchema),
  /** Code of a coupon that fits a selection without one; the confirm page applies it. */
  suggestedCoupon: lenient(text),
  /**
   * The running trial of the user that becomes the service of a new order: with its keys and members, and the plan of the order
   * from the setup on; see "Purchased service" under "States". Missing when the order makes a service of its own.
   */
  continues: lenient(idSchema),
  /** `false` when its service cannot renew itself, as in a back end without renewals: the order then does not offer it. */
  renewable: lenient(v.boolean()),
  /** The stretch of time that the order would cover; only of one that continues a trial. */
  covers: lenient(coversSchema),
  /** Why its term would not be refunded in full in the first days; missing when it would, and for a visitor. */
  notWhole: lenient(notWholeSchema),
});

export type OrderItem = v.InferOutput<typeof orderItemSchema>;
export type Tax = v.InferOutput<typeof taxSchema>;
export type Covers = v.InferOutput<typeof coversSchema>;
export type Quote = v.InferOutput<typeof quoteSchema>;
