import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SESSION_LIMITS } from '@/domain/account/sessionEnd';
import { currentTime } from '@/domain/currentTime';
import { dateFormat } from '@/domain/intlFormats';
import { toMark } from '@/domain/mark';
import { session } from '@/request/session';
import { endSessionSoon } from '@/services/demo';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { button, PASSWORD, submitLogin } from '../support/account';
import { advanceClock, passTime } from '../support/clock';
import { changeReply, failCalls, holdNextCall, intercept } from '../support/network';
import { openPage, place } from '../support/renderApp';
import { openSession } from '../support/signedIn';

const STAY = 'Stay signed in';
const USER_INFO = 'user/query/current/userInfo';

const warning = () => screen.queryByRole('region', { name: 'Your session is about to end' });
const findWarning = () => screen.findByRole('region', { name: 'Your session is about to end' });

/** Another tab of the session has written this. */
function hear(endsAt: number): void {
  const newValue = `${toMark(session.token() ?? '')} ${endsAt}`;
  act(() => void fireEvent(window, new StorageEvent('storage', { key: 'portal_session_end', newValue })));
}

/** Opens a page with a form, signed in with a session that ends in two minutes. */
async function openAtEnd() {
  const app = await openPage('/form/basic-form', { account: 'admin' });
  await act(() => endSessionSoon());
  await findWarning();
  return app;
}

/** Lets time pass without a call. */
async function waitSeconds(seconds: number): Promise<void> {
  advanceClock(seconds);
  await passTime(1_000);
}

it('is warned of two minutes before, and announced twice', async () => {
  await openPage('/form/basic-form', { account: 'admin' });
  hear(currentTime() + 123_000);
  await passTime(2_000);
  expect(warning()).not.toBeInTheDocument();
  await passTime(1_100);
  const announced = 'Your session ends in less than 2 minutes. You can stay signed in.';
  expect(await findWarning()).toRead(`Your session is about to end
    You’ll be signed out in 02:00 . // (Stay signed in) // (Sign out) // alert: // ${announced}`);
  await waitSeconds(60);
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:5\d$/);
  expect(screen.getByRole('alert')).toHaveTextContent(announced);
  hear(currentTime() + 31_000);
  expect(screen.getByRole('alert')).toHaveTextContent(announced);
  hear(currentTime() + 30_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Your session ends in less than 30 seconds.');
});

it('is warned of as soon as somebody looks at the page again, whose timers may have been late', async () => {
  await openPage('/form/basic-form', { account: 'admin' });
  hear(currentTime() + 600_000);
  advanceClock(500);
  // The calls of a page that is looked at again extend the session.
  failCalls();
  expect(warning()).not.toBeInTheDocument();
  fireEvent(document, new Event('visibilitychange'));
  expect(await findWarning()).toHaveTextContent('You’ll be signed out in 01:40.');
});

it('is put off by one press, which leaves the typed text and the place in it', async () => {
  const { user } = await openAtEnd();
  const field = screen.getAllByRole('textbox')[0] as HTMLElement;
  await user.click(field);
  await user.type(field, 'Half a sen');
  await waitSeconds(60);
  expect(field).toHaveFocus();
  await user.click(button(STAY));
  await waitFor(() => expect(warning()).not.toBeInTheDocument());
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Half a sen');
  await waitSeconds(120);
  expect(warning()).not.toBeInTheDocument();
  expect(db().sessions.at(-1)?.lastSeenAt).toBeGreaterThan(Date.now() - 200_000);
});

it('is put off, or comes, in every tab', async () => {
  await openAtEnd();
  hear(currentTime() + 86_400_000);
  await waitFor(() => expect(warning()).not.toBeInTheDocument());
  hear(currentTime() + 60_000);
  await findWarning();
  hear(0);
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fform%2Fbasic-form'));
  expect(warning()).not.toBeInTheDocument();
});

it('can be brought about at once', async () => {
  const { user } = await openAtEnd();
  await user.click(within(await findWarning()).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(place()).toBe('/login'));
  expect(warning()).not.toBeInTheDocument();
  expect(session.token()).toBeUndefined();
});

it('leads to the login page, which says why, when nobody answers', async () => {
  await openAtEnd();
  await waitSeconds(119);
  expect(place()).toBe('/form/basic-form');
  await passTime(2_100);
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fform%2Fbasic-form'));
  expect(await screen.findByText('Login status timed out, please log in again')).toBeVisible();
});

it('that comes while “Stay signed in” is pressed is the usual end of a session', async () => {
  const { user } = await openAtEnd();
  db().sessions = [];
  await user.click(button(STAY));
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fform%2Fbasic-form'));
});

it('can be put off again after a failure, which is shown', async () => {
  const { user } = await openAtEnd();
  const [field] = screen.getAllByRole('textbox');
  await user.click(field as HTMLElement);
  const reconnect = failCalls(USER_INFO);
  await user.click(button(STAY));
  const failed = 'Couldn’t extend your session. Check your connection and try again.';
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failed));
  expect(within(await findWarning()).getAllByText(failed)).toHaveLength(2);
  reconnect();
  await user.tab();
  await user.tab({ shift: true });
  const release = holdNextCall('GET', USER_INFO);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button(/Stay signed in/)).toHaveClass('ant-btn-loading'));
  release();
  await waitFor(() => expect(warning()).not.toBeInTheDocument());
  expect(field).toHaveFocus();
});

it('that the server does not put off is said to be final', async () => {
  const { user } = await openAtEnd();
  intercept('GET', USER_INFO, async (forward) => {
    const reply = await forward();
    reply.headers.set('Session-Max-Age', '90');
    return reply;
  });
  await user.click(button(STAY));
  const final = 'This session can’t be extended. Save your work, then sign in again.';
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(final));
  expect(screen.getByRole('timer')).toHaveTextContent('01:30');
});

it('is warned of inside an open dialog, which keeps the focus', async () => {
  const { user } = await openPage('/list/table-list', { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: /New rule|New/ }));
  const dialog = await screen.findByRole('dialog');
  await act(() => endSessionSoon());
  expect(dialog).toContainElement(await findWarning());
  await user.click(button(STAY));
  await waitFor(() => expect(warning()).not.toBeInTheDocument());
  expect(dialog).toBeVisible();
});

it('is unknown where the server does not say it', async () => {
  await openPage('/form/basic-form', { account: 'admin' });
  intercept('POST', 'demo/session/endSoon', async (forward) => {
    const reply = await forward();
    reply.headers.delete('Session-Max-Age');
    return reply;
  });
  await act(() => endSessionSoon());
  await passTime(1_000);
  expect(warning()).not.toBeInTheDocument();
});

describe('the latest end of a session, which no call puts off', () => {
  const notice = () => screen.queryByText(/^You’ll be signed out at/);

  /** Opens a page with a form, signed in on a remembered device so many seconds before the latest end. */
  async function openBeforeLatestEnd(seconds: number) {
    sessionStorage.setItem('token', openSession('admin'));
    const endsAt = now() + seconds * 1000;
    Object.assign(db().sessions.at(-1) ?? {}, { createdAt: endsAt - SESSION_LIMITS.rememberedLifeMs });
    return { ...(await openPage('/form/basic-form')), endsAt };
  }

  it('is told an hour before, with its time, until that is dismissed', async () => {
    const { user, endsAt } = await openBeforeLatestEnd(3_690);
    await passTime(30_000);
    expect(notice()).not.toBeInTheDocument();
    await passTime(120_000);
    const time = dateFormat('en-US', { timeStyle: 'short' }).format(endsAt);
    const text = `You’ll be signed out at ${time}. Sign in again to continue. What you’ve typed is kept.`;
    expect((await screen.findByText(text)).closest('[role=status]')).toBeInTheDocument();
    expect(warning()).not.toBeInTheDocument();
    await user.click(button('Dismiss'));
    await passTime(120_000);
    expect(notice()).not.toBeInTheDocument();
  });

  it('can be brought forward, and the login page leads back to what was typed', async () => {
    const { user } = await openBeforeLatestEnd(1_800);
    const [field] = await screen.findAllByRole('textbox');
    await user.type(field as HTMLElement, 'Half a sen');
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fform%2Fbasic-form'));
    expect(await screen.findByText(/^You were signed out\. Sign in to continue/)).toBeVisible();
    await submitLogin(user, 'admin', PASSWORD);
    await waitFor(() => expect(place()).toBe('/form/basic-form'));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByDisplayValue('Half a sen')).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
  });

  it('is warned of two minutes before without an offer to stay', async () => {
    await openBeforeLatestEnd(110);
    const announced = 'Your session ends in less than 2 minutes. Sign in again to continue.';
    expect(await findWarning()).toRead(`Your session is about to end // You’ll be signed out in … .
      Sign in again to continue. What you’ve typed is kept. // (Sign in again) // (Sign out) // alert: // ${announced}`);
    expect(notice()).not.toBeInTheDocument();
  });

  it('is not told where the server does not say it', async () => {
    changeReply('userInfo', () => ({ sessionEndsAt: null }));
    await openBeforeLatestEnd(1_800);
    await passTime(60_000);
    expect(notice()).not.toBeInTheDocument();
  });
});
