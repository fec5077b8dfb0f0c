import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { session } from '@/request/session';
import {
  ADMIN_PHONE,
  button,
  CRASH_PHONE,
  callsTo,
  field,
  NAME,
  NEW_PHONE,
  openLogin,
  PASSWORD,
  receivedCode,
  submitLogin,
} from '../support/account';
import { passTime } from '../support/clock';
import { popups } from '../support/demo';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

/** Delays the replies of one endpoint and ignores aborts, like a server that has already handled the call. */
function holdReplies(path: string) {
  const forward = mockServer();
  const signals: (AbortSignal | undefined)[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding: typeof fetch = async (input, init) => {
    if (!String(input).includes(path)) return forward(input, init);
    signals.push(init?.signal ?? undefined);
    const reply = await forward(input, { ...init, signal: undefined });
    await released;
    return reply;
  };
  window.fetch = holding;
  return {
    signals,
    /** Releases the replies and waits for their effects. */
    async release() {
      release();
      await passTime(50);
    },
  };
}

const leaveTo = (path: string) => act(() => history.push(path));

describe('leaving the login page during a call', () => {
  it.each(['/demo', '/register'])('aborts the sign-in on the way to %s', async (path) => {
    const started = jest.spyOn(session, 'start');
    const held = holdReplies('user/login');
    const { user } = await openLogin();
    await submitLogin(user, 'admin', PASSWORD);
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo(path);
    await waitFor(() => expect(held.signals[0]?.aborted).toBe(true));
    await held.release();
    expect(started).not.toHaveBeenCalled();
    expect(session.token()).toBeUndefined();
    expect(place()).toBe(path);
    expect(popups()).toEqual([]);
  });

  it('shows no error of an aborted sign-in', async () => {
    const held = holdReplies('user/login');
    const { user } = await openLogin();
    await submitLogin(user, CRASH_PHONE, PASSWORD);
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await held.release();
    expect(popups()).toEqual([]);
  });

  it('aborts the sign-in by code', async () => {
    const { user } = renderApp('/login?type=phone');
    await user.type(await screen.findByLabelText('Phone number'), ADMIN_PHONE);
    await user.click(button('Get code'));
    await screen.findByText(/Code sent to/);
    const held = holdReplies('user/login');
    await user.paste(receivedCode());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await held.release();
    expect(held.signals[0]?.aborted).toBe(true);
    expect(session.token()).toBeUndefined();
  });

  it('aborts the call for an SMS code', async () => {
    const held = holdReplies('user/sms/send');
    const { user } = renderApp('/login?type=phone');
    await user.type(await screen.findByLabelText('Phone number'), ADMIN_PHONE);
    await user.click(button('Get code'));
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await held.release();
    expect(held.signals[0]?.aborted).toBe(true);
  });

  it('aborts the call for a captcha', async () => {
    const held = holdReplies('user/captcha');
    const { user } = await openLogin();
    await user.type(field(NAME), 'admin');
    await user.type(field('Password'), 'Wrong#2026');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await waitFor(() => expect(button('Sign in')).not.toHaveClass('ant-btn-loading'));
      await user.click(button('Sign in'));
      await waitFor(() => expect(callsTo('user/login')).toHaveLength(attempt));
    }
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await held.release();
    expect(held.signals[0]?.aborted).toBe(true);
    expect(popups()).toEqual([]);
  });

  it.each([
    ['registration', '/register', 'user/register', 'Sign up'],
    ['the password reset', '/reset-password', 'user/password/reset', 'Reset password'],
  ])('gives %s up, and does not come back for it', async (_name, page, call, submit) => {
    const isRegister = page === '/register';
    const { user } = renderApp(page);
    if (isRegister) await screen.findByRole('checkbox');
    await user.type(await screen.findByLabelText('Phone number'), isRegister ? NEW_PHONE : ADMIN_PHONE);
    await user.click(button('Get code'));
    await screen.findByText(/Code sent to|we’ve sent a code/);
    await user.paste(receivedCode());
    for (const label of [/^(New password|Password)$/, 'Confirm password']) {
      await user.click(field(label));
      await user.paste('correct horse 电池 staple');
    }
    if (isRegister) await user.click(screen.getByRole('checkbox'));
    const held = holdReplies(call);
    await user.click(button(submit));
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await held.release();
    expect(held.signals[0]?.aborted).toBe(true);
    expect(place()).toBe('/demo');
    expect(popups()).toEqual([]);
  });
});
