import { screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { crashNextReply, holdNextCall } from '../support/network';
import { signInAs } from '../support/orders';
import { renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';

beforeEach(() => {
  startServerAt();
  signInAs('user');
});

it('offers all states while their numbers are unknown, and of the empty ones only the one that is open', async () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Coupon status' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim());
  const release = holdNextCall('GET', 'coupon/list');
  crashNextReply('GET', 'coupon/list');
  const { user } = renderApp('/usercenter/coupon?state=used');
  await screen.findByRole('heading', { name: 'Your coupons' });
  expect(tabs()).toEqual(['Used']);
  release();
  await screen.findByRole('heading', { name: 'Couldn’t load your coupons' });
  expect(tabs()).toEqual(['Usable', 'Used', 'Expired']);
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  expect(tabs()).toEqual(['Usable 1', 'Used 0', 'Expired 1']);
  await user.click(screen.getByRole('link', { name: 'Expired 1' }));
  await waitFor(() => expect(tabs()).toEqual(['Usable 1', 'Expired 1']));
});

it('begins at the current tab where the row scrolls', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(this.matches('[aria-current]') ? 400 : 20, 0, this.matches('a') ? 100 : 300, 40);
  });
  renderApp('/usercenter/order-old');
  const row = await screen.findByRole('navigation', { name: 'Orders by status' });
  // Their middles, 450 and 170, are one above the other then.
  expect(row.scrollLeft).toBe(280);
});
