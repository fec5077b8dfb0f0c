import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import type { MoneyAction } from './moneyActions';
import { crashNextReply, failCalls, intercept, loseNextReply, replyNext } from './network';
import { sent } from './orders';
import { openPage, renderApp } from './renderApp';
import { signIn } from './signedIn';

/** The pending writes in the browser whose outcome is unknown. */
const unknownWrites = () =>
  Object.entries(localStorage).filter(
    ([key, value]) => key.startsWith('portal_intent:') && JSON.parse(value).sent,
  );

export const posts = ({ method, path }: MoneyAction) => sent(method, path);

export async function ready(action: MoneyAction, pages = 1): Promise<HTMLElement[]> {
  await waitFor(() => {
    expect(action.controls()).toHaveLength(pages);
    for (const control of action.controls()) expect(control).toBeEnabled();
  });
  return action.controls();
}

async function open(action: MoneyAction) {
  const app = renderApp(action.address);
  await ready(action);
  await action.fill?.(app.user);
  const [control] = await ready(action);
  if (!control) throw new Error('There is no control');
  return { ...app, control, before: action.count() };
}

/** Expects that the action was done once, and that the page and the browser's storage know it. */
export async function expectOnce(action: MoneyAction, before: number): Promise<void> {
  await waitFor(action.expectDone);
  await waitFor(() => expect(unknownWrites()).toEqual([]));
  expect(action.count()).toBe(before + 1);
}

/** What can go wrong while an action is done, by its title. Each expects that the action was done once. */
export const MISHAPS = {
  async 'with twenty clicks'(action) {
    const { control, before } = await open(action);
    for (let click = 0; click < 20; click += 1) fireEvent.click(control);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  },

  async 'in two tabs'(action) {
    // Both are in one document.
    const complain = console.error;
    jest.spyOn(console, 'error').mockImplementation((...parts) => {
      if (!String(parts[0]).includes('There exist multiple Form')) complain(...parts);
    });
    renderApp(action.address);
    const { user } = renderApp(action.address);
    await ready(action, 2);
    await action.fill?.(user);
    const before = action.count();
    for (const control of await ready(action, 2)) fireEvent.click(control);
    await expectOnce(action, before);
  },

  async 'when the reply is lost and the page is loaded again, after signing in again'(action) {
    const { control, before, unmount } = await open(action);
    const answerAgain = failCalls('/byKey/');
    loseNextReply(action.method, action.path);
    fireEvent.click(control);
    await waitFor(() => expect(action.count()).toBe(before + 1));
    expect(unknownWrites()).toHaveLength(1);
    await screen.findAllByText(/confirm/);
    unmount();
    answerAgain();
    signIn(action.account);
    renderApp(action.address);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  },

  async 'when it is done, but the server answers with a crash over HTTP 200'(action) {
    const { control, before } = await open(action);
    crashNextReply(action.method, action.path);
    fireEvent.click(control);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  },

  async 'when the server fails before it is done, and the user tries again'(action) {
    const { control, before } = await open(action);
    replyNext(action.method, action.path, { code: 500, message: 'Down for now' });
    fireEvent.click(control);
    await screen.findByText('Down for now');
    await waitFor(() => expect(unknownWrites()).toEqual([]));
    expect(action.count()).toBe(before);
    await screen.findAllByText(/^No .* was |wasn’t (placed|saved)|didn’t go through/);
    const [again] = await ready(action);
    fireEvent.click(again as HTMLElement);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  },

  async 'when the user goes back before the reply and returns'(action) {
    const { user } = await openPage('/usercenter/order-old');
    act(() => history.push(action.address));
    await ready(action);
    await action.fill?.(user);
    const [control] = await ready(action);
    const before = action.count();
    let release = () => {};
    intercept(action.method, action.path, async (forward) => {
      const reply = await forward();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return reply;
    });
    fireEvent.click(control as HTMLElement);
    await waitFor(() => expect(action.count()).toBe(before + 1));
    act(() => history.back());
    const leave = screen.queryAllByRole('button', { name: 'Discard' });
    expect(leave).toHaveLength(action.asksToLeave ? 1 : 0);
    for (const button of leave) fireEvent.click(button);
    await waitFor(() => expect(action.controls()).toEqual([]));
    await act(async () => release());
    act(() => history.push(action.address));
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  },
} satisfies Record<string, (action: MoneyAction) => Promise<void>>;

export type Mishap = keyof typeof MISHAPS;

/** The pairs of an action and a mishap that every test run proves: each action and each mishap at least once. */
export const PROVED_ALWAYS: [action: string, mishap: Mishap][] = [
  ['order', 'in two tabs'],
  ['payment', 'when the reply is lost and the page is loaded again, after signing in again'],
  ['payment', 'when the server fails before it is done, and the user tries again'],
  ['topUp', 'when it is done, but the server answers with a crash over HTTP 200'],
  ['renewal', 'when the server fails before it is done, and the user tries again'],
  ['upgrade', 'with twenty clicks'],
  ['refund', 'when the user goes back before the reply and returns'],
  ['invoice', 'when it is done, but the server answers with a crash over HTTP 200'],
  ['transfer', 'in two tabs'],
  ['transfer', 'when the user goes back before the reply and returns'],
  ['autoRenewal', 'when it is done, but the server answers with a crash over HTTP 200'],
  ['autoRenewal', 'when the server fails before it is done, and the user tries again'],
];
