import { balanceEffect, type Entry, hasConsistentAmount } from '../../../../mock/lib/money/entries';

const entry = (changes: Partial<Entry>): Entry => ({
  category: 'purchase',
  direction: 'out',
  amount: 500,
  payChannel: 'balance',
  status: 'settled',
  ...changes,
});

it.each<[string, Partial<Entry>, number]>([
  ['a purchase from the balance', {}, -500],
  ['a purchase by a channel', { payChannel: 'alipay' }, 0],
  ['a refund to the balance', { category: 'refund', direction: 'in' }, 500],
  ['a refund to a channel', { category: 'refund', direction: 'in', payChannel: 'wechat' }, 0],
  ['a top-up', { category: 'topUp', direction: 'in', payChannel: 'wechat' }, 500],
  [
    'a top-up in progress',
    { category: 'topUp', direction: 'in', payChannel: 'wechat', status: 'pending' },
    0,
  ],
  ['a reversed charge', { status: 'reversed' }, 0],
])('%s changes the balance correctly', (_name, changes, effect) => {
  expect(balanceEffect(entry(changes))).toBe(effect);
});

it('a charge is explained when its items and its price match its amount', () => {
  const lines = [
    { label: 'Plan', formula: '', amount: 600 },
    { label: 'Discount', formula: '', amount: -100 },
  ];
  expect(hasConsistentAmount({ amount: 500, lines, quantity: 2, unitPrice: 250 })).toBe(true);
  expect(hasConsistentAmount({ amount: 500, lines, quantity: undefined, unitPrice: undefined })).toBe(true);
  expect(hasConsistentAmount({ amount: 501, lines, quantity: undefined, unitPrice: undefined })).toBe(false);
  expect(hasConsistentAmount({ amount: 500, lines, quantity: 2, unitPrice: 251 })).toBe(false);
});
