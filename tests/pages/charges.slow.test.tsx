import { screen, waitFor, within } from '@testing-library/react';
import { lastMonths } from '@/domain/calendar';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { totalsByMonth } from '../../mock/lib/money/entries';
import { getLedger } from '../../mock/lib/money/ledger';
import { button } from '../support/account';
import { parseCents, readCsv, recordSavedFiles, type SavedFile } from '../support/files';
import { loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { getUser, ownService, signIn } from '../support/signedIn';

let saved: SavedFile[];

const rows = () =>
  screen.getAllByRole('button', { expanded: false }).filter((row) => /[+−]¥/.test(row.textContent ?? ''));
const openPage = async (query = '') => {
  const app = renderApp(`/usercenter/service/charge${query}`);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return app;
};
const totals = () => screen.getByText(/ in · out$/).textContent ?? '';
/** The displayed sums, in cents. */
const sums = () =>
  [...totals().matchAll(/¥([\d,]+\.\d\d)/g)].map((match) => parseCents((match[1] ?? '').replaceAll(',', '')));
/** The sums of the settled rows on the page, in cents: in and out. */
const sumOfRows = () => {
  const amounts = rows()
    .filter((row) => !/Reversed|Pending/.test(row.textContent ?? ''))
    .map((row) => /([+−])¥([\d,]+\.\d\d)/.exec(row.textContent ?? ''));
  return ['+', '−'].map((sign) =>
    amounts
      .filter((amount) => amount?.[1] === sign)
      .reduce((sum, amount) => sum + parseCents((amount?.[2] ?? '').replaceAll(',', '')), 0),
  );
};

beforeEach(async () => {
  saved = recordSavedFiles();
  signIn();
});

it('expands an amount into its formula, plan, term, order, and the balance before and after', async () => {
  const order = db().orders.find(({ payChannel, userId }) => payChannel === 'balance' && userId === '10002');
  const { user } = await openPage(`?category=purchase&orderId=${order?.orderId}`);
  expect(await screen.findByRole('heading', { name: 'Spending this month' })).toBeVisible();
  const [row] = rows();
  const [, after = ''] = /Balance ¥([\d,.]+)/.exec(row?.textContent ?? '') ?? [];
  const cents = parseCents(after.replaceAll(',', ''));
  await user.click(row as HTMLElement);
  expect(screen.getByText('Balance', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    `${formatMoney(cents + (order?.paidAmount ?? 0), 'en-US')} → ${formatMoney(cents, 'en-US')}`,
  );
  for (const item of order?.items ?? []) expect(screen.getAllByText(item.formula.en)[0]).toBeVisible();
  expect(screen.getByText('Plan').nextElementSibling).toHaveTextContent(order?.service.planName.en ?? '?');
  expect(screen.getByText('Service period')).toBeVisible();
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent(
    formatMoney(order?.paidAmount ?? 0, 'en-US'),
  );
  expect(screen.getByRole('link', { name: order?.orderId })).toHaveAttribute(
    'href',
    `/usercenter/order/${order?.orderId}`,
  );
  await user.click(row as HTMLElement);
  expect(screen.queryByText('Total')).not.toBeInTheDocument();
});

it('names what was spent and what the balance paid, with the sums of the statement and the overview', async () => {
  const month = totalsByMonth(
    getLedger(db(), '10002').map((charge) => ({
      ...charge,
      createdAt: new Date(charge.createdAt).toISOString(),
    })),
    lastMonths(Date.now(), 1),
  )[0];
  const paid = formatMoney(month?.paidFromBalance ?? Number.NaN, 'en-US');
  const spent = formatMoney(month?.spent ?? Number.NaN, 'en-US');
  const charges = await openPage();
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(figure('Paid from balance this month')).toHaveTextContent(paid);
  expect(figure('Spent this month')).toHaveTextContent(spent);
  expect(figure('Spent')).toHaveTextContent(spent);
  charges.unmount();

  const statement = renderApp('/usercenter/service/statement');
  expect(await screen.findByText('Paid from balance', { selector: 'dt' })).toBeVisible();
  expect(figure('Paid from balance')).toHaveTextContent(paid);
  expect(screen.getByText(/^Spent this month with all payment methods/)).toHaveTextContent(spent);
  statement.unmount();

  renderApp('/usercenter/overview');
  expect(await screen.findByRole('link', { name: `Paid from balance this month ${paid}` })).toBeVisible();
});

it('shows the balance only where a charge moved it, and says why otherwise', async () => {
  const order = db().orders.find(({ payChannel, userId }) => payChannel === 'alipay' && userId === '10002');
  const { user } = await openPage(`?category=purchase&orderId=${order?.orderId}`);
  const [row] = rows();
  expect(row).toHaveTextContent('Alipay');
  expect(row).not.toHaveTextContent('Balance');
  await user.click(row as HTMLElement);
  expect(screen.getByText('Not affected: paid with Alipay')).toBeVisible();
});

it('keeps the filters in the URL and shows the sums of the rows', async () => {
  const { user } = await openPage('?category=refund&category=credit&category=tax');
  expect(sums()).toEqual(sumOfRows());
  await user.click(button('More filters (1)'));
  await user.click(screen.getByRole('combobox', { name: 'Money in or out' }));
  await user.click(await screen.findByTitle('Money in'));
  await waitFor(() => expect(place()).toContain('direction=in'));
  await waitFor(() => expect(sums()[1]).toBe(0));
  expect(sums()).toEqual(sumOfRows());
  await user.click(button('Clear filters'));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
});

it('a month of the chart filters the charges, and the table has the same sums', async () => {
  const { user } = await openPage();
  const order = db().orders.find(({ refundedAmount, userId }) => refundedAmount > 0 && userId === '10002');
  const at = order?.timeline.at(-1)?.at ?? 0;
  const month = new Date(at + 8 * 3_600_000).toISOString().slice(0, 7);
  const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  await user.click(button(new RegExp(`show the charges of ${long}$`)));
  await waitFor(() => expect(place()).toBe(`/usercenter/service/charge?month=${month}`));
  const line = screen.getByRole('rowheader', { name: long, hidden: true }).closest('tr') as HTMLElement;
  const cells = within(line).getAllByRole('cell', { hidden: true });
  await waitFor(() =>
    expect(sums().map((cents) => formatMoney(cents, 'en-US'))).toEqual(cells.map((cell) => cell.textContent)),
  );
  expect(sums()).toEqual(sumOfRows());
});

it('exports the filtered charges under the server’s file name, with the sums of the page', async () => {
  const { user } = await openPage('?direction=out');
  const shown = sums();
  await user.click(button('Export CSV'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^charges-\d{4}-\d\d-\d\d\.csv$/);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer());
  const file = readCsv(text);
  const sum = (column: string) => file.reduce((total, row) => total + parseCents(row[column] ?? '?'), 0);
  expect([sum('Money in (CNY)'), sum('Money out (CNY)')]).toEqual(shown);
  expect(await screen.findByText(/ exported$/)).toBeInTheDocument();
});

it('offers a retry for the list alone, and shows one service’s charges until that filter is removed', async () => {
  const { instanceId } = ownService('document-translation');
  loseNextCall('GET', 'charge/list');
  const { user } = renderApp(`/usercenter/service/charge?instanceId=${instanceId}`);
  const balance = await screen.findByText('Account balance', { selector: 'dt' });
  expect(balance.nextElementSibling).toHaveTextContent(formatMoney(getUser().balance, 'en-US'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(sent('GET', 'charge/summary')).toHaveLength(1);
  expect(rows()).toHaveLength(1);
  await user.click(button(`Remove filter: Only service ${instanceId}`));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
});
