import { chargeEndpoints } from '../../../src/domain/money/charge';
import { topUpEndpoints } from '../../../src/domain/money/topUp';
import { describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

export const MONEY_ENDPOINTS = [
  ...describeEndpoints('money', chargeEndpoints, {
    list: { summary: 'Movements of money, newest first, with the sums of all that the filters find.' },
    summary: { summary: 'What can be spent, and what the last twelve months came to.' },
    export: { summary: 'All charges that the filters find, as a file for a spreadsheet.' },
  }),
  ...describeEndpoints('money', topUpEndpoints, {
    start: {
      summary:
        'Begins a top-up; the same idempotency key answers the same one, and is refused for another amount.',
      example: { amount: 10_000, channel: 'alipay', idempotencyKey: IDEMPOTENCY_KEY },
    },
    get: { summary: 'A top-up as it is now.' },
  }),
];
