import * as v from 'valibot';
import { DAY_MS, shiftByPeriod } from '../calendar';
import { ORDER_TYPES, planCode, specValuesSchema } from '../catalog/selection';
import { type Period, periodSchema } from '../catalog/service';
import { acceptedConsents } from '../content/agreement';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { purchaseOrderInput, serviceSnapshotSchema } from '../order/order';
import { ORDER_STATUSES } from '../order/orderMachine';
import { idempotencyKey, idSchema, labelledTextSchema, serverTime, text, timestamp } from '../schemas';
import { openHandOverSchema } from './handOver';
import { outlookSchema } from './renewal';
import { scheduledChangeSchema } from './scheduledChange';

export const INSTANCE_STATUSES = ['opening', 'active', 'grace', 'suspended', 'expired', 'released'] as const;

/** A service ends soon in its last 30 days, and at most in the last quarter of its term. */
export const EXPIRING_SOON_DAYS = 30;
export const EXPIRING_SOON_SHARE = 1 / 4;

/** A bought service. `endsOn` is missing for a single delivery. */
export const instanceSummarySchema = v.object({
  instanceId: idSchema,
  /** The first order; of a trial that was bought, the order that bought it. */
  orderId: idSchema,
  /** What that order was for. */
  orderType: v.picklist(ORDER_TYPES),
  service: serviceSnapshotSchema,
  /** Code of the plan. */
  skuCode: text,
  specs: specValuesSchema,
  /** Localized specs. */
  specTexts: v.array(labelledTextSchema),
  /** The term; of a trial that of its order, although it lasts the `trialDays` of the service. */
  period: periodSchema,
  /** How many were bought. */
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** State; see "Purchased service" under "States". A back end may create a service that is `active` at once. */
  status: v.picklist(INSTANCE_STATUSES),
  /** When the service began; of a trial that was bought, when the trial did. */
  beganOn: timestamp,
  /** When the service ends; missing for a single delivery. */
  endsOn: lenient(timestamp),
  /** End of the days of grace of a term that was not renewed; missing without them. */
  graceEndsOn: lenient(timestamp),
  /**
   * The day of the month, 1 to 31, on which the terms of the service end; a shorter month ends them on its last day. Missing: the
   * day of `endsOn`.
   */
  anchorDay: lenient(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(31))),
  /** Whether the service renews itself; off at first. */
  autoRenew: v.boolean(),
  /** Whether the service is still sold, so that it can be renewed, by itself, too; `false` without renewals. */
  renewable: v.boolean(),
  /** Whether there is a larger plan for the same term; `false` without upgrades. */
  upgradable: v.boolean(),
  /** Whether there is another plan of the same rank for the same term; missing without changes of plan. */
  changeable: lenient(v.boolean()),
  /** The open renewal or change of plan. */
  openOrder: lenient(
    v.object({
      orderId: idSchema,
      /** What the order is for. */
      orderType: v.picklist(ORDER_TYPES),
      /** State of the order. */
      status: v.picklist(ORDER_STATUSES),
      /** When it ends by itself: unpaid, at its deadline; after a failed setup, with its refund. */
      endsBy: lenient(timestamp),
    }),
  ),
  /** Whether a refund of one of its orders is under review or on its way. */
  refundPending: v.optional(v.boolean(), false),
  /** What happens at the end of the term; missing when nothing is scheduled. */
  scheduled: lenient(scheduledChangeSchema),
  /** The open offer to another account. */
  handOver: lenient(openHandOverSchema),
  /** Whether, when and why not it renews; for its owner only, and missing when it has no term or has ended. */
  outlook: lenient(outlookSchema),
});

/** A purchased service with the server's time. */
export const instanceSchema = v.object({ ...instanceSummarySchema.entries, serverTime });

const orderEntries = {
  quoteId: idSchema,
  /** The shown price in cents; another price is rejected. */
  payableAmount: nonNegativeCentsSchema,
  /** Number of the buyer's own purchase order, shown with the order and on its invoice; blank or missing without one. */
  purchaseOrderNumber: purchaseOrderInput,
  /** Accepted agreements with their versions. */
  consents: acceptedConsents,
  idempotencyKey,
};

/** Idempotent by key. */
export const renewPayloadSchema = v.object({ period: periodSchema, ...orderEntries });
/** Idempotent by key. */
export const upgradePayloadSchema = v.object({
  /** Code of the new plan. */
  skuCode: planCode,
  /** `upgrade` to a plan with a higher rank, `change` to one with the same rank. */
  orderType: v.optional(v.picklist(['upgrade', 'change']), 'upgrade'),
  ...orderEntries,
});
/** Idempotent by key. */
export const autoRenewPayloadSchema = v.object({
  /** Whether the service shall renew itself. */
  autoRenew: v.boolean(),
  idempotencyKey,
});

/** Proof of identity; without either field an earlier proof may still be valid. */
export const accessPayloadSchema = v.object({
  /** The user's password, exactly as typed. */
  password: v.optional(v.pipe(v.string(), v.maxLength(256))),
  /** Code of the SMS to the user's phone number. */
  smsVerificationCode: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

/** Credentials of a service, shown for `validForSeconds`. */
export const accessSchema = v.object({
  /** Credentials with their names. */
  entries: v.array(labelledTextSchema),
  /** Seconds after which the portal hides them. */
  validForSeconds: v.pipe(v.number(), v.minValue(0)),
});

export type InstanceSummary = v.InferOutput<typeof instanceSummarySchema>;
export type RenewPayload = v.InferOutput<typeof renewPayloadSchema>;
export type UpgradePayload = v.InferOutput<typeof upgradePayloadSchema>;
export type AutoRenewPayload = v.InferOutput<typeof autoRenewPayloadSchema>;
export type Access = v.InferOutput<typeof accessSchema>;

/** The term of a service; times are milliseconds since 1970. */
export interface ServiceTerm {
  beganOn: number;
  endsOn: number;
  period: Period;
  anchorDay?: number | undefined;
}

/**
 * Returns when the current term of a service began: one period before its end, but not before the service itself. An unreadable
 * begin is left out.
 */
export function termStart({ beganOn, endsOn, period, anchorDay }: ServiceTerm): number {
  const start = shiftByPeriod(endsOn, period, -1, anchorDay) ?? beganOn;
  return Number.isNaN(beganOn) ? start : Math.max(beganOn, start);
}

/** Returns from when on a service counts as ending soon (milliseconds since 1970). */
export function expiringSoonFrom(term: ServiceTerm): number {
  const longest = EXPIRING_SOON_DAYS * DAY_MS;
  const start = termStart(term);
  const share = Number.isNaN(start) ? longest : (term.endsOn - start) * EXPIRING_SOON_SHARE;
  return term.endsOn - Math.min(longest, share);
}

type TermFacts = Pick<InstanceSummary, 'status' | 'beganOn' | 'endsOn' | 'period' | 'anchorDay'>;

/**
 * Whether a service is in the last 30 days and the last quarter of its term at `now` (server milliseconds), or in its days of
 * grace.
 */
export function isExpiringSoon({ status, beganOn, endsOn, ...term }: TermFacts, now: number): boolean {
  if (status === 'grace') return true;
  if (status !== 'active' || endsOn === undefined) return false;
  const end = Date.parse(endsOn);
  return now < end && now >= expiringSoonFrom({ ...term, beganOn: Date.parse(beganOn), endsOn: end });
}

/** Returns the state that pages show: a running service that ends soon is shown as such. `now` is in server milliseconds. */
export const shownStatus = (instance: TermFacts, now: number): InstanceSummary['status'] | 'soon' =>
  instance.status === 'active' && isExpiringSoon(instance, now) ? 'soon' : instance.status;

const FACTS: Record<InstanceSummary['status'], { isUsable?: true; isOver?: true }> = {
  opening: {},
  active: { isUsable: true },
  grace: { isUsable: true },
  suspended: {},
  expired: { isOver: true },
  released: { isOver: true },
};

/** Whether a service can be used: it is active, or in its days of grace. */
export const isUsable = ({ status }: Pick<InstanceSummary, 'status'>): boolean =>
  FACTS[status]?.isUsable ?? false;

/** Whether a service is in use: neither ended nor released. Every page counts services by this. */
export const isRunning = ({ status }: Pick<InstanceSummary, 'status'>): boolean => !FACTS[status]?.isOver;
