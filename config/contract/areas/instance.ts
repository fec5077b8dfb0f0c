import { instanceEndpoints } from '../../../src/domain/instance/endpoints';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const order = {
  quoteId: 'no-quote-of-that-name',
  payableAmount: 128_000,
  consents: [{ code: 'blockserveterms', version: '1.0' }],
  idempotencyKey: IDEMPOTENCY_KEY,
} as const;

export const INSTANCE_ENDPOINTS = describeEndpoints('instance', instanceEndpoints, {
  list: { summary: 'The services the person has bought, the one that ends first on top.' },
  get: { summary: 'One bought service as it is now.' },
  renew: {
    summary: 'Orders a renewal; the same idempotency key answers the same order.',
    example: { period: { unit: 'month', count: 1 }, ...order },
  },
  upgrade: {
    summary:
      'Orders a larger plan for the days that are left; the same idempotency key answers the same order.',
    example: { skuCode: 'business', ...order },
  },
  setAutoRenew: {
    summary: 'Switches the renewal without asking on or off.',
    example: { autoRenew: false },
    errors: [INSTANCE_ERROR.actionRefused],
  },
  access: {
    summary: 'What opens a service, for who proves to be its owner, or has just done so.',
    example: { smsVerificationCode: '135790' },
  },
  sendAccessCode: { summary: 'Sends a code to the person’s own number, as a proof for `access`.' },
});
