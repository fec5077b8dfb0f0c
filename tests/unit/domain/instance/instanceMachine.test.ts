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
