import { screen, waitFor } from '@testing-library/react';
import { button, field } from '../support/account';
import { openPage, place } from '../support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => screen.getAllByRole('heading', { level: 2 }).map((row) => row.textContent);

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
  await user.click(await screen.findByRole('listitem', { name: '2' }));
  await waitFor(() => expect(place()).toBe('/list/card-list?current=2'));
});
