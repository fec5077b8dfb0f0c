import { screen, waitFor, within } from '@testing-library/react';
import { addTag, getConsoleAccount } from '../../mock/lib/account/consoleAccounts';
import { findUserByAccount } from '../../mock/lib/users';
import { button, callsTo, field } from '../support/account';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

async function open(search = '', account = 'admin') {
  signIn(account);
  const app = renderApp(`/account/center${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Account center' });
  await screen.findByRole('heading', { level: 3, name: 'Tags' });
  return app;
}

const titles = () =>
  waitFor(() => {
    const panel = screen.getByRole('tabpanel');
    const links = within(panel).getAllByRole('link');
    expect(links.length).toBeGreaterThan(0);
    return links.map((link) => link.getAttribute('href'));
  });

it('shows the profile and its content, filtered by kind and team in the URL', async () => {
  const { user } = await open('?tab=projects');
  expect(screen.getByRole('heading', { level: 2, name: 'Shen Zhiyuan' })).toBeVisible();
  expect(screen.getByText('Senior operations manager')).toBeVisible();
  expect(await screen.findByText('Hangzhou, Zhejiang, China')).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Projects (4)');
  expect(await titles()).toHaveLength(4);

  await user.click(screen.getByRole('tab', { name: 'Articles (5)' }));
  expect(place()).toBe('/account/center?tab=articles');
  expect(await titles()).toContain('/announcement/6101');

  await user.click(button(/Listing review/));
  expect(place()).toBe('/account/center?tab=articles&team=review');
  await waitFor(() => expect(screen.queryByText(/Beware of callers/)).not.toBeInTheDocument());
  expect(await titles()).toEqual(['/announcement/6103', '/announcement/6104']);

  await user.click(button('Show all teams'));
  expect(place()).toBe('/account/center?tab=articles');
  expect(await screen.findByText(/Beware of callers/)).toBeVisible();
});

it('adds, validates and removes tags', async () => {
  const { user } = await open();
  const account = getConsoleAccount(findUserByAccount('admin') ?? fail(), 'en');
  await user.click(button('Add tag'));
  await user.fill(field('New tag'), 'Night owl');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Night owl')).toBeVisible();
  expect(account.tags).toContain('Night owl');
  await waitFor(() => expect(field('New tag')).toHaveValue(''));

  await user.fill(field('New tag'), 'NIGHT OWL');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You already have this tag.')).toBeVisible();
  expect(callsTo('console/account/tags')).toHaveLength(1);

  // Another window has added it meanwhile, which only the server knows.
  addTag(account, 'Planner');
  await user.fill(field('New tag'), 'planner');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You already have this tag.')).toBeVisible();
  expect(field('New tag')).toHaveValue('planner');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Add tag')).toHaveFocus());
  await user.click(button('Remove tag “Night owl”'));
  await waitFor(() => expect(screen.queryByText('Night owl')).not.toBeInTheDocument());
  expect(account.tags).not.toContain('Night owl');
});

function fail(): never {
  throw new Error('No such account');
}
