import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { button } from '../support/account';
import { parseCents, readCsv, recordSavedFiles, type SavedFile } from '../support/files';
import { holdNextCall, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { signIn } from '../support/signedIn';

let saved: SavedFile[];

const open = (query = '') => openPage(`/usercenter/service/charge${query}`);
const rows = () =>
  within(screen.getByRole('region', { name: 'Charges' })).findAllByRole('row', { name: /¥/ });
/** The displayed sums, in cents. */
const sums = () =>
  [...(screen.getByText(/ in · out$/).textContent ?? '').matchAll(/¥([\d,]+\.\d\d)/g)].map((match) =>
    parseCents((match[1] ?? '').replaceAll(',', '')),
  );
/** The sums of the settled rows on the page, in cents: in and out. */
const sumOfRows = async () => {
  const amounts = (await rows())
    .filter((row) => !/Reversed|Pending/.test(row.textContent ?? ''))
    .map((row) => /([+−])¥([\d,]+\.\d\d)/.exec(row.textContent ?? ''));
  return ['+', '−'].map((sign) =>
    amounts
      .filter((amount) => amount?.[1] === sign)
      .reduce((sum, amount) => sum + parseCents((amount?.[2] ?? '').replaceAll(',', '')), 0),
  );
};

beforeEach(() => {
  saved = recordSavedFiles();
  startServerAt();
  signIn();
});

it('keeps the filters in the URL and shows the sums of the rows', async () => {
  const { user } = await open('?category=refund&category=credit&category=tax');
  expect(await sumOfRows()).toEqual(sums());
  await user.click(button('More filters (1)'));
  await user.click(screen.getByRole('combobox', { name: 'Money in or out' }));
  await user.click(await screen.findByTitle('Money in'));
  await waitFor(() => expect(place()).toContain('direction=in'));
  await waitFor(() => expect(sums()[1]).toBe(0));
  expect(await sumOfRows()).toEqual(sums());
  await user.click(button('Clear filters'));
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
});

it('a month of the chart filters the charges until it is chosen again, and is offered as a filter', async () => {
  const { user } = await open('?month=2024-03');
  await user.click(await screen.findByRole('button', { name: 'More filters (1)' }));
  await user.click(screen.getByRole('combobox', { name: 'Month' }));
  const options = (await screen.findAllByTitle(/^20\d\d-\d\d$/)).map(({ textContent }) => textContent);
  expect(options.filter((text, index) => options.indexOf(text) === index)).toEqual([
    ...['2024-03', '2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05'],
    ...['2026-04', '2026-03', '2026-02', '2026-01', '2025-12'],
  ]);
  const month = button('Oct: show the charges of October 2026');
  await user.click(month);
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge?month=2026-10'));
  expect(month).toHaveAttribute('aria-pressed', 'true');
  const line = screen.getByRole('rowheader', { name: 'October 2026', hidden: true }).closest('tr') as Element;
  const cells = within(line as HTMLElement).getAllByRole('cell', { hidden: true });
  await waitFor(() =>
    expect(sums().map((cents) => formatMoney(cents, 'en-US'))).toEqual(cells.map((cell) => cell.textContent)),
  );
  expect(await sumOfRows()).toEqual(sums());
  await user.click(month);
  await waitFor(() => expect(place()).toBe('/usercenter/service/charge'));
});

it('exports the filtered charges under the server’s file name, with the sums of the page', async () => {
  const { user } = await open('?direction=out');
  await rows();
  const shown = sums();
  const release = holdNextCall('GET', 'charge/export');
  await user.click(button('Export CSV'));
  expect(button(/Export CSV/)).toHaveClass('ant-btn-loading');
  release();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('charges-2026-11-20.csv');
  expect(sent('GET', 'charge/export')[0]?.query).toEqual({ direction: 'out' });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer());
  const file = readCsv(text);
  const sum = (column: string) => file.reduce((total, row) => total + parseCents(row[column] ?? '?'), 0);
  expect([sum('Money in (CNY)'), sum('Money out (CNY)')]).toEqual(shown);
  expect(await screen.findByText('charges-2026-11-20.csv exported')).toBeInTheDocument();
  replyNext('GET', 'charge/export', { code: 200 });
  await user.click(button('Export CSV'));
  await waitFor(() => expect(button('Export CSV')).not.toHaveClass('ant-btn-loading'));
  expect(saved).toHaveLength(1);
});
