import {
  budgetAmountError,
  budgetCrossings,
  budgetPercent,
  lowBalanceCrossings,
} from '../../../../src/domain/money/budget';

/** A moment of November 2026 in China. */
const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour - 8);
const NOW = at(28);

describe('the budget', () => {
  const cross = (spending: [number, number][], since = at(1), now = NOW) =>
    budgetCrossings(
      spending.map(([day, amount]) => ({ at: at(day), amount })),
      10_000,
      { since, now },
    ).map(({ percent, month, at: time }) => [percent, month, time]);

  it('reports each percentage once, when it is reached', () => {
    expect(
      cross([
        [2, 4_999],
        [3, 1],
        [5, 3_000],
        [6, 500],
        [9, 1_500],
        [10, 9_000],
      ]),
    ).toEqual([
      [50, '2026-11', at(3)],
      [80, '2026-11', at(5)],
      [100, '2026-11', at(9)],
    ]);
  });

  it('reports nothing again after a refund', () => {
    expect(
      cross([
        [2, 6_000],
        [3, -3_000],
        [4, 3_000],
      ]),
    ).toEqual([[50, '2026-11', at(2)]]);
  });

  it('begins again with the next accounting month, in China’s time', () => {
    const end = Date.UTC(2026, 10, 30, 15, 59);
    const spending = [
      { at: end, amount: 6_000 },
      { at: end + 60_000, amount: 6_000 },
    ];
    expect(budgetCrossings(spending, 10_000, { since: at(1), now: at(40) })).toEqual([
      { percent: 50, month: '2026-11', at: end },
      { percent: 50, month: '2026-12', at: end + 60_000 },
    ]);
  });

  it('reports what was reached before it was set once, when it is set, and no earlier month', () => {
    expect(
      cross(
        [
          [-10, 20_000],
          [2, 6_000],
          [5, 3_000],
        ],
        at(8),
      ),
    ).toEqual([
      [50, '2026-11', at(8)],
      [80, '2026-11', at(8)],
    ]);
    expect(
      cross(
        [
          [2, 9_000],
          [3, -9_000],
        ],
        at(8),
      ),
    ).toEqual([]);
  });

  it('ignores what lies ahead', () => {
    expect(cross([[20, 20_000]], at(1), at(10))).toEqual([]);
  });

  it.each([
    [undefined, 'invalid'],
    [99, 'tooLittle'],
    [100, undefined],
    [100_000_000, undefined],
    [100_000_001, 'tooMuch'],
  ])('of %p cents is %p', (amount, error) => {
    expect(budgetAmountError(amount)).toBe(error);
  });

  it('is spent in whole percent, rounded down', () => {
    expect(budgetPercent(7_999, 10_000)).toBe(79);
    expect(budgetPercent(12_345, 10_000)).toBe(123);
  });
});

describe('a low balance', () => {
  const low = (balances: [number, number][], since = at(1), now = at(70)) =>
    lowBalanceCrossings(
      balances.map(([day, balance]) => ({ at: at(day), balance })),
      1_000,
      { since, now },
    ).map((crossing) => [crossing.month, crossing.at, crossing.balance]);

  it('is reported when it falls below the limit, and once a month', () => {
    expect(
      low([
        [-5, 5_000],
        [2, 1_000],
        [3, 999],
        [4, 500],
        [5, 2_000],
        [6, 900],
        [40, 3_000],
        [41, 100],
      ]),
    ).toEqual([
      ['2026-11', at(3), 999],
      ['2026-12', at(41), 100],
    ]);
  });

  it('is reported when the alert is set below the limit', () => {
    expect(low([[2, 300]], at(8))).toEqual([['2026-11', at(8), 300]]);
  });

  it('is not reported without any balance, or before the time', () => {
    expect(low([])).toEqual([]);
    expect(low([[20, 300]], at(1), at(10))).toEqual([]);
  });
});
