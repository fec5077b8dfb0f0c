import { INSTANCE_STATUSES } from '@/domain/instance/instance';
import {
  type ActionFacts,
  actionObstacle,
  canBecomePossible,
  canMakeKeys,
  SERVICE_ACTIONS,
  SERVICE_ROLES,
  type ServiceAction,
} from '@/domain/instance/serviceActions';

const ACTIONS = Object.keys(SERVICE_ACTIONS) as ServiceAction[];

/** A service with which everything can be done. */
const open: ActionFacts = {
  status: 'active',
  orderType: 'new',
  type: 'api',
  endsOn: '2027-01-01T00:00:00.000Z',
  renewable: true,
  upgradable: true,
  changeable: true,
  downgradable: true,
  autoRenew: true,
  refundPending: false,
  allowance: {},
  role: 'owner',
};

const obstacles = (facts: Partial<ActionFacts>) =>
  Object.fromEntries(
    ACTIONS.flatMap((action) => {
      const obstacle = actionObstacle({ ...open, ...facts }, action);
      return obstacle ? [[action, obstacle]] : [];
    }),
  );

it('allows everything with an active service of the owner', () => {
  expect(obstacles({})).toEqual({});
});

const every = (obstacle: string, ...actions: ServiceAction[]) =>
  Object.fromEntries(actions.map((action) => [action, obstacle]));

const TERM = ['renew', 'upgrade', 'change', 'autoRenew', 'downgrade', 'end'] as const;
const OWNED = [...TERM, 'access', 'members', 'handOver'] as const;
const PLANNED = [...TERM, 'handOver'] as const;
const PAID = ['renew', 'upgrade', 'change', 'downgrade', 'end', 'handOver'] as const;

it.each<[string, Partial<ActionFacts>, object]>([
  ['a viewer', { role: 'viewer' }, { ...every('notOwner', ...OWNED), ...every('viewer', 'keys', 'alert') }],
  ['a manager', { role: 'manager' }, every('notOwner', ...OWNED)],
  ['a consulting service', { type: 'consulting' }, every('noKeys', 'keys')],
  ['a managed service', { type: 'operation' }, every('noKeys', 'keys')],
  ['a software service', { type: 'software' }, {}],
  ['a plan without a limit', { allowance: undefined }, every('noLimit', 'alert')],
  ['a trial', { orderType: 'trial' }, every('trial', ...TERM, 'handOver')],
  ['a service without a term', { endsOn: undefined }, every('noTerm', ...TERM)],
  ['an open offer', { handOver: {} }, every('handOverOpen', ...PLANNED)],
  ['a scheduled change', { scheduled: {} }, every('changeScheduled', ...PLANNED)],
  ['an open order', { openOrder: {} }, every('orderOpen', ...PAID)],
  ['a pending refund', { refundPending: true }, every('refundPending', ...PAID)],
  ['a plan that is not sold', { renewable: false }, every('notSold', 'renew')],
  ['the largest plan', { upgradable: false }, every('largestPlan', 'upgrade')],
  ['a plan without another of its rank', { changeable: false }, every('noOtherPlan', 'change')],
  ['a back end without changes of plan', { changeable: undefined }, every('noOtherPlan', 'change')],
  ['no automatic renewal', { autoRenew: false }, every('endsAnyway', 'end')],
  ['the smallest plan', { downgradable: false }, every('smallestPlan', 'downgrade')],
])('gives the reasons for %s', (_, facts, expected) => {
  expect(obstacles(facts)).toEqual(expected);
});

const BUSY = ['upgrade', 'change', 'autoRenew', 'access', 'downgrade', 'end', 'keys', 'handOver'] as const;

it.each<[ActionFacts['status'], object]>([
  ['opening', { ...every('notRunning', ...BUSY), renew: 'notReady' }],
  ['active', {}],
  ['suspended', { ...every('notRunning', ...BUSY), renew: 'notReady' }],
  ['expired', every('ended', ...BUSY, 'alert', 'members')],
  ['released', { ...every('ended', ...BUSY, 'alert', 'members'), renew: 'canceled' }],
])('gives the reasons for a service that is %s', (status, expected) => {
  expect(INSTANCE_STATUSES).toContain(status);
  expect(obstacles({ status })).toEqual(expected);
});

it('names the reason that lasts before one that passes', () => {
  expect(obstacles({ role: 'manager', handOver: {}, openOrder: {} })).toMatchObject({ renew: 'notOwner' });
  expect(obstacles({ handOver: {}, openOrder: {} })).toMatchObject({ renew: 'handOverOpen' });
});

it('owners and managers create access keys', () => {
  expect(SERVICE_ROLES.filter(canMakeKeys)).toEqual(['owner', 'manager']);
});

it.each<[string, Partial<ActionFacts>, ServiceAction, boolean]>([
  ['is possible', {}, 'end', true],
  ['waits for an open order', { openOrder: {} }, 'end', true],
  ['waits for the setup', { status: 'opening' }, 'keys', true],
  ['is not for a member', { role: 'manager' }, 'handOver', false],
  ['is not for a trial', { orderType: 'trial' }, 'end', false],
  ['is not for a service without a term', { endsOn: undefined }, 'autoRenew', false],
  ['is over with the service', { status: 'expired' }, 'members', false],
])('an action that %s can become possible or not', (_, facts, action, expected) => {
  expect(canBecomePossible({ ...open, ...facts }, action)).toBe(expected);
});
