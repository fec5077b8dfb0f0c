import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { session } from '@/request/session';
import {
  ADMIN_PHONE,
  button,
  callsTo,
  field,
  NAME,
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
  it('aborts the sign-in', async () => {
    const started = jest.spyOn(session, 'start');
    const held = holdReplies('user/login');
    const { user } = await openLogin();
    await submitLogin(user, 'admin', PASSWORD);
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await waitFor(() => expect(held.signals[0]?.aborted).toBe(true));
    await held.release();
    expect(started).not.toHaveBeenCalled();
    expect(session.token()).toBeUndefined();
    expect(place()).toBe('/demo');
    expect(popups()).toEqual([]);
  });

  it('aborts the call for a captcha', async () => {
    const held = holdReplies('user/captcha');
    const { user } = await openLogin();
    await user.fill(field(NAME), 'admin');
    await user.fill(field('Password'), 'Wrong#2026');
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

  it('gives the password reset up, and does not come back for it', async () => {
    const { user } = renderApp('/reset-password');
    await user.fill(await screen.findByLabelText('Phone number'), ADMIN_PHONE);
    await user.click(button('Get code'));
    await screen.findByText(/Code sent to|we’ve sent a code/);
    await user.paste(receivedCode());
    for (const label of [/^(New password|Password)$/, 'Confirm password'])
      await user.fill(field(label), 'correct horse 电池 staple');
    const held = holdReplies('user/password/reset');
    await user.click(button('Reset password'));
    await waitFor(() => expect(held.signals).toHaveLength(1));
    leaveTo('/demo');
    await held.release();
    expect(held.signals[0]?.aborted).toBe(true);
    expect(place()).toBe('/demo');
    expect(popups()).toEqual([]);
  });
});
