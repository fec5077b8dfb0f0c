import { screen, waitFor, within } from '@testing-library/react';
import { findRule } from '../../mock/lib/rules/store';
import { button } from '../support/account';
import { failCalls } from '../support/network';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { keys, nameOf, openRule, openRules, PAGE, rows, seesRule } from '../support/rulePage';

beforeEach(() => signInAs('admin'));

it('applies each filter at once, and removes it with its chip', async () => {
  const { user } = await openRules('?sort=callNo');
  await user.click(button('Filters'));
  for (const name of ['Strong', 'Threshold', 'Hourly', 'Risk and compliance', 'Payments'])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.fill(screen.getByRole('textbox', { name: 'Calls from' }), '10');
  await waitFor(() =>
    expect(place()).toBe(
      `${PAGE}?sort=callNo&type=strong&template=threshold&frequency=hour&owner=risk&target=payment&minCalls=10`,
    ),
  );
  await user.fill(screen.getByRole('textbox', { name: 'Calls up to' }), '9');
  expect(screen.getByText('The highest number can’t be below the lowest')).toBeVisible();
  expect(place()).not.toContain('maxCalls');
  await waitFor(() => expect(rows().length).toBeLessThan(20));
  for (const key of keys())
    expect(findRule(key)).toMatchObject({
      type: 'strong',
      template: 'threshold',
      frequency: 'hour',
      ownerId: 'risk',
      target: 'payment',
    });
  await user.keyboard('{Escape}');
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  await user.click(chips.getByRole('button', { name: 'Remove filter: Hourly' }));
  await user.click(chips.getByRole('button', { name: 'Remove filter: Calls: 10 or more' }));
  await waitFor(() =>
    expect(place()).toBe(`${PAGE}?sort=callNo&type=strong&template=threshold&owner=risk&target=payment`),
  );
});

it('stays at the rule when the next page could not be loaded', async () => {
  const { user, ruleId } = await openRule('', 19);
  const recover = failCalls('current=2');
  await user.click(button('Next'));
  await screen.findByText('Couldn’t load the rules');
  recover();
  expect(place()).toContain(`rule=${ruleId}`);
  expect(screen.getByRole('heading', { level: 2, name: nameOf(ruleId) })).toBeInTheDocument();
});

it('goes on from a rule that has left the filtered list', async () => {
  const { user, ruleId } = await openRule('?status=closed');
  const [, second = ''] = keys();
  if (Number(ruleId.slice(2)) % 17 === 0) return;
  await user.click(button('Approve'));
  await waitFor(() => expect(keys()).not.toContain(ruleId));
  await user.click(button('Next'));
  await seesRule(second);
});

it('moves the settings that an earlier version kept under the id of the user', async () => {
  localStorage.setItem('portal_rule_table:10001', JSON.stringify({ density: 'large', columns: [] }));
  const { unmount } = await openRules();
  expect(localStorage.getItem('portal_rule_table:10001')).toBeNull();
  unmount();
  await openRules();
  expect(screen.getByRole('table').parentElement?.className).toContain('large');
});
