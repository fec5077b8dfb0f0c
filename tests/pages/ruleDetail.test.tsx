import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeRule } from '../../mock/lib/rules/changes';
import { findRule } from '../../mock/lib/rules/store';
import type { RuleContent } from '../../src/domain/rule/ruleFields';
import { button } from '../support/account';
import { SU_NIAN } from '../support/editedRecords';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { chooses, getRule, keys, openRule, rows, seesRule } from '../support/rulePage';

/** A change by another person. */
function changeElsewhere(ruleId: string, change: Partial<RuleContent>) {
  changeRule(ruleId, change, findRule(ruleId)?.version ?? 1, SU_NIAN);
}

/** Keeps the user's own value in the conflict dialog. */
async function keepMine({ user }: Pick<Awaited<ReturnType<typeof openRule>>, 'user'>, label: string) {
  const mine = await screen.findByLabelText(label);
  await user.click(mine);
  const question = within(mine.closest<HTMLElement>('[role="dialog"]') ?? document.body);
  await user.click(question.getByRole('button', { name: 'Save' }));
}

beforeEach(() => signInAs('admin'));

it('tells why a rule is abnormal, its last runs, and who changed what', async () => {
  const { user } = await openRule('?status=abnormal');
  const alert = screen.getByText('This rule is abnormal').closest<HTMLElement>('[role="alert"]');
  const reason = alert?.textContent?.replace('This rule is abnormal', '') ?? '';
  expect(reason.length).toBeGreaterThan(10);
  await user.click(screen.getByRole('tab', { name: 'Runs' }));
  expect((await screen.findAllByText('Failed')).length).toBeGreaterThanOrEqual(3);
  await user.click(button('Stop'));
  await user.click(screen.getByRole('tab', { name: 'Changes' }));
  expect(await screen.findByText('Status: Abnormal to Closed')).toBeVisible();
  expect(screen.getByText(/ stopped the rule$/)).toBeVisible();
});

it('edits one field in its place, next to a change of another field by somebody else', async () => {
  const { user, ruleId } = await openRule();
  changeElsewhere(ruleId, { frequency: 'month' });
  await user.click(button('Edit Description'));
  const input = screen.getByRole('textbox', { name: 'Description' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.fill(input, 'Four');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Enter a rule description of at least five characters.')).toBeVisible();
  await user.fill(input, 'Four new words');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/ saved$/)).toBeInTheDocument();
  expect(findRule(ruleId)).toMatchObject({ desc: { en: 'Four new words' }, frequency: 'month' });
  await waitFor(() => expect(button('Edit Description')).toHaveFocus());
  expect(screen.getAllByText('Monthly').length).toBeGreaterThan(0);
});

it('restores a former value from the changes, and not over a change by somebody else', async () => {
  const app = await openRule();
  const { user, ruleId } = app;
  await user.click(button('Edit Description'));
  const before = getRule(ruleId)?.desc.en ?? '';
  await user.fill(screen.getByRole('textbox', { name: 'Description' }), 'Other words');
  await user.click(button('Save'));
  await user.click(screen.getByRole('tab', { name: 'Changes' }));
  const restore = await screen.findByRole('button', { name: `Restore Description: ${before}` });
  changeElsewhere(ruleId, { frequency: 'month', desc: 'Theirs' });
  await user.click(restore);
  expect(await screen.findByLabelText('Description, Theirs: Theirs')).not.toBeChecked();
  await keepMine(app, `Description, Mine: ${before}`);
  const restoredRule = { desc: { en: before }, frequency: 'month', version: 4 };
  await waitFor(() => expect(findRule(ruleId)).toMatchObject(restoredRule));
  await waitFor(() => expect(button('Restore Description: Theirs')).toBeEnabled());
  const restored = button(`Restore Description: ${before}`);
  expect(restored).toBeDisabled();
  expect(restored).toHaveAccessibleDescription('This is the current value.');
});

it('asks for the limit of another template in its place, and shows both with their units', async () => {
  const app = await openRule('?template=threshold');
  const { user, ruleId } = app;
  const { limit } = getRule(ruleId) ?? {};
  await user.click(button('Edit Template'));
  await chooses(app, 'Template', 'Heartbeat');
  await user.fill(await screen.findByLabelText('Limit', { selector: 'input' }), '1');
  await user.click(button('Save'));
  await waitFor(() => expect(findRule(ruleId)).toMatchObject({ template: 'heartbeat', limit: 1 }));
  await user.click(screen.getByRole('tab', { name: 'Changes' }));
  expect(await screen.findByText(`Limit: ${limit}% to 1 min`)).toBeVisible();
});

it('asks for the limit again when somebody else has chosen a template with another unit', async () => {
  const { user, ruleId } = await openRule('?template=threshold');
  await user.click(button('Edit Limit'));
  const input = screen.getByRole('spinbutton', { name: 'Limit' });
  await user.fill(input, '9');
  changeElsewhere(ruleId, { template: 'heartbeat', limit: 30 });
  await user.click(button('Save'));
  expect(await screen.findByText(/^Su Nian changed this rule on /)).toBeInTheDocument();
  expect(input).toHaveValue('');
  expect(input).toHaveAccessibleDescription(/^This template’s limit is in minutes\. It was \d+%\./);
  await user.click(button('Save'));
  expect(await screen.findByText('Enter a whole number from 1 to 1000')).toBeVisible();
  await user.fill(input, '45');
  await user.click(button('Save'));
  await waitFor(() => expect(findRule(ruleId)).toMatchObject({ template: 'heartbeat', limit: 45 }));
});

it('asks about a field in its place that somebody else has changed, and keeps what was typed', async () => {
  const app = await openRule();
  const { user, ruleId } = app;
  await user.click(button('Edit Name'));
  const input = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(input, { target: { value: 'Mine' } });
  changeElsewhere(ruleId, { name: 'Theirs' });
  await user.type(input, '{Enter}');
  expect(await screen.findByLabelText('Name, Theirs: Theirs')).not.toBeChecked();
  await user.click(button('Keep editing'));
  expect(input).toHaveValue('Mine');
  await user.type(input, '{Enter}');
  await keepMine(app, 'Name, Mine: Mine');
  expect(await screen.findByRole('heading', { level: 2, name: 'Mine' })).toBeVisible();
});

it('goes to the next and previous rule across the ends of a page', async () => {
  const { user, ruleId } = await openRule('?sort=name', 19);
  expect(screen.getByText('20 of 10,000')).toBeVisible();
  await user.click(button('Next'));
  await waitFor(() => expect(place()).toContain('current=2'));
  await waitFor(() => expect(keys()).not.toContain(ruleId));
  await waitFor(() => expect(place()).toContain(`rule=${keys()[0]}`));
  await seesRule(keys()[0]);
  expect(await screen.findByText('21 of 10,000')).toBeVisible();
  await user.click(button('Previous'));
  await waitFor(() => expect(place()).toContain(`rule=${ruleId}`));
  await seesRule(ruleId);
  expect(place()).not.toContain('current=2');
  await user.click(button('Previous'));
  await seesRule(keys()[18]);
  await user.click(button('Close'));
  await waitFor(() => expect(rows()[18]).toHaveFocus());
});
