/** One value of a chart: under `label` on its axis, as part of `series`. */
export interface ChartPoint {
  label: string;
  series: string;
  value: number;
}

export interface ChartTable {
  series: string[];
  /** A value for each series; undefined where there is none. */
  rows: { label: string; values: (number | undefined)[] }[];
}

/** A chart's values as a table: labels and series in the order in which they first come. */
export function chartTable(points: readonly ChartPoint[]): ChartTable {
  const series = [...new Set(points.map((point) => point.series))];
  const rows = new Map<string, Map<string, number>>();
  for (const { label, series: name, value } of points) {
    const row = rows.get(label) ?? new Map<string, number>();
    rows.set(label, row.set(name, value));
  }
  return {
    series,
    rows: [...rows].map(([label, values]) => ({ label, values: series.map((name) => values.get(name)) })),
  };
}

/** The first of the highest and the first of the lowest values; undefined for none. */
export function extremes(
  points: readonly ChartPoint[],
): { highest: ChartPoint; lowest: ChartPoint } | undefined {
  const [first] = points;
  if (!first) return undefined;
  return {
    highest: points.reduce((best, point) => (point.value > best.value ? point : best), first),
    lowest: points.reduce((best, point) => (point.value < best.value ? point : best), first),
  };
}
