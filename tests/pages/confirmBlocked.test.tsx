import { screen } from '@testing-library/react';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextCall, replyNext } from '../support/network';
import {
  confirmAddress,
  openReady,
  orderSummary,
  PLACE_ORDER,
  plainService,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { place, renderApp } from '../support/renderApp';

const certifiedOnly = () => someService(({ requiresCertification }) => requiresCertification);
const certificationAddress = () =>
  `/usercenter/security/certification?${new URLSearchParams({ redirect: place() })}`;

beforeEach(() => signInAs('user'));

it('tells an unverified buyer before and after ordering, with links that lead back to this order', async () => {
  const { user } = await openReady(toSelection(certifiedOnly()));
  const notice = screen.getByText(/^Verify your identity to order/).closest('[role=alert]') as Element;
  expect(notice).toRead(`Verify your identity to order this service.
    You’ll come back to this order afterwards, with your choices kept. // [Verify identity](${certificationAddress()})`);
  const what = orderSummary();
  expect(notice.compareDocumentPosition(what)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(place()).toContain('intent=');

  await user.click(button(PLACE_ORDER));
  expect(await screen.findByText(/requires a verified identity/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Verify identity' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', certificationAddress());
  expect(db().orders).toEqual([]);
});

it.each(['submitted', 'reviewing'] as const)('shows that a verification is in review: %s', async (status) => {
  for (const account of db().users) account.certification = { status };
  await openReady(toSelection(certifiedOnly()));
  const notice = screen.getByText(/verification is in review/).closest('[role=alert]') as Element;
  expect(
    notice,
  ).toRead(`Your identity verification is in review. // You can order this service as soon as it’s approved.
    [View status](${certificationAddress()})`);
  expect(screen.getByRole('link', { name: 'View status' })).not.toHaveClass('ant-btn-primary');
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
  expect(button('Pay')).toBeDisabled();
});

it('offers to load the price again when that failed', async () => {
  loseNextCall('POST', 'order/quote', 2);
  const { user } = renderApp(confirmAddress(toSelection(plainService())));
  expect(await screen.findByText('Couldn’t load the price.')).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: PLACE_ORDER })).toBeEnabled();
});

it('asks for no verification for other services', async () => {
  await openReady(toSelection(plainService()));
  expect(screen.queryByText('Verify your identity to order this service.')).not.toBeInTheDocument();
});
