import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { field } from '../support/account';
import { changeReply } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const items = () => screen.getAllByRole('row').filter((item) => within(item).queryByText(/^OLD-/));
const shows = (count: number) => screen.findByText(count === 1 ? '1 order' : `${count} orders`);

const open = () => openPage('/usercenter/order-old', { title: 'Past orders' });

beforeEach(() => signIn());

it('filters the archive in the URL, which Back undoes, and shows one order read-only', async () => {
  const { user } = await open();
  await shows(25);
  expect(screen.getByText(/can’t be changed/)).toBeVisible();
  expect(items()).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(items()).toHaveLength(5));
  expect(place()).toBe('/usercenter/order-old?current=3');
  await user.fill(field('Order number or service'), 'desktop');
  await user.keyboard('{Enter}');
  await shows(4);
  expect(place()).toBe('/usercenter/order-old?keyword=desktop');
  await user.click(screen.getByRole('combobox', { name: 'Order year' }));
  // Which years the orders are of depends on the day of the test.
  const [option] = await screen.findAllByTitle(/^\d{4} \(\d\)$/);
  const [, year, count] = /(\d+) \((\d)\)/.exec(option?.title ?? '') ?? [];
  await user.click(option as HTMLElement);
  await shows(Number(count));
  expect(place()).toBe(`/usercenter/order-old?keyword=desktop&year=${year}`);
  act(() => history.back());
  await shows(4);

  await user.click(within(items()[0] as HTMLElement).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: 'Cloud Desktop' });
  const page = within(screen.getByRole('main'));
  expect(page.getByText(/comes from the former system/)).toBeVisible();
  expect(page.getByText('Yuanfan Cloud')).toBeVisible();
  expect(page.queryByRole('button')).not.toBeInTheDocument();
  await user.click(page.getByRole('link', { name: 'All past orders' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order-old?keyword=desktop'));
});

it('is the last tab of the orders, whose other tabs lead to these', async () => {
  const { user } = await openPage('/usercenter/order', { title: 'My orders' });
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Orders by status' })).getAllByRole('link');
  const link = tabs().at(-1) as HTMLElement;
  expect(link).toHaveTextContent('Past orders');
  expect(link).not.toHaveAttribute('aria-current');
  await user.click(link);
  await shows(25);
  expect(place()).toBe('/usercenter/order-old');
  expect(document.title).toBe('Past orders - Service Market');
  expect(tabs().map((tab) => [tab.textContent?.trim(), tab.getAttribute('aria-current')])).toEqual([
    ...['All', 'To pay', 'In progress', 'Completed', 'Refunds', 'Closed'].map((name) => [name, null]),
    ['Past orders', 'page'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Completed' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order?tab=completed'));
});

it('has no tabs of orders that the menus do not grant', async () => {
  changeReply('current/userInfo', () => ({ menus: [{ path: '/usercenter/order-old' }] }));
  await open();
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(['Past orders']);
});
