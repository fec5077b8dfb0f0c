import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { findRule } from '../../mock/lib/rules/store';
import { button, field } from '../support/account';
import { readCsv, recordSavedFiles, type SavedFile } from '../support/files';
import { replyNext } from '../support/network';
import { signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { bar, dialogOf, getRule, keys, openRules, PAGE, rows } from '../support/rulePage';

let saved: SavedFile[];

/** The link of a status with its count. */
const tab = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name} [\\d–]`) });

beforeEach(async () => {
  saved = recordSavedFiles();
  signInAs('admin');
});

it('keeps search, filters, sort and page in the URL, and Back undoes each', async () => {
  const { user } = await openRules('?sort=callNo&pageSize=20&current=2');
  expect(rows()).toHaveLength(20);
  await user.fill(screen.getByRole('searchbox'), 'refund');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe(`${PAGE}?sort=callNo&pageSize=20&keyword=refund`));
  await user.click(tab('Abnormal'));
  await waitFor(() => expect(place()).toContain('status=abnormal'));
  await waitFor(() => expect(rows().every((row) => within(row).queryByText('Abnormal'))).toBe(true));
  const figure = Number(tab('Abnormal').textContent?.replace(/\D/g, ''));
  expect(screen.getByText(`${figure} rules`)).toBeInTheDocument();
  const calls = keys().map((key) => getRule(key)?.callNo ?? 0);
  expect(calls).toEqual(calls.toSorted((a, b) => a - b));
  await user.click(screen.getByRole('button', { name: 'Calls' }));
  await waitFor(() => expect(place()).toContain('sort=-callNo'));

  await user.click(button('Export CSV'));
  await user.click(await screen.findByRole('menuitem', { name: 'All columns' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer());
  expect(readCsv(text).map(({ Status }) => Status)).toEqual(Array(figure).fill('Abnormal'));

  await user.click(button('Clear filters'));
  await waitFor(() => expect(place()).toBe(`${PAGE}?pageSize=20&sort=-callNo`));
  act(() => history.back());
  await waitFor(() => expect(place()).toContain('keyword=refund'));
});

it('offers no retry when the back end does not have the rules', async () => {
  replyNext('GET', 'rule', { code: 404 }, Number.POSITIVE_INFINITY);
  renderApp(PAGE);
  expect(await screen.findByText('This isn’t available here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('handles a failed read, filters in a panel, invalid dates, a page after the last, and no results', async () => {
  replyNext('GET', 'rule', { code: 500, message: 'Out of order' });
  const { user } = renderApp(`${PAGE}?owner=risk&type=strong&current=9999`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Wait a moment, then try again.')).toBeVisible();
  // No figures, instead of loading ones.
  expect(tab('Abnormal')).toHaveTextContent('Abnormal –');
  expect(document.querySelector('.ant-skeleton')).toBeNull();
  await user.click(retry);
  await waitFor(() =>
    expect(Number(new URLSearchParams(place().split('?')[1]).get('current'))).toBeLessThan(100),
  );
  await user.click(button('Filters 2'));
  await screen.findByLabelText('Scheduled from');
  await user.fill(field('Scheduled from'), '2026-11-20');
  await user.fill(field('Scheduled until'), '2026-11-01');
  expect(await screen.findByText('The end date can’t be before the start date')).toBeVisible();
  expect(place()).not.toContain('to=');
  await user.fill(field('Scheduled until'), '2026-11-20');
  await user.click(button(/^Show \d+ rules?$/));
  expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
  await user.fill(screen.getByRole('searchbox'), 'no such thing');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  expect(place()).toContain('from=2026-11-20');
  await user.click(
    within(screen.getByRole('region', { name: 'Rule list' })).getAllByRole('button', {
      name: 'Clear filters',
    })[1] as HTMLElement,
  );
  await waitFor(() => expect(place()).toBe(PAGE));
});

it('deletes a selection across two pages, and restores it', async () => {
  const { user } = await openRules();
  const [first = '', second = ''] = keys();
  await user.click(screen.getByRole('checkbox', { name: `Select ${getRule(first)?.name.en}` }));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(keys()).not.toContain(second));
  const [third = ''] = keys();
  await user.click(screen.getByRole('checkbox', { name: `Select ${getRule(third)?.name.en}` }));
  expect(screen.getByText('1 not on this page')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  const question = await dialogOf('Delete 2 rules');
  expect(question.getByText('1 of the 2 rules aren’t on this page.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete 2 rules' }));
  expect(await screen.findByText('2 rules deleted')).toBeInTheDocument();
  expect(await screen.findByText('9,998 rules')).toBeInTheDocument();
  expect(keys()).not.toContain(third);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 rules restored')).toBeInTheDocument();
  expect(await screen.findByText('10,000 rules')).toBeInTheDocument();
  expect(findRule(first)).toMatchObject({ deletedAt: undefined });
});

it('keeps columns, their order, the density, filters and sort order across visits', async () => {
  const { user, unmount } = await openRules('?type=weak&sort=name&current=2');
  const headings = () =>
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  await user.click(button('Columns'));
  await user.click(await screen.findByRole('checkbox', { name: 'Owner' }));
  for (const name of ['Monitored object', 'Limit', 'Region', 'Frequency'])
    await user.click(screen.getByRole('checkbox', { name }));
  await user.click(button('Move Calls up'));
  await user.click(button('Pin Last scheduled to the start'));
  await user.click(screen.getByRole('radio', { name: 'Relaxed' }));
  await user.click(button('Done'));
  const chosen = ['Last scheduled', 'Name', 'Status', 'Calls', 'Owner', 'Actions'];
  expect(headings()).toEqual(chosen);
  unmount();
  const again = await openRules();
  expect(place()).toBe(`${PAGE}?type=weak&sort=name`);
  expect(headings()).toEqual(chosen);
  expect(screen.getByRole('table').parentElement?.className).toContain('large');
  await again.user.click(button('Columns'));
  await again.user.click(await screen.findByRole('button', { name: 'Reset to default' }));
  expect(headings()).toEqual([
    'Name',
    'Status',
    'Monitored object',
    'Limit',
    'Region',
    'Frequency',
    'Calls',
    'Last scheduled',
    'Actions',
  ]);
  expect(screen.getByRole('table').parentElement?.className).toContain('small');
});
