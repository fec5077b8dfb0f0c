import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { triesClosing, triesDraft } from '../support/draftTrials';
import { openPage, place } from '../support/renderApp';
import { OTHER_FORMS, TYPICAL_FORMS } from '../support/typingForms';
import { findTypingPlaces } from '../support/typingPlaces';

it.each(OTHER_FORMS)('the draft of a $name is offered after the session has ended', triesDraft);

it.each(OTHER_FORMS.filter(({ isDialog }) => isDialog))(
  'the dialog of a $name asks before Escape and Back discard what was typed',
  triesClosing,
);

it.each([
  ['dialog', '?', 'Keyboard shortcuts'],
  ['drawer', '{Control>},{/Control}', 'Console settings'],
])('going back closes a %s without input', async (_kind, keys, name) => {
  const { user } = await openPage('/list/table-list', { account: 'admin' });
  await user.keyboard(keys);
  await screen.findByText(name);
  act(() => history.back());
  await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
  expect(place()).toBe('/list/table-list');
});

/** What gives drafts to forms, and an editor that the tests of the editors try. */
const NOT_TRIED = [
  'src/components/form/useFormSave.tsx',
  'src/pages/editor/components/useDocument.ts',
  'src/pages/form/components/DraftForm.tsx',
];

it('every form with a draft is tried', () => {
  const tried = [...TYPICAL_FORMS, ...OTHER_FORMS].map(({ file }) => file);
  const withDraft = findTypingPlaces().flatMap(({ path, hasDraft }) => (hasDraft ? path : []));
  expect([...new Set([...tried, ...NOT_TRIED])].sort()).toEqual(withDraft);
});
