import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { button, findProof, proveIdentity } from '../support/account';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { orderRecord, PAY, placedOrder, someService, toSelection } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

const balanceRow = () =>
  screen.getByRole('radio', { name: /Account balance/ }).closest('label') as HTMLElement;
const balance = () => db().users.find(({ userName }) => userName === 'user')?.balance ?? 0;

beforeEach(() => {
  signIn();
  db().paymentSettings.settleAfterMs = 0;
});

it('shows what the balance lacks, tops it up in place and pays from it', async () => {
  const service = someService(
    ({ skus, requiresCertification, purchaseLimit }) =>
      !requiresCertification && purchaseLimit === 0 && (skus[0]?.periods[0]?.price ?? 0) > balance(),
  );
  const orderId = await placedOrder(toSelection(service));
  const { user } = renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  const lacking = orderRecord(orderId).payableAmount - balance();
  await waitFor(() => expect(balanceRow()).toHaveTextContent(`${formatMoney(lacking, 'en-US')} short`));

  expect(balanceRow()).toHaveTextContent(
    `Available: ${formatMoney(balance(), 'en-US')} · ${formatMoney(lacking, 'en-US')} short`,
  );
  await user.click(screen.getByRole('radio', { name: /Account balance/ }));
  await user.click(button(PAY));
  expect(await screen.findByRole('alert')).toHaveTextContent('is too low');

  await user.click(button('Top up'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Top up'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Top up your balance' }));
  await user.click(dialog.getByRole('button', { name: `Top up ${formatMoney(lacking, 'en-US')}` }));
  await waitFor(() => expect(balanceRow()).not.toHaveTextContent('short'));
  expect(place()).toBe(`/order/${orderId}`);
  expect(screen.queryByText(/is too low/)).not.toBeInTheDocument();
  await user.click(button(PAY));
  await proveIdentity(user);
  await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${orderId}`));
  expect(orderRecord(orderId)).toMatchObject({ payChannel: 'balance' });
});

describe('a payment from the balance above the limit', () => {
  /** Opens the cashier of an order above the limit. */
  async function openAbove() {
    getUser().balanceProofLimit = 44_999;
    const orderId = await placedOrder();
    const app = renderApp(`/order/${orderId}`);
    await screen.findByRole('button', { name: PAY });
    return { ...app, orderId };
  }
  const choose = () => screen.getByRole('radio', { name: /Account balance/ });

  it('is made once after a proof of identity, and not without', async () => {
    const { user, orderId } = await openAbove();
    await waitFor(() => expect(balanceRow()).toHaveTextContent(/ · needs your password or an SMS code$/));
    await user.click(choose());
    await user.click(button(PAY));
    const dialog = await findProof();
    expect(dialog).toHaveTextContent('Confirm that it’s you to pay ¥450.00 from your balance.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(orderRecord(orderId).payments).toEqual([]);
    expect(choose()).toBeChecked();

    await user.click(button(PAY));
    await proveIdentity(user, 'not the password');
    expect(await within(await findProof()).findByText(/wrong/)).toBeVisible();
    await proveIdentity(user);
    await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${orderId}`));
    expect(orderRecord(orderId).payments).toHaveLength(1);
  });

  it('is not chosen beforehand, although the same person paid that way last', async () => {
    getUser().balanceProofLimit = null;
    const first = renderApp(`/order/${await placedOrder()}`);
    await first.user.click(await screen.findByRole('radio', { name: /Account balance/ }));
    await first.user.click(button(PAY));
    await waitFor(() => expect(place()).toMatch(/^\/serviceMarket\/result/));
    first.unmount();
    const again = renderApp(`/order/${await placedOrder()}`);
    await screen.findByRole('button', { name: PAY });
    expect(choose()).toBeChecked();
    again.unmount();
    await openAbove();
    expect(screen.getByRole('radio', { name: /Alipay/ })).toBeChecked();
  });
});

it('lacks nothing when the balance is exactly the price', async () => {
  const orderId = await placedOrder();
  changeReply('charge/summary', () => ({ balance: orderRecord(orderId).payableAmount }));
  const release = holdNextCall('GET', 'charge/summary');
  renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  expect(balanceRow()).toHaveTextContent(/^Account balance (?!Available)/);
  release();
  await waitFor(() => expect(balanceRow()).toHaveTextContent(/^Account balance Available: ¥450\.00$/));
});

it('can be paid when the balance cannot be loaded', async () => {
  const orderId = await placedOrder();
  loseNextCall('GET', 'charge/summary');
  renderApp(`/order/${orderId}`);
  await waitFor(() => expect(balanceRow()).toHaveTextContent('Couldn’t load your balance.'));
  expect(button(PAY)).toBeEnabled();
});
