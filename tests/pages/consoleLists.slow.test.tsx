import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { replyNext } from '../support/network';
import { openPage, place } from '../support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => screen.getAllByRole('heading', { level: 2 }).map((row) => row.textContent);

it('basic list: loads again when it failed, and keeps status, keyword, sort, page and page size in the URL', async () => {
  replyNext('GET', 'console/list/tasks', { code: 500, message: 'Out of order' });
  const { user } = await openPage('/list/basic-list', { account: 'user', title: 'Tasks' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const openTasks = () => screen.getByText('My open tasks').nextElementSibling;
  expect(openTasks()).toHaveTextContent('–');
  expect(document.querySelector('.ant-skeleton')).toBeNull();
  await user.click(retry);
  await title('Review the listing of Live Transcription');
  expect(openTasks()).toHaveTextContent('2');
  expect(rows()).toHaveLength(5);

  await user.click(screen.getByRole('link', { name: 'Done' }));
  await waitFor(() => expect(place()).toBe('/list/basic-list?status=done'));
  await title('Publish the maintenance notice');
  expect(screen.getByText('7 tasks')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(place()).toBe('/list/basic-list?status=done&current=2');

  await user.fill(screen.getByRole('searchbox', { name: /^Search by task/ }), 'invoices');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual(['Issue two VAT invoices again']));
  expect(place()).toBe('/list/basic-list?status=done&keyword=invoices');

  await user.click(screen.getByRole('link', { name: 'Not started' }));
  expect(await title('No results match your filters')).toBeVisible();
  const inUse = within(screen.getByRole('list', { name: 'Filters in use' }));
  expect(inUse.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    '“invoices”',
    'Not started',
  ]);
  await user.click(button('Remove filter: Not started'));
  await waitFor(() => expect(rows()).toEqual(['Issue two VAT invoices again']));
  expect(place()).toBe('/list/basic-list?keyword=invoices');
  await user.clear(screen.getByRole('searchbox', { name: /^Search by task/ }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/list/basic-list'));

  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByTitle('Most progress'));
  await waitFor(() => expect(place()).toBe('/list/basic-list?sort=progress'));
  await user.click(screen.getByRole('combobox', { name: 'Page size' }));
  await user.click(await screen.findByTitle('20 / page'));
  await waitFor(() => expect(rows()).toHaveLength(16));
  expect(place()).toBe('/list/basic-list?sort=progress&pageSize=20');
});

it('basic list: adds with field errors, edits, completes, deletes and restores', async () => {
  const { user } = await openPage('/list/basic-list', { account: 'admin', title: 'Tasks' });
  await title('Review the listing of Live Transcription');

  await user.click(button('New task'));
  const dialog = await screen.findByRole('dialog');
  await user.fill(field('Title'), 'A');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter 2 to 60 characters')).toBeVisible();
  expect(within(dialog).getAllByText('Select an option')).toHaveLength(1);
  expect(within(dialog).getByText('Select a date and time')).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(callsTo('console/list/tasks').filter(({ method }) => method === 'POST')).toEqual([]);
  await user.fill(field('Title'), 'Ask three providers');
  await user.fill(field('Start time'), '2099-12-01 09:30');
  await user.keyboard('{Enter}');
  await user.click(field('Owner'));
  await user.click(await screen.findByTitle('Su Nian'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await title('Ask three providers');
  expect(db().lists.tasks.at(-1)).toMatchObject({ title: 'Ask three providers', ownerId: '20005' });

  await user.click(button('Edit “Ask three providers”'));
  // Types at once: the opening dialog must not take the focus from a field in use.
  await user.fill(field('Progress (%)'), '30');
  await user.click(button('Save'));
  await waitFor(() => expect(db().lists.tasks.at(-1)?.progress).toBe(30));

  await user.click(await screen.findByRole('button', { name: 'Mark as done: “Ask three providers”' }));
  await user.click(await screen.findByRole('button', { name: 'Reopen “Ask three providers”' }));
  await screen.findByRole('button', { name: 'Mark as done: “Ask three providers”' });

  await user.click(button('Delete “Ask three providers”'));
  await waitFor(() => expect(rows()).not.toContain('Ask three providers'));
  await user.click(button('Undo'));
  await title('Ask three providers');
});

it('card list: filters, adds, edits, copies and archives', async () => {
  const { user } = await openPage('/list/card-list', { account: 'admin', title: 'Service templates' });
  await title('API by the month');
  await user.click(screen.getByRole('link', { name: 'Archived' }));
  await waitFor(() => expect(rows()).toEqual(['Text messages, old interface', 'Promotion of 2024']));
  await user.click(button('Restore “Promotion of 2024”'));
  await waitFor(() => expect(rows()).toEqual(['Text messages, old interface']));
  await user.click(screen.getByRole('link', { name: 'In use' }));
  await user.click(await screen.findByRole('button', { name: 'Duplicate “Promotion of 2024”' }));
  await title('Promotion of 2024 copy');
  await user.click(button('Archive “Promotion of 2024 copy”'));
  await waitFor(() => expect(rows()).not.toContain('Promotion of 2024 copy'));

  await user.click(button('Edit “Promotion of 2024”'));
  await user.clear(field('Name'));
  await user.click(button('Save'));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.fill(field('Name'), 'Spring offer');
  await user.click(button('Save'));
  await title('Spring offer');

  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByTitle('Support'));
  await waitFor(() => expect(rows()).toEqual(['Support on site', 'Operations around the clock']));
  expect(place()).toBe('/list/card-list?state=active&kind=support');
  await user.fill(screen.getByRole('searchbox', { name: 'Search by name or description' }), 'zzz');
  await user.keyboard('{Enter}');
  expect(await title('No results match your filters')).toBeVisible();
  await user.click(button('Clear filters'));
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(place()).toBe('/list/card-list?current=2'));
});
