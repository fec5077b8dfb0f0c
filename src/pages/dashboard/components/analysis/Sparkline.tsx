import styles from './Sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  kind: 'area' | 'columns';
}

const HEIGHT = 40;
const STEP = 10;

/** A small chart. Hidden from screen readers, because the values are also shown as text. */
export function Sparkline({ values, kind }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const getHeight = (value: number) => (value / highest) * (HEIGHT - 2);
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
            // biome-ignore lint/suspicious/noArrayIndexKey: values have no id but their index
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
