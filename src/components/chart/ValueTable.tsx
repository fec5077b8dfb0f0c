import type { ReactNode } from 'react';
import styles from './ChartFigure.module.css';

interface ValueTableProps {
  caption: string;
  /** Pixels. */
  height: number;
  labelName: string;
  columns: readonly string[];
  rows: readonly { key: string; label: string; values: readonly ReactNode[] }[];
}

/** The values of a chart as a scrollable table. */
export function ValueTable({ caption, height, labelName, columns, rows }: ValueTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.values} style={{ blockSize: height }} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labelName}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={columns[index]} className={styles.number}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
