import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  accountingDay,
  accountingMonth,
  DAY_MS,
  startOfDay,
  startOfMonth,
  weekdayOf,
} from '../../../src/domain/calendar';
import type { ListedInstance } from '../../../src/domain/instance/instanceList';
import { type Allowance, USAGE_DAYS, type Usage } from '../../../src/domain/instance/usage';
import { isoTime } from '../clock';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../content';
import { packUsage } from '../orders/packUsage';
import type { InstanceRecord } from '../orders/records';
import { findOffer, findSku } from '../orders/snapshot';
import type { Language, Text } from '../text';

const meteringSchema = v.strictObject({
  unit: textSchema,
  perDay: v.optional(wholeNumberSchema),
  /** Units of each month that the plan contains. */
  monthly: v.optional(wholeNumberSchema),
});
type Metering = v.InferOutput<typeof meteringSchema>;

const meterings = lazy(() =>
  readJson(
    'usage.json',
    v.strictObject({
      types: v.record(v.string(), meteringSchema),
      plans: v.record(v.string(), meteringSchema),
    }),
  ),
);

/** How much is used on each weekday, from Sunday, compared with the mean. */
const WEEKDAY_SHARES = [0.5, 1.2, 1.25, 1.2, 1.15, 1.1, 0.6];

/** The part of its monthly units that the mock's customers use. */
const MONTHLY_SHARE = 0.88;

const configuration = ({ service, skuCode, specs, period, quantity, orderType }: InstanceRecord) => ({
  serviceId: service.serviceId,
  ...{ skuCode, specs, period, quantity, orderType },
});

/** The unit in the text of a pack: `1,000 messages` holds messages. */
const unitOf = ({ zh, en }: Text): Text => ({
  zh: zh.replace(/^[\d,.\s]+[千万亿]*\s*/, ''),
  en: en.replace(/^[\d,.]+\s(?:million\s)?/, ''),
});

const meteringOf = ({ service, skuCode }: InstanceRecord): Metering | undefined => {
  const { types, plans } = meterings();
  return plans[`${service.serviceId} ${skuCode}`] ?? types[service.type];
};

/** What a service may use, with what it has used up to `at`; undefined without a limit. Deterministic. */
export function allowanceAt(instance: InstanceRecord, at: number): Allowance | undefined {
  const pack = packUsage(configuration(instance), instance.beganOn, at);
  if (pack) return { kind: 'pack', ...pack };
  const metering = meteringOf(instance);
  return metering && monthlyAllowance(instance, metering, at);
}

/** The unit of all amounts of a service, or `-` for one that is not metered. */
function unitText(instance: InstanceRecord, language: Language): string {
  const offer = findOffer(instance.service.serviceId);
  const text = offer && findSku(offer, instance.skuCode)?.pack;
  return (text ? unitOf(text) : meteringOf(instance)?.unit)?.[language] ?? '-';
}

/** What a service may use, as lists show it; undefined without a limit. */
export function allowanceView(
  instance: InstanceRecord,
  at: number,
  language: Language,
): ListedInstance['allowance'] {
  const allowance = allowanceAt(instance, at);
  return allowance && { ...allowance, unit: unitText(instance, language) };
}

/** The usage of a service up to `at`; undefined for a service that is not metered. Deterministic. */
export function usageView(instance: InstanceRecord, at: number, language: Language): Usage | undefined {
  const metering = meteringOf(instance);
  const allowance = allowanceAt(instance, at);
  const days = shownDays(instance, at);
  if (allowance?.kind === 'pack') {
    const usedUntil = (moment: number) => allowanceAt(instance, moment)?.used ?? 0;
    return {
      unit: unitText(instance, language),
      days: days.map(({ day, from, to }) => ({ day, amount: usedUntil(to) - usedUntil(from) })),
      allowance,
    };
  }
  if (!metering) return undefined;
  return {
    unit: metering.unit[language],
    days: days.map((used) => ({ day: used.day, amount: amountOf(instance, metering, used) })),
    allowance,
  };
}

interface UsedDay {
  day: string;
  /** The part of the day in which the service was used, in milliseconds. */
  from: number;
  to: number;
}

/** Remembers when a service is first used: nobody uses it before somebody has what it is used with. */
export function markUsed(instance: InstanceRecord, at: number): void {
  instance.firstUsedAt ??= at;
}

/** The days from `first` to `at` on which the service ran, the open one included. */
function usedDays({ beganOn, endsOn = Number.POSITIVE_INFINITY }: InstanceRecord, first: number, at: number) {
  const days: UsedDay[] = [];
  const start = startOfDay(accountingDay(Math.max(first, beganOn))) ?? at;
  for (let from = start; from <= at; from += DAY_MS) {
    const to = Math.min(from + DAY_MS, at, endsOn);
    days.push({
      day: accountingDay(from),
      from: Math.max(from, beganOn),
      to: Math.max(from, to),
    });
  }
  return days;
}

const shownDays = (instance: InstanceRecord, at: number): UsedDay[] =>
  usedDays(instance, at - (USAGE_DAYS - 1) * DAY_MS, at);

/** The units used on a day: fewer at weekends, and another number each day. */
function amountOf(
  { instanceId, quantity, firstUsedAt = Number.POSITIVE_INFINITY }: InstanceRecord,
  { perDay = 0, monthly }: Metering,
  { day, from, to }: UsedDay,
): number {
  const mean = monthly === undefined ? perDay : (monthly * MONTHLY_SHARE) / 30;
  const noise = createHash('sha256').update(`${instanceId} ${day}`).digest().readUInt16BE(0) / 65_535;
  const part = Math.max(0, to - Math.max(from, firstUsedAt)) / DAY_MS;
  return Math.floor(mean * quantity * (WEEKDAY_SHARES[weekdayOf(day)] ?? 1) * (0.8 + 0.4 * noise) * part);
}

function monthlyAllowance(instance: InstanceRecord, metering: Metering, at: number): Allowance | undefined {
  if (metering.monthly === undefined) return undefined;
  const month = accountingMonth(at);
  const total = metering.monthly * instance.quantity;
  const days = usedDays(instance, startOfMonth(month) ?? at, at);
  const used = days.reduce((sum, day) => sum + amountOf(instance, metering, day), 0);
  return {
    kind: 'month',
    total,
    used: Math.min(total, used),
    resetsOn: isoTime(startOfMonth(month, 1)),
  };
}
