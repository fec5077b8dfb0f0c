import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field } from '../support/account';
import { loseNextReply } from '../support/network';
import { sent, signInAs } from '../support/orders';
import { openPage } from '../support/renderApp';
import { getRule, keys, nameOf, openRules } from '../support/rulePage';

it('a new task is saved once, and its dialog closes', async () => {
  const { user } = await openPage('/list/basic-list', { account: 'admin', title: 'Tasks' });
  await user.click(await screen.findByRole('button', { name: 'New task' }));
  const dialog = await screen.findByRole('dialog');
  await user.fill(field('Title'), 'Ask three providers');
  await user.fill(field('Start time'), '2099-12-01 09:30');
  await user.keyboard('{Enter}');
  await user.click(field('Owner'));
  await user.click(await screen.findByTitle('Su Nian'));
  loseNextReply('POST', 'console/list/tasks');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ask three providers' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/network/)).not.toBeInTheDocument();
  expect(db().lists.tasks.filter(({ title }) => title === 'Ask three providers')).toHaveLength(1);
  expect(sent('POST', 'console/list/tasks')).toHaveLength(2);
});

it('an approval shows its outcome, and can be undone', async () => {
  signInAs('admin');
  const { user } = await openRules('?status=closed');
  const [key = ''] = keys().filter((one) => Number(one.slice(2)) % 17 !== 0);
  loseNextReply('POST', 'rule/approve');
  await user.click(button(`Approve ${nameOf(key)}`));
  expect(await screen.findByText('1 rule approved')).toBeInTheDocument();
  expect(db().ruleWrites).toHaveLength(1);
  loseNextReply('POST', 'rule/undo');
  await user.keyboard('u');
  await waitFor(() => expect(getRule(key)?.status).toBe(0));
  await waitFor(() => expect(sent('POST', 'rule/undo')).toHaveLength(2));
  expect(screen.queryByText(/nothing to undo/i)).not.toBeInTheDocument();
  expect(db().ruleWrites).toHaveLength(2);
});
