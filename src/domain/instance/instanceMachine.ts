import * as v from 'valibot';
import { refundPending as orderRefundPending } from '../order/orderError';
import { refusal } from '../requestError';
import { idSchema } from '../schemas';
import type { Transitions } from '../transitions';
import { type InstanceSummary, isUsable } from './instance';

type InstanceStatus = InstanceSummary['status'];

export const INSTANCE_EVENTS = [
  'activate',
  'suspend',
  'resume',
  'lapse',
  'runOut',
  'renew',
  'upgrade',
  'release',
] as const;
export type InstanceEvent = (typeof INSTANCE_EVENTS)[number];

export const INSTANCE_TRANSITIONS: Transitions<InstanceStatus, InstanceEvent, InstanceStatus> = {
  opening: { activate: 'active', release: 'released' },
  active: {
    suspend: 'suspended',
    lapse: 'grace',
    runOut: 'expired',
    renew: 'active',
    upgrade: 'active',
    release: 'released',
  },
  grace: { renew: 'active', runOut: 'expired', release: 'released' },
  suspended: { resume: 'active', runOut: 'expired', release: 'released' },
  expired: { renew: 'active', release: 'released' },
  released: {},
};

export const INSTANCE_ACTIONS = ['renew', 'upgrade', 'autoRenew', 'access'] as const;
export type InstanceAction = (typeof INSTANCE_ACTIONS)[number];

/** Returns the allowed actions of the buyer. */
export function possibleActions({
  status,
  orderType,
  endsOn,
  openOrder,
  scheduled,
  handOver,
  refundPending = false,
}: Pick<InstanceSummary, 'status' | 'orderType'> & {
  endsOn?: string | number | undefined;
  openOrder?: object | undefined;
  scheduled?: object | undefined;
  handOver?: object | undefined;
  refundPending?: boolean | undefined;
}): InstanceAction[] {
  // A single delivery has no term; a trial is bought, not renewed.
  const hasTerm = endsOn !== undefined && orderType !== 'trial';
  const has = (event: InstanceEvent) => INSTANCE_TRANSITIONS[status]?.[event] !== undefined;
  // What is scheduled for the end of the term, or offered to somebody else, is taken back first.
  const isFree = scheduled === undefined && handOver === undefined;
  // Nothing is charged while an order of the service is being refunded.
  const isChangeable = isFree && openOrder === undefined && !refundPending;
  const possible: Record<InstanceAction, boolean> = {
    renew: hasTerm && has('renew') && isChangeable,
    upgrade: hasTerm && has('upgrade') && isChangeable,
    autoRenew: hasTerm && isUsable({ status }) && isFree,
    access: isUsable({ status }),
  };
  return INSTANCE_ACTIONS.filter((action) => possible[action]);
}

export const INSTANCE_ERROR = {
  /** The state of the service does not allow it. */
  actionRefused: 43001,
  /** A renewal or a change of plan is pending. */
  changePending: 43002,
  /** The user must prove their identity first. */
  proofRequired: 43003,
  /** The plan does not have a higher rank; for a change of plan, it is not another one of the same rank. */
  notAnUpgrade: 43004,
  /** The service has as many keys or members as possible. */
  limitReached: 43005,
  /** The phone number is that of the owner. */
  ownNumber: 43006,
} as const;

/** The order of the renewal or change of plan. */
export const changePending = refusal(INSTANCE_ERROR.changePending, v.object({ orderId: idSchema }));

export const CHANGE_REFUSALS = [
  INSTANCE_ERROR.actionRefused,
  changePending,
  INSTANCE_ERROR.notAnUpgrade,
  orderRefundPending,
];
