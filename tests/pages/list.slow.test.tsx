import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import type { List } from '@/components/list/useList';
import type { Listing } from '@/domain/listing';
import { day, listQuery, oneOf, type PageQuery, text } from '@/domain/listQuery';
import { field } from '../support/account';
import { wrapper } from '../support/texts';

type Names = List<PageQuery, Listing<string>>;

/** A list of 25 names that only records its calls. */
function listOf(values: Partial<Names> = {}) {
  const list: Names = {
    area: 'usercenter.orders',
    query: { current: 1, pageSize: 10 },
    filters: {},
    options: {},
    data: { list: ['Ada', 'Grace'], total: 25, current: 1, pageSize: 10 },
    status: 'ready',
    error: undefined,
    isLoading: false,
    isStale: false,
    isBeginning: false,
    isFiltered: false,
    pageSizes: [10, 20],
    isSet: () => false,
    refresh: jest.fn(async () => undefined),
    successCount: 0,
    setData: jest.fn(),
    goToPage: jest.fn(),
    setPageSize: jest.fn(),
    change: jest.fn(),
    clear: jest.fn(),
    searchWith: () => '',
    pageSearch: (page) => `current=${page}`,
    ...values,
  };
  return list;
}

const show = (list: Names) => {
  const onPage = jest.fn();
  const content = (
    <ListContent
      list={list}
      emptyAction={<button type="button">Add one</button>}
      skeleton={<p>Skeleton</p>}
      onPage={onPage}
    >
      {(data) => (
        <ul>
          {data.list.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </ListContent>
  );
  render(content, { wrapper });
  return { user: userEvent.setup({ delay: null }), onPage };
};

describe('the content of a list', () => {
  it.each<[string, Partial<Names>, string, string, 'refresh' | 'clear' | undefined]>([
    ['a failure', { status: 'failed' }, 'Couldn’t load your orders', 'Try again', 'refresh'],
    ['no entries', { status: 'empty' }, 'You haven’t placed any orders yet', 'Add one', undefined],
    [
      'no match',
      { status: 'empty', isFiltered: true },
      'No results match your filters',
      'Clear filters',
      'clear',
    ],
  ])('names %s and offers what to do', async (_name, values, heading, action, called) => {
    const list = listOf(values);
    const { user } = show(list);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    await user.click(screen.getByRole('button', { name: action }));
    for (const name of ['refresh', 'clear'] as const)
      expect(list[name]).toHaveBeenCalledTimes(name === called ? 1 : 0);
  });

  it('is busy while it loads, with a skeleton at first and the earlier rows later', () => {
    show(listOf({ status: 'loading', data: undefined }));
    expect(screen.getByText('Skeleton').parentElement).toHaveAttribute('aria-busy', 'true');
    show(listOf({ isLoading: true, isStale: true }));
    expect(screen.getByText('Ada').closest('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('changes the page and the page size', async () => {
    const list = listOf();
    const { user, onPage } = show(list);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(list.goToPage).toHaveBeenCalledWith(3);
    await user.click(screen.getByRole('combobox', { name: 'Page size' }));
    await user.click(await screen.findByTitle('20 / page'));
    expect(list.setPageSize).toHaveBeenCalledWith(20);
    expect(onPage).toHaveBeenCalledTimes(2);
  });
});

describe('the filter bar', () => {
  const { filters, isDefault, read } = listQuery({
    tab: oneOf(['unpaid', 'closed']),
    keyword: text(),
    from: day,
    to: day,
  });

  async function showBar(values: Record<string, string>) {
    const change = jest.fn();
    const isSet = (name: string) => !isDefault(name, values[name]);
    const query = { ...read(new URLSearchParams(values)), ...values };
    const list = { ...listOf(), area: 'usercenter.orders' as const, change, isSet, filters, query };
    render(<FilterBar list={list} folded={['from', 'tab']} />, { wrapper });
    // The calendars load on their own.
    await waitFor(() => expect(field('From')).not.toHaveAttribute('readonly'));
    return { change, refresh: list.refresh, user: userEvent.setup({ delay: null }) };
  }

  it('applies all of its fields together, and nothing with a reversed date range', async () => {
    const { change, user } = await showBar({});
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    fireEvent.change(field('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(field('To'), { target: { value: '2026-11-01' } });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The end date must be on or after the start date.');
    expect(field('To')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveAttribute('aria-expanded', 'true');
    expect(change).not.toHaveBeenCalled();
    fireEvent.change(field('To'), { target: { value: '2026-11-30' } });
    await user.type(field('Order number or service'), ' refund {Enter}');
    expect(change.mock.calls).toEqual([[{ keyword: 'refund', from: '2026-11-20', to: '2026-11-30' }]]);
  });

  it('reads again when the same is searched for again', async () => {
    const { change, refresh, user } = await showBar({ keyword: 'refund' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(change).not.toHaveBeenCalled();
    expect(refresh).toHaveBeenCalledTimes(1);
    await user.type(field('Order number or service'), 's{Enter}');
    expect(change.mock.calls).toEqual([[{ keyword: 'refunds' }]]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('applies a choice at once, with what was typed', async () => {
    const { change, user } = await showBar({});
    await user.type(field('Order number or service'), 'refund');
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Orders by status' }));
    await user.click(await screen.findByTitle('Closed'));
    expect(change.mock.calls).toEqual([[{ keyword: 'refund', tab: 'closed' }]]);
  });

  it('counts a date range as one filter, and clears all', async () => {
    const { change, user } = await showBar({ tab: 'closed', from: '2026-11-01', to: '2026-11-20' });
    expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(Object.keys(change.mock.calls[0][0]).sort()).toEqual(['from', 'keyword', 'tab', 'to']);
  });
});
