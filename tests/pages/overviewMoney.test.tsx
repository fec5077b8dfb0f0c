import { screen, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { changeReplies, changeReply, failCalls, loseNextCall } from '../support/network';
import { openPage } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

const open = () => openPage('/usercenter/overview');

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('what was spent', () => {
  const SUMS = ['2026-09', '2026-10', '2026-11'].map((month, index) => ({
    month,
    in: 0,
    out: 0,
    spent: [10_000, 50_000, 20_000][index],
  }));
  const BUDGET = { month: '2026-11', spent: 20_000, forecast: 30_000 };

  it('is the sum of this month with its forecast and its change, or that of the month whose name is pressed', async () => {
    signIn();
    changeReplies({ '/charge/summary': () => ({ months: SUMS }), '/balance/budget': () => BUDGET });
    const { user } = await open();
    const spending = await region('Spending');
    const figure = async (label: string) =>
      (await spending.findByText(label, { selector: 'dt' })).parentElement;
    expect(await figure('November 2026 so far')).toHaveTextContent(
      /^November 2026 so far¥200\.00Forecast ¥300\.00 · −¥300\.00 compared with all of October 2026$/,
    );
    const charges = spending.getByRole('link', { name: 'View charges' });
    expect(charges).toHaveAttribute('href', '/usercenter/service/charge');
    await user.click(spending.getByRole('button', { name: 'Oct: show the spending of October 2026' }));
    expect(await figure('October 2026')).toHaveTextContent(
      /^October 2026¥500\.00\+¥400\.00 compared with September 2026$/,
    );
    expect(charges).toHaveAttribute('href', '/usercenter/service/charge?month=2026-10');
  });

  it('marks the forecast in this month alone', async () => {
    signIn();
    changeReplies({ '/charge/summary': () => ({ months: SUMS }), '/balance/budget': () => BUDGET });
    const { user } = await open();
    const spending = await region('Spending');
    await user.click(await spending.findByText('Show as a table'));
    const rows = spending.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'MonthSpentForecast for this month',
      'November 2026¥200.00¥300.00',
      'October 2026¥500.00-',
      'September 2026¥100.00-',
    ]);
  });

  it('has no forecast when that cannot be loaded, and no number without that of the server', async () => {
    signIn();
    changeReply('/charge/summary', () => ({ months: SUMS.map((sum) => ({ ...sum, spent: undefined })) }));
    failCalls('balance/budget');
    await open();
    const spending = await region('Spending');
    expect((await spending.findByText('Spent')).parentElement).toHaveTextContent(/^Spent-$/);
    expect(screen.queryByText(/Forecast/)).not.toBeInTheDocument();
  });

  it('has its own failure and retry', async () => {
    signIn();
    loseNextCall('GET', 'charge/summary');
    const { user } = await open();
    const spending = await region('Spending');
    expect(await spending.findByText('Couldn’t load your spending')).toBeVisible();
    expect(
      await (await region('Balance')).findByText(formatMoney(getUser('user').balance, 'en-US')),
    ).toBeVisible();
    await user.click(spending.getByRole('button', { name: 'Try again' }));
    expect(await spending.findByText(/ so far$/)).toBeVisible();
  });
});

describe('what comes next', () => {
  const OUTLOOKS = [
    { state: 'willEnd', at: '2027-02-01T00:00:00Z', reason: 'off' },
    { state: 'renews', at: '2027-01-20T00:00:00Z', amount: 9_900 },
    { state: 'renews', at: '2026-12-20T00:00:00Z', amount: 4_500 },
    { state: 'short', at: '2026-12-24T00:00:00Z', reason: 'balance', amount: 7_000, missing: 500 },
  ];
  const withOutlooks = ({ list }: Record<string, unknown>) => ({
    list: (list as object[])
      .slice(0, 4)
      .map((instance, index) => ({ ...instance, outlook: OUTLOOKS[index], instanceId: `s${index}` })),
    serverTime: '2026-11-20T04:00:00.000Z',
  });

  it('is the next renewal, the next end and the statement of the month', async () => {
    signIn();
    changeReplies({
      '/instance/list': withOutlooks,
      '/balance/budget': () => ({ month: '2026-11', forecast: 30_000 }),
      '/order/list': ({ counts }) => ({ counts: { ...(counts as object), refundReview: 0 } }),
    });
    await open();
    const next = await region('Coming up');
    const rows = await next.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Renews Dec 20, 2026¥45\.00$/),
      expect.stringMatching(/Can’t renew on December 24, 2026: your balance is ¥5\.00 short¥70\.00$/),
      'Statement for November 2026Ready Dec 1, 2026¥300.00',
    ]);
    const links = next.getAllByRole('listitem').map((row) => within(row).getByRole('link'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/usercenter/service/s2',
      '/usercenter/service/s3',
      '/usercenter/service/statement?month=2026-11',
    ]);
  });

  it('has the refunds in progress in place of the statement', async () => {
    signIn();
    await open();
    const next = await region('Coming up');
    const refund = await next.findByRole('link', { name: '1 refund in progress' });
    expect(refund).toHaveAttribute('href', '/usercenter/order?tab=refund');
    expect(next.queryByText(/^Statement/)).not.toBeInTheDocument();
  });
});
