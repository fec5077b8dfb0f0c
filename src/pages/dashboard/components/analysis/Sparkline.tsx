import { seriesColor } from '@/components/chart/chartColors';
import { lineParts } from '@/components/chart/chartPoints';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';

interface SparklineProps {
  values: readonly number[];
  kind: 'area' | 'columns';
  /** Which values are of a step that is not whole; they are dashed or hollow. */
  partial?: readonly boolean[];
}

const HEIGHT = 40;
const STEP = 10;

const COLOR = seriesColor(0);
const STROKE = { stroke: COLOR, vectorEffect: 'non-scaling-stroke' } as const;
const LINE = { ...STROKE, fill: 'none', strokeWidth: 2 };
const HOLLOW = { ...STROKE, fillOpacity: 0.15, strokeDasharray: '3 2' };

/** A small chart. Hidden from screen readers, because the values are also shown as text. */
export function Sparkline({ values, kind, partial = [] }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const getHeight = (value: number) => (value / highest) * (HEIGHT - 2);
  const width = Math.max(1, kind === 'columns' ? values.length : values.length - 1) * STEP;
  return (
    <svg
      className={`${layout.full} ${layout.mirrored} ${typography.block}`}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kind === 'area' ? (
        <SparkLine
          points={values.map((value, index) => ({
            x: index * STEP,
            y: HEIGHT - getHeight(value),
            isPartial: partial[index] === true,
          }))}
        />
      ) : (
        values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: values have no id but their index
            key={index}
            fill={COLOR}
            {...(partial[index] && HOLLOW)}
            x={index * STEP + 1.5}
            y={HEIGHT - getHeight(value)}
            width={STEP - 3}
            height={getHeight(value)}
          />
        ))
      )}
    </svg>
  );
}

interface SparkPoint {
  x: number;
  y: number;
  isPartial: boolean;
}

const toText = (points: readonly SparkPoint[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

function SparkLine({ points }: { points: readonly SparkPoint[] }) {
  const { solid, dashed } = lineParts(points, ({ isPartial }) => isPartial);
  const [first] = solid;
  const last = solid.at(-1);
  return (
    <>
      {first && last && (
        <polygon
          fill={COLOR}
          opacity={0.2}
          points={`${first.x},${HEIGHT} ${toText(solid)} ${last.x},${HEIGHT}`}
        />
      )}
      <polyline {...LINE} points={toText(solid)} />
      {dashed.map((part) => (
        <polyline key={part[0]?.x} {...LINE} strokeDasharray="3 3" points={toText(part)} />
      ))}
    </>
  );
}
