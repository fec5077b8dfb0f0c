import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { ruleRuns } from '../../mock/lib/rules/runs';
import { findRule } from '../../mock/lib/rules/store';
import { accountingDay } from '../../src/domain/calendar';
import { button, callsTo, field } from '../support/account';
import { failCalls } from '../support/network';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { keys, nameOf, openRule, openRules, seesRule } from '../support/rulePage';

beforeEach(() => signInAs('admin'));

it('says what a run measured, its limit, and where the orders are that triggered it', async () => {
  const { user } = await openRules('?status=running&frequency=hour&template=threshold&pageSize=100');
  const triggered = (ruleId: string) => {
    const rule = findRule(ruleId);
    return rule && ruleRuns(rule, 'en').find(({ result }) => result === 'triggered');
  };
  const ruleId = keys().find(triggered) ?? '';
  const { measurement, at = '' } = triggered(ruleId) ?? {};
  await user.click(screen.getByRole('link', { name: nameOf(ruleId) }));
  await seesRule(ruleId);
  await user.click(screen.getByRole('tab', { name: 'Runs' }));
  const text = `Measured ${measurement?.value}%, limit ${measurement?.limit}%`;
  const run = (await screen.findAllByText(text))[0]?.closest('li');
  const link = within(run as HTMLElement).getByRole('link', { name: /^Measured orders: \w+ \d+, \d{4}/ });
  const [from, to] = [measurement?.since ?? '', at].map((time) => accountingDay(Date.parse(time)));
  expect(link).toHaveAttribute('href', `/dashboard/analysis?from=${from}&to=${to}`);
});

it('asks before it discards an edit, and Escape cancels only the edit', async () => {
  const { user, ruleId } = await openRule();
  await user.click(button('Edit Description'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('Edit Description')).toHaveFocus());
  expect(place()).toContain(`rule=${ruleId}`);
  await user.click(button('Edit Description'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Description' }), {
    target: { value: 'Other words' },
  });
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Other words');
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await seesRule(keys()[1]);
});

it('keeps the text of a comment until it is posted', async () => {
  const { user } = await openRule();
  await user.click(screen.getByRole('tab', { name: /^Comments/ }));
  await user.click(button('Comment'));
  expect(await screen.findByText('Write a comment first')).toBeVisible();
  fireEvent.change(field('Add a comment'), { target: { value: 'Too noisy at night' } });
  const recover = failCalls('/comments');
  await user.click(button('Comment'));
  expect(await screen.findByText('Couldn’t post your comment. Your text is still here.')).toBeVisible();
  expect(field('Add a comment')).toHaveValue('Too noisy at night');
  recover();
  await user.click(button('Comment'));
  const list = (await screen.findByText('Too noisy at night', { selector: 'p' })).closest('li');
  expect(within(list as HTMLElement).getByText(/\(you\)$/)).toBeVisible();
  expect(field('Add a comment')).toHaveValue('');
  expect(db().ruleComments).toHaveLength(1);
});

it('duplicates a rule under a name of its own', async () => {
  const { user, ruleId } = await openRule();
  await user.click(button('Duplicate'));
  const name = await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input' });
  expect(name).toHaveValue(`${nameOf(ruleId)} (copy)`);
  await user.click(button('Create rule'));
  expect(await screen.findByRole('heading', { level: 2, name: `${nameOf(ruleId)} (copy)` })).toBeVisible();
  await user.click(button('Duplicate'));
  await waitFor(() =>
    expect(screen.getByLabelText('Name', { selector: 'input' })).toHaveValue(`${nameOf(ruleId)} (copy 2)`),
  );
  expect(callsTo('rule').filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('saves an update from its first step, and opens any step', async () => {
  const { user, ruleId } = await openRule();
  await user.click(button('Edit'));
  await user.click(await screen.findByRole('button', { name: /Schedule/ }));
  await waitFor(() => expect(screen.getByLabelText('Start time', { selector: 'input' })).toBeVisible());
  await waitFor(() =>
    expect(screen.getByLabelText('Start time', { selector: 'input' })).not.toHaveAttribute('readonly'),
  );
  await user.clear(screen.getByLabelText('Start time', { selector: 'input' }));
  await user.click(screen.getByRole('button', { name: /Basics/ }));
  fireEvent.change(screen.getByLabelText('Description', { selector: 'textarea' }), {
    target: { value: 'New words' },
  });
  await user.click(button('Save'));
  expect(await screen.findByText('Choose the start time.')).toBeVisible();
  const step = screen.getByRole('button', { name: /Schedule \(needs attention\)/ });
  expect(step).toHaveAttribute('aria-current', 'step');
  await user.fill(screen.getByLabelText('Start time', { selector: 'input' }), '2026-12-01 09:30');
  await user.click(screen.getByRole('button', { name: /Basics/ }));
  await user.click(button('Save'));
  expect(await screen.findByText(/ saved$/)).toBeInTheDocument();
  expect(findRule(ruleId)?.desc.en).toBe('New words');
});
