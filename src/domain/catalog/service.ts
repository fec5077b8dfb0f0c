import * as v from 'valibot';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { ratingSchema } from '../review/review';
import { count, idSchema, labelledTextSchema, text, timestamp } from '../schemas';

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

const specName = {
  /** Key of the spec, unique in the service. */
  key: text,
  /** Name of the spec, for people. */
  label: text,
};

/** An option besides plan and term. */
export const serviceSpecSchema = v.variant('type', [
  v.object({
    ...specName,
    type: v.literal('choice'),
    /** Values to choose from. */
    options: v.pipe(
      v.array(
        v.object({
          /** What is sent for the choice. */
          value: text,
          /** Name of the choice, for people. */
          label: text,
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.object({
    ...specName,
    type: v.literal('number'),
    /** Unit of the number, for people. */
    unit: text,
    /** The unit of exactly one, in languages that tell it apart. */
    unitOne: v.optional(text),
    /** Smallest value. */
    min: count,
    /** Largest value. */
    max: count,
    /** Smallest difference of two values, counted from `min`. */
    step: v.pipe(count, v.minValue(1)),
  }),
  v.object({ ...specName, type: v.literal('switch') }),
]);

/** A term: `count` units of time, or a single delivery. */
export const periodSchema = v.object({
  /** Unit of time; `once` for a single delivery. */
  unit: v.picklist(PERIOD_UNITS),
  /** Number of units. */
  count: v.pipe(count, v.minValue(1), v.maxValue(36)),
});

/** Prices for the whole term in cents; `originalPrice` is without its discount. */
export const periodPriceSchema = v.object({
  ...periodSchema.entries,
  price: nonNegativeCentsSchema,
  originalPrice: nonNegativeCentsSchema,
});

const { key } = specName;

/** Surcharge of a spec per piece and month (or per piece and delivery for `once`), in cents. */
export const specPriceSchema = v.variant('type', [
  v.object({
    key,
    type: v.literal('choice'),
    /** Surcharge in cents by value of the spec; a value without one is free. */
    amounts: v.record(v.string(), nonNegativeCentsSchema),
  }),
  /** Per unit above `included`. */
  v.object({
    key,
    type: v.literal('number'),
    unitAmount: nonNegativeCentsSchema,
    /** Number of units without a surcharge. */
    included: count,
  }),
  v.object({
    key,
    type: v.literal('switch'),
    amount: nonNegativeCentsSchema,
  }),
]);

/** A plan of a service. */
export const skuSchema = v.object({
  /** Code of the plan, unique in the service. */
  skuCode: text,
  /**
   * How large the plan is: a change to a plan with a higher rank is an upgrade, to one with a lower rank a downgrade, and to one
   * with the same rank a change of plan. Unless every plan has one, the plans rank in the order in which they are listed.
   */
  rank: lenient(count),
  /** Units of a pack, such as calls, whose use `getInstanceDetail` shows; missing for other plans. */
  units: lenient(v.pipe(count, v.minValue(1))),
  /** Name of the plan, for people. */
  name: text,
  /** What one delivery holds, such as `1,000 messages`; for plans without a term. Without `units` the buyer accepts the delivery. */
  pack: v.optional(text),
  /** What the plan contains, one phrase each. */
  features: v.array(text),
  /** Terms with their prices. */
  periods: v.pipe(v.array(periodPriceSchema), v.minLength(1)),
  /** A spec without a price is free. */
  specPricing: v.array(specPriceSchema),
});

/** A service as the catalogue lists it. */
export const serviceSummarySchema = v.object({
  serviceId: idSchema,
  columnId: idSchema,
  /** Kind of the service. */
  type: v.picklist(SERVICE_TYPES),
  /** Name of the service, plain text. */
  title: text,
  /** One or two sentences of plain text. */
  summary: v.string(),
  /**
   * A picture, or `drawing:` with the name of one of the portal's drawings, such as `drawing:speech`; empty for a drawing that fits
   * any service. The names: api, contract, identity, ledger, mail, map, meeting, messages, migration, monitoring, recognition,
   * records, security, shop, signature, speech, translation, writing.
   */
  cover: v.string(),
  /** Who provides the service. */
  provider: v.object({
    /** Of the provider's page; missing without one. */
    providerId: lenient(idSchema),
    /** Name of the provider. */
    name: text,
    /** Phone number of the provider; empty without one. */
    phone: v.string(),
    /** Email address of the provider; empty without one. */
    email: v.string(),
  }),
  /** Short labels for people. */
  tags: v.array(text),
  /** Whether the service is sold: `paused` for now, `retired` for good. */
  status: v.picklist(SERVICE_STATUSES),
  rating: ratingSchema,
  /** How often the service was ordered; whether unpaid orders count is up to the back end. */
  orderCount: count,
  /** The lowest `price` of any plan and period, in cents; see "Prices". */
  priceFrom: nonNegativeCentsSchema,
  /** The term of `priceFrom`. */
  priceFromPeriod: periodSchema,
  /** What `priceFrom` pays for when it has no term. */
  priceFromPack: v.optional(text),
  /** When the service was published. */
  publishedAt: timestamp,
  /** 0 without a trial. */
  trialDays: count,
});

/** A service with all details. `detail` is Markdown. */
export const serviceSchema = v.object({
  ...serviceSummarySchema.entries,
  /** Pictures with captions. */
  gallery: v.array(
    v.object({
      /** Address of the picture. */
      picture: text,
      /** Text below the picture. */
      caption: v.string(),
    }),
  ),
  /** Description in Markdown. */
  detail: v.string(),
  /** Facts of the service. */
  specification: v.array(labelledTextSchema),
  /** Frequent questions. */
  faq: v.array(
    v.object({
      /** A question, plain text. */
      question: text,
      /** Its answer, plain text. */
      answer: text,
    }),
  ),
  /** Options besides plan and term. */
  specs: v.array(serviceSpecSchema),
  /** Plans of the service. */
  skus: v.pipe(v.array(skuSchema), v.minLength(1)),
  /** Pieces that a user may have running (see "Purchased service" under "States") or on order (paid or not), without trials; 0 for no limit. */
  purchaseLimit: count,
  /** Maximum per order. */
  maxQuantity: v.pipe(count, v.minValue(1)),
  /** Whether the buyer's identity must be verified before an order; `false` without identity verification. */
  requiresCertification: v.boolean(),
  /** Codes of the agreements that `consents` of an order must name. */
  agreements: v.array(text),
});

/** One page of services. */
export const serviceListSchema = listingSchema(serviceSummarySchema);

export type ServiceType = (typeof SERVICE_TYPES)[number];
export type ServiceSort = (typeof SERVICE_SORTS)[number];
export type PeriodUnit = (typeof PERIOD_UNITS)[number];
export type ServiceSpec = v.InferOutput<typeof serviceSpecSchema>;
export type Period = v.InferOutput<typeof periodSchema>;
export type PeriodPrice = v.InferOutput<typeof periodPriceSchema>;
export type SpecPrice = v.InferOutput<typeof specPriceSchema>;
export type Sku = v.InferOutput<typeof skuSchema>;
export type ServiceSummary = v.InferOutput<typeof serviceSummarySchema>;
export type Service = v.InferOutput<typeof serviceSchema>;
