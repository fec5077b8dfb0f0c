import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { holdNextCall, loseNextCall } from '../support/network';
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
const getEntry = (orderId: string) =>
  entries().find((each) => within(each).queryByText(orderId)) as HTMLElement;

beforeEach(() => signInAs('user'));

it('lists unpaid orders with the time left, and cancels in place', async () => {
  db().paymentSettings.outcome = 'hang';
  const orderId = await placedOrder();
  const paying = await placedOrder(toSelection(plainService(), { quantity: 2 }));
  await payElsewhere(paying, 'alipay');
  orderRecord(await placedOrder()).userId = 'somebody else';
  const release = holdNextCall('GET', 'order/list');
  const { user } = renderApp('/serviceMarket/nopay');
  await waitFor(() => expect(document.querySelectorAll('main .ant-skeleton').length).toBeGreaterThan(1));
  release();
  await screen.findAllByRole('heading', { level: 2, name: title() });
  expect(screen.getByRole('heading', { level: 1, name: 'Unpaid orders' })).toBeVisible();
  expect(entries()).toHaveLength(2);
  expect(
    getEntry(orderId),
  ).toRead(`## Invoice and Receipt OCR // 10,000 calls · One-time // Order number ${orderId} // Awaiting payment
    Time left to pay 30:00 // ¥450.00 // [Continue payment: Invoice and Receipt OCR](/order/${orderId})
    (Cancel order: Invoice and Receipt OCR)`);
  expect(
    getEntry(paying),
  ).toRead(`## Invoice and Receipt OCR // 10,000 calls · One-time · 2 units // Order number ${paying} // Payment in progress
    Time left to pay 30:00 // ¥900.00 // [Continue payment: Invoice and Receipt OCR](/order/${paying})`);

  await user.click(button(`Cancel order: ${title()}`));
  await user.click(button('Yes, cancel order'));
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
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveTextContent('Browse services');
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/serviceMarket');
});

it('removes an expired order without a reload, with one call, and keeps one whose payment may arrive', async () => {
  db().paymentSettings.outcome = 'hang';
  const [ending, paying, staying] = [await placedOrder(), await placedOrder(), await placedOrder()];
  await payElsewhere(paying, 'alipay');
  orderRecord(ending).payDeadline = Date.now() + 1_500;
  orderRecord(paying).payDeadline = Date.now() + 1_500;
  await openList();
  const before = sent('GET', 'order/list').length;
  const release = holdNextCall('GET', 'order/list');
  await passTime(2_000);
  expect(getEntry(ending)).toRead(
    `## Invoice and Receipt OCR // 10,000 calls · One-time // Order number ${ending} // Expired // ¥450.00`,
  );
  expect(
    getEntry(paying),
  ).toRead(`## Invoice and Receipt OCR // 10,000 calls · One-time // Order number ${paying} // Payment in progress // ¥450.00
    [Continue payment: Invoice and Receipt OCR](/order/${paying})`);
  release();
  await waitFor(() => expect(screen.queryByText(ending)).not.toBeInTheDocument());
  expect(screen.getByText(staying)).toBeVisible();
  expect(sent('GET', 'order/list')).toHaveLength(before + 1);
});

it('never shows rows of one page under the number of another that failed', async () => {
  for (let count = 0; count < 11; count += 1) await placedOrder();
  const { user } = await openList();
  loseNextCall('GET', 'order/list');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('Couldn’t load your unpaid orders')).toBeVisible();
  expect(place()).toBe('/serviceMarket/nopay?current=2');
  await user.click(button('Try again'));
  await waitFor(() => expect(entries()).toHaveLength(1));
});
