import { screen, waitFor, within } from '@testing-library/react';
import { accountingDay, DAY_MS } from '@/domain/calendar';
import { formatMoney } from '@/domain/money/money';
import { resetDb } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { setTimeOfDay } from '../support/clock';
import { changeReplies, loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const PAGE = '/dashboard/analysis';
const API = 'console/dashboard';
const lastCall = (path: string) => callsTo(`${API}/${path}`).at(-1);
/** A figure with what belongs to it. */
const figure = (name: string) =>
  within(screen.getByRole('region', { name: 'Key figures' })).getByText(name).parentElement as HTMLElement;
const openPage = async (query = '') => {
  const app = renderApp(PAGE + query);
  await screen.findByRole('heading', { name: 'Sales by category' });
  return app;
};
/** Amounts of a table column, in cents. */
const amounts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => Number((cell.textContent ?? '').replace(/[¥,]/g, '')) * 100);
const sum = (values: number[]) => Math.round(values.reduce((all, value) => all + value, 0));

beforeEach(() => {
  // Noon in China: just after midnight there is nothing to compare today with.
  setTimeOfDay('04:00');
  resetDb();
  signIn('admin');
});

it('a range is requested, kept in the URL, and adds up in its table', async () => {
  const { user } = await openPage();
  expect(lastCall('analysis')?.query).toEqual({ range: 'month' });
  expect(figure('Sales')).toHaveTextContent(/% vs\. previous 30 days/);
  await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  await waitFor(() => expect(place()).toBe(`${PAGE}?range=week`));
  await waitFor(() => expect(lastCall('analysis')?.query).toEqual({ range: 'week' }));
  await waitFor(() => expect(lastCall('keywords')?.query).toMatchObject({ range: 'week' }));
  await waitFor(() => expect(sent('GET', `${API}/analysis`)).toHaveLength(2));
  expect(figure('Sales')).toHaveTextContent(/Today so far ¥[\d,.]+.*% vs\. same time last week/);

  const view = screen.getByRole('radiogroup', { name: 'Sales by day: show as' });
  await user.click(within(view).getByRole('radio', { name: 'Table' }));
  const table = within(screen.getByRole('region', { name: 'Sales by day' })).getByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(7));
  expect(within(figure('Sales')).getByText(formatMoney(sum(amounts(table)), 'en-US'))).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Visits' }));
  await waitFor(() => expect(place()).toBe(`${PAGE}?range=week&metric=visits`));
  expect(screen.getByRole('heading', { name: 'Top stores by Visits' })).toBeVisible();
});

it('invalid dates show a field error and send no call', async () => {
  const { user } = await openPage();
  const before = sent('GET', `${API}/analysis`).length;
  const from = screen.getByLabelText<HTMLInputElement>('Start date');
  const to = screen.getByLabelText('End date');
  await user.clear(from);
  await user.click(button('Apply'));
  expect(screen.getByText('Select a date')).toBeVisible();
  expect(from).toHaveFocus();
  const day = (ago: number) => accountingDay(Date.now() - ago * DAY_MS);
  await user.fill(from, day(20));
  await user.fill(to, day(21));
  await user.click(button('Apply'));
  expect(screen.getByText('The end date can’t be before the start date')).toBeVisible();
  expect(to).toHaveFocus();
  expect(from).toHaveValue(day(20));
  expect(sent('GET', `${API}/analysis`)).toHaveLength(before);

  await user.fill(to, day(19));
  await user.click(button('Apply'));
  await waitFor(() => expect(place()).toBe(`${PAGE}?from=${day(20)}&to=${day(19)}`));
  await waitFor(() => expect(lastCall('analysis')?.query).toEqual({ from: day(20), to: day(19) }));
});

it('a link to future dates shows an explanation and a way on', async () => {
  const { user } = renderApp(`${PAGE}?from=2999-01-01&to=2999-01-02`);
  expect(await screen.findByRole('heading', { name: 'These dates can’t be shown' })).toBeVisible();
  expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription('The date can’t be in the future');
  await user.click(button('Show last 30 days'));
  expect(await screen.findByRole('heading', { name: 'Popular searches' })).toBeVisible();
  expect(place()).toBe(`${PAGE}?range=month`);
});

it('each part has its own retry; searches are sorted and paged by the server; sources and stores change the charts', async () => {
  loseNextCall('GET', `${API}/analysis`);
  const { user } = renderApp(`${PAGE}?range=week`);
  await screen.findByRole('heading', { name: 'Couldn’t load these figures' });
  loseNextCall('GET', `${API}/keywords`);
  await user.click(button('Try again'));
  await screen.findByRole('heading', { name: 'Couldn’t load popular searches' });
  expect(screen.getByRole('heading', { name: 'Sales by category' })).toBeVisible();
  await user.click(button('Try again'));
  const searches = await screen.findByRole('region', { name: 'Popular searches' });
  await user.click(await within(searches).findByRole('button', { name: /^Change vs. previous 7 days/ }));
  await waitFor(() =>
    expect(lastCall('keywords')?.query).toMatchObject({ sort: 'change', order: 'descend' }),
  );
  await user.click(within(searches).getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(place()).toContain('keywords=2'));
  await waitFor(() => expect(lastCall('keywords')?.query).toMatchObject({ current: '2', sort: 'change' }));

  const share = screen.getByRole('region', { name: 'Sales by category' });
  const all = within(share).getByText(/^¥/).textContent;
  await user.click(within(share).getByRole('radio', { name: 'Online' }));
  await waitFor(() => expect(within(share).getByText(/^¥/).textContent).not.toBe(all));
  expect(place()).toContain('source=online');

  await user.click(screen.getByRole('tab', { name: /SafeGate Security/ }));
  await waitFor(() => expect(callsTo(`${API}/store/safegate`)).toHaveLength(1));
  expect(place()).toContain('store=safegate');
});

it('parts without sales, searches or stores say so in one sentence', async () => {
  changeReplies({
    [`${API}/analysis`]: () => ({ categories: [], stores: [] }),
    [`${API}/keywords`]: () => ({ list: [], total: 0 }),
  });
  await openPage();
  const part = (name: string) => screen.getByRole('region', { name });
  expect(part('Sales by category')).toHaveTextContent('No sales on these dates.');
  expect(await within(part('Popular searches')).findByText('No searches on these dates.')).toBeVisible();
  expect(within(part('Popular searches')).queryByRole('table')).not.toBeInTheDocument();
  for (const name of ['Store conversion', 'Top stores by Sales'])
    expect(part(name)).toHaveTextContent('No stores yet.');
});
