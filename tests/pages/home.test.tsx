import { screen, waitFor, within } from '@testing-library/react';
import { searchServices } from '../../mock/lib/catalogue/search';
import { callsTo } from '../support/account';
import { cardTitles, failure, replyInstead } from '../support/market';
import { place, renderApp } from '../support/renderApp';

const region = (name: string) => screen.findByRole('region', { name });

/** What the market recommends, best first. */
const recommended = (language: 'zh' | 'en') =>
  searchServices({ types: [], sort: 'recommended', serviceIds: [] }, language)
    .slice(0, 8)
    .map(({ title }) => title[language]);

describe('the home page of a visitor', () => {
  it('shows what there is, and asks for nothing that needs a session', async () => {
    renderApp('/home');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Every service your business needs, in one place',
    );
    const categories = await region('Categories');
    expect(await within(categories).findAllByRole('link')).toHaveLength(8);
    expect(within(categories).getByRole('link', { name: /^Messaging/ })).toHaveAttribute(
      'href',
      '/serviceMarket?columnId=103',
    );
    await waitFor(() => expect(cardTitles()).toEqual(recommended('en')));
    const news = await region('Latest announcements');
    const lines = await within(news).findAllByRole('listitem');
    expect(lines).toHaveLength(4);
    expect(within(lines[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/announcement\/\w/),
    );
    expect(within(await region('How it works')).getAllByRole('listitem')).toHaveLength(3);
    for (const path of ['order/list', 'instance/list', 'user/query/current/userInfo'])
      expect(callsTo(path)).toEqual([]);
    expect(screen.queryByText(/Good (morning|afternoon|evening)/)).not.toBeInTheDocument();
  });

  it('is written in Chinese too', async () => {
    renderApp('/home', { language: 'zh-CN' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '企业需要的服务，在这里一次配齐',
    );
    await waitFor(() => expect(cardTitles()).toEqual(recommended('zh')));
    expect(await screen.findByRole('link', { name: /^通信与消息/ })).toBeInTheDocument();
  });

  it('searches the market', async () => {
    const { user } = renderApp('/home');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search the service market' }),
      ' 短信 {Enter}',
    );
    await waitFor(() => expect(place()).toBe('/serviceMarket?keyword=%E7%9F%AD%E4%BF%A1'));
  });
});

describe('a block of the home page that fails', () => {
  it('offers to try again and leaves the others standing', async () => {
    let down = true;
    replyInstead(({ path }) => (down && path.endsWith('service/list') ? failure() : undefined));
    const { user } = renderApp('/home');
    const block = await region('Recommended');
    expect(await within(block).findByText('Services cannot be read right now')).toBeVisible();
    expect(await within(await region('Latest announcements')).findAllByRole('listitem')).toHaveLength(4);
    expect(await within(await region('Categories')).findAllByRole('link')).toHaveLength(8);
    down = false;
    await user.click(within(block).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
  });

  it('says nothing in a popup when it is the announcements', async () => {
    replyInstead(({ path }) => (path.endsWith('announcement/list') ? failure() : undefined));
    renderApp('/home');
    const block = await region('Latest announcements');
    expect(await within(block).findByText('Announcements cannot be read right now.')).toBeVisible();
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
    expect(screen.queryByText('Down for now')).not.toBeInTheDocument();
  });

  it('may be the categories', async () => {
    replyInstead(({ path }) => (path.endsWith('column/list') ? failure() : undefined));
    renderApp('/home');
    expect(await screen.findByText('The categories cannot be read right now.')).toBeVisible();
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
  });
});

it('a section without its column is not on the home page', async () => {
  const column = { recordId: '1', parentId: '0', sequence: 1, title: 'Service market' };
  replyInstead(({ path }) =>
    path.endsWith('column/list')
      ? Promise.resolve(new Response(JSON.stringify({ code: 0, result: [column] })))
      : undefined,
  );
  renderApp('/home');
  expect(await screen.findByText('There are no categories yet.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Latest announcements' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('link', { name: 'Announcements' })).not.toBeInTheDocument();
});
