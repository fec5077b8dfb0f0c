import styles from './Sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  kind: 'area' | 'columns';
}

const HEIGHT = 40;
const STEP = 10;

/** A row of values at a glance. It says nothing that a number beside it or a chart below does not say, so it is not read out. */
export function Sparkline({ values, kind }: SparklineProps) {
  const most = Math.max(1, ...values);
  const getHeight = (value: number) => (value / most) * (HEIGHT - 2);
  const width = Math.max(1, kind === 'columns' ? values.length : values.length - 1) * STEP;
  const line = values.map((value, index) => `${index * STEP},${HEIGHT - getHeight(value)}`).join(' ');
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kind === 'area' ? (
        <>
          <polygon className={styles.area} points={`0,${HEIGHT} ${line} ${width},${HEIGHT}`} />
          <polyline className={styles.line} points={line} />
        </>
      ) : (
        values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a value has no name but its place
            key={index}
            className={styles.column}
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
