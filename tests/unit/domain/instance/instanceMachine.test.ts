import { INSTANCE_GROUPS, isOfGroup } from '@/domain/instance/instanceList';
import { possibleActions } from '@/domain/instance/instanceMachine';

const service = { status: 'active', orderType: 'new', endsOn: '2027-01-01T00:00:00Z' } as const;

it.each([
  ['opening', []],
  ['active', ['renew', 'upgrade', 'autoRenew', 'access']],
  ['suspended', []],
  ['expired', ['renew']],
  ['released', []],
] as const)('allows these actions on a service that is %s: %p', (status, actions) => {
  expect(possibleActions({ ...service, status })).toEqual(actions);
});

it.each([
  ['is a trial', { ...service, orderType: 'trial' }],
  ['has no end', { ...service, endsOn: undefined }],
] as const)('allows only access to an active service that %s', (_, facts) => {
  expect(possibleActions(facts)).toEqual(['access']);
});

it('does not allow renewing or upgrading a service with an open order', () => {
  expect(possibleActions({ ...service, openOrder: {} })).toEqual(['autoRenew', 'access']);
});

it.each([
  ['a scheduled change', { scheduled: {} }],
  ['an open offer to another account', { handOver: {} }],
])('does not allow renewing, upgrading or automatic renewal with %s', (_, facts) => {
  expect(possibleActions({ ...service, ...facts })).toEqual(['access']);
});

it('charges nothing for a service while one of its orders is refunded', () => {
  expect(possibleActions({ ...service, refundPending: true })).toEqual(['autoRenew', 'access']);
});

it.each([
  ['opening', ['all', 'running']],
  ['active', ['all', 'running', 'attention', 'soon']],
  ['suspended', ['all', 'running', 'attention']],
  ['expired', ['all', 'ended']],
  ['released', ['all', 'ended']],
] as const)('a service that is %s is in the groups %p', (status, groups) => {
  const term = { beganOn: '2026-01-01T00:00:00Z', period: { unit: 'year', count: 1 } } as const;
  const facts = { status, endsOn: service.endsOn, anchorDay: undefined, ...term };
  const isIn = (now: string) => (group: (typeof INSTANCE_GROUPS)[number]) =>
    isOfGroup(facts, group, Date.parse(now));
  expect(INSTANCE_GROUPS.filter(isIn('2026-12-20T00:00:00Z'))).toEqual(groups);
  expect(INSTANCE_GROUPS.filter(isIn('2026-06-20T00:00:00Z'))).not.toContain('soon');
});

it('a service without an end never ends soon', () => {
  const period = { unit: 'once', count: 1 } as const;
  const facts = { status: 'active', beganOn: '', endsOn: undefined, anchorDay: undefined, period } as const;
  expect(isOfGroup(facts, 'soon', 0)).toBe(false);
});
