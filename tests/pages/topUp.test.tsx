import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const dialog = () => within(screen.getByRole('dialog'));
const balance = () => db().users.find(({ userName }) => userName === 'user')?.balance ?? 0;
const shown = () => screen.getByText('Account balance', { selector: 'dt' }).nextElementSibling;

async function openDialog() {
  const app = renderApp('/usercenter/service/charge');
  await app.user.click(await screen.findByRole('button', { name: 'Top up' }));
  return app;
}

beforeEach(() => signIn());

it('tops up: the code to scan, then the new balance and its charge, without a reload', async () => {
  db().paymentSettings.settleAfterMs = 1_000;
  const before = balance();
  const { user } = await openDialog();
  await user.click(dialog().getByRole('radio', { name: '¥500.00' }));
  await user.click(dialog().getByRole('button', { name: 'Top up ¥500.00' }));
  expect(await screen.findByRole('img', { name: 'QR code to pay with Alipay' })).toBeVisible();
  expect(screen.getByRole('dialog')).toRead(`(Close) // Top up your balance // Scan with Alipay to pay ¥500.00
    <QR code to pay with Alipay> // status: // This window updates automatically once the payment arrives.
    https://pay.example.com/alipay/top-up/${db().topUps.at(-1)?.topUpId} // (Copy payment link)
    section Order summary: // ## Order summary // Added to // Account balance // Payment method // Alipay // Total // ¥500.00`);
  expect(balance()).toBe(before);
  expect(await screen.findByText('¥500.00 added to your balance')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(shown()).toHaveTextContent(formatMoney(before + 50_000, 'en-US')));
  expect(balance()).toBe(before + 50_000);
  const [newest] = screen.getAllByRole('button', { expanded: false, name: /Account top-up/ });
  expect(newest?.closest('tr')).toHaveTextContent('+¥500.00');
});

it('refuses a wrong amount beside the field and sends nothing', async () => {
  const { user } = await openDialog();
  await user.click(dialog().getByRole('radio', { name: 'Another amount' }));
  const field = dialog().getByLabelText('Another amount (CNY)');
  for (const [typed, message] of [
    ['', 'Enter an amount with at most two decimals.'],
    ['-5', 'Enter an amount with at most two decimals.'],
    ['0.99', 'Top up at least ¥1.00 at a time.'],
    ['50000.01', 'Top up at most ¥50,000.00 at a time.'],
  ] as const) {
    await user.fill(field, typed);
    await user.click(dialog().getByRole('button', { name: /^Top up/ }));
    expect(dialog().getByText(message)).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(message);
  }
  expect(sent('POST', 'balance/topUp')).toHaveLength(0);
});

it('shows why a top-up failed, and keeps the input for a retry', async () => {
  db().paymentSettings = { ...db().paymentSettings, outcome: 'fail', settleAfterMs: 0 };
  const before = balance();
  const { user } = await openDialog();
  await user.click(dialog().getByRole('radio', { name: 'Another amount' }));
  await user.fill(dialog().getByLabelText('Another amount (CNY)'), '88.8');
  await user.click(dialog().getByRole('radio', { name: 'WeChat Pay' }));
  await user.click(dialog().getByRole('button', { name: 'Top up ¥88.80' }));
  expect(await screen.findByText('Top-up failed')).toBeVisible();
  expect(dialog().getByLabelText('Another amount (CNY)')).toHaveValue('88.8');
  expect(dialog().getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
  expect(balance()).toBe(before);
  db().paymentSettings.outcome = 'succeed';
  await user.click(dialog().getByRole('button', { name: 'Top up ¥88.80' }));
  await waitFor(() => expect(balance()).toBe(before + 8_880));
  expect(sent('POST', 'balance/topUp').at(-1)?.body).toMatchObject({ amount: 8_880, channel: 'wechat' });
});

it('sends what did not arrive again, with the same key', async () => {
  const { user } = await openDialog();
  loseNextCall('POST', 'balance/topUp');
  await user.click(dialog().getByRole('button', { name: 'Top up ¥100.00' }));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await screen.findByRole('img', { name: /QR code/ });
  const key = db().topUps.at(-1)?.idempotencyKey;
  expect(sent('POST', 'balance/topUp')[0]?.body).toMatchObject({ idempotencyKey: key });
});
