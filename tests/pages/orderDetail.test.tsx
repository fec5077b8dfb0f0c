import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { advanceClock } from '../support/clock';
import { orderRecord, payElsewhere, placedOrder, plainService, sent, signInAs } from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const open = (orderId: string) => openPage(`/usercenter/order/${orderId}`);

it('an unpaid order shows a countdown, links to the cashier and can be cancelled', async () => {
  signInAs('user');
  const orderId = await placedOrder();
  const { user } = await open(orderId);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(29:\d\d|30:00)$/);
  await user.click(button('Cancel order'));
  await user.click(button('Yes, cancel order'));
  expect(await screen.findByText('This order was canceled and nothing was charged.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute(
    'href',
    expect.stringContaining(`serviceId=${plainService().serviceId}`),
  );
});

it('a paid order shows its setup without a reload, its amounts and its terms, and is invoiced', async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  const { user } = await open(orderId);
  expect(screen.getByText(/Setup starts shortly|is setting up your service/)).toBeVisible();
  advanceClock(10);
  expect(await screen.findByText('Your service is ready to use.')).toBeVisible();
  const record = orderRecord(orderId);
  const costs = within(screen.getByRole('region', { name: 'Summary' }));
  for (const { label, formula } of record.items) {
    expect(costs.getByText(label.en)).toBeVisible();
    if (formula.en) expect(costs.getAllByText(formula.en)[0]).toBeVisible();
  }
  const [consent] = record.consents;
  const terms = within(screen.getByRole('region', { name: 'Terms and note' }));
  await waitFor(() =>
    expect(terms.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/agreement/${consent?.code}?version=${consent?.version}`,
    ),
  );

  await user.click(button('Request invoice'));
  // The saved title is chosen at first.
  expect(await screen.findByLabelText('Name on the invoice')).toHaveValue('林小满');
  await user.click(screen.getByRole('combobox', { name: 'Use saved billing details' }));
  await user.click(await screen.findByTitle('New billing details'));
  await user.click(button('Send request'));
  expect(await screen.findByText('Enter who the invoice is for.')).toBeVisible();
  expect(screen.getByText('Enter all 18 characters: digits and capital letters.')).toBeVisible();
  expect(sent('POST', 'invoice')).toEqual([]);
  await user.fill(field('Name on the invoice'), 'Example Ltd');
  await user.fill(field('Unified social credit code'), '9144 0300 ma5dc8jf2x');
  await user.click(button('Send request'));
  const invoice = within(await screen.findByRole('region', { name: 'Invoice' }));
  expect(await invoice.findByText('Being issued')).toBeVisible();
  expect(invoice.getByText('91440300MA5DC8JF2X')).toBeVisible();
  advanceClock(10);
  expect(await invoice.findByText('Issued')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request invoice' })).not.toBeInTheDocument();
});

it('an order of another user is shown as not found', async () => {
  signIn();
  const other = db().orders.find(({ userId }) => userId === '10001');
  const { user } = await open(other?.orderId ?? '');
  expect(screen.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'View your orders' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order'));
});

it('prints an order, and links back to the list with its filters', async () => {
  signIn();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = renderApp('/usercenter/order?tab=refund&keyword=brand');
  await user.click(await screen.findByRole('link', { name: 'Brand Articles' }));
  await screen.findByRole('region', { name: 'Timeline' });
  await user.click(await screen.findByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order?tab=refund&keyword=brand'));
});
