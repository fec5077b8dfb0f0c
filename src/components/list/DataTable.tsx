import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { PageQuery } from '@/domain/listQuery';
import { cellClass, type DataColumn, DataRow, type DataRowProps } from './DataRow';
import styles from './DataTable.module.css';
import { FIRST_ROWS, type RowSelection, SelectPageCell, useShownSelection } from './SelectCell';

interface DataTableProps<T> {
  list: {
    data: { list: T[] } | undefined;
    query: PageQuery & { sort?: string };
    isLoading: boolean;
    change(values: object): void;
  };
  columns: readonly DataColumn<T>[];
  /** The field that identifies a row. */
  rowKey: keyof T & string;
  size?: 'small' | 'medium' | 'middle' | 'large';
  className?: string;
  /** Replaces `tr`. */
  row?: ComponentType<DataRowProps>;
  selection?: RowSelection<T>;
  /** Opens a row: a click anywhere in it except on its controls. */
  onRowClick?: (rowKey: string) => void;
}

const SELECTION_WIDTH = 40;
const CONTROL = 'a, button, input, label, select, textarea, [role="menu"]';

/** Whether a click in a row was meant for the row, not for a control or for selecting text. */
function isRowClick({ target, defaultPrevented, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest(CONTROL)) return false;
  return (window.getSelection()?.toString() ?? '') === '';
}

/** The position of each pinned column: the width of the pinned ones between it and its edge. */
function pinnedAt<T>(columns: readonly DataColumn<T>[], first: number): (CSSProperties | undefined)[] {
  const widths = (part: readonly DataColumn<T>[], edge: 'start' | 'end') =>
    part.reduce((sum, { fixed, width }) => (fixed === edge ? sum + width : sum), 0);
  return columns.map(({ fixed }, index) => {
    if (fixed === 'start') return { insetInlineStart: first + widths(columns.slice(0, index), 'start') };
    if (fixed === 'end') return { insetInlineEnd: widths(columns.slice(index + 1), 'end') };
    return undefined;
  });
}

/**
 * A table over one page of a list. The sort order is part of the query: `name` is ascending, `-name` descending.
 * Its head sticks to the top; only changed rows are rendered again.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { list, columns, rowKey, size = 'medium', className, row = 'tr', selection, onRowClick } = props;
  const rows = list.data?.list ?? [];
  const keys = rows.map((item) => String(item[rowKey]));
  const isShownSelected = useShownSelection(keys, selection?.isSelected);
  const first = selection ? SELECTION_WIDTH : 0;
  const pins = useMemo(() => pinnedAt(columns, first), [columns, first]);
  const width = columns.reduce((sum, column) => sum + column.width, first);
  const scroller = useRef<HTMLDivElement>(null);
  // Only while its columns do not fit does it scroll by itself; otherwise its sticky parts stick to the window.
  useEffect(() => {
    const target = scroller.current;
    if (!target) return;
    const observer = new ResizeObserver(() =>
      target.toggleAttribute('data-scrolls', target.clientWidth < width),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [width]);

  // Rows that are not rendered again must not call handlers of an older page.
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const onToggle = useCallback<RowSelection<T>['onToggle']>(
    (...args) => latest.current?.onToggle(...args),
    [],
  );
  const rowLabel = selection?.rowLabel;
  const rowSelection = useMemo(() => rowLabel && { onToggle, rowLabel }, [onToggle, rowLabel]);

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!onRowClick || !isRowClick(event)) return;
    const key = (event.target as Element).closest<HTMLElement>('tr[data-row-key]')?.dataset.rowKey;
    if (key !== undefined) onRowClick(key);
  }

  const names = [styles.scroller, styles[size], onRowClick && styles.clickable, className];
  return (
    <div ref={scroller} className={names.filter(Boolean).join(' ')}>
      <table
        className={styles.table}
        style={{ '--width': `${width}px` } as CSSProperties}
        aria-busy={list.isLoading}
      >
        <thead>
          <tr>
            {selection && <SelectPageCell selection={selection} keys={keys} width={SELECTION_WIDTH} />}
            {columns.map((column, index) => (
              <HeadCell key={column.key} column={column} pin={pins[index]} list={list} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a link for the keyboard. */}
        <tbody onClick={handleClick}>
          {rows.map((record, index) => {
            const key = String(record[rowKey]);
            return (
              <DataRow
                key={key}
                rowKey={key}
                record={record}
                columns={columns}
                pins={pins}
                isFirst={index < FIRST_ROWS}
                isSelected={isShownSelected(key, index)}
                selection={rowSelection}
                row={row}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<T> {
  column: DataColumn<T>;
  pin: CSSProperties | undefined;
  list: Pick<DataTableProps<T>['list'], 'query' | 'change'>;
}

/**
 * A column head. Pressing it sorts ascending, then descending, then not at all. The rows shown stay until others arrive, so
 * the page renders in slices that yield to input.
 */
function HeadCell<T>({ column, pin, list: { query, change } }: HeadCellProps<T>) {
  const { key, title, sorter, grows, width } = column;
  const isAscending = query.sort === key;
  const isDescending = query.sort === `-${key}`;
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : undefined;
  return (
    <th
      scope="col"
      data-column={key}
      className={cellClass(column)}
      style={grows ? pin : { ...pin, inlineSize: width }}
      aria-sort={order}
    >
      {sorter ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            startTransition(() => change({ sort: isAscending ? `-${key}` : isDescending ? undefined : key }))
          }
        >
          <span className={styles.headText}>{title}</span>
          <span aria-hidden className={styles.mark} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
