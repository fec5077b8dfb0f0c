import * as v from 'valibot';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { refusal } from '../requestError';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';
import { DATE_RANGE_ERRORS, RANGE_GRAINS, SLOT_GAPS } from './dashboardRange';

/** Basis points; null without a previous value. */
const change = v.nullable(v.pipe(v.number(), v.safeInteger()));
const day = v.pipe(v.string(), v.isoDate());

/** Money is in cents. */
export const ANALYSIS_METRICS = ['sales', 'visits', 'payments', 'searchUsers', 'searches'] as const;
export type AnalysisMetric = (typeof ANALYSIS_METRICS)[number];

const figures = {
  /** Sales in cents. */
  sales: nonNegativeCentsSchema,
  /** Number of visits. */
  visits: count,
  /** Number of payments. */
  payments: count,
  /** Number of users who searched. */
  searchUsers: count,
  /** Number of searches. */
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
const slot = {
  /** Hour (`2026-11-20T08`), day (`2026-11-20`) or month (`2026-11`), by `grain`. */
  at: text,
  /** Why the step is not whole; missing when it is. */
  gap: v.optional(v.picklist(SLOT_GAPS)),
};

/** Statistics of a range of days. */
export const analysisSchema = v.object({
  /** The end of the data of today. */
  serverTime,
  /** The server's date; the latest allowed day. */
  today: day,
  /** First day of the range. */
  from: day,
  /** Last day of the range, inclusive. */
  to: day,
  /** Length of a step of the range. */
  grain: v.picklist(RANGE_GRAINS),
  /** Oldest first. */
  points: v.array(v.object({ ...slot, ...figures })),
  /** Sums over the range. */
  totals: v.object(figures),
  /** Values of the last day of the range. */
  lastDay: v.object(figures),
  /** Changes of the values of the range and of its last day. */
  changes: v.object({
    sales: changes,
    visits: changes,
    payments: changes,
    searchUsers: changes,
    searches: changes,
  }),
  /** The current campaign, whatever the range; the change is against the same hours of the week before. */
  campaign: v.object({
    /** Name of the campaign. */
    name: text,
    /** When the campaign ends. */
    endsAt: timestamp,
    /** Number of users who were reached. */
    reached: count,
    change,
  }),
  /** Results by store. */
  stores: v.array(
    v.object({
      storeId: idSchema,
      /** Name of the store. */
      name: text,
      /** Sales in cents. */
      sales: nonNegativeCentsSchema,
      /** Number of visits. */
      visits: count,
      /** Number of payments. */
      payments: count,
    }),
  ),
  /** Sales by category of services. */
  categories: v.array(
    v.object({
      /** Key of the category. */
      category: text,
      /** Name of the category, for people. */
      name: text,
      online: nonNegativeCentsSchema,
      store: nonNegativeCentsSchema,
    }),
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
  v.object({
    /** Place in the list, from 1. */
    rank: count,
    /** What was searched for. */
    keyword: text,
    /** Number of users who searched for it. */
    users: count,
    change,
    /** Number of searches for each step of the range, oldest first. */
    trend: v.array(count),
  }),
);
export type KeywordList = v.InferOutput<typeof keywordListSchema>;

/** Visits and payments of one store. */
export const storeFlowSchema = v.object({
  storeId: idSchema,
  /** Length of a step of the range. */
  grain: v.picklist(RANGE_GRAINS),
  /** Steps of the range, oldest first. */
  points: v.array(
    v.object({
      ...slot,
      /** Number of visits. */
      visits: count,
      /** Number of payments. */
      payments: count,
    }),
  ),
});

/** The range is invalid. */
export const RANGE_REFUSED = 40_301;

export const rangeRefused = refusal(
  RANGE_REFUSED,
  v.object({
    /** The limit of the range that is invalid. */
    field: v.picklist(['from', 'to']),
    /** Why it is invalid. */
    reason: v.picklist(DATE_RANGE_ERRORS),
  }),
);
