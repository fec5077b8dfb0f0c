import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { holdNextCall } from '../support/network';
import {
  configuration,
  confirmAddress,
  orderSummary,
  PLACE_ORDER,
  plainService,
  sent,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

async function openConfirm(address: string) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: PLACE_ORDER });
  return app;
}

const query = () => new URLSearchParams(place().split('?')[1]);

beforeEach(() => signInAs('user'));

it('focuses its title, although it puts an idempotency key into its own URL on opening', async () => {
  renderApp('/agreement/about-us');
  await screen.findByRole('heading', { level: 1 });
  act(() => history.push(confirmAddress(toSelection(plainService()), '')));
  const title = await screen.findByRole('heading', { name: 'Confirm your order', level: 1 });
  await waitFor(() => expect(query().get('intent')).toMatch(/^[\da-f]{32}$/));
  await waitFor(() => expect(title).toHaveFocus());
});

it('shows service, buyer and price, and places exactly that order, once for ten clicks and a held Enter key', async () => {
  const service = plainService();
  const selection = toSelection(service, { quantity: 2 });
  const idempotencyKey = newIdempotencyKey();
  const { user } = await openConfirm(confirmAddress(selection, idempotencyKey));

  const configureAddress = confirmAddress(selection, '').replace('/order?', '/detail?');
  expect(
    screen.getByRole('main'),
  ).toRead(`# Confirm your order // ol Checkout steps: // [Configure](${configureAddress})
    Confirm selected // Pay // Invoice and Receipt OCR · 10,000 calls
    section Configuration: // ## Configuration // [Edit configuration](${configureAddress}) // Invoice and Receipt OCR
    Moyun Intelligence // Plan // 10,000 calls // Term // One-time // Price // ¥450 · 10,000 calls // Calls at a time
    5 calls // Invoice check // Not included // Quantity // 2 // section Your details: // ## Your details // Name // Lin Xiaoman // Phone number // 139****9000
    Note to the provider (optional): // 0 / 200
    Purchase order number (optional):  – Shown with the order and on its invoice. // 0 / 40
    Shown with the order and on its invoice.
    section Coupon: // ## Coupon // Coupon code: // (Apply) disabled // Your coupons (0 usable)
    Choose a coupon // ( ) ¥200 off · OPERATE200 disabled – Does not apply: only for Managed service
    (•) No coupon // section Terms: // ## Terms
    Placing this order creates a contract between you and Moyun Intelligence. The versions you accept are kept with the order.
    [ ] I have read and accept these terms – Platform Service Terms Version 1.3, effective …
    [Platform Service Terms](/agreement/blockserveterms) // Version 1.3, effective … // alert:
    section Order summary: // ## Order summary
    Service period // Begins when it’s set up, without an end date // Refund // By the units left, at the price you paid
    Billing details // … Request the invoice after the payment.
    10,000 calls, one-time ¥500.00 × 2 // ¥1,000.00 // Discount on this plan −¥50.00 × 2 // −¥100.00
    Total Including 6% tax: ¥50.94 // ¥1,000.00 ¥900.00 // (Pay ¥900.00)`);
  expect(field('Note to the provider (optional)')).toHaveAttribute('placeholder');
  const terms = screen.getByRole('link', { name: 'Platform Service Terms' });
  expect(terms).toHaveAttribute('target', '_blank');
  expect(terms).toHaveAttribute('rel', 'noopener');

  await user.fill(field('Note to the provider (optional)'), 'Please call first');
  await user.click(screen.getByRole('checkbox'));
  const submit = button(PLACE_ORDER);
  for (let click = 0; click < 10; click += 1) fireEvent.click(submit);
  submit.focus();
  await user.keyboard('{Enter>10/}');
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));

  const [call, ...more] = sent('POST', 'order');
  expect(more).toEqual([]);
  const [order] = db().orders;
  expect(call?.body).toEqual({
    ...selection,
    quoteId: db().quotes.at(-1)?.quoteId,
    payableAmount: order?.payableAmount,
    buyerRemark: 'Please call first',
    consents: [{ code: 'blockserveterms', version: '1.3' }],
    idempotencyKey,
  });
  expect(place()).toBe(`/order/${order?.orderId}`);
  expect(db().orders).toHaveLength(1);
});

it('requires consent and a note that fits before it sends anything', async () => {
  const { user } = await openConfirm(confirmAddress(toSelection(plainService())));
  expect(screen.queryByText(/Accept the terms/)).not.toBeInTheDocument();
  await user.click(button(PLACE_ORDER));
  expect(await screen.findByText('Accept the terms to continue.')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Accept the terms/);
  expect(sent('POST', 'order')).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText(/Accept the terms/)).not.toBeInTheDocument();

  const note = field('Note to the provider (optional)');
  await user.fill(note, 'x'.repeat(200));
  expect(note).toBeValid();
  expect(note).not.toHaveAccessibleDescription();
  await user.fill(note, 'x'.repeat(201));
  expect(screen.getByText('Use 200 characters or fewer.')).toHaveAttribute('role', 'alert');
  expect(note).toBeInvalid();
  expect(note).toHaveAccessibleDescription('Use 200 characters or fewer.');
  await user.click(button(PLACE_ORDER));
  expect(field('Note to the provider (optional)')).toHaveFocus();
  expect(sent('POST', 'order')).toEqual([]);
});

it('opens the result of a free trial directly', async () => {
  const service = someService(
    ({ trialDays, requiresCertification }) => trialDays > 0 && !requiresCertification,
  );
  const { user } = await openConfirm(confirmAddress(toSelection(service, { orderType: 'trial' })));
  expect(button(PLACE_ORDER)).toHaveTextContent(/^Place order$/);
  const ordered = orderSummary();
  expect(configuration()).toHaveTextContent(`${service.provider.name}${service.trialDays}-day free trial`);
  expect(configuration()).toHaveTextContent(`Term${service.trialDays} days`);
  expect(configuration()).not.toHaveTextContent(/Price/);
  expect(ordered).toHaveTextContent(/Doesn’t renew automaticallyRefundNothing is charged/);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox'));
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${db().orders[0]?.orderId}`));
});

it('leads to the market when the service does not exist', async () => {
  renderApp('/serviceMarket/order?serviceId=gone');
  await screen.findByRole('heading', { name: 'Nothing to order' });
  expect(screen.getByRole('main')).toRead(`# Nothing to order
    The link may be incomplete, or the service is no longer available. Choose one in the service market.
    [Browse services](/serviceMarket)`);
  act(() => history.push('/serviceMarket/order'));
  expect(await screen.findByRole('heading', { name: 'Nothing to order' })).toBeVisible();
  expect(callsTo('order/quote')).toEqual([]);
});

it('starts anew with another service', async () => {
  const { user } = await openConfirm(confirmAddress(toSelection(plainService()), 'one-key'));
  await user.click(button(PLACE_ORDER));
  expect(await screen.findByText('Accept the terms to continue.')).toBeVisible();
  const other = someService(
    ({ serviceId, requiresCertification }) =>
      !requiresCertification && serviceId !== plainService().serviceId,
  );
  const release = holdNextCall('GET', `service/${other.serviceId}`);
  act(() => history.push(confirmAddress(toSelection(other), 'another-key')));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
  expect(screen.queryByText(plainService().title)).not.toBeInTheDocument();
  release();
  await screen.findByRole('button', { name: PLACE_ORDER });
  expect(configuration()).toHaveTextContent(other.title);
  expect(screen.queryByText('Accept the terms to continue.')).not.toBeInTheDocument();
});
