/** One value of a series, at `label` on the axis. */
export interface ChartPoint {
  label: string;
  series: string;
  value: number;
  /** Names a step that is not whole, such as the day that has not ended. Such a value is drawn dashed. */
  partialLabel?: string | undefined;
}

export const fullLabel = ({ label, partialLabel }: ChartPoint): string => partialLabel ?? label;

export interface ChartTable {
  series: string[];
  /** One value per series, undefined if missing. */
  rows: { label: string; values: (number | undefined)[] }[];
}

/** Converts chart values to a table. Labels and series keep their order. */
export function chartTable(points: readonly ChartPoint[]): ChartTable {
  const series = [...new Set(points.map((point) => point.series))];
  const rows = new Map<string, Map<string, number>>();
  for (const point of points) {
    const label = fullLabel(point);
    const row = rows.get(label) ?? new Map<string, number>();
    rows.set(label, row.set(point.series, point.value));
  }
  return {
    series,
    rows: [...rows].map(([label, values]) => ({ label, values: series.map((name) => values.get(name)) })),
  };
}

/** Returns the first highest and lowest value of the whole steps, or undefined without values. */
export function extremes(
  points: readonly ChartPoint[],
): { highest: ChartPoint; lowest: ChartPoint } | undefined {
  const whole = points.filter(({ partialLabel }) => partialLabel === undefined);
  const compared = whole.length > 0 ? whole : points;
  const [first] = compared;
  if (!first) return undefined;
  return {
    highest: compared.reduce((best, point) => (point.value > best.value ? point : best), first),
    lowest: compared.reduce((best, point) => (point.value < best.value ? point : best), first),
  };
}

/** Splits a line into what is drawn solid and its dashed ends, which lead to values of steps that are not whole. */
export function lineParts<T>(points: readonly T[], isPartial: (point: T) => boolean) {
  const first = points.findIndex((point) => !isPartial(point));
  const last = points.findLastIndex((point) => !isPartial(point));
  if (first < 0) return { solid: [], dashed: [points] };
  const ends = [points.slice(0, first + 1), points.slice(last)];
  return { solid: points.slice(first, last + 1), dashed: ends.filter(({ length }) => length > 1) };
}
