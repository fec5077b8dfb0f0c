import * as v from 'valibot';
import { listingSchema } from '../listing';
import { positiveCentsSchema } from '../money/money';
import { count, text } from '../schemas';
import { DATE_RANGE_ERRORS, RANGE_GRAINS } from './dashboardRange';

/** Basis points; null without a previous value. */
const change = v.nullable(v.pipe(v.number(), v.safeInteger()));
const share = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000));
const day = v.pipe(v.string(), v.isoDate());

/** Money is in cents. */
export const ANALYSIS_METRICS = ['sales', 'visits', 'payments', 'searchUsers', 'searches'] as const;
export type AnalysisMetric = (typeof ANALYSIS_METRICS)[number];

const figures = {
  sales: positiveCentsSchema,
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

/** Last day against the day before, last seven days against the seven before. */
const changes = v.object({ day: change, week: change });

export const analysisSchema = v.object({
  /** The server's date; the latest allowed day. */
  today: day,
  from: day,
  to: day,
  grain: v.picklist(RANGE_GRAINS),
  /** Oldest first. */
  points: v.array(v.object({ at: text, ...figures })),
  totals: v.object(figures),
  lastDay: v.object(figures),
  changes: v.object({
    sales: changes,
    visits: changes,
    payments: changes,
    searchUsers: changes,
    searches: changes,
  }),
  campaign: v.object({ reached: share, changes }),
  stores: v.array(
    v.object({ storeId: text, name: text, sales: positiveCentsSchema, visits: count, payments: count }),
  ),
  categories: v.array(
    v.object({ category: text, name: text, online: positiveCentsSchema, store: positiveCentsSchema }),
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

export const keywordListSchema = listingSchema(
  v.object({ rank: count, keyword: text, users: count, change, trend: v.array(count) }),
);
export type KeywordList = v.InferOutput<typeof keywordListSchema>;

export const storeFlowSchema = v.object({
  storeId: text,
  grain: v.picklist(RANGE_GRAINS),
  points: v.array(v.object({ at: text, visits: count, payments: count })),
});

/** The range is invalid; see `result`. */
export const RANGE_REFUSED = 40_301;
export const rangeRefusalSchema = v.object({
  field: v.picklist(['from', 'to']),
  reason: v.picklist(DATE_RANGE_ERRORS),
});
