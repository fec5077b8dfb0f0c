import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field, findProof, proveIdentity } from '../support/account';
import { passTime } from '../support/clock';
import {
  crashNextReply,
  failCalls,
  holdNextCall,
  loseNextCall,
  loseNextReply,
  replyNext,
} from '../support/network';
import { sent } from '../support/orders';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { getUser, signIn } from '../support/signedIn';

const PATH = 'balance/withdrawal';
const region = (name: string) => screen.getByRole('region', { name });
const request = () => region('Request a withdrawal');
const requests = () => sent('POST', PATH);

async function open(account = 'user') {
  const app = await openPage('/usercenter/service/withdrawal', { account });
  await screen.findByRole('heading', { name: 'Request a withdrawal' });
  return app;
}

/** The user proved their identity a moment ago. */
function isProven() {
  for (const session of db().sessions) session.provenUntil = Date.now() + 1e12;
}

const record = (withdrawalId: string) => ({
  ...{ withdrawalId, userId: '10002', idempotencyKey: withdrawalId, amount: 1_000, outcome: 'pay' as const },
  ...{ target: { kind: 'channel', channel: 'alipay' } as const, status: 'requested' as const },
  ...{ createdAt: Date.parse('2026-11-20T03:00:00Z'), processesAt: Infinity, finishesAt: Infinity },
});

beforeEach(() => startServerAt());

it('withdraws to a payment method after a proof of identity, takes the money out once, and cancels', async () => {
  db().paymentSettings.refundAfterMs = 60_000;
  const before = getUser().balance;
  const { user } = await open();
  await user.fill(field('Amount (CNY)'), '120.50');
  await user.dblClick(button(/^Withdraw ¥120.50$/));
  const dialog = await findProof();
  expect(dialog).toHaveTextContent(/withdraw/i);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests()).toHaveLength(1);
  await user.click(button(/^Withdraw ¥120.50$/));
  await proveIdentity(user);
  expect(await screen.findByText('Withdrawal requested')).toBeInTheDocument();
  expect(await screen.findByText('Requested')).toBeVisible();
  expect(getUser().balance).toBe(before - 12_050);
  expect(db().withdrawals).toMatchObject([
    { amount: 12_050, target: { kind: 'channel', channel: 'alipay' } },
  ]);
  expect(screen.getByText('Being withdrawn', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    '¥120.50',
  );
  expect(field('Amount (CNY)')).toHaveValue('');
  const release = holdNextCall('POST', `${PATH}/${db().withdrawals[0]?.withdrawalId}/cancel`);
  await user.click(button('Cancel withdrawal: ¥120.50'));
  expect(button(/Cancel withdrawal/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Canceled')).toBeVisible();
  await waitFor(() => expect(getUser().balance).toBe(before));
  expect(screen.getByText('Available balance').nextElementSibling).toHaveTextContent('¥2,686.40');
});

it('shows why a withdrawal is refused until the next try, with what can be withdrawn now', async () => {
  const { user } = await open();
  isProven();
  await user.fill(field('Amount (CNY)'), '600');
  getUser().balance = 40_000;
  const reads = sent('GET', `${PATH}/list`).length;
  await user.click(button(/^Withdraw ¥600/));
  const message = 'The amount is more than you can withdraw to this account now.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('¥400.00', { selector: 'dd *' })).toBeVisible();
  expect(sent('GET', `${PATH}/list`)).toHaveLength(reads + 1);
  await user.fill(field('Amount (CNY)'), '20');
  const release = holdNextCall('POST', PATH);
  await user.click(button(/^Withdraw ¥20/));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(button(/^(Loading )?Withdraw ¥20/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Withdrawal requested')).toBeInTheDocument();
});

it('finds a withdrawal whose reply was lost, at the latest when the connection is back', async () => {
  const { user } = await open();
  isProven();
  const restore = failCalls('byKey');
  loseNextReply('POST', PATH);
  await user.fill(field('Amount (CNY)'), '20');
  await user.click(button(/^Withdraw ¥20/));
  await screen.findByRole('button', { name: 'Check again' });
  expect(
    request(),
  ).toRead(`## Request a withdrawal // Available balance // ¥2,686.40 // Being withdrawn // ¥0.00 // alert:
    We couldn’t confirm your withdrawal
    The server didn’t respond. Checking again never withdraws twice. // (Check again)`);
  await user.click(button('Check again'));
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  restore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Withdrawal requested')).toBeInTheDocument();
  expect(db().withdrawals).toHaveLength(1);
  expect(requests()).toHaveLength(1);
});

it('says that a withdrawal did not arrive, and requests it again', async () => {
  const { user } = await open();
  isProven();
  loseNextCall('POST', PATH);
  await user.fill(field('Amount (CNY)'), '20');
  await user.click(button(/^Withdraw ¥20/));
  const alert = await screen.findByText(/^The withdrawal wasn’t requested/);
  expect(alert.closest('[role="alert"]') as Element).toRead(
    `The withdrawal wasn’t requested and your balance is unchanged. You can request it again.`,
  );
  await user.click(button(/^Withdraw ¥20/));
  expect(await screen.findByText('Withdrawal requested')).toBeInTheDocument();
});

it('lists the withdrawals with their states, and reads along until the money is out', async () => {
  const bank = { kind: 'bank', bank: 'icbc', accountNumber: '62001234' } as const;
  const finished = { finishedAt: 1, processesAt: 0, finishesAt: 0 };
  db().withdrawals = [
    { ...record('W1'), ...finished, status: 'failed', target: bank },
    { ...record('W2'), ...finished, status: 'cancelled' },
    { ...record('W3'), ...finished, status: 'paid' },
    { ...record('W4'), status: 'processing', target: { kind: 'channel', channel: 'wechat' } },
    record('W5'),
  ];
  const { user } = await open();
  await screen.findByText('W5');
  expect(
    region('Withdrawals'),
  ).toRead(`## Withdrawals // status: // 5 withdrawals // | Withdraw to | Time | Status | Amount | Actions |
    | Alipay W5 | Nov 20, 2026, 11:00 AM | status: Requested | ¥10.00 | (Cancel withdrawal: ¥10.00) |
    | WeChat Pay W4 | Nov 20, 2026, 11:00 AM | status: Processing | ¥10.00 |  |
    | Alipay W3 | Nov 20, 2026, 11:00 AM | status: Paid | ¥10.00 |  |
    | Alipay W2 | Nov 20, 2026, 11:00 AM | status: Canceled | ¥10.00 |  |
    | The money is back in your balance. |
    | Industrial and Commercial Bank of China, ending in 1234 W1 | Nov 20, 2026, 11:00 AM | status: Failed | ¥10.00 |  |
    | The receiving account rejected the payment. Check where the money should go. The money is back in your balance. |`);
  replyNext('POST', `${PATH}/W5/cancel`, { code: 48005, message: 'It can’t be canceled any more.' });
  await user.click(button('Cancel withdrawal: ¥10.00'));
  expect(await screen.findByText('It can’t be canceled any more.')).toBeInTheDocument();
  const reads = () => [sent('GET', `${PATH}/list`).length, sent('GET', `${PATH}/options`).length];
  await waitFor(() => expect(reads()).toEqual([2, 2]));
  loseNextCall('POST', `${PATH}/W5/cancel`, 2);
  await user.click(button('Cancel withdrawal: ¥10.00'));
  await waitFor(() => expect(reads()).toEqual([3, 3]));
  expect(db().withdrawals[4]?.status).toBe('requested');
  for (const withdrawal of db().withdrawals) withdrawal.status = 'paid';
  await passTime(3_500);
  expect(reads()).toEqual([4, 4]);
  await passTime(7_000);
  expect(reads()).toEqual([4, 4]);
});

it('offers a retry for what can be withdrawn', async () => {
  signIn();
  crashNextReply('GET', `${PATH}/options`);
  const release = holdNextCall('GET', `${PATH}/options`);
  const { user } = await openPage('/usercenter/service/withdrawal');
  expect(document.querySelector('[aria-busy="true"] .ant-skeleton')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load what you can withdraw' })).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Request a withdrawal' })).toBeVisible();
});
