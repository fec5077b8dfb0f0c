import { isLooserBalanceProof, needsBalanceProof } from '../../../../src/domain/account/security';

it.each<[amount: number, limit: number | null, needed: boolean]>([
  [50_000, 50_000, false],
  [50_001, 50_000, true],
  [1, 0, true],
  [99_999_999, null, false],
])('a payment of %i cents with the limit %p needs a proof: %p', (amount, limit, needed) => {
  expect(needsBalanceProof(amount, limit)).toBe(needed);
});

it.each<[limit: number | null, before: number | null, looser: boolean]>([
  [60_000, 50_000, true],
  [null, 50_000, true],
  [50_000, 50_000, false],
  [0, 50_000, false],
  [50_000, null, false],
  [null, null, false],
])('the limit %p is looser than %p: %p', (limit, before, looser) => {
  expect(isLooserBalanceProof(limit, before)).toBe(looser);
});
