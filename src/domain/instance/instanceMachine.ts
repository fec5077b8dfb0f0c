import type { InstanceSummary } from './instance';

type InstanceStatus = InstanceSummary['status'];

export const INSTANCE_EVENTS = [
  'activate',
  'suspend',
  'resume',
  'runOut',
  'renew',
  'upgrade',
  'release',
] as const;
export type InstanceEvent = (typeof INSTANCE_EVENTS)[number];

export const INSTANCE_TRANSITIONS: Record<InstanceStatus, Partial<Record<InstanceEvent, InstanceStatus>>> = {
  opening: { activate: 'active', release: 'released' },
  active: {
    suspend: 'suspended',
    runOut: 'expired',
    renew: 'active',
    upgrade: 'active',
    release: 'released',
  },
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
}: Pick<InstanceSummary, 'status' | 'orderType'> & {
  endsOn?: string | number | undefined;
  openOrder?: object | undefined;
}): InstanceAction[] {
  // A single delivery has no term; a trial is bought, not renewed.
  const hasTerm = endsOn !== undefined && orderType !== 'trial';
  const has = (event: InstanceEvent) => INSTANCE_TRANSITIONS[status]?.[event] !== undefined;
  const possible: Record<InstanceAction, boolean> = {
    renew: hasTerm && has('renew') && openOrder === undefined,
    upgrade: hasTerm && has('upgrade') && openOrder === undefined,
    autoRenew: hasTerm && status === 'active',
    access: status === 'active',
  };
  return INSTANCE_ACTIONS.filter((action) => possible[action]);
}

export const INSTANCE_ERROR = {
  /** Not allowed in the current state. */
  actionRefused: 43001,
  /** There is an open renewal or upgrade, `result.orderId`. */
  changePending: 43002,
  /** A proof of identity is required. */
  proofRequired: 43003,
  /** The plan is not larger or has another term. */
  notAnUpgrade: 43004,
} as const;

export const CHANGE_REFUSALS = [
  INSTANCE_ERROR.actionRefused,
  INSTANCE_ERROR.changePending,
  INSTANCE_ERROR.notAnUpgrade,
];
