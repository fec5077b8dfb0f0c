import { type InstanceSummary, isUsable } from './instance';
import { endsWithTerm } from './scheduledChange';

export const MEMBER_ROLES = ['manager', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
/** The owner, or the role of a member. */
export const SERVICE_ROLES = ['owner', ...MEMBER_ROLES] as const;
export type ServiceRole = (typeof SERVICE_ROLES)[number];

/** The facts of a service that decide about its actions. */
export interface ActionFacts
  extends Pick<InstanceSummary, 'status' | 'orderType' | 'renewable' | 'upgradable' | 'autoRenew'> {
  /** Whether there is another plan of the same rank for the same term. */
  changeable?: boolean | undefined;
  type: InstanceSummary['service']['type'];
  endsOn?: string | number | undefined;
  openOrder?: object | undefined;
  scheduled?: object | undefined;
  handOver?: object | undefined;
  /** Whether a refund of one of its orders is under review or on its way. */
  refundPending?: boolean | undefined;
  /** Whether there is a smaller plan for the same term. */
  downgradable: boolean;
  allowance?: object | undefined;
  role: ServiceRole;
}

/** The services that are called by a program. */
const KEYED_TYPES: readonly ActionFacts['type'][] = ['api', 'software'];

/** Why an action is not possible, in the order in which the reasons are given. */
const OBSTACLES = {
  viewer: ({ role }) => role === 'viewer',
  notOwner: ({ role }) => role !== 'owner',
  noKeys: ({ type }) => !KEYED_TYPES.includes(type),
  noLimit: ({ allowance }) => allowance === undefined,
  trial: ({ orderType }) => orderType === 'trial',
  noTerm: ({ endsOn }) => endsOn === undefined,
  ended: ({ status }) => status === 'released' || status === 'expired',
  canceled: ({ status }) => status === 'released',
  notRunning: (facts) => !isUsable(facts),
  inGrace: ({ status }) => status === 'grace',
  notReady: ({ status }) => status === 'opening' || status === 'suspended',
  handOverOpen: ({ handOver }) => handOver !== undefined,
  changeScheduled: ({ scheduled }) => scheduled !== undefined,
  orderOpen: ({ openOrder }) => openOrder !== undefined,
  refundPending: (facts) => facts.refundPending === true,
  notSold: ({ renewable }) => !renewable,
  largestPlan: ({ upgradable }) => !upgradable,
  noOtherPlan: ({ changeable }) => changeable !== true,
  smallestPlan: ({ downgradable }) => !downgradable,
  endsAnyway: endsWithTerm,
} satisfies Record<string, (facts: ActionFacts) => boolean>;

export type Obstacle = keyof typeof OBSTACLES;

const CHANGES_TERM: readonly Obstacle[] = ['handOverOpen', 'changeScheduled', 'orderOpen', 'refundPending'];

/** The reasons against each action; the first that applies is given. */
export const SERVICE_ACTIONS = {
  renew: ['notOwner', 'trial', 'noTerm', 'canceled', 'notReady', ...CHANGES_TERM, 'notSold'],
  upgrade: ['notOwner', 'trial', 'noTerm', 'ended', 'notRunning', 'inGrace', ...CHANGES_TERM, 'largestPlan'],
  change: ['notOwner', 'trial', 'noTerm', 'ended', 'notRunning', 'inGrace', ...CHANGES_TERM, 'noOtherPlan'],
  autoRenew: ['notOwner', 'trial', 'noTerm', 'ended', 'notRunning', 'handOverOpen', 'changeScheduled'],
  access: ['notOwner', 'ended', 'notRunning'],
  downgrade: [
    'notOwner',
    'trial',
    'noTerm',
    'ended',
    'notRunning',
    'inGrace',
    ...CHANGES_TERM,
    'smallestPlan',
  ],
  end: ['notOwner', 'trial', 'noTerm', 'ended', 'notRunning', 'inGrace', ...CHANGES_TERM, 'endsAnyway'],
  keys: ['noKeys', 'viewer', 'ended', 'notRunning'],
  alert: ['noLimit', 'viewer', 'ended'],
  members: ['notOwner', 'ended'],
  handOver: ['notOwner', 'trial', 'ended', 'notRunning', 'inGrace', ...CHANGES_TERM],
} satisfies Record<string, readonly Obstacle[]>;

/** Whether a role may create access keys, as the obstacle `viewer` of the action `keys` says. */
export const canMakeKeys = (role: ServiceRole): boolean => role !== 'viewer';

export type ServiceAction = keyof typeof SERVICE_ACTIONS;

/** Returns why an action is not possible; `undefined` when it is. */
export function actionObstacle(facts: ActionFacts, action: ServiceAction): Obstacle | undefined {
  return SERVICE_ACTIONS[action].find((obstacle) => OBSTACLES[obstacle](facts));
}

/** The reasons that nothing the user does removes, and no time either. */
const LASTING: readonly Obstacle[] = [
  'viewer',
  'notOwner',
  'noKeys',
  'noLimit',
  'trial',
  'noTerm',
  'ended',
  'canceled',
];

/** Whether an action is possible, or can become possible: a page is silent about what never will be. */
export function canBecomePossible(facts: ActionFacts, action: ServiceAction): boolean {
  const obstacle = actionObstacle(facts, action);
  return obstacle === undefined || !LASTING.includes(obstacle);
}
