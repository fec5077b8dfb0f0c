import { instanceDetailEndpoints } from '../../../src/domain/instance/detailEndpoints';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const keyed = { idempotencyKey: IDEMPOTENCY_KEY };

export const INSTANCE_DETAIL_ENDPOINTS = describeEndpoints('instance', instanceDetailEndpoints, {
  get: {
    id: 'getInstanceDetail',
    summary: 'A service with its usage, keys, members, orders and what is scheduled, for owner and members.',
  },
  shared: {
    id: 'listSharedServices',
    summary:
      'The services that others have offered to the user or share with the user. `/usercenter/service` reads them.',
  },
  prove: {
    id: 'proveIdentity',
    summary: 'Proves the identity of the user for the changes of a service that need it.',
    example: { smsVerificationCode: '135790' },
  },
  createKey: {
    id: 'createAccessKey',
    summary: 'Creates an access key. The secret is returned once. Needs a recent proof of identity.',
    example: { name: 'gateway', ...keyed },
  },
  rotateKey: {
    id: 'rotateAccessKey',
    summary:
      'Replaces the secret of a key. The former one works for another 24 hours. Needs a recent proof of identity.',
    example: keyed,
  },
  revokeKey: {
    id: 'revokeAccessKey',
    summary: 'Ends a key and all its secrets at once. Needs a recent proof of identity.',
    example: keyed,
  },
  setAlert: {
    id: 'setUsageAlert',
    summary: 'Sets the used percentage of the allowance at which a message is due, or turns it off.',
    example: { percent: 80, ...keyed },
  },
  saveMember: {
    id: 'saveMember',
    summary:
      'Adds a member by phone number, or changes the role of one. The reply is the same for unknown numbers.',
    example: { userPhone: '13912345678', role: 'viewer', ...keyed },
  },
  removeMember: { id: 'removeMember', summary: 'Removes a member.', example: keyed },
  schedule: {
    id: 'scheduleChange',
    summary:
      'Schedules a downgrade (to a plan with a lower rank) or the end of a service for the end of its term. The smaller plan is renewed with the specs of `upgradeInstance`. A service that ends anyway is refused an end.',
    example: { change: { kind: 'end' }, ...keyed },
  },
  withdrawSchedule: {
    id: 'withdrawChange',
    summary: 'Takes the scheduled change back, while its renewal is not paid.',
    example: keyed,
  },
  handOver: {
    id: 'offerHandOver',
    summary:
      'Offers a service to the account with a phone number, for seven days. Needs a recent proof of identity.',
    example: { userPhone: '13912345678', ...keyed },
  },
  withdrawHandOver: { id: 'withdrawHandOver', summary: 'Takes the offer of a service back.', example: keyed },
  acceptHandOver: {
    id: 'acceptHandOver',
    summary:
      'Accepts an offered service. Its keys are revoked and its members removed; orders and payments stay with the sender.',
    example: keyed,
  },
  declineHandOver: { id: 'declineHandOver', summary: 'Declines an offered service.', example: keyed },
});
