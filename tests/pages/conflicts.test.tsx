import { RULE_EDIT, TASK_EDIT } from '../support/editedRecords';
import { asksForRestoredDraft, asksForWhatBothChanged, mergesOtherChanges } from '../support/edits';
import { sent } from '../support/orders';

describe('an edited rule that somebody else changes', () => {
  it('asks for the fields that both have changed', () => asksForWhatBothChanged(RULE_EDIT));

  it('is saved with both changes when they concern different fields', () => mergesOtherChanges(RULE_EDIT));

  it('asks for a draft that was begun before the change', () => asksForRestoredDraft(RULE_EDIT));
});

it('sends the changed fields of a task only', async () => {
  await mergesOtherChanges(TASK_EDIT);
  const description = 'What I typed here';
  expect(sent('PUT', 'console/list/tasks/T-1001').map(({ body }) => body)).toEqual([
    { description, version: 1 },
    { description, version: 2 },
  ]);
});
