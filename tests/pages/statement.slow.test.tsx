import { screen, waitFor, within } from '@testing-library/react';
import { saveBlob } from '@/components/saveBlob';
import { db } from '../../mock/lib/db';
import { getLedger } from '../../mock/lib/money/ledger';
import { button } from '../support/account';
import { crashNextReply, replyNext } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

jest.mock('@/components/saveBlob', () => ({ saveBlob: jest.fn() }));

beforeEach(() => signIn());

/** A month with a purchase by balance, `2026-10`. */
function monthWithOrder(): string {
  const charge = getLedger(db(), '10002').findLast(
    ({ orderId, payChannel }) => orderId && payChannel === 'balance',
  );
  return new Date((charge?.createdAt ?? 0) + 8 * 3_600_000).toISOString().slice(0, 7);
}

it('shows a month with a link for each line, changes the month in the URL and exports it', async () => {
  const first = monthWithOrder();
  const { user } = renderApp(`/usercenter/service/statement?month=${first}`);
  expect(await screen.findByRole('heading', { name: /^Statement for / })).toBeVisible();
  expect(screen.getByText('Opening balance')).toBeVisible();
  expect(screen.getByText('Closing balance')).toBeVisible();
  expect(screen.getByText(/add up to the closing balance, to the cent\.$/)).toBeVisible();
  const lines = within(screen.getByRole('region', { name: 'Changes of the balance' }));
  const links = lines.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.some((path) => /^\/usercenter\/order\/\d+$/.test(path))).toBe(true);
  for (const path of links)
    expect(path).toMatch(/^\/usercenter\/(order\/|service\/(charge\?keyword=|withdrawal))/);

  await user.click(screen.getByRole('combobox', { name: 'Month' }));
  const options = await screen.findAllByTitle(/^\w+ 20\d\d$/);
  await user.click(options.at(-1) as HTMLElement);
  await waitFor(() => expect(place()).not.toContain(first));
  const month = place().slice(-7);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(jest.mocked(saveBlob).mock.lastCall?.[1]).toBe(`statement-${month}.csv`));
});

it('says when the sums do not lead to the closing balance', async () => {
  const at = '2026-11-20T04:00:00.000Z';
  replyNext('GET', 'balance/statement/current', {
    code: 200,
    result: {
      ...{ month: '2026-11', months: ['2026-11'], from: at, to: at, isFinal: true, issuedAt: at, owner: 'x' },
      ...{ currency: 'CNY', opening: 1_000, closing: 2_000, frozen: 0, lines: [], direct: [] },
      sums: { topUps: 999, refunds: 0, credits: 0, payments: 0, withdrawals: 0 },
    },
  });
  renderApp('/usercenter/service/statement');
  expect(await screen.findByText(/^The changes and the closing balance differ by ¥0.01\./)).toBeVisible();
  expect(screen.getByText('The balance didn’t change this month.')).toBeVisible();
});

it('has a way on from a month without a statement, and from a failed read', async () => {
  renderApp('/usercenter/service/statement?month=2019-01').unmount();
  const { user } = renderApp('/usercenter/service/statement?month=2019-01');
  expect(await screen.findByRole('heading', { name: 'There is no statement for this month' })).toBeVisible();
  crashNextReply('GET', 'balance/statement/current');
  await user.click(screen.getByRole('link', { name: 'View this month’s statement' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^Statement for / })).toBeVisible();
  expect(button('Print')).toBeVisible();
});
