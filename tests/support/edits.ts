import { act, screen, waitFor, within } from '@testing-library/react';
import { session } from '@/request/session';
import { button } from './account';
import type { EditCase } from './editedRecords';
import { place, renderApp } from './renderApp';
import { openSession, signIn } from './signedIn';

const MINE = 'What I typed here';
const ALSO_MINE = 'mine@example.com';
const THEIRS = 'What was typed elsewhere';

/** A field by its label, which may end with "(optional)". */
const toLabel = (label: string) => (text: string) => text.replace(/ ?\(optional\)$/, '') === label;
const getField = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(toLabel(label), { selector: 'input, textarea' });

async function openForm({ account, address, open, both, prepare }: EditCase, isFirst = true) {
  if (isFirst) {
    signIn(account);
    prepare?.();
  }
  const app = renderApp(address);
  if (open) await app.user.click(await screen.findByRole('button', { name: open() }));
  await screen.findByLabelText(toLabel(both), { selector: 'input, textarea' });
  return app;
}

/** The conflict dialog. */
async function findQuestion({ isOwn }: EditCase) {
  const heading = isOwn ? /^You changed .* elsewhere on / : /^Su Nian changed this .* on /;
  const [title] = await screen.findAllByText(heading, { selector: '.ant-modal-title' });
  return within(title?.closest('[role="dialog"]') as HTMLElement);
}

const noQuestion = () =>
  waitFor(() => expect(screen.queryByText(/^Both sides changed the following/)).not.toBeInTheDocument());

/** Both change one field, and each another one: only the first is asked for, and declining keeps what was typed. */
export async function asksForWhatBothChanged(edit: EditCase) {
  const { user } = await openForm(edit);
  await user.fill(getField(edit.both), MINE);
  await user.fill(getField(edit.mine), ALSO_MINE);
  edit.change(THEIRS);
  await user.click(button(edit.save));
  let question = await findQuestion(edit);
  expect(question.getAllByRole('row')).toHaveLength(2);
  if (edit.theirs) expect(question.getByText(`Other changes, which are kept: ${edit.theirs}.`)).toBeVisible();
  expect(question.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await noQuestion();
  expect(getField(edit.both)).toHaveValue(MINE);
  expect(getField(edit.mine)).toHaveValue(ALSO_MINE);

  await user.click(button(edit.save));
  question = await findQuestion(edit);
  const side = edit.isOwn ? 'Elsewhere' : 'Theirs';
  await user.click(question.getByRole('radio', { name: new RegExp(`, ${side}: .*${THEIRS}$`) }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  const theirs = edit.theirs ? { theirs: true } : {};
  await waitFor(() => expect(edit.stored()).toEqual({ both: THEIRS, mine: ALSO_MINE, ...theirs }));
  await noQuestion();
}

/** Each changes another field: both changes are saved, and the user is told. */
export async function mergesOtherChanges(edit: EditCase) {
  const { user } = await openForm(edit);
  await user.fill(getField(edit.both), MINE);
  edit.change(undefined);
  await user.click(button(edit.save));
  const told = edit.isOwn
    ? `You also changed ${edit.theirs} elsewhere.`
    : `Su Nian also changed ${edit.theirs}.`;
  expect(await screen.findByText(`${told} Both changes are saved.`)).toBeInTheDocument();
  expect(edit.stored()).toMatchObject({ both: MINE, theirs: true });
}

/** A draft that was begun before the change asks, too, when it is restored and saved. */
export async function asksForRestoredDraft(edit: EditCase) {
  const first = await openForm(edit);
  await first.user.fill(getField(edit.both), MINE);
  act(() => void session.expire(session.token()));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  first.unmount();

  edit.change(THEIRS);
  session.start(openSession(edit.account));
  const { user } = await openForm(edit, false);
  expect(getField(edit.both)).toHaveValue(THEIRS);
  await user.click(button('Restore'));
  expect(getField(edit.both)).toHaveValue(MINE);
  await user.click(button(edit.save));
  const question = await findQuestion(edit);
  await user.click(question.getByRole('radio', { name: new RegExp(`: .*${MINE}$`) }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edit.stored().both).toBe(MINE));
}
