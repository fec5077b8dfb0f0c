import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { session } from '@/request/session';
import { button } from './account';
import { place, renderApp } from './renderApp';
import { openSession, signIn } from './signedIn';
import type { TypingForm } from './typingForms';

type User = ReturnType<typeof renderApp>['user'];

const TEXT = 'Half a sentence that';
const OFFER = /^You left unsaved changes on /;

/** What opens a form. */
const OPENERS = ['menuitem', 'button', 'tab', 'checkbox'] as const;

const getField = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

async function openForm(user: User, { open = [], field }: TypingForm) {
  for (const name of open) {
    const opener = await waitFor(() => {
      const [found] = OPENERS.flatMap((role) => screen.queryAllByRole(role, { name }));
      if (!found) throw new Error(`Nothing is named ${name}`);
      return found;
    });
    await user.click(opener);
  }
  return screen.findByRole<HTMLInputElement>('textbox', { name: field });
}

async function findAddress({ account = 'admin', address }: TypingForm): Promise<string> {
  signIn(account);
  return typeof address === 'string' ? address : address();
}

const expectClosed = ({ field }: TypingForm) =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: field })).not.toBeInTheDocument());

const goBack = () => act(async () => history.back());

/** Expects that what is typed into a form is offered after the session has ended, and not before. */
export async function triesDraft(form: TypingForm): Promise<void> {
  const address = await findAddress(form);
  const first = renderApp(address);
  fireEvent.change(await openForm(first.user, form), { target: { value: TEXT } });
  act(() => void session.expire(session.token()));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  first.unmount();

  session.start(openSession(form.account ?? 'admin'));
  const { user } = renderApp(address);
  if (!form.restoresAtOnce) {
    if (!form.restoresClosed) expect(await openForm(user, form)).not.toHaveValue(TEXT);
    expect(await screen.findByText(OFFER)).toBeVisible();
    await user.click(button('Restore'));
  }
  expect(await screen.findByDisplayValue(TEXT)).toBe(getField(form.field));
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
}

/** Expects that a dialog closes on Back at once, and with text in it asks on Back and on Escape. */
export async function triesClosing(form: TypingForm): Promise<void> {
  const address = await findAddress(form);
  const { user } = renderApp(address);
  await openForm(user, form);
  await goBack();
  await expectClosed(form);
  expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument();

  fireEvent.change(await openForm(user, form), { target: { value: TEXT } });
  await user.click(getField(form.field));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(getField(form.field)).toHaveValue(TEXT);
  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed(form);
  expect(place()).toBe(address);
  expect(await openForm(user, form)).not.toHaveValue(TEXT);
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
}
