import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { passTime } from '../support/clock';
import { loseNextCall } from '../support/network';
import { orderRecord, PAY, payElsewhere, placedOrder, sent, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const reads = (orderId: string) => sent('GET', `order/${orderId}`).length;

beforeEach(async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it('the time left to pay ends with one call to the server, and payment is no longer possible', async () => {
  const orderId = await placedOrder();
  orderRecord(orderId).payDeadline = Date.now() + 1_500;
  renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:0[12]$/);
  const before = reads(orderId);
  expect(await screen.findByRole('heading', { name: 'Payment time has run out' })).toBeVisible();
  await passTime(1_500);
  expect(reads(orderId)).toBe(before + 1);
  expect(screen.queryByRole('button', { name: PAY })).not.toBeInTheDocument();
  expect(orderRecord(orderId).status).toBe('expired');
});

it('the end of the time is checked again when the server was unreachable', async () => {
  const orderId = await placedOrder();
  orderRecord(orderId).payDeadline = Date.now() + 1_500;
  renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  // Another window pays at the last moment, unknown to this one.
  loseNextCall('GET', `order/${orderId}`);
  await payElsewhere(orderId, 'balance');
  expect(await screen.findByRole('heading', { name: 'Payment time has run out' })).toBeVisible();
  await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${orderId}`));
});
