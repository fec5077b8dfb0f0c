import * as v from 'valibot';
import { COVER_DRAWINGS } from '../../../src/domain/catalog/cover';
import { periodPriceSchema, SERVICE_STATUSES, SERVICE_TYPES } from '../../../src/domain/catalog/service';
import { nonNegativeCentsSchema } from '../../../src/domain/money/money';
import { textSchema, wholeNumberSchema } from '../content';

const specificationSchema = v.array(v.strictObject({ label: textSchema, value: textSchema }));
const faqSchema = v.array(v.strictObject({ question: textSchema, answer: textSchema }));

/** A spec with its price per month or delivery, in cents. The first option is the default. */
const offeredSpecSchema = v.variant('type', [
  v.strictObject({
    key: v.string(),
    type: v.literal('choice'),
    label: textSchema,
    options: v.array(
      v.strictObject({ value: v.string(), label: textSchema, amount: nonNegativeCentsSchema }),
    ),
  }),
  v.strictObject({
    key: v.string(),
    type: v.literal('number'),
    label: textSchema,
    unit: textSchema,
    /** The unit of exactly one. */
    unitOne: v.optional(textSchema),
    min: wholeNumberSchema,
    max: wholeNumberSchema,
    step: wholeNumberSchema,
    /** Price of each unit that the plan does not include. */
    unitAmount: nonNegativeCentsSchema,
  }),
  v.strictObject({
    key: v.string(),
    type: v.literal('switch'),
    label: textSchema,
    amount: nonNegativeCentsSchema,
  }),
]);

const planSchema = v.strictObject({
  code: v.string(),
  /** By default the place in the list, from 1. */
  rank: v.optional(wholeNumberSchema),
  /** Of a pack. */
  units: v.optional(wholeNumberSchema),
  name: textSchema,
  /** What one delivery holds; for plans without a term. */
  pack: v.optional(textSchema),
  features: v.array(textSchema),
  periods: v.pipe(v.array(periodPriceSchema), v.minLength(1)),
  /** By spec: the included units (`min` by default), or `true` for a free spec. */
  includes: v.optional(v.record(v.string(), v.union([wholeNumberSchema, v.literal(true)])), {}),
});

const offerSchema = v.strictObject({
  serviceId: v.string(),
  /** Of the cover, where it is not that of the category. */
  drawing: v.optional(v.picklist(COVER_DRAWINGS)),
  type: v.picklist(SERVICE_TYPES),
  status: v.optional(v.picklist(SERVICE_STATUSES), 'active'),
  title: textSchema,
  summary: textSchema,
  tags: v.array(textSchema),
  /** A key of providers.json. */
  provider: v.string(),
  /** Keys of pictures.json. */
  pictures: v.array(v.string()),
  /** Mean score and number of ratings. */
  rating: v.optional(v.strictObject({ score: v.number(), count: wholeNumberSchema }), { score: 0, count: 0 }),
  orderCount: wholeNumberSchema,
  publishedDaysAgo: wholeNumberSchema,
  trialDays: v.optional(wholeNumberSchema, 0),
  purchaseLimit: v.optional(wholeNumberSchema, 0),
  maxQuantity: v.optional(wholeNumberSchema, 1),
  requiresCertification: v.optional(v.boolean(), false),
  /** `about` is Markdown. */
  description: v.strictObject({
    about: textSchema,
    audience: v.array(textSchema),
    points: v.array(textSchema),
  }),
  specification: specificationSchema,
  faq: faqSchema,
  specs: v.optional(v.array(offeredSpecSchema), []),
  plans: v.pipe(v.array(planSchema), v.minLength(1)),
});

/** A leaf of the market's columns: its services and their shared texts. */
export const categorySchema = v.strictObject({
  columnId: v.string(),
  /** Of the covers of its services. */
  drawing: v.picklist(COVER_DRAWINGS),
  headings: v.strictObject({
    audience: textSchema,
    points: textSchema,
    steps: textSchema,
    support: textSchema,
  }),
  /** How it works, step by step. */
  steps: v.array(textSchema),
  support: textSchema,
  specification: specificationSchema,
  faq: faqSchema,
  services: v.array(offerSchema),
});

export type Category = v.InferOutput<typeof categorySchema>;
export type Offer = v.InferOutput<typeof offerSchema>;
export type OfferedSpec = v.InferOutput<typeof offeredSpecSchema>;
export type OfferedPlan = v.InferOutput<typeof planSchema>;
