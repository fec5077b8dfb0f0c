import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { button, field } from '../support/account';
import { loseNextCall } from '../support/network';
import { orderRecord, placedOrder, sent, signInAs } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
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

  it('counts orders by status, with each tab in the URL and undone by Back', async () => {
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
    ]);
    await user.click(screen.getByRole('link', { name: 'Refunds 2' }));
    await shows(2);
    expect(place()).toBe('/usercenter/order?tab=refund');
    expect(screen.getByRole('link', { name: 'Refunds 2' })).toHaveAttribute('aria-current', 'page');
    expect(titles()).toEqual(['Brand Articles', 'Company Risk Monitor']);
    act(() => history.back());
    await shows(15);
    expect(place()).toBe('/usercenter/order');
  });

  it('collapses the dates on a phone', async () => {
    const { user } = await open(`?from=${day(12)}`);
    const more = await screen.findByRole('button', { name: 'Filters (1)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(field('Ordered from')).toBeVisible();
  });

  it('separates the facts of an order, and leads to its service and its invoice', async () => {
    const { user } = await open('?keyword=translation');
    await shows(1);
    const [row] = rows();
    expect(row).toHaveTextContent(/\w · 1 month · 2 units/);
    await user.click(screen.getByRole('link', { name: 'Invoice: Document Translation Desk' }));
    expect(await screen.findByRole('button', { name: 'Send request' })).toBeVisible();
  });

  it('searches within a tab, and counts the results', async () => {
    const { user } = await open('?tab=completed');
    await shows(8);
    await user.type(field('Order number or service'), 'seal{Enter}');
    await shows(2);
    expect(place()).toBe('/usercenter/order?tab=completed&keyword=seal');
    expect(screen.getByRole('link', { name: 'All 2' })).toBeVisible();
    await user.click(button('Clear filters'));
    await shows(8);
    expect(place()).toBe('/usercenter/order?tab=completed');
    expect(field('Order number or service')).toHaveValue('');
  });

  it('reads dates from the URL, and shows a reversed range next to its field', async () => {
    const { user } = await open(`?from=${day(12)}&to=${day(3)}`);
    await shows(2);
    expect(titles()).toEqual(['Delivery Route Planning', 'Brand Articles']);
    const before = place();
    await user.clear(field('Ordered to'));
    await user.type(field('Ordered to'), day(20));
    await user.click(button('Search'));
    expect(screen.getByRole('alert')).toHaveTextContent('The end date must be on or after the start date.');
    expect(field('Ordered to')).toBeInvalid();
    expect(field('Ordered to')).toHaveValue(day(20));
    expect(place()).toBe(before);
  });

  it('keeps the date filter in the URL', async () => {
    const { user } = await open();
    await shows(15);
    fireEvent.change(field('Ordered from'), { target: { value: day(12) } });
    fireEvent.change(field('Ordered to'), { target: { value: day(3) } });
    await user.click(button('Search'));
    await shows(2);
    expect(place()).toBe(`/usercenter/order?from=${day(12)}&to=${day(3)}`);
  });

  it('keeps the page in the URL and redirects to the last one', async () => {
    const { user } = await open();
    await shows(15);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(place()).toBe('/usercenter/order?current=2');
    act(() => history.push('/usercenter/order?tab=closed&current=9'));
    await shows(3);
    expect(place()).toBe('/usercenter/order?tab=closed');
  });

  it('shows only the available actions of each order', async () => {
    await open();
    await shows(15);
    const actions = (title: string) => {
      const row = rows().find((each) => within(each).queryByRole('link', { name: title }));
      if (!row) throw new Error(`${title} has no row`);
      const controls = within(row).queryAllByRole('button').concat(within(row).queryAllByRole('link'));
      return controls.map((control) => control.getAttribute('aria-label')).filter(Boolean);
    };
    expect(actions('Handwriting Recognition')).toEqual([
      'Cancel order: Handwriting Recognition',
      'Pay now: Handwriting Recognition',
    ]);
    expect(actions('Document Translation Desk')).toEqual([
      'Manage: Document Translation Desk',
      'Review: Document Translation Desk',
      'Invoice: Document Translation Desk',
    ]);
    for (const title of ['Brand Articles', 'Company Risk Monitor', 'Transactional Mail']) {
      expect(actions(title)).toEqual([]);
    }
  });

  it('shows an empty state with a link to all orders', async () => {
    const { user } = await open('?keyword=nothing+like+it');
    expect(await screen.findByRole('heading', { name: 'No orders match your filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: “nothing like it”' })).toBeVisible();
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement,
    );
    await shows(15);
  });

  it('ignores invalid values in the URL', async () => {
    await open('?tab=constructor&from=soon&current=-3');
    await shows(15);
    expect(rows()).toHaveLength(10);
  });

  it('offers a retry when the orders cannot be loaded', async () => {
    loseNextCall('GET', 'order/list');
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your orders' })).toBeVisible();
    await user.click(button('Try again'));
    await shows(15);
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

  it('shows no earlier results when a search fails', async () => {
    const { user } = await open('?tab=completed');
    await shows(8);
    loseNextCall('GET', 'order/list');
    await user.type(field('Order number or service'), 'seal{Enter}');
    await screen.findByRole('heading', { name: 'Couldn’t load your orders' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the list of orders without any', () => {
  beforeEach(() => signInAs('user'));

  it('links to the market', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'You haven’t placed any orders yet' })).toBeVisible();
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/serviceMarket');
  });

  it('cancels in place and shows the order as cancelled', async () => {
    const orderId = await placedOrder();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Cancel order:/ }));
    await user.click(button('Yes, cancel order'));
    expect(await within(screen.getByRole('table')).findByText('Canceled')).toBeVisible();
    expect(orderRecord(orderId).status).toBe('cancelled');
  });

  it('shows an expired order after one call', async () => {
    const orderId = await placedOrder();
    orderRecord(orderId).payDeadline = Date.now() + 1_500;
    await open();
    await shows(1);
    const before = sent('GET', 'order/list').length;
    expect(await within(screen.getByRole('table')).findByText('Expired')).toBeVisible();
    await waitFor(() => expect(sent('GET', 'order/list')).toHaveLength(before + 1));
    expect(orderRecord(orderId).status).toBe('expired');
  });
});
