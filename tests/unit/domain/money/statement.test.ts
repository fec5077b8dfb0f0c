import { CHARGE_CATEGORIES } from '@/domain/money/charge';
import { amountDigits } from '@/domain/money/money';
import { balancePayment, spentAmount, sumSpent } from '@/domain/money/spending';
import { statementDifference, statementGroup, sumGroups } from '@/domain/money/statement';
import { topUpError } from '@/domain/money/topUp';

/** One charge of 100 cents of each category, money out. */
const charges = CHARGE_CATEGORIES.map((category) => ({ category, amount: -100 }));

it('each category has its section, and counts as spent, or as paid by the balance, or as neither', () => {
  const text = charges.map(
    (charge) =>
      `${charge.category} ${statementGroup(charge.category)} ${spentAmount(charge)} ${balancePayment(charge)}`,
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

it('a refund reduces what was spent, and nothing has no sign', () => {
  expect(sumSpent([...charges, { category: 'refund', amount: 30 }])).toBe(470);
  expect(sumSpent([])).toBe(0);
  expect(spentAmount({ category: 'usage', amount: 0 })).toBe(0);
  expect(balancePayment({ category: 'usage', amount: 0 })).toBe(0);
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
