import { Fragment, type ReactNode, type TableHTMLAttributes } from 'react';
import styles from './PlainTable.module.css';
import stackedTable from './stackedTable.module.css';
import typography from './typography.module.css';

export interface PlainColumn<T> {
  key: string;
  title: string;
  /** Whether its cells name their rows. */
  isName?: boolean;
  /** Whether its cells stand at the end of the line, as amounts do. */
  isEnd?: boolean;
  /** Whether a phone shows its cells beside the names of their rows, without the title. */
  isLead?: boolean;
  /** Whether its cells hold the actions of their rows; its title is only heard. */
  isActions?: boolean;
  /** Whether a tablet, which has no room for it, goes without it; a phone shows it in the card. */
  isExtra?: boolean;
  cell: (row: T, index: number) => ReactNode;
}

interface PlainTableProps<T> extends TableHTMLAttributes<HTMLTableElement> {
  columns: readonly PlainColumn<T>[];
  rows: readonly T[];
  getKey: (row: T, index: number) => string;
  /** Shown below a row, across all columns; nothing without it. */
  detail?: (row: T) => ReactNode;
  /** Rows of sums, see `PrintSum`. */
  sums?: ReactNode;
  /** Whether its rows stay rows on a phone. Otherwise each is a card with the column titles as labels. */
  isFlat?: boolean;
}

/** A short table without antd's, for light pages and for paper, where its head is repeated on further pages. */
export function PlainTable<T>(props: PlainTableProps<T>) {
  const { columns, rows, getKey, detail, sums, isFlat = false, className = '', ...rest } = props;
  const classOf = ({ isEnd, isExtra, isLead }: PlainColumn<T>) =>
    [isEnd && styles.end, isExtra && styles.extra, isLead && stackedTable.lead].filter(Boolean).join(' ') ||
    undefined;
  return (
    <table {...rest} className={`${styles.table} ${isFlat ? '' : stackedTable.stacked} ${className}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.isActions ? (
                <span className={typography.visuallyHidden}>{column.title}</span>
              ) : (
                column.title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const below = detail?.(row);
          return (
            <Fragment key={getKey(row, index)}>
              <tr>
                {columns.map((column) =>
                  column.isName ? (
                    <th key={column.key} scope="row">
                      {column.cell(row, index)}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      className={classOf(column)}
                      data-label={column.isActions ? undefined : column.title}
                    >
                      {column.cell(row, index)}
                    </td>
                  ),
                )}
              </tr>
              {below && (
                <tr className={styles.detail}>
                  <td colSpan={columns.length}>{below}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      {sums && <tfoot>{sums}</tfoot>}
    </table>
  );
}
