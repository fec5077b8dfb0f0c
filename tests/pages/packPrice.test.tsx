import { screen, within } from '@testing-library/react';
import {
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

beforeEach(() => signInAs('user'));

it('is shown with its unit when the order is confirmed', async () => {
  renderApp(confirmAddress(toSelection(service)));
  await screen.findByRole('button', { name: PLACE_ORDER });
  const what = within(screen.getByRole('region', { name: 'Your order' }));
  expect(what.getByText('Price').nextSibling).toHaveTextContent(new RegExp(`^¥.+ · ${pack}$`));
});

it('is shown with its unit when the order is paid', async () => {
  renderApp(`/order/${await placedOrder(toSelection(service))}`);
  await screen.findByRole('button', { name: PAY });
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(summary).toHaveTextContent(new RegExp(`¥[\\d,.]+ · ${pack}`));
});

it('is shown with its unit in the order', async () => {
  renderApp(`/usercenter/order/${await placedOrder(toSelection(service))}`);
  const price = await screen.findByText('Price', { selector: 'dt' });
  expect(price.nextSibling).toHaveTextContent(new RegExp(`^¥.+ · ${pack}$`));
});
