import { ConfigProvider } from 'antd';
import { area, line } from 'd3-shape';
import { useContext } from 'react';
import styles from './ChartDrawing.module.css';
import type { DrawnChart } from './ChartFigure';
import { ChartPlot, type PointedValue } from './ChartPlot';
import { seriesStyle } from './chartColors';
import { type Axes, columnPath, layOutAxes, round } from './chartLayout';
import { fullLabel, lineParts } from './chartPoints';

const TICK = 4;
const DOT = 3;

interface Position {
  x: number;
  y: number;
  isPartial: boolean;
}

/** Columns, a line or an area of one series. Values of steps that are not whole are dashed. */
export function AxesDrawing({ kind, points, format, shortFormat = format, width, height }: DrawnChart) {
  const isRtl = useContext(ConfigProvider.ConfigContext).direction === 'rtl';
  const axes = layOutAxes({
    kind,
    labels: points.map(({ label }) => label),
    values: points.map(({ value }) => value),
    formatTick: shortFormat,
    width,
    height,
    isRtl,
  });
  const positions = points.map(({ value, partialLabel }, index) => ({
    x: round(axes.x(index)),
    y: round(axes.y(value)),
    isPartial: partialLabel !== undefined,
  }));

  function valueAt(index: number): PointedValue | undefined {
    const [point, position] = [points[index], positions[index]];
    if (!point || !position) return undefined;
    const { x, y } = position;
    return {
      x,
      y,
      title: fullLabel(point),
      items: [{ name: point.series, value: format(point.value), series: 0 }],
      mark:
        kind === 'column' ? (
          <rect className={styles.band} x={x - axes.step / 2} y={0} width={axes.step} height={axes.bottom} />
        ) : (
          <>
            <path className={styles.crosshair} d={`M${x} 0V${axes.bottom}`} />
            <circle className={styles.dot} style={seriesStyle(0)} cx={x} cy={y} r={DOT + 1} />
          </>
        ),
    };
  }

  return (
    <ChartPlot kind={kind} size={{ width, height }} indexAt={axes.indexAt} valueAt={valueAt}>
      <ValueAxis axes={axes} isRtl={isRtl} />
      <LabelAxis axes={axes} labels={points.map(({ label }) => label)} />
      {kind === 'column' ? (
        <Columns positions={positions} axes={axes} />
      ) : (
        <Lines kind={kind} positions={positions} axes={axes} />
      )}
    </ChartPlot>
  );
}

interface ValueAxisProps {
  axes: Axes;
  isRtl: boolean;
}

function ValueAxis({ axes, isRtl }: ValueAxisProps) {
  const { start, end, ticks, y } = axes;
  const outward = isRtl ? TICK : -TICK;
  const path = (from: number, to: number) =>
    ticks.map(({ value }) => `M${round(from)} ${round(y(value))}H${round(to)}`).join('');
  return (
    <>
      <path className={styles.grid} d={path(start, end)} />
      <path className={styles.tick} d={path(start, start + outward)} />
      {ticks.map(({ value, text }) => (
        <text
          key={value}
          className={styles.label}
          x={round(start + outward * 1.5)}
          y={round(y(value))}
          dy="0.35em"
          textAnchor={isRtl ? 'start' : 'end'}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** The axis of the labels, with as many labels as have room. */
function LabelAxis({ axes, labels }: { axes: Axes; labels: readonly string[] }) {
  const { bottom, x, labelStep } = axes;
  const shown = labels.flatMap((label, index) =>
    index % labelStep === 0 ? { label, x: round(x(index)) } : [],
  );
  return (
    <>
      <path className={styles.tick} d={shown.map(({ x }) => `M${x} ${bottom}v${TICK}`).join('')} />
      {shown.map(({ label, x }) => (
        <text key={x} className={styles.label} x={x} y={bottom + 18} textAnchor="middle">
          {label}
        </text>
      ))}
    </>
  );
}

interface MarksProps {
  positions: readonly Position[];
  axes: Axes;
}

function Columns({ positions, axes }: MarksProps) {
  const [whole, partial] = [false, true].map((isPartial) =>
    columnPath(
      positions.filter((position) => position.isPartial === isPartial),
      axes,
    ),
  );
  return (
    <g className={styles.growing} style={seriesStyle(0)}>
      <path className={styles.fill} d={whole} />
      {partial && <path className={styles.fill} data-partial d={partial} />}
    </g>
  );
}

const lineOf = line<Position>(
  ({ x }) => x,
  ({ y }) => y,
);

function Lines({ kind, positions, axes }: MarksProps & { kind: DrawnChart['kind'] }) {
  const { solid, dashed } = lineParts(positions, ({ isPartial }) => isPartial);
  const areaOf = area<Position>(
    ({ x }) => x,
    axes.bottom,
    ({ y }) => y,
  );
  // A single value has no line.
  const hasDots = kind === 'line' || positions.length === 1;
  return (
    <g className={styles.appearing} style={seriesStyle(0)}>
      {kind === 'area' && <path className={styles.area} d={areaOf(positions) ?? ''} />}
      <path className={styles.line} d={lineOf(solid) ?? ''} />
      {dashed.map((part) => (
        <path key={part[0]?.x} className={styles.line} data-partial d={lineOf(part) ?? ''} />
      ))}
      {hasDots &&
        positions.map(({ x, y }) => <circle key={x} className={styles.dot} cx={x} cy={y} r={DOT} />)}
    </g>
  );
}
