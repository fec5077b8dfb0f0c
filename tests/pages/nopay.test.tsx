import { screen, waitFor, within } from '@testing-library/react';
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

async function openList() {
  const app = renderApp('/serviceMarket/nopay');
  await screen.findAllByRole('heading', { level: 2, name: title() });
  return app;
}

const entries = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText(title()));

beforeEach(() => signInAs('user'));

it('lists unpaid orders with the time left and a link, and cancels in place', async () => {
  const orderId = await placedOrder();
  const staying = await placedOrder(toSelection(plainService(), { quantity: 2 }));
  orderRecord(await placedOrder()).userId = 'somebody else';
  const { user } = await openList();
  const entry = entries().find((each) => within(each).queryByText(orderId)) as HTMLElement;
  await user.click(within(entry).getByRole('button', { name: `Cancel order: ${title()}` }));
  await user.click(within(entry).getByRole('button', { name: 'Yes, cancel order' }));
  await waitFor(() => expect(screen.queryByText(orderId)).not.toBeInTheDocument());
  expect(entries()).toHaveLength(1);
  expect(orderRecord(orderId)).toMatchObject({ status: 'cancelled', cancelReason: 'changedMind' });
  expect(await screen.findByText('Order canceled')).toBeInTheDocument();

  const inside = within(entries()[0] as HTMLElement);
  expect(inside.getByText(staying)).toBeVisible();
  expect(inside.getByText('2 units')).toBeVisible();
  expect(inside.getByText('Awaiting payment')).toBeVisible();
  expect(inside.getByText(/^(29:\d\d|30:00)$/)).toBeVisible();
  await user.click(inside.getByRole('link', { name: `Continue payment: ${title()}` }));
  await waitFor(() => expect(place()).toBe(`/order/${staying}`));
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
