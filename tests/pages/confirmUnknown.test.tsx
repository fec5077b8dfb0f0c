import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { loseNextCall, loseNextReply } from '../support/network';
import {
  confirmAddress,
  openReady,
  PLACE_ORDER,
  plainService,
  sent,
  signInAs,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const orderId = () => db().orders[0]?.orderId;

beforeEach(() => signInAs('user'));

describe('when the reply to an order is lost', () => {
  it('shows an unknown outcome, and checking again finds the one order', async () => {
    const { user } = await openReady();
    loseNextReply('POST', 'order');
    await user.click(button(PLACE_ORDER));
    expect(await screen.findByText(/We couldn’t confirm your order/)).toBeVisible();
    expect(field('Note to the provider (optional)')).toBeDisabled();
    expect(field('Purchase order number (optional)')).toBeDisabled();
    expect(
      screen.getByRole('region', { name: 'Coupon' }),
    ).toRead(`## Coupon // Coupon code:  disabled // (Apply) disabled // Your coupons (0 usable) // Choose a coupon
    ( ) ¥200 off · OPERATE200 disabled – Does not apply: only for Managed service // (•) No coupon disabled`);
    expect(screen.getByRole('checkbox')).toBeDisabled();
    const check = button('Check again');
    for (let click = 0; click < 10; click += 1) fireEvent.click(check);
    await waitFor(() => expect(place()).toBe(`/order/${orderId()}`));
    expect(sent('POST', 'order')).toHaveLength(1);
    expect(sent('GET', `order/byKey/${db().orders[0]?.idempotencyKey}`)).toHaveLength(1);
    expect(db().orders).toHaveLength(1);
  });

  it('checks automatically when the connection is back', async () => {
    const { user } = await openReady();
    loseNextCall('POST', 'order');
    await user.click(button(PLACE_ORDER));
    await screen.findByText(/We couldn’t confirm your order/);
    expect(db().orders).toEqual([]);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(place()).toBe(`/order/${orderId()}`));
    expect(db().orders).toHaveLength(1);
  });
});

it('offers a retry when the service or the agreements cannot be loaded', async () => {
  const { serviceId } = plainService();
  loseNextCall('GET', `service/${serviceId}`);
  loseNextCall('GET', 'agreement/list');
  const { user } = renderApp(confirmAddress(toSelection(plainService())));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Couldn’t load the terms/)).toBeVisible();
  expect(await screen.findByRole('button', { name: PLACE_ORDER })).toBeDisabled();
  await user.click(button('Try again'));
  expect(await screen.findByRole('checkbox')).toBeVisible();
  expect(button(PLACE_ORDER)).toBeEnabled();
});
