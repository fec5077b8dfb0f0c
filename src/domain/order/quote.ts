import * as v from 'valibot';
import { findPeriod, type Selection, selectionSchema } from '../catalog/selection';
import type { Period, PeriodUnit, Service, SpecPrice } from '../catalog/service';
import { centsSchema, partOfCents, positiveCentsSchema, sumCents, timesCents } from '../money/money';
import { text, timestamp } from '../schemas';

/** Months (or deliveries) for which specs are paid in one unit of a period. */
const UNITS_OF_SPEC_PRICE: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12, once: 1 };

/** What a price line is for. Only the last three are below zero. */
export const LINE_KINDS = ['plan', 'spec', 'periodDiscount', 'coupon', 'trial'] as const;

/** What a coupon takes off: a fixed amount in cents, or a part in hundredths of a percent with a ceiling in cents. */
export type CouponRule =
  | { type: 'amount'; amount: number; minimum: number }
  | { type: 'part'; basisPoints: number; minimum: number; ceiling: number };

/** One line before it is put into words: `unitAmount` times the factors is `amount`, in cents. */
export interface PriceLine {
  kind: (typeof LINE_KINDS)[number];
  /** The spec's key, where the line is for a spec. */
  specKey?: string;
  unitAmount: number;
  /** Whole numbers; `months` and `deliveries` come from the period, `units` from a spec. */
  factors: { kind: 'units' | 'months' | 'deliveries' | 'quantity'; value: number }[];
  amount: number;
}

/** How many months, or deliveries, a period's specs are paid for. */
export function specPriceUnits({ unit, count }: Period): number {
  return UNITS_OF_SPEC_PRICE[unit] * count;
}

/**
 * What a selection costs, line by line; the lines sum to the payable amount, which is never below zero.
 * Throws a RangeError for a selection that `selectionError` refuses.
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

  // A period that is dearer than its original price has no discount, whatever the service says.
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

/** What a coupon takes off an amount, in cents: 0 below its minimum, never more than the amount. */
export function couponAmount(coupon: CouponRule, amount: number): number {
  if (amount < coupon.minimum) return 0;
  const taken =
    coupon.type === 'amount'
      ? coupon.amount
      : Math.min(partOfCents(amount, coupon.basisPoints), coupon.ceiling);
  return Math.min(taken, amount);
}

/** The three sums of an order: `payableAmount` = `originalAmount` - `discountAmount`, in cents. */
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

function specCharge(pricing: SpecPrice, specs: Selection['specs']): { unitAmount: number; units: number } {
  const value = Object.hasOwn(specs, pricing.key) ? specs[pricing.key] : undefined;
  if (pricing.type === 'choice') {
    const known = typeof value === 'string' && Object.hasOwn(pricing.amounts, value);
    return { unitAmount: known ? (pricing.amounts[value] ?? 0) : 0, units: 1 };
  }
  if (pricing.type === 'switch') return { unitAmount: pricing.amount, units: value === true ? 1 : 0 };
  return { unitAmount: pricing.unitAmount, units: Math.max(0, Number(value ?? 0) - pricing.included) };
}

/** One line as the buyer reads it, in the language of the call; `amount` in cents. */
export const orderItemSchema = v.object({
  kind: v.picklist(LINE_KINDS),
  label: text,
  /** How the amount comes about, such as `¥50.00 × 3 × 12 months`. */
  formula: v.string(),
  amount: centsSchema,
});

/** Asked by `POST order/quote`. */
export const quotePayloadSchema = selectionSchema;

export const quoteSchema = v.object({
  quoteId: text,
  expiresAt: timestamp,
  serverTime: timestamp,
  currency: v.string(),
  items: v.array(orderItemSchema),
  originalAmount: positiveCentsSchema,
  discountAmount: positiveCentsSchema,
  payableAmount: positiveCentsSchema,
});

export type OrderItem = v.InferOutput<typeof orderItemSchema>;
export type Quote = v.InferOutput<typeof quoteSchema>;
