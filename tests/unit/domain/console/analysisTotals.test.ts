import { chartTable, extremes, lineParts } from '../../../../src/components/chart/chartPoints';
import { salesFrom, sumTotals } from '../../../../src/domain/console/analysis';
import {
  basisPoints,
  ratioChange,
  relativeChange,
  splitByWeights,
} from '../../../../src/domain/console/proportion';
import { dashboardFormats } from '../../../../src/pages/dashboard/components/useDashboardFormats';

describe('proportions', () => {
  it('are whole basis points', () => {
    expect(basisPoints(1, 3)).toBe(3333);
    expect(basisPoints(5, 5)).toBe(10_000);
    expect(basisPoints(1, 1)).toBe(10_000);
    expect(basisPoints(0, 0)).toBe(0);
  });

  it('of a change are relative to the previous value', () => {
    expect(relativeChange(150, 100)).toBe(5000);
    expect(relativeChange(50, 100)).toBe(-5000);
    expect(relativeChange(2, 1)).toBe(10_000);
    expect(relativeChange(7, 0)).toBeNull();
  });

  it('of a quotient follow from its parts', () => {
    expect(ratioChange(1000, 1000)).toBe(0);
    expect(ratioChange(0, -5000)).toBe(10_000);
    expect(ratioChange(null, 0)).toBeNull();
    expect(ratioChange(0, null)).toBeNull();
    expect(ratioChange(0, -10_000)).toBeNull();
  });
});

describe('splitByWeights', () => {
  it.each([
    [100, [1, 1, 1]],
    [7, [0.2, 0.3, 0.5, 9]],
    [1, [5, 5]],
    [0, [1, 2]],
    [999_999_937, [3, 1.5, 0.25, 7, 11]],
  ])('splits %i by %j without a remainder', (total, weights) => {
    const parts = splitByWeights(total, weights);
    expect(parts).toHaveLength(weights.length);
    expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  });

  it('gives the remainder to the largest fractions', () => {
    expect(splitByWeights(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(splitByWeights(10, [0.24, 0.26, 0.5])).toEqual([2, 3, 5]);
  });

  it('handles missing weights', () => {
    expect(splitByWeights(3, [0, 0])).toEqual([3, 0]);
    expect(splitByWeights(3, [])).toEqual([]);
  });
});

it('sumTotals adds every metric, starting at zero', () => {
  const one = { sales: 1, visits: 2, payments: 3, searchUsers: 4, searches: 5 };
  expect(sumTotals([one, one])).toEqual({ sales: 2, visits: 4, payments: 6, searchUsers: 8, searches: 10 });
  expect(sumTotals([]).sales).toBe(0);
});

it('salesFrom selects sales by channel', () => {
  const category = { online: 30, store: 12 };
  expect([salesFrom(category, 'all'), salesFrom(category, 'online'), salesFrom(category, 'store')]).toEqual([
    42, 30, 12,
  ]);
});

describe('the values of a chart', () => {
  const points = [
    { label: 'Mon', series: 'Me', value: 3 },
    { label: 'Mon', series: 'Team', value: 9 },
    { label: 'Tue', series: 'Team', value: 1 },
  ];

  it('form a table with gaps for missing values', () => {
    expect(chartTable(points)).toEqual({
      series: ['Me', 'Team'],
      rows: [
        { label: 'Mon', values: [3, 9] },
        { label: 'Tue', values: [undefined, 1] },
      ],
    });
  });

  it('have a highest and a lowest one unless empty', () => {
    expect(extremes(points)).toEqual({ highest: points[1], lowest: points[2] });
    expect(extremes([])).toBeUndefined();
  });
});

describe('the value of a day that has not ended', () => {
  const points = [
    { label: 'Nov 18', series: 'Sales', value: 50 },
    { label: 'Nov 19', series: 'Sales', value: 40 },
    { label: 'Nov 20', series: 'Sales', value: 3, partialLabel: 'Nov 20, so far' },
  ];
  const isToday = ({ value }: { value: number }) => value === 3;

  it('is named so in the table, and is not the lowest', () => {
    expect(chartTable(points).rows.map(({ label }) => label)).toEqual(['Nov 18', 'Nov 19', 'Nov 20, so far']);
    expect(extremes(points)?.lowest).toBe(points[1]);
    expect(extremes(points.slice(2))?.lowest).toBe(points[2]);
  });

  it('is reached by a dashed line', () => {
    expect(lineParts(points, isToday)).toEqual({ solid: points.slice(0, 2), dashed: [points.slice(1)] });
    expect(lineParts(points.toReversed(), isToday).dashed).toEqual([points.slice(1).toReversed()]);
    expect(lineParts(points.slice(0, 2), isToday).dashed).toEqual([]);
    expect(lineParts(points.slice(2), isToday)).toEqual({ solid: [], dashed: [points.slice(2)] });
  });
});

it('the uppermost amount of an axis names the currency', () => {
  expect(dashboardFormats('en-US').shortMoney(1_234_500, true)).toBe('¥12.3K');
  expect(dashboardFormats('zh-CN').shortMoney(1_234_500, true)).toBe('¥1.2万');
  expect(dashboardFormats('zh-CN').shortMoney(1_234_500)).toBe('1.2万');
  expect(dashboardFormats('en-US').shortMoney(0)).toBe('0');
});
