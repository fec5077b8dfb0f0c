import { amountScale } from '@/components/amountScale';

it('has at most four lines in round steps, from zero to the first that reaches the highest amount', () => {
  expect(amountScale(117_273)).toEqual([0, 50_000, 100_000, 150_000]);
  expect(amountScale(1_000_000)).toEqual([0, 500_000, 1_000_000]);
  expect(amountScale(700)).toEqual([0, 250, 500, 750]);
  expect(amountScale(1)).toEqual([0, 1]);
  expect(amountScale(5)).toEqual([0, 2, 4, 6]);
  expect(amountScale(Number.MAX_SAFE_INTEGER).at(-1)).toBeGreaterThanOrEqual(Number.MAX_SAFE_INTEGER);
});

it('leaves less than half of its height empty, whatever is shown', () => {
  for (let highest = 1; highest < 2_000; highest += 1) {
    const lines = amountScale(highest);
    const top = lines.at(-1) ?? 0;
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(top).toBeGreaterThanOrEqual(highest);
    expect(highest).toBeGreaterThan(top / 2);
    expect(lines.every(Number.isInteger)).toBe(true);
  }
});
