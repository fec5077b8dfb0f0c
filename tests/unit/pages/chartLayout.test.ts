import {
  angleAt,
  columnPath,
  labelWidth,
  layOutAxes,
  nearestAxis,
  polarPoint,
  valueTicks,
} from '../../../src/components/chart/chartLayout';

const days = Array.from({ length: 30 }, (_, index) => `Nov ${index + 1}`);
const layOut = (given: Partial<Parameters<typeof layOutAxes>[0]> = {}) =>
  layOutAxes({
    kind: 'column',
    labels: days,
    values: days.map((_, index) => index * 20),
    formatTick: String,
    width: 600,
    height: 300,
    isRtl: false,
    ...given,
  });
const KINDS = ['column', 'line', 'area'] as const;

describe('the axis of the values', () => {
  it('starts at zero, has round steps and holds the highest value', () => {
    expect(valueTicks([12, 540, 3])).toEqual([0, 200, 400, 600]);
    expect(valueTicks([500])).toEqual([0, 200, 400, 600]);
    expect(valueTicks([0.3])).toEqual([0, 0.1, 0.2, 0.3]);
    for (const highest of [1, 4.2, 7, 99, 101, 1234, 98_765_432]) {
      expect(valueTicks([highest]).at(-1)).toBeGreaterThanOrEqual(highest);
      expect(valueTicks([highest]).length).toBeLessThanOrEqual(5);
    }
  });

  it('has only zero if there is no value above it', () => {
    expect(valueTicks([])).toEqual([0]);
    expect(valueTicks([0, 0])).toEqual([0]);
    expect(layOut({ values: days.map(() => 0) }).y(0)).toBe(276);
  });

  it('maps zero to its foot and higher values further up', () => {
    const { y, bottom } = layOut();
    expect(y(0)).toBe(bottom);
    expect(y(300)).toBeLessThan(y(200));
    expect(y(600)).toBeGreaterThanOrEqual(0);
  });
});

it('the uppermost value alone names the unit, and has the room for it', () => {
  const formatTick = (value: number, isTop: boolean) => (isTop ? `${value} messages` : String(value));
  const axes = layOut({ formatTick });
  expect(axes.ticks.map(({ text }) => text)).toEqual(['0', '200', '400', '600 messages']);
  expect(axes.start).toBeGreaterThan(labelWidth('600 messages'));
});

describe('the axis of the labels', () => {
  it.each(KINDS)('places the values of a chart of kind %s from start to end', (kind) => {
    const { x, start, end } = layOut({ kind });
    const all = days.map((_, index) => x(index));
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(all[0]).toBeGreaterThanOrEqual(start);
    expect(all.at(-1)).toBeLessThanOrEqual(end);
  });

  it('mirrors everything in a right-to-left page', () => {
    const [ltr, rtl] = [layOut(), layOut({ isRtl: true })];
    expect(rtl.start).toBe(600 - ltr.start);
    expect(rtl.x(4)).toBe(600 - ltr.x(4));
    expect(rtl.indexAt(rtl.x(4))).toBe(4);
  });

  it.each(KINDS)('finds the nearest value of a chart of kind %s, also beyond both ends', (kind) => {
    const { x, step, indexAt } = layOut({ kind });
    expect(days.map((_, index) => indexAt(x(index) + step * 0.4))).toEqual(
      days.map((_, index) => Math.min(index, 29)),
    );
    expect([indexAt(-50), indexAt(5000)]).toEqual([0, 29]);
  });

  it.each([320, 600, 1400])('leaves labels out so that none overlap at a width of %i', (width) => {
    const { step, labelStep } = layOut({ width });
    expect(step * labelStep).toBeGreaterThan(Math.max(...days.map(labelWidth)));
  });

  it('places one value, and none', () => {
    const { x, start, end } = layOut({ kind: 'area', labels: ['Today'], values: [3] });
    expect(x(0)).toBe((start + end) / 2);
    expect(layOut({ labels: [], values: [] }).step).toBeGreaterThan(0);
  });

  it('allows more room for wide letters', () => {
    expect(labelWidth('11月')).toBe(25);
  });
});

describe('columns', () => {
  const axes = layOut({ labels: ['a', 'b'], values: [1, 2] });

  it('are one path, at most 32 pixels wide each', () => {
    const path = columnPath(
      [
        { x: 100, y: 50 },
        { x: 200, y: 80 },
      ],
      axes,
    );
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toMatch(/^M84 276V53q0 -3 3 -3h26q/);
    expect(columnPath([], axes)).toBe('');
  });

  it('have no height without a value', () => {
    expect(columnPath([{ x: 100, y: axes.bottom }], axes)).toBe('M84 276V276q0 0 0 0h32q0 0 0 0V276Z');
  });
});

describe('angles', () => {
  it('start at the top and run clockwise', () => {
    expect(
      [angleAt(0, -1), angleAt(1, 0), angleAt(0, 1), angleAt(-1, 0)].map((angle) => angle / Math.PI),
    ).toEqual([0, 0.5, 1, 1.5]);
    expect(polarPoint(Math.PI / 2, 10)).toEqual([10, -0]);
  });

  it('belong to the nearest axis, the first of which is at the top', () => {
    expect([0, 0.5, 0.6, 3.1, 6.2].map((angle) => nearestAxis(angle, 6))).toEqual([0, 0, 1, 3, 0]);
  });
});
