import { screen, waitFor, within } from '@testing-library/react';
import { findRule, storeRule } from '../../mock/lib/rules/store';
import { button } from '../support/account';
import { failCalls } from '../support/network';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { getRule, keys, nameOf, openRules } from '../support/rulePage';

const isDeleted = (key: string) => findRule(key)?.deletedAt !== undefined;

async function deleteRow(user: Awaited<ReturnType<typeof openRules>>['user'], key: string) {
  await user.click(button(`More actions for ${nameOf(key)}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(keys()).not.toContain(key));
}

beforeEach(() => signInAs('admin'));

it('a second deletion keeps the undo of the first one', async () => {
  const { user } = await openRules();
  const [first = '', second = ''] = keys();
  await deleteRow(user, first);
  await deleteRow(user, second);
  expect(await screen.findByText('2 rules deleted')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Undo: “${nameOf(first)}” deleted` }));
  await waitFor(() => expect(keys()).toContain(first));
  expect(isDeleted(second)).toBe(true);
  await user.click(button('Undo'));
  await waitFor(() => expect(keys()).toContain(second));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('an undo that fails stays possible', async () => {
  const { user } = await openRules();
  const [first = ''] = keys();
  await deleteRow(user, first);
  const recover = failCalls('rule/undo');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeInTheDocument());
  recover();
  expect(isDeleted(first)).toBe(true);
  await user.click(button('Undo'));
  await waitFor(() => expect(isDeleted(first)).toBe(false));
});

it('an undo says which rules somebody else has changed since', async () => {
  const { user } = await openRules('?status=closed');
  const [key = ''] = keys().filter((one) => Number(one.slice(2)) % 17 !== 0);
  await user.click(button(`Approve ${nameOf(key)}`));
  await screen.findByText('1 rule approved');
  const rule = findRule(key);
  if (rule) storeRule({ ...rule, version: rule.version + 1 });
  await user.keyboard('u');
  const outcome = await screen.findByText('0 changed back, 1 skipped');
  const alert = outcome.closest<HTMLElement>('[role="alert"]');
  expect(within(alert as HTMLElement).getByText('Changed by someone else since (1)')).toBeVisible();
  expect(getRule(key)?.status).toBe(1);
});

it('the bin finds rules, restores one or several and deletes others for good', async () => {
  const { user } = await openRules();
  const [first = '', second = '', third = '', fourth = ''] = keys();
  for (const key of [first, second, third, fourth]) await deleteRow(user, key);
  const recover = failCalls('rule/bin');
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Deleted rules' }));
  expect(await screen.findByText('Couldn’t load the deleted rules')).toBeVisible();
  recover();
  await user.click(button('Try again'));
  expect(await screen.findByRole('list', { name: 'Deleted rules' })).toBeVisible();
  expect(place()).toContain('bin=1');
  const list = await screen.findByRole('list', { name: 'Deleted rules' });
  const names = () =>
    within(list)
      .getAllByText((text) => [first, second, third, fourth].map(nameOf).includes(text))
      .map(({ textContent }) => textContent);
  expect(names().toSorted()).toEqual([first, second, third, fourth].map(nameOf).toSorted());
  expect(within(list).getAllByText('30 days left')).toHaveLength(4);
  const search = screen.getByRole('searchbox', { name: 'Search deleted rules' });
  await user.fill(search, nameOf(first));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual([nameOf(first)]));
  await user.clear(search);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toHaveLength(4));

  await user.click(button(`Restore ${nameOf(first)}`));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(isDeleted(first)).toBe(false);
  await user.click(within(list).getByRole('checkbox', { name: `Select ${nameOf(second)}` }));
  await user.click(within(list).getByRole('checkbox', { name: `Select ${nameOf(third)}` }));
  await user.click(button('Restore selected'));
  expect(await screen.findByText('2 rules restored')).toBeInTheDocument();
  expect([second, third].some(isDeleted)).toBe(false);

  await user.click(button(`Delete permanently: ${nameOf(fourth)}`));
  const dialog = (await screen.findByText('Delete 1 rule permanently?')).closest<HTMLElement>(
    '[role="dialog"]',
  );
  await user.click(within(dialog as HTMLElement).getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByRole('heading', { name: 'No deleted rules' })).toBeVisible();
  expect(findRule(fourth)).toMatchObject({ purged: true });
});
