import type { ReactNode } from 'react';
import { PlainTable } from '../PlainTable';
import scrollEdge from '../scrollEdge.module.css';
import styles from './ChartFigure.module.css';

interface ValueTableProps {
  caption: string;
  /** Pixels. */
  height: number;
  labelName: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly ReactNode[] }[];
}

/** The values of a chart as a scrollable table. */
export function ValueTable({ caption, height, labelName, columns, rows }: ValueTableProps) {
  return (
    <section
      className={`${styles.values} ${scrollEdge.edge}`}
      style={{ blockSize: height }}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <PlainTable
        isFlat
        rows={rows}
        getKey={({ label }) => label}
        columns={[
          { key: 'label', title: labelName, isName: true, cell: ({ label }) => label },
          ...columns.map((title, index) => ({
            key: title,
            title,
            isEnd: true,
            cell: ({ values }: (typeof rows)[number]) => values[index],
          })),
        ]}
      />
    </section>
  );
}
