import { screen, within } from '@testing-library/react';
import { ACCEPTANCE_DAYS } from '@/domain/order/refund';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { button } from '../support/account';
import { advanceClock } from '../support/clock';
import {
  deliveredService,
  orderRecord,
  payElsewhere,
  placedOrder,
  sent,
  signInAs,
  toSelection,
} from '../support/orders';
import { openPage } from '../support/renderApp';

const DAY_SECONDS = 86_400;

let orderId: string;

/** Buys a service that is delivered once, and waits until it is set up. */
async function buysDelivery() {
  orderId = await placedOrder(toSelection(deliveredService()));
  await payElsewhere(orderId, 'balance');
  advanceClock(10);
  settledOrders();
}

const open = () => openPage(`/usercenter/order/${orderId}`);

beforeEach(() => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
  for (const user of db().users) user.balance = 100_000_000;
});

it('asks the buyer to accept a delivery, which then cannot be refunded', async () => {
  await buysDelivery();
  const { user } = await open();
  const panel = within(await screen.findByRole('region', { name: 'Accept the delivery' }));
  await user.click(panel.getByRole('button', { name: 'Accept delivery' }));
  await user.click(
    within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Accept delivery' }),
  );
  expect(await screen.findByText('Delivery accepted', { selector: 'p' })).toBeVisible();
  expect(sent('POST', `order/${orderId}/accept`)).toHaveLength(1);
  expect(orderRecord(orderId).acceptedAt).toBeDefined();

  await user.click(button('Request a refund'));
  expect(await screen.findByText(/It is accepted or was activated more than 7 days ago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Request ¥/ })).not.toBeInTheDocument();
});

it('asks no longer once the delivery counts as accepted', async () => {
  await buysDelivery();
  advanceClock(ACCEPTANCE_DAYS * DAY_SECONDS + 1);
  await open();
  expect(screen.queryByRole('region', { name: 'Accept the delivery' })).not.toBeInTheDocument();
});
