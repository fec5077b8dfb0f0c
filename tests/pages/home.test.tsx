import { screen, waitFor, within } from '@testing-library/react';
import { searchServices } from '../../mock/lib/catalogue/search';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { advanceClock } from '../support/clock';
import { cardTitles } from '../support/market';
import { failure, replyInstead } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const region = (name: string) => screen.findByRole('region', { name });

/** The recommended services, best first. */
const recommended = (language: 'zh' | 'en') =>
  searchServices({ types: [], sort: 'recommended', serviceIds: [] }, language)
    .slice(0, 8)
    .map(({ title }) => title[language]);

describe('the home page of a visitor', () => {
  it('shows its sections without calls that need a session', async () => {
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

  it('is also shown in Chinese', async () => {
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
  it('offers a retry and keeps the other blocks', async () => {
    let down = true;
    replyInstead(({ path }) => (down && path.endsWith('service/list') ? failure() : undefined));
    const { user } = renderApp('/home');
    const block = await region('Recommended');
    expect(await within(block).findByText('Couldn’t load services')).toBeVisible();
    expect(await within(await region('Latest announcements')).findAllByRole('listitem')).toHaveLength(4);
    expect(await within(await region('Categories')).findAllByRole('link')).toHaveLength(8);
    down = false;
    await user.click(within(block).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
  });

  it('shows no popup when it is the announcements', async () => {
    replyInstead(({ path }) => (path.endsWith('announcement/list') ? failure() : undefined));
    renderApp('/home');
    const block = await region('Latest announcements');
    expect(await within(block).findByText('Couldn’t load the announcements.')).toBeVisible();
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
    expect(screen.queryByText('Down for now')).not.toBeInTheDocument();
  });

  it('can be the categories', async () => {
    replyInstead(({ path }) => (path.endsWith('column/list') ? failure() : undefined));
    renderApp('/home');
    expect(await screen.findByText('Couldn’t load the categories.')).toBeVisible();
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
  });
});

it('hides a help section without its column', async () => {
  const column = { recordId: '1', parentId: '0', sequence: 1, title: 'Service market' };
  replyInstead(({ path }) =>
    path.endsWith('column/list')
      ? Promise.resolve(new Response(JSON.stringify({ code: 0, result: [column] })))
      : undefined,
  );
  renderApp('/home');
  expect(await screen.findByText('No categories yet.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Latest announcements' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('link', { name: 'Announcements' })).not.toBeInTheDocument();
});

const attention = () => screen.findByRole('region', { name: 'Action needed' });

const unpaid = () => {
  const order = db().orders.find(({ userId, status }) => userId === '10002' && status === 'pendingPayment');
  if (!order) throw new Error('The seed holds no unpaid order');
  return order;
};

/** The displayed time left, in seconds. */
function secondsShown(): number {
  const [, minutes = '', seconds = ''] =
    /(\d\d):(\d\d) left to pay/.exec(document.body.textContent ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

describe('the attention block of the home page', () => {
  it('is shown first, with unpaid orders, their time left and expiring services', async () => {
    signIn();
    const { user } = renderApp('/home');
    const first = await attention();
    expect(first).toHaveTextContent(/Good (morning|afternoon|evening), 林小满/);
    expect(await within(first).findByRole('heading', { name: '1 order awaiting payment' })).toBeVisible();
    await within(first).findByRole('heading', { name: /services ending soon/ });
    expect(within(first).getAllByText(/^(Ends|Renews automatically) in \d+ days?$/).length).toBeGreaterThan(
      0,
    );
    const title = screen.getByRole('heading', { level: 1 });
    expect(first.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    const { orderId, payDeadline } = unpaid();
    const left = Math.ceil((payDeadline - Date.now()) / 1000);
    expect(Math.abs(secondsShown() - left)).toBeLessThanOrEqual(1);
    await user.click(within(first).getByRole('link', { name: /^Pay ¥\d/ }));
    await waitFor(() => expect(place()).toBe(`/order/${orderId}`));
  });

  it('counts down by the server’s clock, independent of the local one', async () => {
    signIn();
    const { payDeadline } = unpaid();
    const left = Math.ceil((payDeadline - Date.now()) / 1000);
    renderApp('/home');
    await within(await attention()).findByText(/left to pay/);
    advanceClock(3600);
    const before = secondsShown();
    expect(Math.abs(before - left)).toBeLessThanOrEqual(3);
    await waitFor(() => expect(secondsShown()).toBeLessThan(before));
    expect(before - secondsShown()).toBeLessThanOrEqual(3);
  });

  it('removes an expired order after one call', async () => {
    signIn();
    const order = unpaid();
    order.payDeadline = Date.now() + 2500;
    renderApp('/home');
    await within(await attention()).findByText(/left to pay/);
    await waitFor(() => expect(screen.queryByText(/left to pay/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('1 order awaiting payment')).not.toBeInTheDocument());
    expect(callsTo('order/list')).toHaveLength(2);
  });

  it('shows only a greeting when nothing is open', async () => {
    signIn();
    db().orders = [];
    db().instances = [];
    renderApp('/home');
    const first = await attention();
    await waitFor(() => expect(callsTo('instance/list')).toHaveLength(1));
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
    expect(within(first).queryByRole('heading')).not.toBeInTheDocument();
    expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a retry when it cannot be loaded', async () => {
    signIn();
    let down = true;
    replyInstead(({ path }) => (down && path.endsWith('order/list') ? failure() : undefined));
    const { user } = renderApp('/home');
    const first = await attention();
    expect(await within(first).findByText('Couldn’t load your unpaid orders.')).toBeVisible();
    expect(await within(first).findByRole('heading', { name: /ending soon/ })).toBeVisible();
    down = false;
    await user.click(within(first).getByRole('button', { name: 'Try again' }));
    expect(await within(first).findByRole('heading', { name: '1 order awaiting payment' })).toBeVisible();
  });
});
