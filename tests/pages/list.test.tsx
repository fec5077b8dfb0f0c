import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '@umijs/max';
import { createElement } from 'react';
import { type Filter, FilterBar } from '@/components/list/FilterBar';
import { FIRST_ENTRIES, ListContent } from '@/components/list/ListContent';
import type { List } from '@/components/list/useList';
import type { Listing } from '@/domain/listing';
import type { PageQuery } from '@/domain/listQuery';
import texts from '@/locales/en-US';
import { field } from '../support/account';

type Names = List<PageQuery, Listing<string>>;

/** A list of 25 names that only records its calls. */
function listOf(values: Partial<Names> = {}) {
  const list: Names = {
    query: { current: 1, pageSize: 10 },
    data: { list: ['Ada', 'Grace'], total: 25, current: 1, pageSize: 10 },
    status: 'ready',
    isLoading: false,
    isStale: false,
    isFiltered: false,
    pageSizes: [10, 20],
    isSet: () => false,
    refresh: jest.fn(async () => {}),
    setData: jest.fn(),
    goToPage: jest.fn(),
    setPageSize: jest.fn(),
    change: jest.fn(),
    clear: jest.fn(),
    searchWith: () => '',
    ...values,
  };
  return list;
}

const show = (list: Names) => {
  const onPage = jest.fn();
  /** The number of entries in each rendering. */
  const counts: number[] = [];
  const content = (
    <ListContent
      list={list}
      texts={{
        failed: 'Failed',
        empty: 'Nothing yet',
        notFound: 'No match',
        clear: 'Clear',
        pages: 'Pages',
      }}
      emptyAction={<button type="button">Add one</button>}
      skeleton={<p>Skeleton</p>}
      onPage={onPage}
    >
      {(data) => {
        counts.push(data.list.length);
        return (
          <ul>
            {data.list.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        );
      }}
    </ListContent>
  );
  // A plain call, because the types do not declare children.
  render(createElement(IntlProvider, { locale: 'en-US', messages: texts }, content));
  return { user: userEvent.setup({ delay: null }), onPage, counts };
};

describe('the content of a list', () => {
  it('is a busy skeleton while nothing is known', () => {
    show(listOf({ status: 'loading', data: undefined }));
    expect(screen.getByText('Skeleton').parentElement).toHaveAttribute('aria-busy', 'true');
  });

  it('offers a retry after a load error', async () => {
    const list = listOf({ status: 'failed' });
    const { user } = show(list);
    expect(screen.getByRole('heading', { name: 'Failed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(list.refresh).toHaveBeenCalled();
  });

  it('shows an empty state with a link', () => {
    show(listOf({ status: 'empty' }));
    expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add one' })).toBeVisible();
  });

  it('offers to clear filters without results', async () => {
    const list = listOf({ status: 'empty', isFiltered: true });
    const { user } = show(list);
    expect(screen.getByRole('heading', { name: 'No match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(list.clear).toHaveBeenCalled();
  });

  it('renders the first entries before the others', () => {
    const names = Array.from({ length: FIRST_ENTRIES + 2 }, (_, index) => `Name ${index}`);
    const { counts } = show(listOf({ data: { list: names, total: 25, current: 1, pageSize: 10 } }));
    expect([counts[0], counts.at(-1)]).toEqual([FIRST_ENTRIES, names.length]);
    expect(screen.queryByText('Name 0')?.closest('[aria-busy="true"]')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  it('keeps the rows, marked as busy, while others load', () => {
    show(listOf({ isLoading: true, isStale: true }));
    expect(screen.getByText('Ada').closest('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('changes the page and the page size', async () => {
    const list = listOf();
    const { user, onPage } = show(list);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await user.click(screen.getByRole('listitem', { name: '3' }));
    expect(list.goToPage).toHaveBeenCalledWith(3);
    await user.click(screen.getByRole('combobox', { name: 'Page Size' }));
    await user.click(await screen.findByTitle('20 / page'));
    expect(list.setPageSize).toHaveBeenCalledWith(20);
    expect(onPage).toHaveBeenCalledTimes(2);
  });

  it('shows no pagination for a single page', () => {
    show(listOf({ data: { list: ['Ada'], total: 1, current: 1, pageSize: 10 } }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the filter bar', () => {
  const filters: Filter<'words' | 'from' | 'to' | 'state'>[] = [
    { kind: 'search', name: 'words', label: 'Words' },
    {
      kind: 'dateRange',
      first: { name: 'from', label: 'From' },
      last: { name: 'to', label: 'To' },
      folded: true,
    },
  ];
  const labels = {
    form: 'Filters',
    submit: 'Search',
    clear: 'Clear',
    reversed: 'Reversed',
    more: (count: number) => `More (${count})`,
  };

  async function showBar(query: object, set: string[]) {
    const change = jest.fn();
    const onExpand = jest.fn();
    const list = { query, isSet: (name: string) => set.includes(name), change };
    render(
      <FilterBar
        list={list}
        filters={filters}
        alsoCleared={['state']}
        texts={labels}
        isExpanded
        onExpand={onExpand}
      />,
    );
    // The calendars load on their own.
    await waitFor(() => expect(field('From')).not.toHaveAttribute('readonly'));
    return { change, onExpand, user: userEvent.setup({ delay: null }) };
  }

  it('applies all of its fields together', async () => {
    const { change, user } = await showBar({}, []);
    fireEvent.change(field('From'), { target: { value: '2026-11-01' } });
    expect(change).not.toHaveBeenCalled();
    await user.type(field('Words'), ' refund {Enter}');
    expect(change.mock.calls).toEqual([[{ words: 'refund', from: '2026-11-01', to: undefined }]]);
  });

  it('rejects a reversed date range, and expands it', async () => {
    const { change, onExpand, user } = await showBar({ from: '2026-11-20' }, ['from']);
    fireEvent.change(field('To'), { target: { value: '2026-11-01' } });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Reversed');
    expect(field('To')).toBeInvalid();
    expect(onExpand).toHaveBeenCalledWith(true);
    expect(change).not.toHaveBeenCalled();
  });

  it('counts a date range as one filter, and also clears filters shown elsewhere', async () => {
    const { change, user } = await showBar({ from: '2026-11-01', to: '2026-11-20' }, ['from', 'to']);
    expect(screen.getByRole('button', { name: 'More (1)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(Object.keys(change.mock.calls[0][0])).toEqual(['words', 'from', 'to', 'state']);
  });

  it('cannot clear filters that are not set', async () => {
    await showBar({}, []);
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });
});
