import * as v from 'valibot';
import { DAY_MS } from '../calendar';
import { lenient } from '../lenient';
import { nonNegativeCentsSchema } from '../money/money';
import { timestamp } from '../schemas';
import type { InstanceSummary } from './instance';

/** Days before the end at which a service renews itself. */
export const AUTO_RENEW_DAYS = 1;
/** Days after the end in which a service that was not paid keeps running and can be renewed without a gap. */
export const GRACE_DAYS = 3;

/** What can keep a service from renewing itself, in the order in which the reasons are given. */
export const RENEWAL_OBSTACLES = [
  'notSold',
  'unverified',
  'refund',
  'setupFailed',
  'openOrder',
  'handOver',
] as const;
export type RenewalObstacle = (typeof RENEWAL_OBSTACLES)[number];

/** Why a service cannot renew itself: the balance is too low, or something is in the way. */
export const WHY_NOT = ['balance', ...RENEWAL_OBSTACLES] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** Why a service does not renew itself: its owner wants it so, or it cannot. */
export const OUTLOOK_REASONS = ['trial', 'endScheduled', 'off', ...WHY_NOT] as const;
export type OutlookReason = (typeof OUTLOOK_REASONS)[number];

/** What lets the service renew or go on. */
const OUTLOOK_ACTIONS = {
  trial: 'buy',
  endScheduled: 'keep',
  off: 'renew',
  balance: 'topUp',
  notSold: 'choosePlan',
  unverified: 'verify',
  refund: 'viewOrder',
  setupFailed: 'viewOrder',
  openOrder: 'viewOrder',
  handOver: 'withdrawHandOver',
} as const satisfies Record<OutlookReason, string>;
export type OutlookAction = (typeof OUTLOOK_ACTIONS)[OutlookReason];

export const OUTLOOK_STATES = ['renews', 'willEnd', 'blocked', 'short'] as const;

/** Whether, when and why not a service renews. Amounts are in cents. */
export const outlookSchema = v.object({
  /**
   * `renews`: it renews itself; `willEnd`: nothing renews it; `blocked`: it should renew itself, and something is in the way;
   * `short`: it should, and the balance does not suffice.
   */
  state: v.picklist(OUTLOOK_STATES),
  /** When it renews, should have renewed, or ends. */
  at: timestamp,
  /** Price of the next term; missing for a service that will end. */
  amount: lenient(nonNegativeCentsSchema),
  /** What the balance lacks; only of `short`. */
  missing: lenient(nonNegativeCentsSchema),
  /** Why it does not renew; missing when it does. `off`: its owner has not turned that on. */
  reason: lenient(v.picklist(OUTLOOK_REASONS)),
});

export type Outlook = v.InferOutput<typeof outlookSchema>;

/** Returns the action that lets a service renew or go on; undefined when it renews. */
export const outlookAction = ({ reason }: Pick<Outlook, 'reason'>): OutlookAction | undefined =>
  reason && OUTLOOK_ACTIONS[reason];

/** The facts of a service that decide about its renewal. */
export interface RenewalFacts
  extends Pick<
    InstanceSummary,
    'instanceId' | 'autoRenew' | 'period' | 'anchorDay' | 'openOrder' | 'refundPending' | 'handOver'
  > {
  endsOn: string;
  graceEndsOn?: string | undefined;
  orderType?: InstanceSummary['orderType'] | undefined;
  scheduled?: { kind: 'downgrade' | 'end' } | undefined;
  /** Of one more term in cents; missing when it is not sold. */
  price?: number | undefined;
  /** Whether its owner has to verify an identity first. */
  unverified?: boolean | undefined;
}

/** Returns when a service renews itself whose term ends at a time; both in milliseconds since 1970. */
export const renewalDue = (endsOn: number): number => endsOn - AUTO_RENEW_DAYS * DAY_MS;

/** Whether a service runs on for some days after its term: not a trial, and not what its owner has ended. */
export const hasGrace = ({
  orderType,
  scheduled,
}: {
  orderType?: string | undefined;
  scheduled?: { kind: string } | undefined;
}): boolean => orderType !== 'trial' && scheduled?.kind !== 'end';

/** Returns the end of the days of grace after a term; both in milliseconds since 1970. */
export const graceEnd = (endsOn: number): number => endsOn + GRACE_DAYS * DAY_MS;

/** Returns when a term begins that is paid at `now`: at the end of the last one, or now when that and its days of grace are over. */
export const renewalStart = (
  { endsOn, graceEndsOn = endsOn }: { endsOn: number; graceEndsOn?: number | undefined },
  now: number,
): number => (now <= graceEndsOn ? endsOn : now);

/** Until when each obstacle stands, in milliseconds; undefined unless it does. An order in progress ends in a moment. */
const OBSTACLE_ENDS: Record<RenewalObstacle, (facts: RenewalFacts) => number | undefined> = {
  notSold: ({ price, period }) =>
    price === undefined || period.unit === 'once' ? Number.POSITIVE_INFINITY : undefined,
  unverified: ({ unverified }) => (unverified ? Number.POSITIVE_INFINITY : undefined),
  refund: ({ refundPending }) => (refundPending ? Number.POSITIVE_INFINITY : undefined),
  setupFailed: ({ openOrder }) =>
    openOrder?.status === 'provisionFailed' ? endOf(openOrder.endsBy, Number.POSITIVE_INFINITY) : undefined,
  openOrder: ({ openOrder }) =>
    openOrder && openOrder.status !== 'provisionFailed' ? endOf(openOrder.endsBy, 0) : undefined,
  handOver: ({ handOver }) => handOver && endOf(handOver.expiresAt, Number.POSITIVE_INFINITY),
};

function endOf(text: string | undefined, otherwise: number): number {
  const end = Date.parse(text ?? '');
  return Number.isNaN(end) ? otherwise : end;
}

/**
 * Returns what will keep a service from renewing itself at a time (milliseconds since 1970); undefined when nothing does. Without a
 * time: what does so now.
 */
export const findObstacle = (
  facts: RenewalFacts,
  at = Number.NEGATIVE_INFINITY,
): RenewalObstacle | undefined =>
  RENEWAL_OBSTACLES.find((obstacle) => {
    const until = OBSTACLE_ENDS[obstacle](facts);
    return until !== undefined && until > at;
  });
