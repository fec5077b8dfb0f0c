import type { InstanceSummary } from './instance';

type InstanceStatus = InstanceSummary['status'];

/** What can happen to a bought service. */
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

/** Every legal step of a bought service, as data. */
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

/** What the buyer can do with a service: the buttons a page shows and the mock accepts. */
export function possibleActions({
  status,
  orderType,
  endsOn,
  openOrder,
}: Pick<InstanceSummary, 'status' | 'orderType'> & {
  endsOn?: string | number | undefined;
  openOrder?: object | undefined;
}): InstanceAction[] {
  // What was delivered once has no term to go on, and what is only tried is bought, not renewed.
  const hasTerm = endsOn !== undefined && orderType !== 'trial';
  const has = (event: InstanceEvent) => INSTANCE_TRANSITIONS[status][event] !== undefined;
  const possible: Record<InstanceAction, boolean> = {
    renew: hasTerm && has('renew') && openOrder === undefined,
    upgrade: hasTerm && has('upgrade') && openOrder === undefined,
    autoRenew: hasTerm && status === 'active',
    access: status === 'active',
  };
  return INSTANCE_ACTIONS.filter((action) => possible[action]);
}

/** Codes with which the server refuses something about a bought service. */
export const INSTANCE_ERROR = {
  /** The service is not in a state for it. */
  actionRefused: 43001,
  /** A renewal or an upgrade is under way; `result.orderId` is its order. */
  changePending: 43002,
  /** The person must prove who they are first. */
  proofRequired: 43003,
  /** Neither larger nor the same period. */
  notAnUpgrade: 43004,
} as const;

/** Why a renewal or an upgrade may be refused. */
export const CHANGE_REFUSALS = [
  INSTANCE_ERROR.actionRefused,
  INSTANCE_ERROR.changePending,
  INSTANCE_ERROR.notAnUpgrade,
];
