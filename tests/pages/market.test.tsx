import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { searchServices } from '../../mock/lib/catalogue/search';
import { button, callsTo } from '../support/account';
import { cardTitles, lastListQuery, listCalls, showsCount } from '../support/market';
import { changeReply, failCalls, holdNextCall, loseNextCall, replyInstead } from '../support/network';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

type ServiceSearch = Parameters<typeof searchServices>[0];

const found = (query: ServiceSearch = {}) => searchServices(query, 'en');
const titles = (query: ServiceSearch = {}) => found(query).map(({ title }) => title.en);
/** The empty state with what surrounds it. */
const getEmpty = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('[aria-busy]') as Element;
};

describe('the market', () => {
  it.each([
    ['', 'No services yet', ''],
    [
      '?type=api',
      'No services match these filters',
      'ul Filters in use: \n(Remove filter: API) \n(Clear all)',
    ],
  ])('explains an empty list at %j', async (search, title, action) => {
    changeReply('service/list', () => ({ list: [], total: 0 }));
    renderApp(`/serviceMarket${search}`);
    expect(await getEmpty(title)).toRead(`No data \n## ${title} \n${action}`);
  });

  it('opens with everything that a link asks for', async () => {
    const query =
      'type=software&type=api&minPrice=5000&trial=1&minRating=4&sort=price&keyword=a&compare=live-transcription&compare=invoice-ocr';
    renderApp(`/serviceMarket?columnId=10102&${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Speech recognition' })).toBeVisible();
    await showsCount(3);
    // The category was known to exist before the services of it were requested.
    expect(listCalls()).toHaveLength(1);
    // Without waiting for the list.
    expect(callsTo('service/list').flatMap((call) => call.query.serviceIds ?? [])).toEqual([
      'live-transcription',
      'invoice-ocr',
    ]);
    await waitFor(() => expect(document.title).toBe('Speech recognition - Service Market'));
    const category = (title: string, columnId: string) =>
      `[${title}](/serviceMarket?${query}&columnId=${columnId})`;
    expect(screen.getByRole('navigation', { name: 'Parent categories' })).toRead(
      `[Market](/serviceMarket?${query}) \n${category('Artificial intelligence', '101')}`,
    );
    expect(
      screen.getByRole('complementary', { name: 'Filters' }),
    ).toRead(`Category // nav Category: // [All services](/serviceMarket?${query})
    ${category('Artificial intelligence', '101')} // ${category('Text recognition', '10101')}
    ${category('Speech recognition', '10102')} selected // ${category('Machine translation', '10103')}
    ${category('Data services', '102')} // ${category('Messaging', '103')}
    ${category('Security and compliance', '104')} // ${category('Office and teamwork', '105')}
    ${category('Finance, tax and legal', '106')} // ${category('Marketing and operations', '107')}
    ${category('Development and operations', '108')} // Type // [x] Software // [x] API // [ ] Consulting
    [ ] Managed service // Price (CNY) // ¥ // Minimum price (CNY): 50 // ¥ // Maximum price (CNY): // (Apply)
    Rating // radiogroup Rating: // ( ) Any // ( ) 4.8 and up // ( ) 4.5 and up // (•) 4 and up // Offer
    [x] Free trial`);
    expect(
      screen.getByRole('complementary', { name: 'Filters' }).nextElementSibling as Element,
    ).toRead(`status: // 3 services // (Filters (7)) // Price: low to high // Sort by: Price: low to high
    ul Filters in use: // (Remove filter: “a”) // (Remove filter: Speech recognition) // (Remove filter: Software)
    (Remove filter: API) // (Remove filter: From ¥50.00) // (Remove filter: Free trial)
    (Remove filter: Rated 4 and up) // (Clear all)
    article Voice Synthesis: // ## [Voice Synthesis](/serviceMarket/detail?serviceId=voice-synthesis)
    Forty natural voices with speed and pauses under control, for announcements, books and service lines.
    Tingxi Speech // <4.7 out of 5, 341 ratings> // From ¥99 / month // [ ] Compare Voice Synthesis
    article Live Transcription: // ## [Live Transcription](/serviceMarket/detail?serviceId=live-transcription)
    Words appear half a second after they are said: for live captions and meeting notes. // Tingxi Speech
    <4.6 out of 5, 203 ratings> // From ¥599 / month // [x] Compare Live Transcription
    article Call Quality Inspection: // ## [Call Quality Inspection](/serviceMarket/detail?serviceId=call-quality-inspection)
    Every call is checked for missing phrases, promises that must not be made, and mood. // Tingxi Speech
    <4.4 out of 5, 61 ratings> // From ¥12,800 / year // [ ] Compare Call Quality Inspection // section Comparison:
    Live Transcription // (Remove Live Transcription) // Invoice and Receipt OCR // (Remove Invoice and Receipt OCR)
    status: // 2 of 4 selected // (Clear) // (Compare now)`);
    expect(mockServer().unknownCalls).toEqual([]);
  });

  it('has pages, and returns to the first with another filter', async () => {
    changeReply('service/list', ({ list }) => ({
      list: (list as object[]).map((service) => ({ ...service, cover: 'pictures/code.svg' })),
    }));
    const release = holdNextCall('GET', 'service/list');
    const { user } = renderApp('/serviceMarket');
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
    expect(screen.queryByText(/\d services$/)).not.toBeInTheDocument();
    release();
    await showsCount(found().length);
    expect(screen.queryByRole('navigation', { name: 'Parent categories' })).not.toBeInTheDocument();
    expect(button('Filters')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/serviceMarket');
    expect(cardTitles()).toEqual(titles().slice(0, 12));
    expect(document.querySelectorAll('article img:not([loading="lazy"])')).toHaveLength(6);
    expect(lastListQuery()).toEqual({ sort: 'recommended', current: '1', pageSize: '12' });
    await user.click(screen.getByRole('checkbox', { name: `Compare ${titles()[0]}` }));
    loseNextCall('GET', 'service/list');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(place()).toContain('current=2'));
    expect(await screen.findByText('Couldn’t load services')).toBeVisible();
    expect(screen.queryByText(/\d services$/)).not.toBeInTheDocument();
    await user.click(button('Try again'));
    await waitFor(() => expect(cardTitles()).toEqual(titles().slice(12, 24)));
    // It was on the page before.
    expect(button(`Remove ${titles()[0]}`)).toBeVisible();
    expect(callsTo('service/list').filter((call) => call.query.serviceIds)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(cardTitles()).toEqual(titles().slice(24, 36)));
    expect(document.activeElement?.querySelectorAll('article')).toHaveLength(cardTitles().length);
    await user.click(screen.getByRole('checkbox', { name: 'API' }));
    await waitFor(() => expect(cardTitles()).toEqual(titles({ type: ['api'] }).slice(0, 12)));
    expect(place()).not.toContain('current=');
    act(() => history.back());
    await waitFor(() => expect(cardTitles()).toEqual(titles().slice(24, 36)));
  });

  it('filters by the category of a link although the categories cannot be loaded, and loads them again', async () => {
    const restore = failCalls('/column/list');
    const { user } = renderApp('/serviceMarket?columnId=103');
    expect(await screen.findByText('Couldn’t load the categories.')).toBeVisible();
    await waitFor(() => expect(lastListQuery()).toMatchObject({ columnId: '103' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
    restore();
    await user.click(
      within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('button', {
        name: 'Try again',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Messaging' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Messaging' })).toHaveAttribute('aria-current', 'page');
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
  const { user } = renderApp('/serviceMarket?keyword=zzzz&type=api&minPrice=50&maxPrice=100');
  const empty = await getEmpty('No results for “zzzz”');
  const popular = await screen.findByRole('region', { name: 'Popular services' });
  expect(
    popular.previousElementSibling?.parentElement?.firstElementChild ?? empty,
  ).toRead(`No data // ## No results for “zzzz” // ul Filters in use: // (Remove filter: “zzzz”)
    (Remove filter: API) // (Remove filter: ¥0.50 to ¥1.00) // (Clear all)`);
  expect(screen.getAllByRole('list', { name: 'Filters in use' })).toHaveLength(1);
  expect(within(popular).getByRole('heading', { level: 2, name: 'Popular services' })).toBeVisible();
  expect(within(popular).getAllByRole('article')).toHaveLength(3);
  const release = holdNextCall('GET', 'service/list');
  await user.click(button('Remove filter: “zzzz”'));
  expect(empty).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(place()).toBe('/serviceMarket?type=api&minPrice=50&maxPrice=100'));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: ¥0.50 to ¥1.00' }));
  await waitFor(() => expect(place()).toBe('/serviceMarket?type=api'));
  await showsCount(found({ type: ['api'] }).length);
  await user.click(button('Clear all'));
  await showsCount(found().length);
  expect(place()).toBe('/serviceMarket');
});
