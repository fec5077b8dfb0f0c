import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { changeReply } from '../support/network';
import { sent } from '../support/orders';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';

const PATH = 'balance/withdrawal';
const region = (name: string) => screen.getByRole('region', { name });
const request = () => region('Request a withdrawal');
const requests = () => sent('POST', PATH);

async function open(account = 'user') {
  const app = await openPage('/usercenter/service/withdrawal', { account });
  await screen.findByRole('heading', { name: 'Request a withdrawal' });
  return app;
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function prove(user: User) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.fill(dialog.getByLabelText('Password'), 'Market#2026');
  await user.click(dialog.getByRole('button', { name: 'Confirm and continue' }));
}

beforeEach(() => startServerAt());

it('offers the payment methods of earlier top-ups', async () => {
  await open();
  expect(
    request(),
  ).toRead(`## Request a withdrawal // Available balance // ¥2,686.40 // Being withdrawn // ¥0.00 // Withdraw to
    (•) Alipay Up to ¥700.00 // ( ) WeChat Pay Up to ¥1,000.00
    ( ) Bank account disabled – Available once your identity is verified // ¥
    Amount (CNY):  – At least ¥10.00 and at most ¥50,000.00 at a time; 3 withdrawals left today.Withdraw all“Withdraw all” leaves ¥1,986.40: Alipay gets back at most what you topped up with it. The rest came another way, such as a refund or another payment method. Once your identity is verified, you can withdraw it to a bank account.
    At least ¥10.00 and at most ¥50,000.00 at a time; 3 withdrawals left today. // (Withdraw all)
    “Withdraw all” leaves ¥1,986.40: Alipay gets back at most what you topped up with it. The rest came another way, such as a refund or another payment method. Once your identity is verified, you can withdraw it to a bank account.
    (Withdraw)`);
});

it.each([
  [{ leftToday: 0 }, 'You have used all withdrawals of today. You can withdraw again tomorrow.', 0],
  [
    { channels: [] },
    'You have no account to withdraw to. Once your identity is verified, you can withdraw to a bank account.',
    1,
  ],
  [{ available: 999 }, 'There is nothing to withdraw now. The minimum is ¥10.00.', 0],
])('says why nothing can be withdrawn with %j', async (options, text, links) => {
  changeReply('/withdrawal/options', () => options);
  await open();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Amount (CNY)')).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Verify identity' })).toHaveLength(links);
});

it.each([
  [
    'what the automatic top-up would bring back',
    { mustLeave: 250_000 },
    '¥2,500.00: automatic top-up needs at least ¥2,500.00 to remain.',
  ],
  [
    'what is more than one withdrawal',
    { available: 9e6, channels: [{ channel: 'wechat', most: 9e6 }] },
    '¥40,000.00: one withdrawal is at most ¥50,000.00.',
  ],
  [
    'what came another way',
    { holder: { type: 'personal', name: '*小满' }, channels: [{ channel: 'wechat', most: 999 }] },
    '¥2,676.41: WeChat Pay gets back at most what you topped up with it. The rest came another way, such as a refund or another payment method. You can withdraw it to a bank account.',
  ],
  ['nothing of a balance that came with one payment method', { available: 70_000 }, undefined],
])('says that a withdrawal of all leaves %s', async (_, options, text) => {
  changeReply('/withdrawal/options', () => options);
  await open();
  const left = within(request()).queryByText(/leaves/);
  expect(left?.textContent).toBe(text && `“Withdraw all” leaves ${text}`);
  expect(button('Withdraw all').matches(':disabled')).toBe(text?.startsWith('¥2,676') ?? false);
  const kept = screen.queryAllByRole('link', { name: 'Manage automatic top-up' });
  expect(kept.map((link) => link.getAttribute('href'))).toEqual(
    'mustLeave' in options ? ['/usercenter/service/budget'] : [],
  );
  expect(screen.queryAllByText('Automatic top-up is on, so at least ¥2,500.00 must remain.')).toHaveLength(
    kept.length,
  );
});

it('checks the amount against the chosen target, and fills in everything', async () => {
  const { user } = await open();
  const amount = field('Amount (CNY)');
  for (const [typed, message] of [
    ['', /^Enter an amount/],
    ['9.99', /^Withdraw at least ¥10.00/],
    ['700.01', /^You can withdraw at most ¥700.00/],
  ] as const) {
    await user.fill(amount, typed);
    await user.click(button('Withdraw'));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(message));
  }
  await user.click(screen.getByRole('radio', { name: /^WeChat Pay/ }));
  await waitFor(() => expect(amount).toBeValid());
  expect(button('Withdraw ¥700.01')).toBeEnabled();
  await user.fill(amount, '');
  await user.click(button('Withdraw all'));
  expect(amount).toHaveValue('1000');
  expect(await screen.findByRole('button', { name: 'Withdraw ¥1,000.00' })).toBeEnabled();
  expect(requests()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Renewals' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Discard changes?');
});

it('tells beforehand which invoices a withdrawal reverses', async () => {
  changeReply('/withdrawal/options', () => ({ parts: [{ amount: 30_000, free: 0 }] }));
  const { user } = await open();
  expect(screen.queryByText(/is on an invoice/)).not.toBeInTheDocument();
  await user.fill(field('Amount (CNY)'), '200');
  expect(
    await screen.findByText(/^¥200.00 of this is on an invoice. Once the withdrawal is paid/),
  ).toBeVisible();
});

it('checks a bank account, and withdraws to it', async () => {
  const { user } = await open('admin');
  expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Bank account' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw all' }));
  const number = field('Account number');
  await user.click(button(/^Withdraw ¥/));
  expect(await screen.findByText('Choose a bank.')).toBeVisible();
  expect(
    request(),
  ).toRead(`## Request a withdrawal // Available balance // ¥26,800.50 // Being withdrawn // ¥0.00 // Withdraw to
    ( ) Alipay Up to ¥5,000.00 // ( ) WeChat Pay Up to ¥10,000.00 // (•) Bank account
    Account name // 杭州****有限公司 // You can only withdraw to an account in your own verified name.
    Bank:  required invalid – Choose a bank. // Choose a bank.
    Account number:  invalid – Enter the account number. // Enter the account number. // ¥
    Amount (CNY): 26800.50 – At least ¥10.00 and at most ¥50,000.00 at a time; 3 withdrawals left today.Withdraw all
    At least ¥10.00 and at most ¥50,000.00 at a time; 3 withdrawals left today. // (Withdraw all)
    (Withdraw ¥26,800.50)`);
  await user.fill(number, '12');
  await user.tab();
  expect(await screen.findByText('Enter a company account number of 8 to 25 digits.')).toBeVisible();
  await user.fill(number, '12 345 678 901');
  await user.click(screen.getByRole('combobox', { name: 'Bank' }));
  await user.click(await screen.findByTitle('China Merchants Bank'));
  await user.click(button(/^Withdraw ¥/));
  await prove(user);
  expect(await screen.findByText(/, ending in 8901$/)).toBeVisible();
  expect(requests().at(-1)?.body).toMatchObject({ target: { kind: 'bank', bank: 'cmb' } });
  expect(db().withdrawals).toMatchObject([{ userId: '10001', target: { accountNumber: '12345678901' } }]);
});
