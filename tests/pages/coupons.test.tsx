import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { changeReply, crashNextReply, holdNextCall, replyNext } from '../support/network';
import {
  confirmAddress,
  PLACE_ORDER,
  placedOrder,
  plainService,
  signInAs,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';

const section = (name: string) => within(screen.getByRole('region', { name }));
const openWallet = async () => {
  const app = renderApp('/usercenter/coupon');
  await screen.findByRole('link', { name: 'Usable 1' });
  await section('Claim coupons').findByText(/Code SAVE100/);
  return app;
};
const entry = (code: string, region: string) =>
  within(section(region).getByText(`Code ${code}`).closest('li') as HTMLElement);

beforeEach(() => {
  startServerAt();
  signInAs('user');
});

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
    expect(screen.queryByRole('link', { name: /^Used/ })).not.toBeInTheDocument();
  });

  it('claims an offer once, and shows what is left', async () => {
    const { user } = await openWallet();
    expect(
      screen.getByRole('region', { name: 'Claim coupons' }),
    ).toRead(`## Claim coupons // Coupon code:  – Have a code? Add it to your coupons. // (Add) disabled
    Have a code? Add it to your coupons. // ### 10% off // Any amount · Saves up to ¥200 · All services
    Code WELCOME10 · Valid until Nov 20, 2027 // 96,818 left, one per person · Claim by Feb 18, 2027
    (Claim: 10% off, WELCOME10) // ### ¥100 off // Orders from ¥600 · All services
    Code SAVE100 · Valid until Mar 20, 2027 // 12,594 left, one per person · Claim by Jan 19, 2027
    (Claim: ¥100 off, SAVE100) // ### 15% off // Orders from ¥1,000 · Saves up to ¥3,000 · Consulting
    Code CONSULT15 · Valid until Feb 18, 2027 // 1,489 left, one per person · Claim by Jan 4, 2027
    (Claim: 15% off, CONSULT15) // ### ¥50 off // Orders from ¥200 · API // Code API50 · Valid until Jan 19, 2027
    3,710 left, one per person · Claim by Dec 20, 2026 // (Claim: ¥50 off, API50) // ### ¥200 off
    Orders from ¥2,000 · Managed service // Code OPERATE200 · Valid until Feb 3, 2027
    731 left, one per person · Claim by Dec 30, 2026 // Claimed // ### ¥300 off // Orders from ¥1,000 · All services
    Code FLASH300 · Valid until Nov 30, 2026 // None left · Claim by Nov 25, 2026`);
    const release = holdNextCall('POST', 'coupon/claim');
    await user.click(button('Claim: ¥100 off, SAVE100'));
    expect(button(/Claim: ¥100 off/)).toHaveClass('ant-btn-loading');
    expect(button(/Claim: 10% off/)).not.toHaveClass('ant-btn-loading');
    release();
    expect(await screen.findByRole('link', { name: 'Usable 2' })).toBeVisible();
    await waitFor(() => expect(entry('SAVE100', 'Claim coupons').getByText('Claimed')).toBeVisible());
    const offers = callsTo('coupon/offers').length;
    replyNext('POST', 'coupon/claim', { code: 42012, message: 'All of these are taken.' });
    await user.click(button('Claim: 10% off, WELCOME10'));
    expect(await screen.findByText('All of these are taken.')).toBeInTheDocument();
    await waitFor(() => expect(callsTo('coupon/offers')).toHaveLength(offers + 1));
    crashNextReply('POST', 'coupon/claim');
    await user.click(button('Claim: ¥50 off, API50'));
    await waitFor(() => expect(button('Claim: ¥50 off, API50')).not.toHaveClass('ant-btn-loading'));
    expect(callsTo('coupon/offers')).toHaveLength(offers + 1);
  });

  it('adds the coupon of a code, and says whether it can be used', async () => {
    const { user } = await openWallet();
    const add = () => button(/Add$/);
    await user.fill(field('Coupon code'), '  ');
    expect(add()).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(callsTo('coupon/claim')).toEqual([]);
    await user.fill(field('Coupon code'), ' gift２０ ');
    const release = holdNextCall('POST', 'coupon/claim');
    await user.click(add());
    expect(add()).toHaveClass('ant-btn-loading');
    release();
    expect(await screen.findByText('Coupon GIFT20 is in your coupons')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Usable 2' })).toBeVisible();
    expect(callsTo('coupon/offers')).toHaveLength(2);
    expect(field('Coupon code')).toHaveValue('');
    expect(db().couponClaims.at(-1)).toMatchObject({ code: 'GIFT20' });
    await user.fill(field('Coupon code'), 'AUTUMN20');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/AUTUMN20/, { selector: '.ant-message *' })).toHaveTextContent(
      'Coupon AUTUMN20 has expired',
    );
  });

  it('says why a code is refused, beside the field, until it is changed', async () => {
    const { user } = await openWallet();
    await user.fill(field('Coupon code'), 'NOTHING');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/This coupon code is not valid/)).toBeVisible();
    expect(field('Coupon code')).toBeInvalid();
    expect(field('Coupon code')).toHaveAccessibleDescription(/not valid/);
    expect(screen.getByText(/This coupon code is not valid/)).toHaveAttribute('role', 'alert');
    await user.type(field('Coupon code'), 'X');
    expect(field('Coupon code')).toBeValid();
    expect(field('Coupon code')).toHaveAccessibleDescription('Have a code? Add it to your coupons.');
    crashNextReply('POST', 'coupon/claim');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Add')).not.toHaveClass('ant-btn-loading'));
    expect(field('Coupon code')).toBeValid();
  });

  it('says when there are no offers, and loads them again after a failure', async () => {
    changeReply('/coupon/offers', () => ({ list: [] }));
    crashNextReply('GET', 'coupon/offers');
    const { user } = renderApp('/usercenter/coupon');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(section('Claim coupons').queryByRole('alert')).not.toBeInTheDocument());
    expect(
      screen.getByRole('region', { name: 'Claim coupons' }),
    ).toRead(`## Claim coupons // Coupon code:  – Have a code? Add it to your coupons. // (Add) disabled
    Have a code? Add it to your coupons. // No data · There are no coupons to claim right now.`);
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

describe('the line about the coupon that ends first', () => {
  const OPERATE = 'You have a coupon for ¥200 off orders from ¥2,000, until Feb 3, 2027';

  it.each(['/home', '/usercenter/overview'])(
    'on %s names its conditions and leads to its services',
    async (page) => {
      const { user } = renderApp(page);
      const link = await screen.findByRole('link', { name: 'Use coupon OPERATE200: browse services' });
      const line = link.closest('p') as HTMLElement;
      expect(line).toHaveTextContent(`${OPERATE} · Managed service · Browse services`);
      expect(within(line).queryByRole('link', { name: /coupons$/ })).not.toBeInTheDocument();
      await user.click(link);
      await waitFor(() => expect(place()).toBe('/serviceMarket?type=operation'));
    },
  );

  it('leads to all of several', async () => {
    db().couponClaims.push({ userId: '10002', code: 'WELCOME10', claimedAt: db().seededAt });
    renderApp('/home');
    expect(await screen.findByRole('link', { name: 'All 2 coupons' })).toHaveAttribute(
      'href',
      '/usercenter/coupon',
    );
    expect(screen.getByRole('link', { name: /^Use coupon/ })).toHaveAccessibleName(/OPERATE200/);
  });

  it('is left out without a usable coupon, and when they cannot be loaded', async () => {
    db().couponClaims = [];
    const { unmount } = renderApp('/home');
    await waitFor(() => expect(callsTo('coupon/list')).toHaveLength(1));
    unmount();
    crashNextReply('GET', 'coupon/list');
    renderApp('/home');
    await waitFor(() => expect(callsTo('coupon/list')).toHaveLength(2));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/You have a coupon/)).not.toBeInTheDocument();
  });
});
