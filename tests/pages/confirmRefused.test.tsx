import { screen, waitFor } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { intercept, loseNextCall, replyNext } from '../support/network';
import { openReady, PLACE_ORDER, plainService, sent, signInAs, toSelection } from '../support/orders';
import { place } from '../support/renderApp';

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
    expect(button('Pay')).toBeDisabled();
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
