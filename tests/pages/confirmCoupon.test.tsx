import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { crashNextReply, holdNextCall, replyNext } from '../support/network';
import {
  confirmAddress,
  openReady,
  orderTotal,
  PLACE_ORDER,
  plainService,
  priceLines,
  sent,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { outline } from '../support/outline';
import { place, renderApp } from '../support/renderApp';

const query = () => new URLSearchParams(place().split('?')[1]);
const coupons = () => screen.getByRole('region', { name: 'Coupon' });

/** The price of two with a coupon or none, after its field and a note. */
function expectPrice(couponField: string, note: string, [own, none]: [string, string], end: string) {
  expect(
    coupons(),
  ).toRead(`## Coupon \n${couponField} ${note && `\nstatus: \n${note}`}${own === ' ' ? ' \n(Use FIRST50)' : ''} // Your coupons (1 usable)
    Choose a coupon // (${own}) ¥50 off · FIRST50 Saves ¥50.00
    ( ) ¥200 off · OPERATE200 disabled – Does not apply: only for Managed service // (${none}) No coupon`);
  expect(
    [priceLines(), orderTotal()].map(outline).join('\n'),
  ).toRead(`10,000 calls, one-time ¥500.00 × 2 // ¥1,000.00
    Discount on this plan −¥50.00 × 2 // −¥100.00 // ${end}`);
}
const FULL = 'Total Including 6% tax: ¥50.94 \n¥1,000.00 ¥900.00';
const expectFull = (field = 'Coupon code: \n(Apply) disabled') =>
  expectPrice(field, 'FIRST50 would save ¥50.00.', [' ', '•'], FULL);

beforeEach(() => signInAs('user'));

describe('the coupon of a first order', () => {
  beforeEach(() => {
    const account = db().users.find(({ userName }) => userName === 'user');
    if (account) account.createdAt = db().seededAt;
  });

  it('is applied without being typed, can be removed and chosen, and stays removed after a reload', async () => {
    const { user, unmount } = await openReady(toSelection(plainService(), { quantity: 2 }));
    await screen.findByText('Coupon FIRST50 applied');
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥850.00'));
    const applied = () =>
      expectPrice(
        'Coupon FIRST50 applied \n(Remove)',
        'Saves the most: ¥50.00 of ¥900.00.',
        ['•', ' '],
        `Coupon FIRST50 ¥50.00 off a first order from ¥200.00 // −¥50.00 // Total Including 6% tax: ¥48.11
    ¥1,000.00 ¥850.00`,
      );
    applied();
    expect(query().get('coupon')).toBe('FIRST50');
    const release = holdNextCall('POST', 'order/quote');
    await user.click(button('Remove'));
    expect(query().get('coupon')).toBeNull();
    // Nothing is said about savings before the price is known.
    expect(coupons()).not.toHaveTextContent(/Saves the most|would save/);
    release();
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥900.00'));
    expectFull();
    await user.click(button('Use FIRST50'));
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥850.00'));
    applied();
    await user.click(button('Remove'));
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥900.00'));
    await user.click(screen.getByRole('radio', { name: /FIRST50/, hidden: true }));
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥850.00'));
    applied();
    await user.click(screen.getByRole('radio', { name: 'No coupon', hidden: true }));
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥900.00'));
    expectFull();
    const address = place();
    unmount();
    renderApp(address);
    await waitFor(() => expect(button(PLACE_ORDER)).toBeEnabled());
    expect(query().get('coupon')).toBeNull();
  });

  it('is compared with a code that saves less, and with one that is refused', async () => {
    const { user } = await openReady(toSelection(plainService(), { quantity: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.fill(field('Coupon code'), ' ＧIFT20 ');
    const release = holdNextCall('POST', 'order/quote');
    await user.keyboard('{Enter}');
    expect(field('Coupon code')).toBeDisabled();
    expect(button('Loading Apply')).toBeVisible();
    release();
    await screen.findByText('Coupon GIFT20 applied');
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥880.00'));
    expect(query().get('coupon')).toBe('GIFT20');
    expect(coupons()).toHaveTextContent('Saves ¥20.00 of ¥900.00. FIRST50 would save ¥30.00 more.');
    expect(button('Use FIRST50')).toBeEnabled();
    expect(sent('POST', 'order')).toEqual([]);
    await user.click(button('Remove'));
    expect(field('Coupon code')).toHaveValue('');

    await user.fill(field('Coupon code'), 'AUTUMN20');
    await user.keyboard('{Enter}');
    await screen.findByText('This coupon has expired.', { selector: '[role=alert]' });
    await waitFor(() => expect(button(PLACE_ORDER)).toHaveTextContent('¥900.00'));
    const error = 'This coupon has expired.';
    expectFull(`Coupon code: AUTUMN20 invalid – ${error} \n(Apply) \nalert: \n${error}`);
    expect(query().get('coupon')).toBeNull();
    await user.type(field('Coupon code'), 'X');
    expectFull('Coupon code: AUTUMN20X \n(Apply)');
    await user.fill(field('Coupon code'), '  ');
    expect(button('Apply')).toBeDisabled();
  });
});

it('applies a code that is not the user’s own, and forgets its error in another language', async () => {
  const { user } = await openReady();
  await user.fill(field('Coupon code'), 'NO-SUCH-CODE');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Coupon code')).toBeInvalid());
  await user.fill(field('Coupon code'), 'GIFT20');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(coupons()).toHaveTextContent('Saves ¥20.00 of ¥450.00.'));
  await user.click(button('Remove'));
  await user.fill(field('Coupon code'), 'AUTUMN20');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Coupon code')).toBeInvalid());
  await user.click(button('中文'));
  expect(await screen.findByRole('textbox', { name: '优惠码' })).toHaveValue('AUTUMN20');
  expect(field('优惠码')).toBeValid();
});

it('removes a coupon of a link that does not apply, with an explanation', async () => {
  const service = someService(({ type, requiresCertification }) => type === 'api' && !requiresCertification);
  renderApp(confirmAddress(toSelection(service, { couponCode: 'CONSULT15' })));
  expect(await screen.findByRole('button', { name: PLACE_ORDER })).toBeVisible();
  expect(field('Coupon code')).toHaveValue('CONSULT15');
  expect(field('Coupon code')).toBeInvalid();
  expect(query().get('coupon')).toBeNull();
});

it('loads the coupons again after a failure', async () => {
  crashNextReply('GET', 'coupon/list');
  const { user } = await openReady();
  expect(await screen.findByText('Couldn’t load your coupons.')).toHaveAttribute('role', 'alert');
  await user.click(button('Try again'));
  expect(await screen.findByText('Your coupons (0 usable)')).toBeInTheDocument();
  expect(screen.queryByText('Couldn’t load your coupons.')).not.toBeInTheDocument();
});

it('has no coupons when the back end has none and none is applied', async () => {
  replyNext('GET', 'coupon/list', { code: 404, message: 'Not here' }, 9);
  const { unmount } = await openReady();
  expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Coupon' })).not.toBeInTheDocument();
  unmount();
  await openReady(toSelection(plainService(), { couponCode: 'GIFT20' }));
  expect(await screen.findByText('Coupon GIFT20 applied')).toBeVisible();
  expect(coupons()).not.toHaveTextContent('Your coupons');
});
