import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { DataColumn, DataRowProps } from '@/components/list/DataRow';
import { DataTable } from '@/components/list/DataTable';
import { FilterChips, getActiveFilters } from '@/components/list/FilterChips';
import { StackedTable } from '@/components/list/StackedTable';
import type { Filter } from '@/components/list/useFilters';
import { wrapper } from '../support/texts';

describe('the filters in use', () => {
  const filters: Filter[] = [
    { kind: 'search', name: 'words', label: 'Words' },
    {
      kind: 'manyOf',
      name: 'state',
      label: 'State',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'done', label: 'Done' },
      ],
    },
    { kind: 'oneOf', name: 'owner', label: 'Owner', options: [] },
    { kind: 'dateRange', first: { name: 'from', label: 'From' }, last: { name: 'to', label: 'To' } },
  ];
  const query = { words: 'tax', state: ['open', 'done'], owner: 'ada', from: '2026-11-01' };

  it('are named one by one, and each can be removed', async () => {
    const change = jest.fn();
    const list = { query, isSet: (name: string) => Object.hasOwn(query, name), change };
    render(<FilterChips filters={getActiveFilters(list, filters)} />, { wrapper });
    const user = userEvent.setup({ delay: null });
    const chips = within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      '“tax”',
      'Open',
      'Done',
      'ada',
      'From 2026-11-01',
    ]);
    for (const chip of chips) await user.click(chip);
    expect(change.mock.calls).toEqual([
      [{ words: undefined }],
      [{ state: ['done'] }],
      [{ state: ['open'] }],
      [{ owner: undefined }],
      [{ from: undefined }],
    ]);
    expect(screen.getByRole('button', { name: 'Remove filter: Done' })).toBe(chips[2]);
  });
});

describe('a stacked table', () => {
  const columns = [
    { title: 'Name', dataIndex: 'name' },
    { title: 'State', dataIndex: 'state' },
  ];
  const rows = [{ name: 'Ada', state: 'Open' }];
  const labels = () =>
    screen.getAllByRole('cell').map((cell) => [cell.getAttribute('data-label'), cell.textContent]);

  /** Sets whether every media query of antd's breakpoints matches. */
  function setWide(matches: boolean) {
    const device = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...device(media), matches }));
  }

  it('has columns in a wide window, and labels each value of a row on a phone', () => {
    const table = <StackedTable rowKey="name" dataSource={rows} columns={columns} />;
    setWide(true);
    const { unmount } = render(table);
    expect(labels()).toEqual([
      [null, 'Ada'],
      [null, 'Open'],
    ]);
    unmount();
    jest.restoreAllMocks();
    setWide(false);
    render(table);
    expect(labels()).toEqual([
      ['Name', 'Ada'],
      ['State', 'Open'],
    ]);
  });
});

describe('a data table of 100 rows', () => {
  interface Item {
    id: string;
  }
  const ids = Array.from({ length: 100 }, (_, index) => `item ${index + 1}`);
  const list = {
    data: { list: ids.map((id) => ({ id })) },
    query: { current: 1, pageSize: 100 },
    isLoading: false,
    change: jest.fn(),
  };
  const renderCell = jest.fn((_: unknown, { id }: Item) => id);
  const columns: DataColumn<Item>[] = [{ key: 'id', title: 'Name', width: 100, render: renderCell }];
  const rowLabel = jest.fn(({ id }: Item) => `Select ${id}`);
  const checked = () => document.querySelectorAll('tbody input:checked').length;
  /** The number of checked rows and of rows with cells whenever a row has been rendered. */
  const seen: number[] = [];
  const filled: number[] = [];

  function Row(props: DataRowProps) {
    useLayoutEffect(() => {
      seen.push(checked());
      filled.push(document.querySelectorAll('tbody [data-column=id]').length);
    });
    return <tr {...props} />;
  }

  function Items() {
    const [selected, setSelected] = useState<readonly string[]>([]);
    const isSelected = useCallback((id: string) => selected.includes(id), [selected]);
    const selection = {
      isSelected,
      onToggle: (id: string) => setSelected(isSelected(id) ? [] : [id]),
      onTogglePage: (all: boolean) => setSelected(all ? ids : []),
      pageLabel: 'Select page',
      rowLabel,
    };
    return <DataTable<Item> list={list} columns={columns} rowKey="id" row={Row} selection={selection} />;
  }

  /** Presses a checkbox and returns what was rendered for it. */
  async function press(name: string) {
    renderCell.mockClear();
    rowLabel.mockClear();
    seen.length = 0;
    await userEvent.setup({ delay: null }).click(screen.getByLabelText(name));
    return { rows: seen.length, cells: renderCell.mock.calls.length, labels: rowLabel.mock.calls.length };
  }

  it('renders the first rows first, and no cell again when rows are selected', async () => {
    render(<Items />);
    expect([...new Set(filled)]).toEqual([10, 100]);
    expect(document.querySelectorAll('tr')).toHaveLength(101);
    expect(renderCell).toHaveBeenCalledTimes(100);

    expect(await press('Select item 70')).toEqual({ rows: 1, cells: 0, labels: 0 });
    expect(checked()).toBe(1);
    await press('Select item 70');

    expect(await press('Select page')).toEqual({ rows: 100, cells: 0, labels: 0 });
    expect([...new Set(seen)]).toEqual([10, 100]);
    expect(await press('Select page')).toEqual({ rows: 100, cells: 0, labels: 0 });
    expect([...new Set(seen)]).toEqual([90, 0]);
  });
});
