import { screen, waitFor } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { intercept, loseNextCall, replyNext } from '../support/network';
import {
  confirmAddress,
  openReady,
  PLACE_ORDER,
  plainService,
  sent,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const orderId = () => db().orders[0]?.orderId;

beforeEach(() => signInAs('user'));

describe('an outdated price', () => {
  it('is shown next to the new one', async () => {
    const { user } = await openReady();
    const { payableAmount: before = 0 } = db().quotes.at(-1) ?? {};
    replyNext('POST', 'order', { code: ORDER_ERROR.priceChanged, message: 'Changed' });
    intercept('POST', 'order/quote', async (forward) => {
      const envelope = await (await forward()).json();
      envelope.result.payableAmount += 12_345;
      return new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });
    });
    await user.click(button(PLACE_ORDER));
    const note = await screen.findByText(/The price changed from/);
    expect(note).toHaveTextContent(formatMoney(before, 'en-US'));
    expect(note).toHaveTextContent(formatMoney(before + 12_345, 'en-US'));
    expect(button(PLACE_ORDER)).toHaveTextContent(formatMoney(before + 12_345, 'en-US'));
    expect(sent('POST', 'order')).toEqual([]);
  });

  it('is fetched again, and requires new consent even if unchanged', async () => {
    const { user } = await openReady();
    db().clockOffsetSeconds += 16 * 60;
    await user.click(button(PLACE_ORDER));
    expect(await screen.findByText(/renewed at the same price/)).toBeVisible();
    expect(db().orders).toEqual([]);

    db().clockOffsetSeconds += 16 * 60;
    loseNextCall('POST', 'order/quote', 2);
    await user.click(button(PLACE_ORDER));
    expect(await screen.findByText('Couldn’t load the price.')).toBeVisible();
    expect(button('Place order')).toBeDisabled();
    await user.click(button('Try again'));
    const accept = await screen.findByRole('button', { name: PLACE_ORDER });
    expect(db().orders).toEqual([]);
    await user.click(accept);
    await waitFor(() => expect(place()).toBe(`/order/${orderId()}`));
  });
});

it('clears the consent when an agreement has changed', async () => {
  intercept('GET', 'agreement/list', async (forward) => {
    const body = (await (await forward()).text()).replaceAll('"version":"1.3"', '"version":"1.2"');
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
  const { user } = await openReady();
  expect(screen.getByText(/Version 1\.2/)).toBeVisible();
  await user.click(button(PLACE_ORDER));
  expect(await screen.findByText(/These terms have been updated/)).toBeVisible();
  expect(await screen.findByText(/Version 1\.3/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText(/These terms have been updated/)).not.toBeInTheDocument();
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toBe(`/order/${orderId()}`));
});

it('offers the earlier order with other details, or a new one', async () => {
  const selection = toSelection(plainService());
  const first = await openReady(selection, 'the-same-key');
  await first.user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toBe(`/order/${orderId()}`));
  first.unmount();

  const { user } = await openReady({ ...selection, quantity: 2 }, 'the-same-key');
  await user.fill(field('Note to the provider (optional)'), 'Two');
  await user.click(button(PLACE_ORDER));
  expect(await screen.findByText('You already placed an order from this page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View that order' })).toHaveAttribute(
    'href',
    `/order/${orderId()}`,
  );
  expect(db().orders).toHaveLength(1);

  await user.click(button('Place a new order'));
  await waitFor(() => expect(place()).not.toContain('the-same-key'));
  expect(field('Note to the provider (optional)')).toHaveValue('Two');
  await user.click(button(PLACE_ORDER));
  await waitFor(() => expect(place()).toBe(`/order/${db().orders[1]?.orderId}`));
  expect(db().orders[1]).toMatchObject({ buyerRemark: 'Two', selection: { quantity: 2 } });
});

it('says why an order is refused beside the button, with a way on', async () => {
  const refusals = [
    ['serviceUnavailable', 'Browse services', /^\/serviceMarket$/],
    ['selectionInvalid', 'Edit configuration', /^\/serviceMarket\/detail\?serviceId=/],
    ['quantityExceeded', 'Edit configuration', /^\/serviceMarket\/detail\?serviceId=/],
    ['purchaseLimit', 'View your services', /^\/usercenter\/service$/],
    ['trialRefused', 'Buy instead', /^\/serviceMarket\/detail\?serviceId=(?!.*trial)/],
  ] as const;
  const { user } = await openReady();
  for (const [name, link, address] of refusals) {
    replyNext('POST', 'order', { code: ORDER_ERROR[name], message: `It is ${name}.` });
    await user.click(button(PLACE_ORDER));
    expect(await screen.findByText(`It is ${name}.`)).toBeVisible();
    expect(screen.getAllByRole('link', { name: link }).at(-1)).toHaveAttribute(
      'href',
      expect.stringMatching(address),
    );
    expect(button(PLACE_ORDER)).toBeEnabled();
  }
});

it('shows next to the price why a service cannot be quoted', async () => {
  replyNext('POST', 'order/quote', { code: ORDER_ERROR.serviceUnavailable, message: 'Not on sale.' });
  renderApp(confirmAddress(toSelection(plainService())));
  expect(await screen.findByText('Not on sale.')).toBeVisible();
  expect(button('Place order')).toBeDisabled();
});

describe('a coupon', () => {
  const query = () => new URLSearchParams(place().split('?')[1]);

  it('is applied and removed in the URL', async () => {
    const { user } = await openReady();
    const before = button(PLACE_ORDER).textContent;
    await user.fill(field('Coupon code'), ' GIFT20 ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Coupon GIFT20 applied')).toBeVisible();
    expect(query().get('coupon')).toBe('GIFT20');
    expect(await screen.findByText('−¥20.00', { selector: 'dl > :not(.sum, .total) span' })).toBeVisible();
    expect(button(PLACE_ORDER).textContent).not.toBe(before);
    expect(sent('POST', 'order')).toEqual([]);

    await user.click(button('Remove'));
    await waitFor(() => expect(button(PLACE_ORDER).textContent).toBe(before));
    expect(query().get('coupon')).toBeNull();
    expect(field('Coupon code')).toHaveValue('');
  });

  it('that is refused stays beside its error, which is forgotten in another language', async () => {
    const { user } = await openReady();
    const before = button(PLACE_ORDER).textContent;
    await user.fill(field('Coupon code'), 'AUTUMN20');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This coupon has expired.', { selector: '[role=alert]' })).toBeVisible();
    await waitFor(() => expect(field('Coupon code')).toHaveAccessibleDescription('This coupon has expired.'));
    expect(field('Coupon code')).toBeInvalid();
    expect(query().get('coupon')).toBeNull();
    await waitFor(() => expect(button(PLACE_ORDER).textContent).toBe(before));

    await user.click(button('中文'));
    expect(await screen.findByRole('textbox', { name: '优惠码' })).toHaveValue('AUTUMN20');
    expect(screen.queryByText('This coupon has expired.')).not.toBeInTheDocument();
    await user.click(button('使用'));
    expect(await screen.findByText('优惠券已过期。')).toBeVisible();
    await user.type(field('优惠码'), 'X');
    expect(field('优惠码')).toBeValid();
  });

  it('of a link that does not apply is removed with an explanation', async () => {
    const service = someService(
      ({ type, requiresCertification }) => type === 'api' && !requiresCertification,
    );
    renderApp(confirmAddress(toSelection(service, { couponCode: 'CONSULT15' })));
    expect(await screen.findByRole('button', { name: PLACE_ORDER })).toBeVisible();
    expect(field('Coupon code')).toHaveValue('CONSULT15');
    expect(field('Coupon code')).toBeInvalid();
    expect(query().get('coupon')).toBeNull();
  });
});
