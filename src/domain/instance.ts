import * as v from 'valibot';
import { listingSchema } from './listing';
import { serviceSnapshotSchema } from './order';

const text = v.pipe(v.string(), v.minLength(1));
const timestamp = v.pipe(v.string(), v.isoTimestamp());

export const INSTANCE_STATUSES = ['opening', 'active', 'suspended', 'expired', 'released'] as const;

/** A service counts as ending soon so many days before its end. */
export const EXPIRING_SOON_DAYS = 30;

const DAY_MS = 86_400_000;

/** One line of the services a person has bought. `endsOn` is missing for what was delivered once. */
export const instanceSummarySchema = v.object({
  instanceId: text,
  orderId: text,
  service: serviceSnapshotSchema,
  status: v.picklist(INSTANCE_STATUSES),
  beganOn: timestamp,
  endsOn: v.pipe(
    v.nullish(timestamp),
    v.transform((value) => value ?? undefined),
  ),
  autoRenew: v.boolean(),
});

export const instanceListSchema = v.object({
  ...listingSchema(instanceSummarySchema).entries,
  serverTime: timestamp,
});

export type InstanceSummary = v.InferOutput<typeof instanceSummarySchema>;

/** Whether a running service ends within `EXPIRING_SOON_DAYS` of `now` (milliseconds on the server's clock). */
export function isExpiringSoon(
  { status, endsOn }: Pick<InstanceSummary, 'status' | 'endsOn'>,
  now: number,
): boolean {
  if (status !== 'active' || endsOn === undefined) return false;
  const left = Date.parse(endsOn) - now;
  return left > 0 && left <= EXPIRING_SOON_DAYS * DAY_MS;
}
