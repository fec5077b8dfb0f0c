import * as v from 'valibot';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { refusal } from '../requestError';
import { count, text, timestamp } from '../schemas';
import { DATE_RANGE_ERRORS, RANGE_GRAINS, SLOT_GAPS } from './dashboardRange';

/** Basis points; null without a previous value. */
const change = v.nullable(v.pipe(v.number(), v.safeInteger()));
const day = v.pipe(v.string(), v.isoDate());

/** Money is in cents. */
export const ANALYSIS_METRICS = ['sales', 'visits', 'payments', 'searchUsers', 'searches'] as const;
export type AnalysisMetric = (typeof ANALYSIS_METRICS)[number];

const figures = {
  sales: nonNegativeCentsSchema,
  visits: count,
  payments: count,
  searchUsers: count,
  searches: count,
};
export type AnalysisTotals = Record<AnalysisMetric, number>;

export function sumTotals(parts: readonly AnalysisTotals[]): AnalysisTotals {
  const sum: AnalysisTotals = { sales: 0, visits: 0, payments: 0, searchUsers: 0, searches: 0 };
  for (const part of parts) for (const metric of ANALYSIS_METRICS) sum[metric] += part[metric];
  return sum;
}

/**
 * The range against the one of the same length before, and its last day against the same weekday a week earlier.
 * A day that has not ended is compared with the same hours of the earlier day.
 */
const changes = v.object({ range: change, lastDay: change });

/** A step of the range; `gap` is absent when it is whole. */
const slot = { at: text, gap: v.optional(v.picklist(SLOT_GAPS)) };

export const analysisSchema = v.object({
  /** The end of the data of today. */
  serverTime: timestamp,
  /** The server's date; the latest allowed day. */
  today: day,
  from: day,
  to: day,
  grain: v.picklist(RANGE_GRAINS),
  /** Oldest first. */
  points: v.array(v.object({ ...slot, ...figures })),
  totals: v.object(figures),
  lastDay: v.object(figures),
  changes: v.object({
    sales: changes,
    visits: changes,
    payments: changes,
    searchUsers: changes,
    searches: changes,
  }),
  /** The current campaign, whatever the range; the change is against the same hours of the week before. */
  campaign: v.object({ name: text, endsAt: timestamp, reached: count, change }),
  stores: v.array(
    v.object({ storeId: text, name: text, sales: nonNegativeCentsSchema, visits: count, payments: count }),
  ),
  categories: v.array(
    v.object({ category: text, name: text, online: nonNegativeCentsSchema, store: nonNegativeCentsSchema }),
  ),
});
export type Analysis = v.InferOutput<typeof analysisSchema>;

/** `online` is the portal, `store` the providers' own stores. */
export const SALES_SOURCES = ['all', 'online', 'store'] as const;
export type SalesSource = (typeof SALES_SOURCES)[number];

/** In cents. */
export function salesFrom({ online, store }: { online: number; store: number }, source: SalesSource): number {
  return source === 'all' ? online + store : { online, store }[source];
}

export const KEYWORD_SORTS = ['users', 'change'] as const;
export type KeywordSort = (typeof KEYWORD_SORTS)[number];

/** The change is against the range before; the trend has a value per step of the range, oldest first. */
export const keywordListSchema = listingSchema(
  v.object({ rank: count, keyword: text, users: count, change, trend: v.array(count) }),
);
export type KeywordList = v.InferOutput<typeof keywordListSchema>;

export const storeFlowSchema = v.object({
  storeId: text,
  grain: v.picklist(RANGE_GRAINS),
  points: v.array(v.object({ ...slot, visits: count, payments: count })),
});

/** The range is invalid. */
export const RANGE_REFUSED = 40_301;

export const rangeRefused = refusal(
  RANGE_REFUSED,
  v.object({
    field: v.picklist(['from', 'to']),
    reason: v.picklist(DATE_RANGE_ERRORS),
  }),
);
