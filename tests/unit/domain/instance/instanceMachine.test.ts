import { possibleActions } from '@/domain/instance/instanceMachine';

const service = { status: 'active', orderType: 'new', endsOn: '2027-01-01T00:00:00Z' } as const;

it.each([
  ['opening', []],
  ['active', ['renew', 'upgrade', 'autoRenew', 'access']],
  ['suspended', []],
  ['expired', ['renew']],
  ['released', []],
] as const)('a service that is %s offers its buyer %p', (status, actions) => {
  expect(possibleActions({ ...service, status })).toEqual(actions);
});

it.each([
  ['is a trial', { ...service, orderType: 'trial' }],
  ['was delivered once', { ...service, endsOn: undefined }],
] as const)('an active service that %s can only be opened', (_, facts) => {
  expect(possibleActions(facts)).toEqual(['access']);
});

it('a service with an open order can be neither renewed nor upgraded', () => {
  expect(possibleActions({ ...service, openOrder: {} })).toEqual(['autoRenew', 'access']);
});
