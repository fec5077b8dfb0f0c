import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { crashNextReply, replyNext } from '../support/network';
import {
  confirmAddress,
  PLACE_ORDER,
  placedOrder,
  plainService,
  signInAs,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const section = (name: string) => within(screen.getByRole('region', { name }));
const openWallet = async () => {
  const app = renderApp('/usercenter/coupon');
  await screen.findByRole('link', { name: 'Usable 1' });
  await section('Claim coupons').findByText(/Code SAVE100/);
  return app;
};
const entry = (code: string, region: string) =>
  within(section(region).getByText(`Code ${code}`).closest('li') as HTMLElement);

beforeEach(() => signInAs('user'));

describe('the wallet', () => {
  it('can be loaded again, and shows each coupon with its discount, conditions and validity, by state', async () => {
    crashNextReply('GET', 'coupon/list');
    const { user } = renderApp('/usercenter/coupon');
    expect(await screen.findByRole('heading', { name: 'Couldn’t load your coupons' })).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'Usable 1' })).toBeVisible();
    const own = entry('OPERATE200', 'Your coupons');
    expect(own.getByRole('heading', { name: '¥200 off' })).toBeVisible();
    expect(own.getByText('Orders from ¥2,000')).toBeVisible();
    expect(own.getByText('Managed service')).toBeVisible();
    expect(own.getByText(/^Valid until/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Expired 1' }));
    await waitFor(() => expect(place()).toBe('/usercenter/coupon?state=expired'));
    expect(await section('Your coupons').findByText('20% off')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Used 0' }));
    expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  });

  it('claims an offer, and adds a code', async () => {
    const { user } = await openWallet();
    await user.click(button('Claim: ¥100 off, SAVE100'));
    expect(await screen.findByRole('link', { name: 'Usable 2' })).toBeVisible();
    await waitFor(() => expect(entry('SAVE100', 'Claim coupons').getByText('Claimed')).toBeVisible());
    expect(entry('FLASH300', 'Claim coupons').queryByRole('button')).not.toBeInTheDocument();
    await user.fill(field('Coupon code'), ' gift20');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Coupon GIFT20 is in your coupons')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Usable 3' })).toBeVisible();
    expect(field('Coupon code')).toHaveValue('');
    expect(db().couponClaims.map(({ code }) => code)).toEqual(expect.arrayContaining(['SAVE100', 'GIFT20']));
  });

  it('says why a code is refused, beside the field', async () => {
    const { user } = await openWallet();
    await user.fill(field('Coupon code'), 'NOTHING');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/This coupon code is not valid/)).toBeVisible();
    expect(field('Coupon code')).toBeInvalid();
    expect(field('Coupon code')).toHaveAccessibleDescription(/not valid/);
    await user.type(field('Coupon code'), 'X');
    expect(field('Coupon code')).toBeValid();
  });

  it('leads to the order that a coupon was used for', async () => {
    const orderId = await placedOrder(toSelection(plainService(), { couponCode: 'GIFT20' }));
    renderApp('/usercenter/coupon?state=used');
    expect(await screen.findByRole('link', { name: orderId })).toHaveAttribute(
      'href',
      `/usercenter/order/${orderId}`,
    );
  });
});

describe('the coupon of an order', () => {
  const selection = () => toSelection(plainService(), { quantity: 2 });
  const own = (...codes: string[]) => {
    db().couponClaims.push(...codes.map((code) => ({ userId: '10002', code, claimedAt: 0 })));
  };
  const openConfirm = async () => {
    const app = renderApp(confirmAddress(selection()));
    await screen.findByRole('button', { name: PLACE_ORDER });
    return app;
  };
  const query = () => new URLSearchParams(place().split('?')[1]);

  it('is the one that saves the most, and can be exchanged for another that applies, or none', async () => {
    own('GIFT20', 'WELCOME10');
    const { user } = await openConfirm();
    await screen.findByText('Coupon WELCOME10 applied');
    expect(await screen.findByText(/^Saves the most: ¥[\d,.]+ of ¥[\d,.]+\.$/)).toBeVisible();
    await user.click(screen.getByText('Your coupons (2 usable)'));
    expect(screen.getByRole('radio', { name: /OPERATE200/ })).toBeDisabled();
    expect(screen.getByText('Does not apply: only for Managed service')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /GIFT20/ }));
    expect(await screen.findByText('Coupon GIFT20 applied')).toBeVisible();
    expect(
      await screen.findByText(/^Saves ¥20.00 of .* WELCOME10 would save ¥[\d,.]+ more\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'No coupon' }));
    expect(await screen.findByText(/^WELCOME10 would save/)).toBeVisible();
    expect(query().get('coupon')).toBeNull();
    expect(button(PLACE_ORDER)).toBeEnabled();
  });

  it('is not offered when the back end has no coupons', async () => {
    replyNext('GET', 'coupon/list', { code: 404 }, Number.POSITIVE_INFINITY);
    await openConfirm();
    await waitFor(() => expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument());
    expect(screen.queryByText('Couldn’t load your coupons.')).not.toBeInTheDocument();
  });

  it('can still be typed when the wallet does not load', async () => {
    crashNextReply('GET', 'coupon/list');
    const { user } = await openConfirm();
    expect(await screen.findByText('Couldn’t load your coupons.')).toBeVisible();
    await user.fill(field('Coupon code'), 'GIFT20');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Coupon GIFT20 applied')).toBeVisible();
    const calls = callsTo('coupon/list').length;
    await user.click(button('Try again'));
    await waitFor(() => expect(callsTo('coupon/list').length).toBeGreaterThan(calls));
    expect(await screen.findByText(/^Saves ¥20.00 of/)).toBeVisible();
  });
});
