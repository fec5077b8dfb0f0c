/** One value of a series, at `label` on the axis. */
export interface ChartPoint {
  label: string;
  series: string;
  value: number;
}

export interface ChartTable {
  series: string[];
  /** One value per series, undefined if missing. */
  rows: { label: string; values: (number | undefined)[] }[];
}

/** Converts chart values to a table. Labels and series keep their order. */
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

/** Returns the first highest and lowest value, or undefined without values. */
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
