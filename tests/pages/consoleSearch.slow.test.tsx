import { screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { openPage, place } from '../support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => screen.getAllByRole('heading', { level: 2 }).map((row) => row.textContent);
const choose = async (user: { click: (element: Element) => Promise<void> }, list: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(await screen.findByTitle(option));
};

it('articles: keeps filters in the URL', async () => {
  const { user } = await openPage('/list/search/articles', { account: 'admin', title: 'Articles' });
  await title('Twelve reasons why listings come back');
  await choose(user, 'Topic', 'Training');
  await waitFor(() => expect(place()).toBe('/list/search/articles?topic=training'));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(button('Only mine'));
  expect(await title('No results match your filters')).toBeVisible();
  await user.click(button('Remove filter: Training'));
  await waitFor(() => expect(place()).toBe('/list/search/articles?owner=10001'));
  await user.click(button('Clear filters'));
  await title('Twelve reasons why listings come back');
  await choose(user, 'Active owners', 'Active this week');
  await choose(user, 'Rating', 'Excellent (4.5 and up)');
  await waitFor(() => expect(place()).toBe('/list/search/articles?activity=week&rating=excellent'));
  await choose(user, 'Owner', 'Chen Yu');
  await waitFor(() => expect(place()).toContain('owner=20004'));
});

it('keeps the keyword across lists, and links a project to its approval', async () => {
  const { user } = await openPage('/list/search/articles?topic=billing', {
    account: 'admin',
    title: 'Articles',
  });
  await user.fill(
    screen.getByRole('searchbox', { name: 'Search articles, projects and applications' }),
    'refund',
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/list/search/articles?topic=billing&keyword=refund'));
  const tab = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Search in' })).getByRole('link', { name });
  await user.click(tab('Applications'));
  await title('Refund Desk');
  expect(place()).toBe('/list/search/applications?keyword=refund');
  await user.click(tab('Projects'));
  await user.click(await screen.findByRole('link', { name: 'Refunds that work themselves out' }));
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  await title('Refunds that work themselves out');
  expect(place()).toBe('/profile/advanced?id=P-2603');
});
