import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { orderRecord, PAY, placedOrder, someService, toSelection } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

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
  await user.click(dialog.getByRole('radio', { name: 'Another amount' }));
  await user.fill(dialog.getByLabelText('Another amount (CNY)'), String(Math.ceil(lacking / 100)));
  await user.click(dialog.getByRole('button', { name: /^Top up ¥/ }));
  await waitFor(() => expect(balanceRow()).not.toHaveTextContent('short'));
  expect(place()).toBe(`/order/${orderId}`);
  expect(screen.queryByText(/is too low/)).not.toBeInTheDocument();
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${orderId}`));
  expect(orderRecord(orderId)).toMatchObject({ payChannel: 'balance' });
});

it('lacks nothing when the balance is exactly the price', async () => {
  const orderId = await placedOrder();
  changeReply('charge/summary', () => ({ balance: orderRecord(orderId).payableAmount }));
  const release = holdNextCall('GET', 'charge/summary');
  renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  expect(balanceRow()).toHaveTextContent(/^Account balance(?!Available)/);
  release();
  await waitFor(() => expect(balanceRow()).toHaveTextContent(/^Account balanceAvailable: ¥450\.00$/));
});

it('can be paid when the balance cannot be loaded', async () => {
  const orderId = await placedOrder();
  loseNextCall('GET', 'charge/summary');
  renderApp(`/order/${orderId}`);
  await waitFor(() => expect(balanceRow()).toHaveTextContent('Couldn’t load your balance.'));
  expect(button(PAY)).toBeEnabled();
});
