import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { searchServices } from '../../mock/lib/catalogue/search';
import { cardTitles, lastListQuery, listCalls, showsCount } from '../support/market';
import { changeReply, replyInstead } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

type ServiceSearch = Parameters<typeof searchServices>[0];

const found = (query: ServiceSearch = {}) => searchServices(query, 'en');
const titles = (query: ServiceSearch = {}) => found(query).map(({ title }) => title.en);

describe('the market', () => {
  it.each([
    ['', 'No services yet'],
    ['?type=api', 'No services match these filters'],
  ])('explains an empty list at %j', async (search, title) => {
    changeReply('service/list', () => ({ list: [], total: 0 }));
    renderApp(`/serviceMarket${search}`);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('opens with the filters of a link', async () => {
    const search: ServiceSearch = {
      columnId: '101',
      type: ['api', 'software'],
      minPrice: 5_000,
      maxPrice: 100_000,
      sort: 'price',
    };
    renderApp('/serviceMarket?columnId=101&type=software&type=api&minPrice=5000&maxPrice=100000&sort=price');
    expect(await screen.findByRole('heading', { level: 1, name: 'Artificial intelligence' })).toBeVisible();
    await showsCount(found(search).length);
    expect(cardTitles()).toEqual(titles(search).slice(0, 12));
    const chips = within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Artificial intelligence',
      'Software',
      'API',
      '¥50.00 to ¥1,000.00',
      'Clear all',
    ]);
    expect(screen.getByText('Price: low to high')).toBeVisible();
    // The category was known to exist before the services of it were requested.
    expect(listCalls()).toHaveLength(1);
    expect(mockServer().unknownCalls).toEqual([]);
  });

  it('has pages, and returns to the first with another filter', async () => {
    const { user } = renderApp('/serviceMarket');
    await showsCount(found().length);
    expect(cardTitles()).toEqual(titles().slice(0, 12));
    expect(lastListQuery()).toEqual({ sort: 'recommended', current: '1', pageSize: '12' });
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?current=2'));
    await waitFor(() => expect(cardTitles()).toEqual(titles().slice(12, 24)));
    await user.click(screen.getByRole('checkbox', { name: 'API' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?type=api'));
    await waitFor(() => expect(cardTitles()).toEqual(titles({ type: ['api'] }).slice(0, 12)));
    act(() => history.back());
    await waitFor(() => expect(cardTitles()).toEqual(titles().slice(12, 24)));
    expect(place()).toBe('/serviceMarket?current=2');
  });
});

it('while results are loading, the old ones stay, and the last query wins in any order of the replies', async () => {
  let release = (_: Response) => {};
  replyInstead(({ path, query }) =>
    path.endsWith('service/list') && query.type === 'api' && query.pageSize === '12'
      ? new Promise((resolve) => {
          release = resolve;
        })
      : undefined,
  );
  const { user } = renderApp('/serviceMarket');
  await showsCount(found().length);
  const before = cardTitles();
  await user.click(screen.getByRole('checkbox', { name: 'API' }));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
  expect(cardTitles()).toEqual(before);
  await user.click(screen.getByRole('checkbox', { name: 'API' }));
  await user.click(screen.getByRole('checkbox', { name: 'Consulting' }));
  const consulting = titles({ type: ['consulting'] });
  await showsCount(consulting.length);
  await act(async () => release(new Response('{"code":500,"message":"Too late","result":null}')));
  expect(cardTitles()).toEqual(consulting.slice(0, 12));
  expect(screen.queryByText('Too late')).not.toBeInTheDocument();
});

it('when no service matches, shows the query, removes filters one by one, and recommends popular services', async () => {
  const { user } = renderApp('/serviceMarket?keyword=zzzz&type=api&maxPrice=100');
  expect(await screen.findByRole('heading', { name: 'No results for “zzzz”' })).toBeVisible();
  const popular = await screen.findByRole('region', { name: 'Popular services' });
  expect(within(popular).getAllByRole('article')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Remove filter: “zzzz”' }));
  await waitFor(() => expect(place()).toBe('/serviceMarket?type=api&maxPrice=100'));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Up to ¥1.00' }));
  await waitFor(() => expect(place()).toBe('/serviceMarket?type=api'));
  await showsCount(found({ type: ['api'] }).length);
});
