import { autoTopUpEndpoints } from '../../../src/domain/money/autoTopUp';
import { budgetEndpoints } from '../../../src/domain/money/budget';
import { statementEndpoints } from '../../../src/domain/money/statement';
import { withdrawalEndpoints } from '../../../src/domain/money/withdrawal';
import { BY_KEY, describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

export const BALANCE_ENDPOINTS = [
  ...describeEndpoints('money', budgetEndpoints, {
    get: {
      id: 'getBudget',
      summary:
        'The monthly budget with what is spent and forecast in this month, and the alert about a low balance. `/usercenter/overview` and `/usercenter/service/charge` read it, too.',
    },
    save: {
      id: 'saveBudget',
      summary: 'Changes the budget or the alert. Messages are sent from then on, once a month each.',
      example: { monthlyAmount: 100_000, lowBalance: null, version: 1 },
    },
  }),
  ...describeEndpoints('money', autoTopUpEndpoints, {
    get: { id: 'getAutoTopUp', summary: 'The automatic top-up and the payment methods that it can charge.' },
    save: {
      id: 'saveAutoTopUp',
      summary:
        'Turns the automatic top-up on, or changes it. Idempotent: the same settings change nothing while it is on.',
      example: {
        threshold: 10_000,
        amount: 50_000,
        monthlyLimit: 200_000,
        channel: 'alipay',
        accepted: true,
      },
    },
    turnOff: { id: 'turnOffAutoTopUp', summary: 'Turns the automatic top-up off at once. Idempotent.' },
  }),
  ...describeEndpoints('money', statementEndpoints, {
    get: {
      id: 'getStatement',
      parameterTexts: { month: 'Accounting month, `2026-11`.' },
      summary: 'The changes of the balance in an accounting month, `2026-11`, or in the `current` one.',
    },
    export: {
      id: 'exportStatement',
      parameterTexts: { month: 'Accounting month, `2026-11`.' },
      summary: 'The statement of a month as a spreadsheet file.',
      errors: [404],
    },
  }),
  ...describeEndpoints('money', withdrawalEndpoints, {
    options: { id: 'getWithdrawalOptions', summary: 'What the user can withdraw, and where to.' },
    list: { id: 'listWithdrawals', summary: 'The user’s withdrawals, newest first.' },
    request: {
      id: 'requestWithdrawal',
      summary: 'Requests a withdrawal, after a proof of identity. Idempotent by key.',
      example: {
        amount: 10_000,
        target: { kind: 'channel', channel: 'alipay' },
        idempotencyKey: IDEMPOTENCY_KEY,
      },
    },
    byKey: {
      id: 'getWithdrawalByKey',
      summary: 'The withdrawal that was requested with an idempotency key, or null.',
      ...BY_KEY,
    },
    cancel: {
      id: 'cancelWithdrawal',
      summary: 'Cancels a withdrawal that is not being processed yet. Idempotent.',
    },
  }),
];
