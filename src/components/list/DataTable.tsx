import { Grid, Table, type TableColumnType, type TableProps } from 'antd';
import { useMemo } from 'react';
import type { PageQuery } from '@/domain/listQuery';

/** A column; one with a `sorter` is sorted on the server by its key. */
export interface DataColumn<T> extends TableColumnType<T> {
  key: string;
  /** CSS pixels. */
  width: number;
}

interface DataTableProps<T> extends Omit<TableProps<T>, 'columns' | 'dataSource' | 'pagination' | 'loading'> {
  list: {
    data: { list: T[] } | undefined;
    query: PageQuery & { sort?: string };
    isLoading: boolean;
    change(values: object): void;
  };
  columns: readonly DataColumn<T>[];
}

const SELECTION_WIDTH = 48;

/** A table over one page of a list. The sort order is part of the query: `name` is ascending, `-name` descending. */
export function DataTable<T extends object>({ list, columns, rowSelection, ...props }: DataTableProps<T>) {
  const { sort } = list.query;
  // Fixed columns would leave no room for the others on a phone.
  const isWide = Grid.useBreakpoint().md ?? false;
  const shown = useMemo(
    () =>
      columns.map(
        (column): TableColumnType<T> => ({
          ...column,
          fixed: isWide ? column.fixed : undefined,
          ...(column.sorter && {
            showSorterTooltip: false,
            sortOrder: sort === column.key ? 'ascend' : sort === `-${column.key}` ? 'descend' : null,
          }),
        }),
      ),
    [columns, sort, isWide],
  );
  const width = columns.reduce((sum, column) => sum + column.width, rowSelection ? SELECTION_WIDTH : 0);
  return (
    <Table<T>
      tableLayout="fixed"
      scroll={{ x: width }}
      {...props}
      dataSource={list.data?.list}
      columns={shown}
      loading={{ spinning: list.isLoading, delay: 300 }}
      aria-busy={list.isLoading}
      pagination={false}
      rowSelection={rowSelection && { columnWidth: SELECTION_WIDTH, ...rowSelection }}
      onChange={(_page, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const { order, columnKey } = sorter;
        list.change({ sort: order ? `${order === 'descend' ? '-' : ''}${columnKey}` : undefined });
      }}
    />
  );
}
