import {
  type ComponentType,
  type CSSProperties,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useDeferredValue,
  useMemo,
} from 'react';
import styles from './DataTable.module.css';
import { type RowSelection, SelectCell } from './SelectCell';

/** A column; one with a `sorter` is sorted on the server by its key. */
export interface DataColumn<T> {
  key: string;
  title: ReactNode;
  /** CSS pixels. */
  width: number;
  /** Takes the room that the other columns leave; `width` is its minimum. */
  grows?: boolean;
  dataIndex?: keyof T & string;
  render?: (value: never, row: T) => ReactNode;
  align?: 'end';
  ellipsis?: boolean;
  sorter?: boolean;
  /** Keeps the column in sight while the table scrolls sideways. */
  fixed?: 'start' | 'end';
}

export interface DataRowProps extends HTMLAttributes<HTMLTableRowElement> {
  'data-row-key': string;
}

/** Returns the classes of a column's cells and head, or `undefined` for none. */
export function cellClass<T>({ align, ellipsis, fixed }: DataColumn<T>): string | undefined {
  const names = [align && styles.end, ellipsis && styles.ellipsis, fixed && styles.pinned];
  return names.filter(Boolean).join(' ') || undefined;
}

interface CellsProps<T> {
  record: T;
  columns: readonly DataColumn<T>[];
  pins: readonly (CSSProperties | undefined)[];
}

function Cells<T>({ record, columns, pins }: CellsProps<T>): ReactNode {
  return columns.map((column, index) => {
    const value = column.dataIndex && record[column.dataIndex];
    return (
      <td key={column.key} data-column={column.key} className={cellClass(column)} style={pins[index]}>
        {column.render ? column.render(value as never, record) : (value as ReactNode)}
      </td>
    );
  });
}

// Selecting a row changes its frame and checkbox only. The type of a generic component is lost in `memo`.
const MemoCells = memo(Cells) as typeof Cells;

interface RowProps<T> extends CellsProps<T> {
  rowKey: string;
  isFirst: boolean;
  isSelected: boolean;
  selection: Pick<RowSelection<T>, 'onToggle' | 'rowLabel'> | undefined;
  row: ComponentType<DataRowProps> | 'tr';
}

function Row<T>(props: RowProps<T>) {
  const { rowKey, record, columns, pins, isFirst, isSelected, selection, row: Tag } = props;
  const deferred = useDeferredValue<T | null>(record, isFirst ? record : null);
  const shown = isFirst ? record : deferred;
  const label = useMemo(() => selection?.rowLabel(record) ?? '', [selection, record]);
  if (!shown) {
    return (
      <Tag data-row-key={rowKey} className={styles.later}>
        <td colSpan={columns.length + (selection ? 1 : 0)} />
      </Tag>
    );
  }
  return (
    <Tag data-row-key={rowKey} className={isSelected ? styles.selected : undefined}>
      {selection && (
        <SelectCell rowKey={rowKey} label={label} checked={isSelected} onToggle={selection.onToggle} />
      )}
      <MemoCells record={shown} columns={columns} pins={pins} />
    </Tag>
  );
}

/** A row of a table. One below the first (`isFirst`) gets its cells in a second rendering that yields to input. */
export const DataRow = memo(Row) as typeof Row;
