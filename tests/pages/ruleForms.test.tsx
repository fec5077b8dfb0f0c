import { fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { findRule } from '../../mock/lib/rules/store';
import { button, field } from '../support/account';
import { loseNextReply } from '../support/network';
import { sent, signInAs } from '../support/orders';
import { chooses, getRule, keys, nameOf, openRules, rows } from '../support/rulePage';

/** A column of the table has the same name. */
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name', { selector: 'input' });

beforeEach(() => signInAs('admin'));

it('a new rule shows field errors, confirms before closing, and is created one time when the reply is lost', async () => {
  const { user } = await openRules();
  await user.click(button('New rule'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button('New rule')).toHaveFocus());

  await user.click(button('New rule'));
  await user.click(await screen.findByRole('button', { name: 'Create rule' }));
  expect(await screen.findByText('Enter the rule name.')).toBeVisible();
  expect(screen.getByText('Enter a rule description of at least five characters.')).toBeVisible();
  expect(screen.getByText('Choose the start time.')).toBeVisible();
  await waitFor(() => expect(nameField()).toHaveFocus());
  fireEvent.change(nameField(), { target: { value: 'Charge\u202dbacks' } });
  await user.click(button('Create rule'));
  expect(await screen.findByText(/^This has invisible characters/)).toBeVisible();
  // The same to everybody who reads it.
  fireEvent.change(nameField(), {
    target: { value: `\u200b${getRule('R-00001')?.name.en.toUpperCase()}\u200b` },
  });
  fireEvent.change(field('Description'), { target: { value: 'Counts what banks take back' } });
  await waitFor(() => expect(field('Start time')).not.toHaveAttribute('readonly'));
  await user.fill(field('Start time'), '2026-12-01 09:30');
  await user.click(button('Create rule'));
  expect(await screen.findByText('Another rule has this name; choose a different one')).toBeVisible();
  await user.click(button('Cancel'));
  expect(await screen.findByText('Discard changes?')).toBeVisible();
  await user.click(button('Keep editing'));

  fireEvent.change(nameField(), { target: { value: 'Chargebacks' } });
  loseNextReply('POST', 'rule', 2);
  await user.click(button('Create rule'));
  await waitFor(() => expect(db().ruleChanges).toHaveLength(1));
  await waitFor(() => expect(button(/Create rule$/)).not.toHaveClass('ant-btn-loading'));
  await user.click(button('Create rule'));
  expect(await screen.findByText('“Chargebacks” created')).toBeInTheDocument();
  expect(db().ruleChanges).toHaveLength(1);
  await waitFor(() => expect(keys()[0]).toBe('R-10001'));
});

it('another template asks for a limit in its unit, and the former one comes back with its template', async () => {
  const app = await openRules('?template=threshold');
  const { user } = app;
  const [ruleId = ''] = keys();
  const { limit } = getRule(ruleId) ?? {};
  await user.click(button(`Edit ${nameOf(ruleId)}`));
  await user.click(await screen.findByRole('button', { name: /Properties/ }));
  await waitFor(() => expect(field('Limit')).toBeVisible());
  await chooses(app, 'Template', 'Rate of change');
  expect(field('Limit')).toHaveValue(String(limit));
  await chooses(app, 'Template', 'Heartbeat');
  const message = `This template’s limit is in minutes. It was ${limit}%. Enter a new one.`;
  await waitFor(() => expect(field('Limit')).toHaveAccessibleDescription(message));
  expect(field('Limit')).toHaveValue('');
  await user.click(button('Save'));
  expect(await screen.findByText('Enter a whole number from 1 to 1000')).toBeVisible();
  await chooses(app, 'Template', 'Threshold');
  await waitFor(() => expect(field('Limit')).toHaveValue(String(limit)));
  await chooses(app, 'Template', 'Heartbeat');
  await user.fill(field('Limit'), '40');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.click(button('Save'));
  expect(await screen.findByText(/ saved$/)).toBeInTheDocument();
  expect(findRule(ruleId)).toMatchObject({ template: 'heartbeat', limit: 40 });
});

it('a restored template still asks for its limit', async () => {
  const query = '?template=threshold';
  const first = await openRules(query);
  const [ruleId = ''] = keys();
  await first.user.click(button(`Edit ${nameOf(ruleId)}`));
  await first.user.click(await screen.findByRole('button', { name: /Properties/ }));
  await chooses(first, 'Template', 'Heartbeat');
  first.unmount();
  const { user } = await openRules(query);
  await user.click(button(`Edit ${nameOf(ruleId)}`));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(screen.getByRole('button', { name: /Properties/ }));
  await waitFor(() =>
    expect(field('Limit')).toHaveAccessibleDescription(/^This template’s limit is in minutes\./),
  );
  expect(field('Limit')).toHaveValue('');
});

it('an update keeps its input between steps, and sends the changed fields', async () => {
  const { user } = await openRules();
  const [first = ''] = keys();
  const rule = getRule(first);
  await user.click(button(`Edit ${rule?.name.en}`));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(rows()[0]).toHaveFocus());

  await user.click(button(`Edit ${rule?.name.en}`));
  fireEvent.change(field('Description'), { target: { value: 'four' } });
  await user.click(button('Next'));
  expect(await screen.findByText('Enter a rule description of at least five characters.')).toBeVisible();
  fireEvent.change(field('Description'), { target: { value: 'New words' } });
  await user.click(button('Next'));
  await user.click(await screen.findByRole('radio', { name: 'Strong' }));
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await user.click(button('Back'));
  await waitFor(() => expect(field('Description')).toHaveValue('New words'));
  await user.click(button('Next'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Strong' })).toBeChecked());
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/ saved$/)).toBeInTheDocument();
  expect(findRule(first)).toMatchObject({ desc: { en: 'New words' }, type: 'strong', version: 2 });
  expect(sent('PUT', `rule/${first}`).map(({ body }) => body)).toEqual([
    { desc: 'New words', type: 'strong', version: 1 },
  ]);
});
