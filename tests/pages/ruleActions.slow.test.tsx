import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { approveRules, deleteRules, stopRules } from '../../mock/lib/rules/batch';
import { generatedRules } from '../../mock/lib/rules/generated';
import { findRule, toKey } from '../../mock/lib/rules/store';
import { button } from '../support/account';
import { advanceClock } from '../support/clock';
import { failCalls } from '../support/network';
import { signInAs } from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { keys, nameOf, openRules } from '../support/rulePage';

const PAGE = '/list/actions';
const OTHER_PAGE = '/result/success';

const closedKeys = (fails: boolean) =>
  generatedRules(db().seededAt)
    .filter(({ status, number }) => status === 0 && (number % 17 === 0) === fails)
    .map(({ number }) => toKey(number));

const [key = '', other = ''] = closedKeys(false);
const [failing = ''] = closedKeys(true);

/** A person of the operations team. */
const caller = (isOwn = true) => {
  const users = db().users.filter(({ userName }) => (userName === 'admin') === isOwn);
  return { userId: users[0]?.userId ?? '', language: 'en' as const };
};

async function openPanel(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Recent actions' }));
  return within(await screen.findByRole('list', { name: 'Recent actions' }));
}

beforeEach(() => signInAs('admin'));

it('the panel retries and undoes on any page what was done before a reload', async () => {
  approveRules(caller(), { keys: [key, failing] });
  const { user } = renderApp(OTHER_PAGE);
  const panel = await openPanel(user);
  expect(panel.getByText('1 approved, 1 skipped')).toBeVisible();
  await user.click(panel.getByText('1 skipped rule'));
  expect(panel.getByText('The scheduler didn’t respond. Try again (1)')).toBeVisible();
  expect(panel.getByRole('link', { name: nameOf(failing) })).toHaveAttribute(
    'href',
    `/list/table-list?rule=${failing}`,
  );
  await user.click(panel.getByRole('button', { name: 'Retry 1 failed: 1 approved, 1 skipped' }));
  expect(await panel.findByText('2 rules approved')).toBeVisible();
  expect(findRule(failing)?.status).toBe(1);
  await user.click(panel.getByRole('button', { name: 'Undo: 2 rules approved' }));
  expect(await panel.findByText(/^Undone/)).toBeVisible();
  expect([key, failing].map((each) => findRule(each)?.status)).toEqual([0, 0]);
  expect(panel.getByRole('listitem')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'All recent actions' }));
  await waitFor(() => expect(place()).toBe(PAGE));
  const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(trail.getByText('Lists')).toBeVisible();
  expect(trail.getByText('Recent actions')).toBeVisible();
});

it('the key undoes the latest action on any page, and an older one only in the panel', async () => {
  deleteRules(caller(), { keys: [key] });
  approveRules(caller(), { keys: [other] });
  const { user } = renderApp(OTHER_PAGE);
  await screen.findByRole('button', { name: 'Recent actions' });
  await user.keyboard('uu');
  expect(await screen.findByText('1 rule restored')).toBeInTheDocument();
  expect([key, other].map((each) => findRule(each)?.deletedAt)).toEqual([undefined, undefined]);
  expect(findRule(other)?.status).toBe(0);
  await user.keyboard('u');
  expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();

  stopRules(caller(false), { keys: [other] });
  approveRules(caller(), { keys: [key] });
  advanceClock(11 * 60);
  await user.keyboard('u');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(await screen.findByRole('button', { name: `Undo: “${nameOf(key)}” approved` })).toBeVisible();
  expect(findRule(key)?.status).toBe(1);
});

it('the page of the rules keeps the outcome of each action until it is dismissed', async () => {
  const { user } = await openRules('?status=running');
  const [first = '', second = ''] = keys();
  for (const each of [first, second])
    await user.click(screen.getByRole('checkbox', { name: `Select ${nameOf(each)}` }));
  await user.click(button('Approve'));
  expect(await screen.findByText('0 approved, 2 skipped')).toBeVisible();
  await user.click(button(`More actions for ${nameOf(first)}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('1 rule deleted')).toBeInTheDocument();
  expect(screen.getByText('0 approved, 2 skipped')).toBeVisible();
  await user.click(button('Dismiss'));
  expect(screen.queryByText('0 approved, 2 skipped')).not.toBeInTheDocument();
});

it('the page lists the actions of the team, filtered by kind, and undoes only one’s own', async () => {
  approveRules(caller(), { keys: [key] });
  stopRules(caller(false), { keys: [key] });
  const recover = failCalls('rule/batches');
  const { user } = await openPage(PAGE, { title: 'Recent actions' });
  expect(await screen.findByText('Couldn’t load the recent actions')).toBeVisible();
  recover();
  await user.click(button('Try again'));
  expect(await screen.findByText('2 actions')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Recent actions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getAllByRole('button')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: `Undo: “${nameOf(key)}” approved` }));
  expect(await list.findByText('0 changed back, 1 skipped')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Stop' }));
  await waitFor(() => expect(place()).toBe(`${PAGE}?action=stop`));
  expect(await screen.findByText('1 action')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Can be undone' }));
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  await user.click(button('Clear filters'));
  expect(await screen.findByText('2 actions')).toBeVisible();
});
