import { waitFor } from '@testing-library/react';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { button, callsTo } from '../support/account';
import { advanceClock } from '../support/clock';
import { openDemo, popups, signInAs, trigger } from '../support/demo';
import { place } from '../support/renderApp';

describe('the session', () => {
  it('is not there for a visitor, who is told what to expect', async () => {
    const { user } = await openDemo();
    const row = button('Trigger code-407').closest('li');
    expect(row).toHaveTextContent('You are signed out: only the popup, no logout and no login page.');
    expect(button('Trigger calls-in-flight')).toBeDisabled();
    expect(button('End my session on the server')).toBeDisabled();
    await trigger(user, 'code-407');
    expect(popups()).toEqual(['Your permissions have changed. Please log in again.']);
    expect(place()).toBe('/demo');
    expect(callsTo('user/logout')).toEqual([]);
  });

  it('ends by a session code: one popup, one logout, the login page', async () => {
    const { user } = await openDemo();
    await signInAs(user, 'admin');
    advanceClock(2);
    await user.click(button('Trigger code-409'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(popups()).toEqual(['Your account has signed in on another device.']);
    expect(session.token()).toBeUndefined();
    await waitFor(() => expect(callsTo('user/logout')).toHaveLength(1));
  });

  it('ends on the server first, and here at the next call', async () => {
    const { user } = await openDemo();
    await signInAs(user, 'user');
    await user.click(button('End my session on the server'));
    // Those that were seeded have no token.
    const real = () => db().sessions.filter(({ token }) => token !== '');
    await waitFor(() => expect(real()).toEqual([]));
    expect(place()).toBe('/demo');
    await waitFor(() => expect(button('Read the current user')).toBeEnabled());
    await user.click(button('Read the current user'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(popups()).toEqual(['Login status timed out, please log in again']);
  });

  it('ends once with twenty calls in flight', async () => {
    const { user } = await openDemo();
    await signInAs(user, 'admin');
    const before = callsTo('user/query/current/userInfo').length;
    await user.click(button('Trigger calls-in-flight'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(callsTo('user/query/current/userInfo')).toHaveLength(before + 20);
    await waitFor(() => expect(callsTo('user/logout')).toHaveLength(1));
    expect(popups()).toEqual(['Login status timed out, please log in again']);
  });
});
