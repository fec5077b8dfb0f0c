import { CHARGE_CATEGORIES } from '@/domain/money/charge';
import { amountDigits } from '@/domain/money/money';
import { balancePayment, sumSpending, withSpending } from '@/domain/money/spending';
import { statementDifference, statementGroup, sumGroups } from '@/domain/money/statement';
import { topUpError } from '@/domain/money/topUp';

/** A moment of November 2026 in China. */
const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour - 8);
/** One charge of 100 cents of each category, money out, all of one order. */
const charges = CHARGE_CATEGORIES.map((category) => ({ category, amount: -100, orderId: '1', at: at(3) }));

it('each category has its section, and counts as spent, or as paid by the balance, or as neither', () => {
  const text = withSpending(charges).map(
    ({ spent, ...charge }) =>
      `${charge.category} ${statementGroup(charge.category)} ${spent} ${balancePayment(charge)}`,
  );
  expect(text.sort()).toEqual([
    'adjustment credits 0 0',
    'credit credits 100 0',
    'purchase payments 100 100',
    'refund refunds 100 0',
    'tax payments 100 100',
    'topUp topUps 0 0',
    'usage payments 100 100',
    'withdrawal withdrawals 0 0',
  ]);
});

it('a refund reduces what was spent in the month of its purchase, and nothing has no sign', () => {
  const refund = (orderId: string | undefined, day = 28) =>
    ({ category: 'refund', amount: 30, orderId, at: at(day) }) as const;
  expect(sumSpending([...charges, refund('1')])).toEqual({ spent: 470, earlierRefund: 0 });
  expect(sumSpending([...charges, refund('2'), refund(undefined)])).toEqual({
    spent: 500,
    earlierRefund: 60,
  });
  expect(sumSpending([])).toEqual({ spent: 0, earlierRefund: 0 });
  const [usage] = withSpending([{ category: 'usage', amount: 0, at: at(1) }]);
  expect(usage).toMatchObject({ spent: 0, earlierRefund: 0 });
  expect(balancePayment({ category: 'usage', amount: 0 })).toBe(0);
});

it('a refund after the end of the month of its purchase, in China’s time, is one of an earlier month', () => {
  const purchase = { category: 'purchase', amount: -2_874, orderId: '1' } as const;
  const refund = { category: 'refund', amount: 2_874, orderId: '1' } as const;
  const effects = withSpending([
    { ...purchase, at: at(30, 23) },
    { ...refund, at: at(31, 0) },
  ]);
  expect(effects.map(({ spent, earlierRefund }) => [spent, earlierRefund])).toEqual([
    [2_874, 0],
    [0, 2_874],
  ]);
});

it('what was spent in a month is not below zero when its credits exceed it', () => {
  const credit = { category: 'credit', amount: 500, at: at(4) } as const;
  const usage = { category: 'usage', amount: -100, at: at(3) } as const;
  expect(sumSpending([usage, credit])).toEqual({ spent: 0, earlierRefund: 0 });
});

it('a statement sums its sections, which explain its closing balance', () => {
  const sums = sumGroups([...charges, { category: 'topUp', amount: 1_000 }]);
  expect(sums).toEqual({ topUps: 900, refunds: -100, credits: -200, payments: -300, withdrawals: -100 });
  expect(statementDifference({ opening: 50, closing: 250, sums })).toBe(0);
  expect(statementDifference({ opening: 50, closing: 251, sums })).toBe(1);
});

it.each([
  [undefined, 'invalid'],
  [99, 'tooLittle'],
  [100, undefined],
  [5_000_000, undefined],
  [5_000_001, 'tooMuch'],
])('a top-up of %p cents has the error %p', (amount, error) => {
  expect(topUpError(amount)).toBe(error);
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [128_000, '1280.00'],
  [-128_050, '-1280.50'],
])('the amount of %d cents is written to files as %s', (cents, digits) => {
  expect(amountDigits(cents)).toBe(digits);
});
