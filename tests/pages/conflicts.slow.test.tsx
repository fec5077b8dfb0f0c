import { screen, waitFor, within } from '@testing-library/react';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { markChanged } from '../../mock/lib/versions';
import { button, field } from '../support/account';
import { OTHER_EDITS } from '../support/editedRecords';
import { asksForRestoredDraft, asksForWhatBothChanged, mergesOtherChanges } from '../support/edits';
import { openPage } from '../support/renderApp';

describe.each(OTHER_EDITS)('an edited $name that is changed elsewhere', (edit) => {
  it('asks for the fields that both have changed', () => asksForWhatBothChanged(edit));

  it('asks for a draft that was begun before the change', () => asksForRestoredDraft(edit));
});

it.each(OTHER_EDITS.filter(({ theirs }) => theirs))(
  'an edited $name is saved with both changes when they concern different fields',
  (edit) => mergesOtherChanges(edit),
);

it('asks for a budget that was turned off elsewhere, with its amount', async () => {
  const since = { budgetSince: now(), alertSince: now() };
  db().budgets = [{ userId: '10002', monthlyAmount: 500_000, lowBalance: 20_000, ...since }];
  const { user } = await openPage('/usercenter/service/budget', { account: 'user' });
  await user.fill(await screen.findByLabelText('Monthly budget (CNY)'), '600');
  db().budgets = [{ userId: '10002', monthlyAmount: null, lowBalance: 30_000, ...since }];
  markChanged('budget 10002', { userId: '10002' });
  await user.click(button('Save alerts'));
  const dialog = within(await screen.findByRole('dialog', { name: /^You changed your budget elsewhere/ }));
  expect(dialog.getByText('Other changes, which are kept: Balance below (CNY).')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Monthly budget (CNY), Elsewhere: Off' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Monthly budget (CNY), Here: ¥600' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(db().budgets).toMatchObject([{ monthlyAmount: 60_000, lowBalance: 30_000 }]));
  await waitFor(() => expect(field('Balance below (CNY)')).toHaveValue('300'));
});
