import { OTHER_EDITS } from '../support/editedRecords';
import { asksForRestoredDraft, asksForWhatBothChanged, mergesOtherChanges } from '../support/edits';

describe.each(OTHER_EDITS)('an edited $name that is changed elsewhere', (edit) => {
  it('asks for the fields that both have changed', () => asksForWhatBothChanged(edit));

  it('asks for a draft that was begun before the change', () => asksForRestoredDraft(edit));
});

it.each(OTHER_EDITS.filter(({ theirs }) => theirs))(
  'an edited $name is saved with both changes when they concern different fields',
  (edit) => mergesOtherChanges(edit),
);
