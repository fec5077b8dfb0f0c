import { act, fireEvent, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { changeReply, loseNextCall } from '../support/network';
import { orderRecord, placedOrder, sent, signInAs } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

// The calendar of an open date field is a table outside of the page.
const rows = () =>
  within(within(screen.getByRole('main')).getByRole('table'))
    .getAllByRole('row')
    .slice(1);
const titles = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
const shows = (count: number) => screen.findByText(count === 1 ? '1 order' : `${count} orders`);

const DAY_MS = 86_400_000;

/** A date in the format of date fields and the URL, counted from the day of the seed, which begins at midnight UTC. */
const day = (daysAgo: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(
    new Date(Date.now() - (Date.now() % DAY_MS) - daysAgo * DAY_MS),
  );

const open = (query = '') => openPage(`/usercenter/order${query}`, { title: 'My orders' });

describe('the list of orders', () => {
  beforeEach(() => signIn());

  it('counts orders by status, with each tab in the URL', async () => {
    const { user } = await open();
    await shows(15);
    expect(rows()).toHaveLength(10);
    const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All 15',
      'To pay 1',
      'In progress 1',
      'Completed 8',
      'Refunds 2',
      'Closed 3',
      'Past orders ',
    ]);
    await user.click(screen.getByRole('link', { name: 'Refunds 2' }));
    await shows(2);
    expect(place()).toBe('/usercenter/order?tab=refund');
    expect(titles()).toEqual(['Brand Articles', 'Company Risk Monitor']);
    act(() => history.push('/usercenter/order?tab=closed&current=9'));
    await shows(3);
    expect(place()).toBe('/usercenter/order?tab=closed');
    act(() => history.back());
    await shows(2);
  });

  it('keeps the dates in the URL, and shows a reversed range next to its field', async () => {
    const { user } = await open(`?from=${day(12)}`);
    const more = await screen.findByRole('button', { name: 'More filters (1)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    fireEvent.change(field('To'), { target: { value: day(3) } });
    await user.click(button('Search'));
    await shows(2);
    expect(titles()).toEqual(['Delivery Route Planning', 'Brand Articles']);
    expect(place()).toBe(`/usercenter/order?from=${day(12)}&to=${day(3)}`);
    fireEvent.change(field('To'), { target: { value: day(20) } });
    await user.click(button('Search'));
    expect(screen.getByRole('alert')).toHaveTextContent('The end date must be on or after the start date.');
    expect(field('To')).toBeInvalid();
    expect(field('To')).toHaveValue(day(20));
    expect(place()).toBe(`/usercenter/order?from=${day(12)}&to=${day(3)}`);
  });

  it('loads the orders automatically when the connection is back', async () => {
    loseNextCall('GET', 'order/list');
    await open();
    await screen.findByRole('button', { name: 'Try again' });
    // The browser is online a moment before its calls succeed.
    jest.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fireEvent(window, new Event('online'));
    await shows(15);
    expect(sent('GET', 'order/list')).toHaveLength(1);
  });

  it('searches within a tab, and shows no earlier results when that fails', async () => {
    const { user } = await open('?tab=completed');
    await shows(8);
    loseNextCall('GET', 'order/list');
    await user.fill(field('Order number or service'), 'seal');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Couldn’t load your orders' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(button('Try again'));
    await shows(2);
    expect(place()).toBe('/usercenter/order?tab=completed&keyword=seal');
    expect(screen.getByRole('link', { name: 'All 2' })).toBeVisible();
  });
});

it('finds an order by its number as it is pasted from other programs', async () => {
  signIn();
  const { user } = await open();
  await shows(15);
  const { orderId } =
    db().orders.findLast(({ userId, status }) => userId === '10002' && status === 'completed') ?? {};
  if (!orderId) throw new Error('There is no order');
  const groups = orderId.replace(/(.{4})(?=.)/g, '$1 ');
  for (const pasted of [`“${orderId}”`, `'${orderId}\t`, `\u200b${groups}\u200b`]) {
    await user.fill(field('Order number or service'), pasted);
    await user.keyboard('{Enter}');
    await shows(1);
    await user.fill(field('Order number or service'), '');
    await user.keyboard('{Enter}');
    await shows(15);
  }
});

it('the list of orders cancels in place and shows the order as cancelled', async () => {
  signInAs('user');
  const orderId = await placedOrder();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^More actions:/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
  await user.click(button('Yes, cancel order'));
  expect(await within(screen.getByRole('table')).findByText('Canceled')).toBeVisible();
  expect(orderRecord(orderId).status).toBe('cancelled');
});

it('shows no links to pages that the menus do not grant', async () => {
  signIn();
  changeReply('current/userInfo', () => ({ menus: [{ path: '/usercenter/order' }] }));
  const { user } = await open('?tab=completed');
  await shows(8);
  expect(screen.getByRole('link', { name: 'Review: Document Translation Desk' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Manage|Invoice):/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Document Translation Desk' }));
  await screen.findByRole('region', { name: 'Summary' });
  expect(screen.queryByRole('link', { name: /Manage service/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^More actions/ }));
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Get help' })).not.toBeInTheDocument();
});
