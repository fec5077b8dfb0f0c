import * as v from 'valibot';
import {
  bankAccountError,
  invoicedPart,
  leftByAll,
  mostWithdrawable,
  normalizeBankAccount,
  withdrawalAmountError,
  withdrawalPayloadSchema,
} from '../../../../src/domain/money/withdrawal';
import {
  isFrozenWithdrawal,
  isReturnedWithdrawal,
  nextWithdrawalStatus,
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_STATUSES,
} from '../../../../src/domain/money/withdrawalMachine';

const table = (actor: 'user' | 'system') =>
  WITHDRAWAL_STATUSES.flatMap((status) =>
    WITHDRAWAL_EVENTS.flatMap((event) => {
      const next = nextWithdrawalStatus(status, event, actor);
      return next ? [`${status} ${event} ${next}`] : [];
    }),
  );

it('the system processes, pays and fails; the user cancels what is not processed yet', () => {
  expect(table('system')).toEqual([
    'requested process processing',
    'processing pay paid',
    'processing fail failed',
  ]);
  expect(table('user')).toEqual(['requested cancel cancelled']);
});

it('the money of each status is in one place', () => {
  expect(WITHDRAWAL_STATUSES.filter(isFrozenWithdrawal)).toEqual(['requested', 'processing']);
  expect(WITHDRAWAL_STATUSES.filter(isReturnedWithdrawal)).toEqual(['failed', 'cancelled']);
});

it.each([
  ['6222 0200 0000 0007', 'personal', undefined],
  ['６２２２０２０００００００００７', 'personal', undefined],
  ['6222020000000006', 'personal', 'check'],
  ['622202000000', 'personal', 'format'],
  ['62220200000000051234', 'personal', 'format'],
  ['6222x20000000005', 'personal', 'format'],
  ['', 'personal', 'required'],
  [' - ', 'enterprise', 'required'],
  ['1234-5678', 'enterprise', undefined],
  ['1234567', 'enterprise', 'format'],
  ['12345678901234567890123456', 'enterprise', 'format'],
] as const)('the account number %p of a %s holder has the error %p', (typed, holder, error) => {
  expect(bankAccountError(typed, holder)).toBe(error);
});

it('an account number is read without separators', () => {
  expect(normalizeBankAccount(' 6222-0200 ００００ 0005 ')).toBe('6222020000000005');
});

it.each([
  [0, 0],
  // The first part is on no invoice.
  [300, 0],
  // Of the second, 200 are free.
  [500, 0],
  [600, 100],
  [1_300, 800],
  // The last is free again.
  [1_500, 800],
  [9_000, 800],
])('a withdrawal of %p reverses invoices by %p', (amount, reversed) => {
  const parts = [
    { amount: 300, free: 300 },
    { amount: 1_000, free: 200 },
    { amount: 200, free: 200 },
  ];
  expect(invoicedPart({ parts }, amount)).toBe(reversed);
  expect(invoicedPart({ parts: undefined }, amount)).toBe(0);
});

describe('the most that can be withdrawn', () => {
  const options = {
    available: 30_000,
    channels: [{ channel: 'alipay' as const, most: 12_000 }],
    holder: undefined,
    mustLeave: undefined,
  };
  const holder = { type: 'personal' as const, name: '王*' };
  const alipay = { kind: 'channel', channel: 'alipay' } as const;

  it('is what came by the payment method, and never more than the balance', () => {
    expect(mostWithdrawable(options, alipay)).toBe(12_000);
    expect(mostWithdrawable({ ...options, available: 5_000 }, alipay)).toBe(5_000);
    expect(mostWithdrawable(options, { kind: 'channel', channel: 'wechat' })).toBe(0);
  });

  it('is the balance for a bank account in a verified name, up to the limit', () => {
    expect(mostWithdrawable(options, { kind: 'bank' })).toBe(0);
    expect(mostWithdrawable({ ...options, holder }, { kind: 'bank' })).toBe(30_000);
    expect(mostWithdrawable({ ...options, holder, available: 9_000_000 }, { kind: 'bank' })).toBe(5_000_000);
  });

  it('leaves the threshold of the automatic top-up', () => {
    expect(mostWithdrawable({ ...options, mustLeave: 25_000 }, alipay)).toBe(5_000);
    expect(mostWithdrawable({ ...options, mustLeave: 40_000 }, alipay)).toBe(0);
  });

  it('leaves the rest for a reason', () => {
    const left = (changes: object, target: Parameters<typeof leftByAll>[1] = alipay) =>
      leftByAll({ ...options, holder, ...changes }, target);
    expect(left({ available: 12_000 })).toBeUndefined();
    expect(left({}, { kind: 'bank' })).toBeUndefined();
    expect(left({})).toEqual({ amount: 18_000, reason: 'target' });
    expect(left({ mustLeave: 5_000 })).toEqual({ amount: 18_000, reason: 'target' });
    expect(left({ mustLeave: 25_000 })).toEqual({ amount: 25_000, reason: 'autoTopUp' });
    expect(left({ mustLeave: 5_000 }, { kind: 'bank' })).toEqual({ amount: 5_000, reason: 'autoTopUp' });
    expect(left({ available: 9_000_000 }, { kind: 'bank' })).toEqual({ amount: 4_000_000, reason: 'limit' });
  });
});

it.each([
  [undefined, 'invalid'],
  [999, 'tooLittle'],
  [1_000, undefined],
  [8_000, undefined],
  [8_001, 'tooMuch'],
])('an amount of %p cents of at most 8 000 has the error %p', (amount, error) => {
  expect(withdrawalAmountError(amount, 8_000)).toBe(error);
});

it.each([
  [{ kind: 'channel', channel: 'alipay' }, true],
  [{ kind: 'channel', channel: 'balance' }, false],
  [{ kind: 'bank', bank: 'cmb', accountNumber: '6222 0200 0000 0005' }, true],
  [{ kind: 'bank', bank: 'none', accountNumber: '6222020000000005' }, false],
  [{ kind: 'bank', bank: 'cmb', accountNumber: 'abc' }, false],
])('the target %p is accepted: %p', (target, isValid) => {
  const payload = { amount: 1_000, target, idempotencyKey: 'withdrawal-key' };
  expect(v.is(withdrawalPayloadSchema, payload)).toBe(isValid);
});
