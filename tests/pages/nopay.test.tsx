import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextCall } from '../support/network';
import {
  orderRecord,
  payElsewhere,
  placedOrder,
  plainService,
  sent,
  signInAs,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const title = () => plainService().title;

async function openList(address = '/serviceMarket/nopay') {
  const app = renderApp(address);
  await screen.findAllByRole('heading', { level: 2, name: title() });
  return app;
}

const entries = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText(title()));

beforeEach(() => signInAs('user'));

it('lists unpaid orders, with the time left and a link', async () => {
  const orderId = await placedOrder(toSelection(plainService(), { quantity: 2 }));
  const { user } = await openList();
  const [entry] = entries();
  const inside = within(entry as HTMLElement);
  expect(inside.getByText(orderId)).toBeVisible();
  expect(inside.getByText('2 units')).toBeVisible();
  expect(inside.getByText('Awaiting payment')).toBeVisible();
  expect(inside.getByText(/^(29:\d\d|30:00)$/)).toBeVisible();
  await user.click(inside.getByRole('link', { name: `Pay now: ${title()}` }));
  await waitFor(() => expect(place()).toBe(`/order/${orderId}`));
});

it('excludes paid and cancelled orders and those of others', async () => {
  const [paid, cancelled, other] = [await placedOrder(), await placedOrder(), await placedOrder()];
  await payElsewhere(paid, 'balance');
  orderRecord(cancelled).status = 'cancelled';
  orderRecord(other).userId = 'somebody else';
  renderApp('/serviceMarket/nopay');
  expect(await screen.findByRole('heading', { name: 'No unpaid orders' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/serviceMarket');
});

it('cancels in place, and the order leaves the list', async () => {
  const orderId = await placedOrder();
  await placedOrder();
  const { user } = await openList();
  const entry = entries().find((each) => within(each).queryByText(orderId)) as HTMLElement;
  await user.click(within(entry).getByRole('button', { name: `Cancel order: ${title()}` }));
  await user.click(within(entry).getByRole('button', { name: 'Yes, cancel order' }));
  await waitFor(() => expect(screen.queryByText(orderId)).not.toBeInTheDocument());
  expect(entries()).toHaveLength(1);
  expect(orderRecord(orderId)).toMatchObject({ status: 'cancelled', cancelReason: 'changedMind' });
  expect(await screen.findByText('Order canceled')).toBeInTheDocument();
});

it('shows that it is too late to cancel, and the current state', async () => {
  const orderId = await placedOrder();
  const { user } = await openList();
  await user.click(button(`Cancel order: ${title()}`));
  await payElsewhere(orderId, 'balance');
  await user.click(button('Yes, cancel order'));
  expect(await screen.findByText(/The order has changed/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No unpaid orders' })).toBeVisible();
});

it('removes an expired order without a reload, with one call', async () => {
  const [ending, staying] = [await placedOrder(), await placedOrder()];
  orderRecord(ending).payDeadline = Date.now() + 1_500;
  await openList();
  const before = sent('GET', 'order/list').length;
  expect(entries()).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText(ending)).not.toBeInTheDocument());
  expect(screen.getByText(staying)).toBeVisible();
  expect(sent('GET', 'order/list')).toHaveLength(before + 1);
});

it('shows an order as expired when the list cannot be loaded', async () => {
  const orderId = await placedOrder();
  orderRecord(orderId).payDeadline = Date.now() + 1_000;
  await openList();
  loseNextCall('GET', 'order/list');
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Pay now/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cancel order/ })).not.toBeInTheDocument();
});

it('polls a payment in progress', async () => {
  db().paymentSettings.settleAfterMs = 2_000;
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  await openList();
  expect(screen.getByText('Payment in progress')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel order/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No unpaid orders' })).toBeVisible();
});

it('keeps the page in the URL, and redirects to the last one', async () => {
  for (let count = 0; count < 11; count += 1) await placedOrder();
  const { user, unmount } = await openList();
  expect(entries()).toHaveLength(10);
  await user.click(screen.getByRole('listitem', { name: '2' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(place()).toBe('/serviceMarket/nopay?current=2');
  unmount();
  await openList('/serviceMarket/nopay?current=9');
  await waitFor(() => expect(place()).toBe('/serviceMarket/nopay?current=2'));
  expect(await screen.findByText(/^(29:\d\d|30:00)$/)).toBeVisible();
});

it('offers a retry when the list cannot be loaded', async () => {
  await placedOrder();
  loseNextCall('GET', 'order/list');
  const { user } = renderApp('/serviceMarket/nopay');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: title() })).toBeVisible();
});

it('never shows rows of one page under the number of another that failed', async () => {
  for (let count = 0; count < 11; count += 1) await placedOrder();
  const { user } = await openList();
  loseNextCall('GET', 'order/list');
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText('Couldn’t load your unpaid orders')).toBeVisible();
  expect(place()).toBe('/serviceMarket/nopay?current=2');
  await user.click(button('Try again'));
  await waitFor(() => expect(entries()).toHaveLength(1));
});
