import { Table, type TableColumnType, type TableProps } from 'antd';
import stackedTable from '../stackedTable.module.css';
import { useBreakpoint } from '../useMedia';

interface StackedTableProps<T> extends Omit<TableProps<T>, 'columns' | 'className'> {
  columns: TableColumnType<T>[];
}

/** A short table without pages. On a phone each row is a card with the column titles as labels, so that nothing scrolls sideways. */
export function StackedTable<T extends object>({ columns, ...props }: StackedTableProps<T>) {
  const isWide = useBreakpoint('md');
  const labelled = columns.map((column): TableColumnType<T> => {
    const label: object = { 'data-label': typeof column.title === 'string' ? column.title : undefined };
    return { ...column, onCell: () => label };
  });
  return (
    <Table<T>
      size="middle"
      pagination={false}
      {...props}
      className={stackedTable.stacked}
      scroll={isWide ? { x: 'max-content' } : undefined}
      columns={isWide ? columns : labelled}
    />
  );
}
