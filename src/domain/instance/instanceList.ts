import * as v from 'valibot';
import { monthsOfPeriod } from '../calendar';
import type { Period } from '../catalog/service';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema, sumCents } from '../money/money';
import type { OrderStatus } from '../order/orderMachine';
import { count, idSchema, serverTime, text, timestamp } from '../schemas';
import { type InstanceSummary, instanceSummarySchema, isExpiringSoon, isRunning } from './instance';
import { allowanceSchema } from './usage';

export const INSTANCE_GROUPS = ['all', 'running', 'attention', 'soon', 'ended'] as const;

/** A bought service in the list of its owner. */
export const listedInstanceSchema = v.object({
  ...instanceSummarySchema.entries,
  /**
   * What one month of a term costs at today's price, in cents, rounded half up; missing for a trial, for what is no longer sold or has
   * no term, and after the end.
   */
  monthlyPrice: lenient(nonNegativeCentsSchema),
  /** Its units with what is used of them; missing for a plan without a limit, and after the end. */
  allowance: lenient(
    v.object({
      ...allowanceSchema.entries,
      /** Localized unit, such as `calls`. */
      unit: text,
    }),
  ),
});

/** One page of purchased services. */
export const instanceListSchema = v.object({
  ...listingSchema(listedInstanceSchema).entries,
  /** Numbers per group, without filters. */
  counts: v.object({
    /** Number of all services. */
    all: count,
    /** Number of services that run. */
    running: count,
    /** Number of services that wait for their owner; missing in a back end without this group. */
    attention: lenient(count),
    /** Number of services that end soon. */
    soon: count,
    /** Number of services that have ended. */
    ended: count,
  }),
  /** Sum of `monthlyPrice` of all services that run, without filters. */
  monthlyTotal: lenient(nonNegativeCentsSchema),
  /** The first automatic renewal of all services, as their outlooks say; missing when none renews itself. */
  nextRenewal: lenient(
    v.object({
      instanceId: idSchema,
      /** Localized title of the service. */
      title: text,
      /** When it renews. */
      at: timestamp,
      /** Price of the next term in cents. */
      amount: nonNegativeCentsSchema,
    }),
  ),
  serverTime,
});

export type ListedInstance = v.InferOutput<typeof listedInstanceSchema>;
export type InstanceList = v.InferOutput<typeof instanceListSchema>;
export type InstanceGroup = (typeof INSTANCE_GROUPS)[number];

/** Returns what a month costs of a term with this price, in cents, rounded half up; `undefined` for a single delivery. */
export function monthlyPrice(price: number, period: Period): number | undefined {
  const months = monthsOfPeriod(period);
  return months === 0 ? undefined : Math.floor((2 * price + months) / (2 * months));
}

/** Returns what all services that run cost in a month, in cents. */
export const sumMonthlyPrices = (
  services: readonly Pick<ListedInstance, 'status' | 'monthlyPrice'>[],
): number => sumCents(services.map((service) => (isRunning(service) ? (service.monthlyPrice ?? 0) : 0)));

/** Returns the first automatic renewal of some services; `undefined` when none renews itself. */
export function findNextRenewal(
  services: readonly Pick<ListedInstance, 'instanceId' | 'service' | 'outlook'>[],
): InstanceList['nextRenewal'] {
  const renewals = services.flatMap(({ instanceId, service: { title }, outlook }) =>
    outlook?.state === 'renews' && outlook.amount !== undefined
      ? [{ instanceId, title, at: outlook.at, amount: outlook.amount }]
      : [],
  );
  return renewals.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
}

type GroupFacts = Pick<InstanceSummary, 'status' | 'beganOn' | 'endsOn' | 'period' | 'anchorDay'> & {
  openOrder?: { status: OrderStatus } | undefined;
  outlook?: Pick<NonNullable<InstanceSummary['outlook']>, 'state' | 'reason'> | undefined;
};

/** The open orders that go on only when the buyer does something: pays, or chooses a refund. */
const WAITING: readonly OrderStatus[] = ['pendingPayment', 'provisionFailed'];

/**
 * Whether a service waits for its owner: one of its orders does, it is suspended or in its days of grace, or it ends soon and neither
 * renews itself nor was ended by its owner. `now` is in server milliseconds.
 */
export function needsAttention(service: GroupFacts, now: number): boolean {
  const { status, openOrder, outlook } = service;
  if (!isRunning(service)) return false;
  if (status === 'suspended' || status === 'grace') return true;
  if (openOrder && WAITING.includes(openOrder.status)) return true;
  return isExpiringSoon(service, now) && outlook?.state !== 'renews' && outlook?.reason !== 'endScheduled';
}

/** Whether a service belongs to a group. `now` is in server milliseconds. */
export function isOfGroup(service: GroupFacts, group: InstanceGroup, now: number): boolean {
  if (group === 'all') return true;
  if (group === 'soon') return isExpiringSoon(service, now);
  if (group === 'attention') return needsAttention(service, now);
  return (group === 'running') === isRunning(service);
}
