import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import {
  configuration,
  confirmAddress,
  PAY,
  PLACE_ORDER,
  placedOrder,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { renderApp } from '../support/renderApp';

/** A plan sold by the pack, whose first term is a single delivery. */
const service = someService(
  ({ requiresCertification, skus: [sku] }) =>
    !requiresCertification && sku?.pack !== undefined && sku.periods[0]?.unit === 'once',
);
const pack = service.skus[0]?.pack ?? '';

it('the price of a pack is shown with its unit when an order is confirmed, paid and read', async () => {
  signInAs('user');
  renderApp(confirmAddress(toSelection(service)));
  await screen.findByRole('button', { name: PLACE_ORDER });
  const what = within(configuration());
  expect(what.getByText('Price').nextSibling).toHaveTextContent(new RegExp(`^¥.+ · ${pack}$`));

  const orderId = await placedOrder(toSelection(service));
  act(() => history.push(`/order/${orderId}`));
  await screen.findByRole('button', { name: PAY });
  expect(configuration()).toHaveTextContent(new RegExp(`¥[\\d,.]+ · ${pack}`));

  act(() => history.push(`/usercenter/order/${orderId}`));
  const price = await screen.findByText('Price', { selector: 'dt' });
  expect(price.nextSibling).toHaveTextContent(new RegExp(`^¥.+ · ${pack}$`));
});
