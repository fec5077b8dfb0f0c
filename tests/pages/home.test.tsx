import { screen, waitFor, within } from '@testing-library/react';
import { searchServices } from '../../mock/lib/catalogue/search';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { advanceClock } from '../support/clock';
import { cardTitles } from '../support/market';
import { failure, replyInstead, replyNext } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const region = (name: string) => screen.findByRole('region', { name });

/** The recommended services, best first. */
const recommended = () =>
  searchServices({}, 'en')
    .slice(0, 8)
    .map(({ title }) => title.en);

it('the home page of a visitor shows its sections without calls that need a session, and searches the market', async () => {
  const { user } = renderApp('/home');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Every service your business needs, in one place',
  );
  const categories = await region('Categories');
  expect(await within(categories).findAllByRole('link')).toHaveLength(8);
  expect(within(categories).getByRole('link', { name: /^Messaging/ })).toHaveAttribute(
    'href',
    '/serviceMarket?columnId=103',
  );
  await waitFor(() => expect(cardTitles()).toEqual(recommended()));
  const news = await region('Latest announcements');
  const lines = await within(news).findAllByRole('listitem');
  expect(lines).toHaveLength(4);
  expect(within(lines[0] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/announcement\/\w/),
  );
  expect(within(await region('How it works')).getAllByRole('listitem')).toHaveLength(3);
  for (const path of ['order/list', 'instance/list', 'coupon/list', 'user/query/current/userInfo'])
    expect(callsTo(path)).toEqual([]);
  expect(screen.queryByText(/Good (morning|afternoon|evening)/)).not.toBeInTheDocument();

  await user.fill(screen.getByRole('searchbox', { name: 'Search the service market' }), ' 短信 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/serviceMarket?keyword=%E7%9F%AD%E4%BF%A1'));
});

it('a block of the home page that fails offers a retry and keeps the others; announcements fail without a popup', async () => {
  let down = true;
  replyNext('GET', 'announcement/list', { code: 500, message: 'No news today' });
  replyInstead(({ path }) => (down && path.endsWith('service/list') ? failure() : undefined));
  const { user } = renderApp('/home');
  const block = await region('Recommended');
  expect(await within(block).findByText('Couldn’t load services')).toBeVisible();
  const news = await region('Latest announcements');
  expect(await within(news).findByText('Couldn’t load the announcements.')).toBeVisible();
  expect(await within(await region('Categories')).findAllByRole('link')).toHaveLength(8);
  expect(screen.queryByText('No news today')).not.toBeInTheDocument();
  down = false;
  await user.click(within(block).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cardTitles()).toHaveLength(8));
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
    expect(first).toHaveTextContent(/Good (morning|afternoon|evening), Lin Xiaoman/);
    expect(await within(first).findByText(/^\d\d:\d\d$/)).toBeVisible();
    expect(await within(first).findAllByText(/^Ends on .*: automatic renewal is off$/)).toHaveLength(2);
    // The most urgent first.
    expect(within(first).getAllByRole('listitem')[0]).toHaveTextContent('left to pay');
    const title = screen.getByRole('heading', { level: 1 });
    expect(first.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    const { orderId, payDeadline } = unpaid();
    const left = Math.ceil((payDeadline - Date.now()) / 1000);
    expect(Math.abs(secondsShown() - left)).toBeLessThanOrEqual(1);
    // It is the time of the server, however wrong the local clock is.
    advanceClock(3600);
    const before = secondsShown();
    expect(Math.abs(before - left)).toBeLessThanOrEqual(3);
    await waitFor(() => expect(secondsShown()).toBeLessThan(before));
    expect(before - secondsShown()).toBeLessThanOrEqual(3);
    await user.click(within(first).getByRole('link', { name: /^Pay ¥\d/ }));
    await waitFor(() => expect(place()).toBe(`/order/${orderId}`));
  });

  it('removes an expired order after one call', async () => {
    signIn();
    const order = unpaid();
    order.payDeadline = Date.now() + 2500;
    renderApp('/home');
    await within(await attention()).findByText(/left to pay/);
    await waitFor(() => expect(screen.queryByText(/left to pay/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Payment time expired')).not.toBeInTheDocument());
    const unpaidLists = callsTo('order/list').filter(({ query }) => query.status !== 'provisionFailed');
    expect(unpaidLists).toHaveLength(2);
  });

  it('shows only a greeting when nothing is open', async () => {
    signIn();
    db().orders = [];
    db().instances = [];
    renderApp('/home');
    const first = await attention();
    await waitFor(() => expect(callsTo('instance/list')).toHaveLength(1));
    await waitFor(() => expect(cardTitles()).toHaveLength(8));
    expect(within(first).queryByRole('list')).not.toBeInTheDocument();
    expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a retry when it cannot be loaded', async () => {
    signIn();
    let down = true;
    replyInstead(({ path, query }) =>
      down && path.endsWith('order/list') && query.status !== 'provisionFailed' ? failure() : undefined,
    );
    const { user } = renderApp('/home');
    const first = await attention();
    expect(await within(first).findByText('Couldn’t load your unpaid orders')).toBeVisible();
    expect(await within(first).findAllByText(/^Ends on .*: automatic renewal is off$/)).toHaveLength(2);
    down = false;
    await user.click(within(first).getByRole('button', { name: 'Try again' }));
    expect(await within(first).findByText(/left to pay/)).toBeVisible();
  });
});
