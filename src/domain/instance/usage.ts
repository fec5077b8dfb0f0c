import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { lenient } from '../lenient';
import { count, text, timestamp } from '../schemas';

/** Days of the usage that a service's page shows, today included. */
export const USAGE_DAYS = 30;
/** Whole days whose mean is the current pace. */
export const PACE_DAYS = 7;
export const ALERT_PERCENT = { min: 1, max: 100 } as const;

/** `pack` holds units until they are used up, `month` a number of units for each accounting month. */
export const ALLOWANCE_KINDS = ['pack', 'month'] as const;

/** The units of a plan with a limit. */
export const allowanceSchema = v.object({
  /** Whether the units are those of a pack or of each month. */
  kind: v.picklist(ALLOWANCE_KINDS),
  /** Units of the pack or of the month. */
  total: v.pipe(count, v.minValue(1)),
  /** Units used so far. */
  used: count,
  /** When the units of the next month are there; missing for a pack. */
  resetsOn: lenient(timestamp),
});

/** Usage by day. */
export const usageSchema = v.object({
  /** Localized unit of all amounts, such as `calls`: the one in the text of the pack or plan. */
  unit: text,
  /** The last `USAGE_DAYS` days of the service, or fewer, oldest first; the last one is today and still open. */
  days: v.array(
    v.object({
      /** Accounting day, `2026-11-20`. */
      day: v.pipe(v.string(), v.isoDate()),
      /** Used units. */
      amount: count,
    }),
  ),
  /** Missing for a plan without a limit. */
  allowance: lenient(allowanceSchema),
});

/** Percentage of the allowance. */
export const alertPercentSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(ALERT_PERCENT.min),
  v.maxValue(ALERT_PERCENT.max),
);

export type Usage = v.InferOutput<typeof usageSchema>;
export type Allowance = v.InferOutput<typeof allowanceSchema>;

/**
 * Returns when the units of the next month are there (ISO 8601); undefined when there are none to come: for a pack, and for
 * a service that ends with its term before.
 */
export function nextReset(
  { resetsOn }: Pick<Allowance, 'resetsOn'>,
  { endsOn, isEnding }: { endsOn: string | undefined; isEnding: boolean },
): string | undefined {
  if (resetsOn === undefined || !isEnding || endsOn === undefined) return resetsOn;
  return Date.parse(resetsOn) < Date.parse(endsOn) ? resetsOn : undefined;
}

/** Returns the mean of the last whole days, in units a day; 0 without a whole day. */
export function getPace(days: Usage['days']): number {
  const whole = days.slice(0, -1).slice(-PACE_DAYS);
  return whole.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, whole.length);
}

export type Forecast =
  | { kind: 'usedUp' | 'unused' }
  /** The units suffice until they are renewed or the service ends. */
  | { kind: 'enough'; until: number | undefined }
  | { kind: 'runsOut'; at: number };

/**
 * Returns how long an allowance lasts at a pace (units a day). `now` and the results are milliseconds since 1970; `endsOn`
 * is the end of the service (ISO 8601). Without an end, a pack that is not used lasts for ever.
 */
export function forecastAllowance(
  { total, used, resetsOn }: Allowance,
  { pace, now, endsOn }: { pace: number; now: number; endsOn?: string | undefined },
): Forecast {
  if (used >= total) return { kind: 'usedUp' };
  const ends = [resetsOn, endsOn].flatMap((end) => (end === undefined ? [] : Date.parse(end)));
  const until = ends.length > 0 ? Math.min(...ends) : undefined;
  if (!(pace > 0)) return until === undefined ? { kind: 'unused' } : { kind: 'enough', until };
  const at = now + Math.ceil(((total - used) / pace) * DAY_MS);
  return until !== undefined && at >= until ? { kind: 'enough', until } : { kind: 'runsOut', at };
}

/** Returns the used part of an allowance in whole percent, rounded down and at most 100. */
export function usedPercent({ total, used }: Pick<Allowance, 'total' | 'used'>): number {
  return Math.min(100, Math.floor((used * 100) / total));
}

/** Whether the user's threshold is reached, so that a message is due. */
export function isAlertDue(allowance: Allowance | undefined, alertPercent: number | undefined): boolean {
  return allowance !== undefined && alertPercent !== undefined && usedPercent(allowance) >= alertPercent;
}
