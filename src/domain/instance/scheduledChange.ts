import * as v from 'valibot';
import { planCode } from '../catalog/selection';
import { text, timestamp } from '../schemas';

export const SCHEDULED_KINDS = ['downgrade', 'end'] as const;

/**
 * A change at the end of the term. A downgrade turns automatic renewal on, and an end turns it off; taking the change back
 * restores the setting.
 */
export const scheduledChangeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('downgrade'),
    /** Code of the smaller plan. */
    skuCode: text,
    /** Localized name of the smaller plan. */
    planName: text,
    /** End of the current term. */
    at: timestamp,
  }),
  v.object({
    kind: v.literal('end'),
    /** End of the current term. */
    at: timestamp,
  }),
]);

/** The change to schedule. */
export const changeChoiceSchema = v.variant('kind', [
  v.object({
    kind: v.literal('downgrade'),
    /** Code of the smaller plan. */
    skuCode: planCode,
  }),
  v.object({ kind: v.literal('end') }),
]);

export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];
export type ScheduledChange = v.InferOutput<typeof scheduledChangeSchema>;
export type ChangeChoice = v.InferOutput<typeof changeChoiceSchema>;

/** Returns the setting of automatic renewal with which a change comes true. */
export const autoRenewFor = (kind: ScheduledKind): boolean => kind === 'downgrade';

/** Whether a running service ends with its term, because nothing renews it. */
export const endsWithTerm = ({
  status,
  endsOn,
  autoRenew,
}: {
  status: string;
  endsOn?: string | number | undefined;
  autoRenew: boolean;
}): boolean => status === 'active' && endsOn !== undefined && !autoRenew;

/**
 * Returns what becomes of a scheduled change at `now`: it waits; its renewal is paid and it cannot be taken back; it is due;
 * or its term and the days of grace ended without a renewal. `at` is the end of the term for which it was scheduled and `endsOn`
 * the current end, in milliseconds.
 */
export function scheduledState(
  { kind, at }: { kind: ScheduledKind; at: number },
  { endsOn, graceEndsOn = at }: { endsOn?: number | undefined; graceEndsOn?: number | undefined },
  now: number,
): 'waiting' | 'paid' | 'due' | 'over' {
  const isRenewed = endsOn !== undefined && endsOn > at;
  if (now < at) return isRenewed ? 'paid' : 'waiting';
  if (kind === 'end') return 'over';
  if (isRenewed) return 'due';
  return now < graceEndsOn ? 'waiting' : 'over';
}
