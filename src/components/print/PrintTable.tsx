import type { ReactNode } from 'react';
import { Money } from '../Money';
import stackedTable from '../stackedTable.module.css';
import typography from '../typography.module.css';
import styles from './PrintSheet.module.css';

export interface PrintColumn<T> {
  key: string;
  title: string;
  /** Whether it holds amounts, which stand at the end of the line. */
  isAmount?: boolean;
  cell: (row: T) => ReactNode;
}

interface PrintTableProps<T> {
  columns: readonly PrintColumn<T>[];
  rows: readonly T[];
  getKey: (row: T, index: number) => string;
  /** Rows of sums, see `PrintSum`. */
  sums?: ReactNode;
}

/** The lines of a document. On further pages its head is repeated; on a phone each row is a card with the column titles as labels. */
export function PrintTable<T>({ columns, rows, getKey, sums }: PrintTableProps<T>) {
  const classOf = ({ isAmount }: PrintColumn<T>) => (isAmount ? styles.amount : undefined);
  return (
    <table className={`${styles.table} ${stackedTable.stacked}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={getKey(row, index)}>
            {columns.map((column) => (
              <td key={column.key} className={classOf(column)} data-label={column.title}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sums && <tfoot>{sums}</tfoot>}
    </table>
  );
}

interface PrintSumProps {
  label: ReactNode;
  /** In cents. */
  cents: number;
  /** How many columns come before the amount. */
  span: number;
  /** Whether it is what the document is about. */
  isTotal?: boolean;
}

export function PrintSum({ label, cents, span, isTotal = false }: PrintSumProps) {
  return (
    <tr className={isTotal ? typography.strong : undefined}>
      <th scope="row" colSpan={span}>
        {label}
      </th>
      <td className={styles.amount}>
        <Money cents={cents} />
      </td>
    </tr>
  );
}
