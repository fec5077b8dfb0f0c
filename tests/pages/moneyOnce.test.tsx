import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { MONEY_ACTIONS, type MoneyAction } from '../support/moneyActions';
import { crashNextReply, failCalls, intercept, loseNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

/** The intents in the browser whose outcome is unknown. */
const unknownIntents = () =>
  Object.entries(localStorage).filter(
    ([key, value]) => key.startsWith('portal_intent:') && JSON.parse(value).sent,
  );

const posts = ({ method, path }: MoneyAction) => sent(method, path);

async function ready(action: MoneyAction, pages = 1): Promise<HTMLElement[]> {
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
async function expectOnce(action: MoneyAction, before: number): Promise<void> {
  await waitFor(action.expectDone);
  await waitFor(() => expect(unknownIntents()).toEqual([]));
  expect(action.count()).toBe(before + 1);
}

describe.each(Object.keys(MONEY_ACTIONS))('%s happens once', (name) => {
  let action: MoneyAction;

  beforeEach(async () => {
    const prepare = MONEY_ACTIONS[name];
    if (!prepare) throw new Error(name);
    action = await prepare();
  });

  it('with twenty clicks', async () => {
    const { control, before } = await open(action);
    for (let click = 0; click < 20; click += 1) fireEvent.click(control);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  });

  it('in two tabs', async () => {
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
  });

  it('when the reply is lost and the page is loaded again, after signing in again', async () => {
    const { control, before, unmount } = await open(action);
    const answerAgain = failCalls('/byKey/');
    loseNextReply(action.method, action.path);
    fireEvent.click(control);
    await waitFor(() => expect(action.count()).toBe(before + 1));
    expect(unknownIntents()).toHaveLength(1);
    await screen.findAllByText(/confirm/);
    unmount();
    answerAgain();
    signIn(action.account);
    renderApp(action.address);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  });

  it('when it is done, but the server answers with a crash over HTTP 200', async () => {
    const { control, before } = await open(action);
    crashNextReply(action.method, action.path);
    fireEvent.click(control);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  });

  it('when the server fails before it is done, and the user tries again', async () => {
    const { control, before } = await open(action);
    replyNext(action.method, action.path, { code: 500, message: 'Down for now' });
    fireEvent.click(control);
    await screen.findByText('Down for now');
    await waitFor(() => expect(unknownIntents()).toEqual([]));
    expect(action.count()).toBe(before);
    await screen.findAllByText(/^No .* was |wasn’t (placed|saved)|didn’t go through/);
    const [again] = await ready(action);
    fireEvent.click(again as HTMLElement);
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  });

  it('when the user goes back before the reply and returns', async () => {
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
    for (const leave of screen.queryAllByRole('button', { name: /^Leave/ })) fireEvent.click(leave);
    await waitFor(() => expect(action.controls()).toEqual([]));
    await act(async () => release());
    act(() => history.forward());
    await expectOnce(action, before);
    expect(posts(action)).toHaveLength(1);
  });
});

it('a top-up in a dialog that was open before one in another tab is the same one', async () => {
  const prepare = MONEY_ACTIONS.topUp;
  if (!prepare) throw new Error('There is no top-up');
  const action = await prepare();
  renderApp(action.address);
  renderApp(action.address);
  const [first, second] = await ready(action, 2);
  const before = action.count();
  fireEvent.click(first as HTMLElement);
  await expectOnce(action, before);
  fireEvent.click(second as HTMLElement);
  await waitFor(() => expect(posts(action)).toHaveLength(2));
  await waitFor(() => expect(action.controls()).toEqual([]));
  expect(action.count()).toBe(before + 1);
});
