import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { offerFirstOperations } from '../support/firstOperations';
import { openReady, PAY, PLACE_ORDER, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const main = () => screen.getByRole('main');
const expectNoPopup = () => expect(screen.queryByText('Not offered')).not.toBeInTheDocument();

beforeEach(() => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it.each([
  ['/home', 'Every service your business needs, in one place'],
  ['/serviceMarket', 'Electronic Contracts'],
  ['/usercenter/order', 'You haven’t placed any orders yet'],
  ['/usercenter/service', 'You haven’t bought any services yet'],
  ['/usercenter/overview', 'Get started'],
])('%s can be used with the first operations alone', async (address, text) => {
  offerFirstOperations();
  renderApp(address);
  await waitFor(() => expect(main()).toHaveTextContent(text));
  await waitFor(() => expect(main().querySelector('[aria-busy="true"]')).toBeNull());
  expectNoPopup();
});

it('a service can be ordered and paid with the first operations alone', async () => {
  const others = offerFirstOperations();
  const { user } = await openReady();
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  await user.click(await screen.findByRole('button', { name: PAY }));
  await waitFor(() => expect(place()).toMatch(/^\/serviceMarket\/result/));
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(others).toContain('listCoupons');
  expectNoPopup();
});
