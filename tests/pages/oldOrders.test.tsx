import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { button, field } from '../support/account';
import { loseNextCall } from '../support/network';
import { openPage, place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const items = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^OLD-/));
const shows = (count: number) => screen.findByText(count === 1 ? '1 order' : `${count} orders`);

const open = (query = '') => openPage(`/usercenter/order-old${query}`, { title: 'Past orders' });

beforeEach(() => signIn());

it('explains the archive and lists ten orders per page, with the page in the URL', async () => {
  const { user } = await open();
  await shows(25);
  expect(screen.getByText(/can’t be changed/)).toBeVisible();
  expect(items()).toHaveLength(10);
  await user.click(screen.getByRole('listitem', { name: '3' }));
  await waitFor(() => expect(items()).toHaveLength(5));
  expect(place()).toBe('/usercenter/order-old?current=3');
  act(() => history.push('/usercenter/order-old?current=99'));
  await waitFor(() => expect(place()).toBe('/usercenter/order-old?current=3'));
});

it('filters by keyword and year in the URL, and Back undoes it', async () => {
  const { user } = await open();
  await shows(25);
  await user.type(field('Order number or service'), 'desktop{Enter}');
  await shows(4);
  expect(place()).toBe('/usercenter/order-old?keyword=desktop');
  await user.click(screen.getByRole('combobox', { name: 'Order year' }));
  await user.click(await screen.findByTitle('2025 (1)'));
  await shows(1);
  expect(place()).toBe('/usercenter/order-old?keyword=desktop&year=2025');
  act(() => history.back());
  await shows(4);
});

it('shows an empty state when nothing matches', async () => {
  const { user } = await open('?keyword=nothing+like+it&year=1999');
  expect(await screen.findByRole('heading', { name: 'No past orders match your filters' })).toBeVisible();
  await user.click(button('Clear filters'));
  await shows(25);
});

it('shows one order read-only, with a link back', async () => {
  const { user } = await open('?keyword=desktop');
  await shows(4);
  const link = within(items()[0] as HTMLElement).getByRole('link');
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Cloud Desktop' });
  const page = within(screen.getByRole('main'));
  expect(page.getByText(/comes from the former system/)).toBeVisible();
  expect(page.getByText('Yuanfan Cloud')).toBeVisible();
  expect(page.queryByRole('button')).not.toBeInTheDocument();
  await user.click(page.getByRole('link', { name: 'All past orders' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order-old?keyword=desktop'));
});

it('shows a not-found page with a way back for an unknown order', async () => {
  renderApp('/usercenter/order-old/OLD-1999-000001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Past order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All past orders' })).toHaveAttribute(
    'href',
    '/usercenter/order-old',
  );
});

it('offers a retry when the archive cannot be loaded', async () => {
  loseNextCall('GET', 'order/old/list');
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your past orders' })).toBeVisible();
  await user.click(button('Try again'));
  await shows(25);
});
