import * as v from 'valibot';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { ratingSchema } from '../review/review';
import { count, text, timestamp } from '../schemas';

export const SERVICE_TYPES = ['software', 'api', 'consulting', 'operation'] as const;
export const SERVICE_STATUSES = ['active', 'paused', 'retired'] as const;
export const SERVICE_SORTS = [
  'recommended',
  'newest',
  'price',
  'priceDescending',
  'orders',
  'rating',
] as const;
/** The lowest ratings that the market filters by, as text. */
export const MIN_RATINGS = ['4.8', '4.5', '4'] as const;
export const PERIOD_UNITS = ['month', 'quarter', 'year', 'once'] as const;

export const COMPARE_LIMIT = 4;

/** An option besides plan and term. */
export const serviceSpecSchema = v.variant('type', [
  v.object({
    key: text,
    label: text,
    type: v.literal('choice'),
    options: v.pipe(v.array(v.object({ value: text, label: text })), v.minLength(1)),
  }),
  v.object({
    key: text,
    label: text,
    type: v.literal('number'),
    unit: text,
    /** The unit of exactly one, in languages that tell it apart. */
    unitOne: v.optional(text),
    min: count,
    max: count,
    step: v.pipe(count, v.minValue(1)),
  }),
  v.object({ key: text, label: text, type: v.literal('switch') }),
]);

/** A term: `count` units of time, or a single delivery. */
export const periodSchema = v.object({
  unit: v.picklist(PERIOD_UNITS),
  count: v.pipe(count, v.minValue(1), v.maxValue(36)),
});

/** Prices for the whole term in cents; `originalPrice` is without its discount. */
export const periodPriceSchema = v.object({
  ...periodSchema.entries,
  price: nonNegativeCentsSchema,
  originalPrice: nonNegativeCentsSchema,
});

/** Surcharge of a spec per month (or per delivery for `once`), in cents. */
export const specPriceSchema = v.variant('type', [
  v.object({ key: text, type: v.literal('choice'), amounts: v.record(v.string(), nonNegativeCentsSchema) }),
  /** Per unit above `included`. */
  v.object({ key: text, type: v.literal('number'), unitAmount: nonNegativeCentsSchema, included: count }),
  v.object({ key: text, type: v.literal('switch'), amount: nonNegativeCentsSchema }),
]);

export const skuSchema = v.object({
  skuCode: text,
  /** Units of a pack, such as calls; missing for other plans. */
  units: lenient(v.pipe(count, v.minValue(1))),
  name: text,
  /** What one delivery holds, such as `1,000 messages`; for plans without a term. */
  pack: v.optional(text),
  features: v.array(text),
  periods: v.pipe(v.array(periodPriceSchema), v.minLength(1)),
  /** A spec without a price is free. */
  specPricing: v.array(specPriceSchema),
});

export const serviceSummarySchema = v.object({
  serviceId: text,
  columnId: text,
  type: v.picklist(SERVICE_TYPES),
  title: text,
  summary: v.string(),
  /** A local picture; empty for a generated pattern. */
  cover: v.string(),
  provider: v.object({
    /** Of the provider's page; missing without one. */
    providerId: lenient(text),
    name: text,
    phone: v.string(),
    email: v.string(),
  }),
  tags: v.array(text),
  status: v.picklist(SERVICE_STATUSES),
  rating: ratingSchema,
  orderCount: count,
  /** The lowest price of any plan and period, in cents. */
  priceFrom: nonNegativeCentsSchema,
  /** The term of `priceFrom`. */
  priceFromPeriod: periodSchema,
  /** What `priceFrom` pays for when it has no term. */
  priceFromPack: v.optional(text),
  publishedAt: timestamp,
  /** 0 without a trial. */
  trialDays: count,
});

/** A service with all details (domain.md "Services"). `detail` is Markdown. */
export const serviceSchema = v.object({
  ...serviceSummarySchema.entries,
  gallery: v.array(v.object({ picture: text, caption: v.string() })),
  detail: v.string(),
  specification: v.array(v.object({ label: text, value: text })),
  faq: v.array(v.object({ question: text, answer: text })),
  specs: v.array(serviceSpecSchema),
  skus: v.pipe(v.array(skuSchema), v.minLength(1)),
  /** Maximum per user; 0 for no limit. */
  purchaseLimit: count,
  /** Maximum per order. */
  maxQuantity: v.pipe(count, v.minValue(1)),
  requiresCertification: v.boolean(),
  /** Codes of the required agreements. */
  agreements: v.array(text),
});

export const serviceListSchema = listingSchema(serviceSummarySchema);

export type ServiceType = (typeof SERVICE_TYPES)[number];
export type MinRating = (typeof MIN_RATINGS)[number];
export type ServiceSort = (typeof SERVICE_SORTS)[number];
export type PeriodUnit = (typeof PERIOD_UNITS)[number];
export type ServiceSpec = v.InferOutput<typeof serviceSpecSchema>;
export type Period = v.InferOutput<typeof periodSchema>;
export type PeriodPrice = v.InferOutput<typeof periodPriceSchema>;
export type SpecPrice = v.InferOutput<typeof specPriceSchema>;
export type Sku = v.InferOutput<typeof skuSchema>;
export type ServiceSummary = v.InferOutput<typeof serviceSummarySchema>;
export type Service = v.InferOutput<typeof serviceSchema>;
