import { type ChartPoint, chartTable } from '@/pages/dashboard/components/chart/chartPoints';
import styles from './ChartFigure.module.css';

interface ChartValuesProps {
  points: readonly ChartPoint[];
  labelName: string;
  format: (value: number) => string;
  caption: string;
  /** Pixels: no higher than the chart it stands for. */
  height: number;
}

/** The values of a chart as a table that scrolls in its own box. */
export function ChartValues({ points, labelName, format, caption, height }: ChartValuesProps) {
  const { series, rows } = chartTable(points);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.values} style={{ blockSize: height }} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labelName}</th>
            {series.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={series[index]} className={styles.number}>
                  {value !== undefined && <bdi>{format(value)}</bdi>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
