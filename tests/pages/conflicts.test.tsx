import { SHARED_EDITS } from '../support/editedRecords';
import { asksForRestoredDraft, asksForWhatBothChanged, mergesOtherChanges } from '../support/edits';
import { sent } from '../support/orders';

describe.each(SHARED_EDITS)('an edited $name that somebody else changes', (edit) => {
  it('asks for the fields that both have changed', () => asksForWhatBothChanged(edit));

  it('is saved with both changes when they concern different fields', () => mergesOtherChanges(edit));

  it('asks for a draft that was begun before the change', () => asksForRestoredDraft(edit));
});

it('sends the changed fields of a task only', async () => {
  const [, task] = SHARED_EDITS;
  if (task) await mergesOtherChanges(task);
  const description = 'What I typed here';
  expect(sent('PUT', 'console/list/tasks/T-1001').map(({ body }) => body)).toEqual([
    { description, version: 1 },
    { description, version: 2 },
  ]);
});
