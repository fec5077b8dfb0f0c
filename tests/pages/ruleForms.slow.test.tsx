import { screen, waitFor, within } from '@testing-library/react';
import { button, field } from '../support/account';
import { signInAs } from '../support/orders';
import { chooses, keys, nameOf, openRules } from '../support/rulePage';

beforeEach(() => signInAs('admin'));

it('a new rule and a copy ask for the limit of another template, too', async () => {
  const app = await openRules('?template=threshold');
  const [ruleId = ''] = keys();
  await app.user.click(button('New rule'));
  await screen.findByRole('button', { name: 'Create rule' });
  await chooses(app, 'Template', 'Heartbeat');
  await waitFor(() => expect(field('Limit')).toHaveAccessibleDescription('Enter a limit in minutes.'));
  await app.user.click(button('Cancel'));
  await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await app.user.click(await screen.findByRole('button', { name: `More actions for ${nameOf(ruleId)}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByText('Duplicate rule');
  await chooses(app, 'Template', 'Anomaly detection');
  await waitFor(() => expect(field('Limit')).toHaveAccessibleDescription('Enter a limit in days.'));
  await app.user.click(button('Create rule'));
  expect(await screen.findByText('Enter a whole number from 1 to 1000')).toBeVisible();
});

it('a limit is tried on the runs of yesterday, and again after a change', async () => {
  const app = await openRules('?status=running&frequency=hour&template=threshold');
  const { user } = app;
  const [ruleId = ''] = keys();
  await user.click(button(`Edit ${nameOf(ruleId)}`));
  await user.click(await screen.findByRole('button', { name: /Properties/ }));
  await user.fill(field('Limit'), '1');
  await user.click(button('Try this limit'));
  const result = await screen.findByText(
    /^With this limit, the rule would have triggered \d+ times yesterday \(\d+ runs\)\.$/,
  );
  const [times = 0] = /\d+/.exec(result.textContent ?? '') ?? [];
  expect(within(result.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(Number(times));
  await user.fill(field('Limit'), '100');
  expect(screen.queryByText(result.textContent ?? '')).not.toBeInTheDocument();
  await user.click(button('Try this limit'));
  expect(await screen.findByText(/wouldn’t have triggered yesterday \(\d+ runs\)/)).toBeVisible();
  await chooses(app, 'Template', 'Anomaly detection');
  expect(button('Try this limit')).toBeDisabled();
  await user.fill(field('Limit'), '7');
  await user.click(button('Try this limit'));
  expect(await screen.findByText(/^Can’t be tried/)).toBeVisible();
});
