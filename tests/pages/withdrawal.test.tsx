import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextReply } from '../support/network';
import { sent, signInAs } from '../support/orders';
import { renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

const PASSWORD = 'Market#2026';

async function openPage() {
  const app = renderApp('/usercenter/service/withdrawal');
  await screen.findByRole('heading', { name: 'Request a withdrawal' });
  return app;
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function prove(user: User) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.fill(dialog.getByLabelText('Password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Confirm and continue' }));
}

it('withdraws to a payment method after a proof of identity, and takes the money out once', async () => {
  signIn();
  db().paymentSettings.refundAfterMs = 60_000;
  const before = getUser().balance;
  const { user } = await openPage();
  await user.fill(screen.getByLabelText('Amount (CNY)'), '120.50');
  await user.dblClick(button(/^Withdraw ¥120.50$/));
  await prove(user);
  expect(await screen.findByText('Withdrawal requested')).toBeInTheDocument();
  expect(await screen.findByText('Requested')).toBeVisible();
  expect(getUser().balance).toBe(before - 12_050);
  expect(db().withdrawals).toHaveLength(1);
  expect(screen.getByText('Being withdrawn', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '¥120.50',
  );
  await user.click(button('Cancel withdrawal: ¥120.50'));
  expect(await screen.findByText('Canceled')).toBeVisible();
  await waitFor(() => expect(getUser().balance).toBe(before));
});

it('tells beforehand what “Withdraw all” leaves and which invoices it reverses', async () => {
  signInAs('user');
  const { userId } = getUser();
  const topUp = (topUpId: string, amount: number, channel: 'alipay' | 'wechat') => ({
    ...({ userId, status: 'succeeded', outcome: 'succeed', createdAt: 0, settlesAt: 0 } as const),
    ...{ topUpId, idempotencyKey: topUpId, amount, channel },
  });
  const tables = db();
  tables.charges = [];
  tables.topUps = [topUp('1', 30_000, 'alipay'), topUp('2', 20_000, 'wechat')];
  getUser().balance = 50_000;
  const title = { zh: '账户充值', en: 'Account top-up' };
  tables.invoices = [
    {
      ...{ invoiceId: 'I1', userId, idempotencyKey: 'I1', digest: '', titleType: 'personal', title: 'Lin' },
      ...{ email: 'lin@example.com', status: 'issued', requestedAt: 1, issuedAt: 1, invoiceNumber: '1' },
      lines: [{ kind: 'topUp', id: 'T1', title, parts: [{ source: 'topUp T1', amount: 30_000 }] }],
      mails: [],
    },
  ];
  const { user } = await openPage();
  expect(screen.getByText(/^“Withdraw all” leaves/)).toHaveTextContent(
    '“Withdraw all” leaves ¥200.00: Alipay gets back at most what you topped up with it.',
  );
  expect(screen.queryByText(/is on an invoice/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
  expect(
    await screen.findByText(/^¥300.00 of this is on an invoice. Once the withdrawal is paid, that invoice/),
  ).toBeVisible();
});

it('needs a verified name for a bank account, and checks its number', async () => {
  signIn();
  const first = await openPage();
  expect(screen.getByRole('radio', { name: /^Bank account/ })).toBeDisabled();
  first.unmount();
  signIn('admin');
  const { user } = await openPage();
  await user.click(screen.getByRole('radio', { name: 'Bank account' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
  const number = screen.getByLabelText('Account number');
  await user.fill(number, '12');
  await user.click(button(/^Withdraw ¥/));
  expect(await screen.findByText('Choose a bank.')).toBeVisible();
  expect(await screen.findByText('Enter a company account number of 8 to 25 digits.')).toBeVisible();
  await user.fill(number, '12 345 678 901');
  await user.click(screen.getByRole('combobox', { name: 'Bank' }));
  await user.click(await screen.findByTitle('China Merchants Bank'));
  await user.click(button(/^Withdraw ¥/));
  await prove(user);
  expect(await screen.findByText(/, ending in 8901$/)).toBeVisible();
  expect(db().withdrawals).toMatchObject([{ userId: '10001', target: { accountNumber: '12345678901' } }]);
});

it('finds a withdrawal whose reply was lost, and requests no second one', async () => {
  signIn();
  const { user } = await openPage();
  db().sessions.forEach((session) => {
    session.provenUntil = Date.now() + 3_600_000;
  });
  loseNextReply('POST', 'balance/withdrawal');
  await user.fill(screen.getByLabelText('Amount (CNY)'), '20');
  await user.click(button(/^Withdraw ¥20/));
  expect(await screen.findByText('Withdrawal requested')).toBeInTheDocument();
  expect(db().withdrawals).toHaveLength(1);
  expect(sent('POST', 'balance/withdrawal')).toHaveLength(1);
});
