import styles from './ChartDrawing.module.css';
import type { DrawnChart } from './ChartFigure';
import { ChartLegend, ChartPlot, type PointedValue } from './ChartPlot';
import { seriesStyle } from './chartColors';
import { angleAt, labelWidth, nearestAxis, polarPoint } from './chartLayout';
import { chartTable } from './chartPoints';

/** The scale is a score. */
const HIGHEST = 100;
const RINGS = [20, 40, 60, 80, HIGHEST];

/** Pixels. */
const LEGEND = 32;
const LABEL_LINE = 28;
const LABEL_GAP = 10;
const DOT = 3;

/** Scores of several series: one axis per label, with the legend above. */
export function RadarDrawing({ kind, points, format, width, height: fullHeight }: DrawnChart) {
  const { series, rows } = chartTable(points);
  const height = fullHeight - LEGEND;
  const angle = (index: number) => (index / rows.length) * 2 * Math.PI;
  // The labels stand beside the axes: each leaves its own room.
  const rooms = rows.map(
    ({ label }, index) => (width / 2 - labelWidth(label)) / Math.abs(Math.sin(angle(index))) - LABEL_GAP,
  );
  const radius = Math.max(0, Math.min(height / 2 - LABEL_LINE, ...rooms));
  const at = (index: number, value: number) => polarPoint(angle(index), (value / HIGHEST) * radius);
  const outline = (value: (index: number) => number) =>
    `M${rows.map((_, index) => at(index, value(index)).join(' ')).join('L')}Z`;
  const spokes = rows.map((_, index) => `M0 0L${at(index, HIGHEST).join(' ')}`).join('');
  const grid = RINGS.map((ring) => outline(() => ring)).join('');

  function valueAt(index: number): PointedValue | undefined {
    const row = rows[index];
    if (!row) return undefined;
    const values = series.flatMap((name, color) => {
      const value = row.values[color];
      return value === undefined ? [] : { name, value, series: color };
    });
    const [x, y] = at(index, Math.max(0, ...values.map(({ value }) => value)));
    return {
      x,
      y,
      title: row.label,
      items: values.map((item) => ({ ...item, value: format(item.value) })),
      mark: values.map(({ name, value, series: color }) => {
        const [cx, cy] = at(index, value);
        return (
          <circle key={name} className={styles.dot} style={seriesStyle(color)} cx={cx} cy={cy} r={DOT + 2} />
        );
      }),
    };
  }

  return (
    <>
      <ChartLegend items={series.map((name) => ({ name }))} />
      <ChartPlot
        kind={kind}
        size={{ width, height }}
        origin={{ x: width / 2, y: height / 2 }}
        indexAt={(x, y) =>
          rows.length > 0 && Math.hypot(x, y) <= radius + LABEL_LINE
            ? nearestAxis(angleAt(x, y), rows.length)
            : undefined
        }
        valueAt={valueAt}
      >
        <path className={styles.grid} d={grid} />
        <path className={styles.grid} d={spokes} />
        {rows.map(({ label }, index) => {
          const [x, y] = polarPoint(angle(index), radius + LABEL_GAP);
          const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
          return (
            <text key={label} className={styles.label} x={x} y={y} dy="0.35em" textAnchor={anchor}>
              {label}
            </text>
          );
        })}
        <g className={styles.appearing}>
          {series.map((name, color) => (
            <g key={name} style={seriesStyle(color)}>
              <path className={styles.radar} d={outline((index) => rows[index]?.values[color] ?? 0)} />
              {rows.map(({ label, values }, index) => {
                const [cx, cy] = at(index, values[color] ?? 0);
                return <circle key={label} className={styles.dot} cx={cx} cy={cy} r={DOT} />;
              })}
            </g>
          ))}
        </g>
      </ChartPlot>
    </>
  );
}
