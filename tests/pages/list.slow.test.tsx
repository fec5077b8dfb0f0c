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
  it.each<[string, Partial<Names>, string, string, 'refresh' | 'clear' | undefined]>([
    ['a failure', { status: 'failed' }, 'Failed', 'Try again', 'refresh'],
    ['no entries', { status: 'empty' }, 'Nothing yet', 'Add one', undefined],
    ['no match', { status: 'empty', isFiltered: true }, 'No match', 'Clear', 'clear'],
  ])('names %s and offers what to do', async (_name, values, heading, action, called) => {
    const list = listOf(values);
    const { user } = show(list);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    await user.click(screen.getByRole('button', { name: action }));
    for (const name of ['refresh', 'clear'] as const)
      expect(list[name]).toHaveBeenCalledTimes(name === called ? 1 : 0);
  });

  it('renders the first entries before the others', () => {
    const names = Array.from({ length: FIRST_ENTRIES + 2 }, (_, index) => `Name ${index}`);
    const { counts } = show(listOf({ data: { list: names, total: 25, current: 1, pageSize: 10 } }));
    expect([counts[0], counts.at(-1)]).toEqual([FIRST_ENTRIES, names.length]);
    expect(screen.queryByText('Name 0')?.closest('[aria-busy="true"]')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
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
    await user.click(screen.getByRole('listitem', { name: '3' }));
    expect(list.goToPage).toHaveBeenCalledWith(3);
    await user.click(screen.getByRole('combobox', { name: 'Page Size' }));
    await user.click(await screen.findByTitle('20 / page'));
    expect(list.setPageSize).toHaveBeenCalledWith(20);
    expect(onPage).toHaveBeenCalledTimes(2);
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

  it('applies all of its fields together, and nothing with a reversed date range', async () => {
    const { change, onExpand, user } = await showBar({}, []);
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    fireEvent.change(field('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(field('To'), { target: { value: '2026-11-01' } });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Reversed');
    expect(field('To')).toBeInvalid();
    expect(onExpand).toHaveBeenCalledWith(true);
    expect(change).not.toHaveBeenCalled();
    fireEvent.change(field('To'), { target: { value: '2026-11-30' } });
    await user.type(field('Words'), ' refund {Enter}');
    expect(change.mock.calls).toEqual([[{ words: 'refund', from: '2026-11-20', to: '2026-11-30' }]]);
  });

  it('counts a date range as one filter, and also clears filters shown elsewhere', async () => {
    const { change, user } = await showBar({ from: '2026-11-01', to: '2026-11-20' }, ['from', 'to']);
    expect(screen.getByRole('button', { name: 'More (1)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(Object.keys(change.mock.calls[0][0])).toEqual(['words', 'from', 'to', 'state']);
  });
});
