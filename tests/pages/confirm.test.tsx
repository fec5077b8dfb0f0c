import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { newIdempotencyKey } from '@/browser/idempotencyKey';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import {
  confirmAddress,
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

  const what = within(screen.getByRole('region', { name: 'Your order' }));
  expect(what.getByText(service.title)).toBeVisible();
  expect(what.getByText(service.skus[0]?.name ?? '')).toBeVisible();
  for (const { label } of service.specs) expect(what.getByText(label)).toBeVisible();
  expect(what.getByRole('link', { name: 'Edit configuration' })).toHaveAttribute(
    'href',
    confirmAddress(selection, '').replace('/order?', '/detail?'),
  );
  expect(within(screen.getByRole('region', { name: 'Account' })).getByText('139****9000')).toBeVisible();
  const terms = screen.getByRole('link', { name: 'Platform Service Terms' });
  expect(terms).toHaveAttribute('target', '_blank');
  expect(terms).toHaveAttribute('rel', 'noopener');

  const price = screen.getByRole('region', { name: 'Price' });
  const cents = (text: string | null) =>
    Math.round(Number(text?.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
  const amounts = [...price.querySelectorAll('dl > :not(.sum, .total) dd')].map(({ textContent }) =>
    cents(textContent),
  );
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(amounts.length).toBeGreaterThan(0);
  expect(button(PLACE_ORDER)).toHaveTextContent(formatMoney(total, 'en-US'));

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
  expect(await screen.findByText('Accept the terms to place the order.')).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Accept the terms/);
  expect(sent('POST', 'order')).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText(/Accept the terms/)).not.toBeInTheDocument();

  await user.fill(field('Note to the provider (optional)'), 'x'.repeat(201));
  expect(screen.getByText('Use 200 characters or fewer.')).toBeVisible();
  await user.click(button(PLACE_ORDER));
  expect(field('Note to the provider (optional)')).toHaveFocus();
  expect(sent('POST', 'order')).toEqual([]);
});

describe('the remark of an order', () => {
  const address = confirmAddress(toSelection(plainService()), 'the-same-key');

  it('survives leaving and reopening the page, for this order only', async () => {
    const { user, unmount } = await openConfirm(address);
    expect(query().get('intent')).toBe('the-same-key');
    await user.fill(field('Note to the provider (optional)'), 'Kept');
    unmount();
    const again = await openConfirm(address);
    expect(field('Note to the provider (optional)')).toHaveValue('Kept');
    again.unmount();
    await openConfirm(confirmAddress(toSelection(plainService()), 'another-key'));
    expect(field('Note to the provider (optional)')).toHaveValue('');
  });
});

it('opens the result of a free trial directly', async () => {
  const service = someService(
    ({ trialDays, requiresCertification }) => trialDays > 0 && !requiresCertification,
  );
  const { user } = await openConfirm(confirmAddress(toSelection(service, { orderType: 'trial' })));
  expect(button(PLACE_ORDER)).toHaveTextContent('¥0.00');
  const facts = screen.getByText('Term').closest('dl');
  expect(facts).toHaveTextContent(`Term${service.trialDays} days`);
  expect(facts).not.toHaveTextContent('¥');
  expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox'));
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${db().orders[0]?.orderId}`));
});

it('leads to the market when the service does not exist', async () => {
  renderApp('/serviceMarket/order?serviceId=gone');
  expect(await screen.findByRole('heading', { name: 'Nothing to order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/serviceMarket');
  expect(callsTo('order/quote')).toEqual([]);
});

describe('the coupon of a first order', () => {
  beforeEach(() => {
    const account = db().users.find(({ userName }) => userName === 'user');
    if (account) account.createdAt = db().seededAt;
  });

  it('is applied without being typed, can be removed, and is not applied again, even after a reload', async () => {
    const { user, unmount } = await openConfirm(confirmAddress(toSelection(plainService(), { quantity: 2 })));
    expect(await screen.findByText('Coupon FIRST50 applied')).toBeVisible();
    expect(query().get('coupon')).toBe('FIRST50');
    await user.click(button('Remove'));
    await waitFor(() => expect(query().get('coupon')).toBeNull());
    await waitFor(() => expect(button(PLACE_ORDER)).toBeEnabled());
    expect(screen.queryByText('Coupon FIRST50 applied')).not.toBeInTheDocument();
    expect(field('Coupon code')).toHaveValue('');
    const address = place();
    unmount();
    await openConfirm(address);
    await waitFor(() => expect(button(PLACE_ORDER)).toBeEnabled());
    expect(screen.queryByText('Coupon FIRST50 applied')).not.toBeInTheDocument();
    expect(query().get('coupon')).toBeNull();
  });
});
