import * as v from 'valibot';
import { periodSchema } from '../catalog/service';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { serverTime, text, timestamp } from '../schemas';
import { INSTANCE_STATUSES, instanceSummarySchema } from './instance';

const {
  instanceId,
  service,
  skuCode,
  specs,
  quantity,
  autoRenew,
  openOrder,
  refundPending,
  scheduled,
  handOver,
  graceEndsOn,
  anchorDay,
} = instanceSummarySchema.entries;

/** A running service with a term, with what its next renewal costs. */
export const renewalSchema = v.object({
  ...{ instanceId, service, skuCode, specs, quantity, autoRenew, openOrder, refundPending },
  ...{ scheduled, handOver, graceEndsOn },
  /** State of the service. */
  status: v.optional(v.picklist(INSTANCE_STATUSES), 'active'),
  /** Term of the next renewal. */
  period: periodSchema,
  /** When the current term ends. */
  endsOn: timestamp,
  anchorDay,
  /** Price of one more term in cents, of the smaller plan after a scheduled downgrade; missing when it is no longer sold. */
  price: lenient(nonNegativeCentsSchema),
  /** Whether its owner has to verify an identity before it can be renewed. */
  unverified: v.optional(v.boolean(), false),
  /** Codes of the agreements that a renewal needs. */
  agreements: v.array(text),
});

/** What the forecast of renewals needs. Amounts are in cents. */
export const renewalsSchema = v.object({
  /** Account balance in cents. */
  balance: nonNegativeCentsSchema,
  /** The automatic top-up; missing unless it is on. */
  autoTopUp: lenient(
    v.object({
      /** The balance below which it is topped up. */
      threshold: nonNegativeCentsSchema,
      /** What is added at once. */
      amount: v.pipe(nonNegativeCentsSchema, v.minValue(1)),
      /** The most that is added in an accounting month. */
      monthlyLimit: nonNegativeCentsSchema,
      /** Added automatically in this accounting month, with what is on its way. */
      usedThisMonth: nonNegativeCentsSchema,
    }),
  ),
  /** The first to end comes first. */
  list: v.array(renewalSchema),
  serverTime,
});

export type Renewal = v.InferOutput<typeof renewalSchema>;
