import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field, NEW_PHONE, receivedCode } from '../support/account';
import { CODE, choosePhone, openChangePhone, proveByPassword } from '../support/changePhone';
import { advanceClock } from '../support/clock';
import { changeReply, failCalls, holdNextCall } from '../support/network';
import { place } from '../support/renderApp';
import { content, SECURITY } from '../support/securityPage';

describe('a verification that expires', () => {
  it('returns to the first step when its time is over, and keeps the typed number', async () => {
    const { user } = await openChangePhone();
    await proveByPassword(user);
    await user.fill(field('New phone number'), NEW_PHONE);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
    await screen.findByText(/Your verification has timed out/);
    expect(
      content(),
    ).toRead(`ol Steps to change the phone number: // Verify it’s you selected // New number // Done // alert:
    Your verification has timed out. Verify again; the number you entered is kept. // (Use an SMS code)
    (Use your password) selected // tabpanel Use your password: // No longer have your old phone? Use your password instead.
    Password:  required // (Show password) // (Next)`);
    jest.restoreAllMocks();
    advanceClock(600);
    await proveByPassword(user);
    expect(field('New phone number')).toHaveValue(NEW_PHONE);
    expect(screen.queryByText(/Your verification has timed out/)).not.toBeInTheDocument();
  });

  it('shows the server’s message above the first step', async () => {
    const { user } = await openChangePhone();
    await proveByPassword(user);
    advanceClock(601);
    await choosePhone(user);
    expect(await screen.findByText('Your identity check is no longer valid. Verify again.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Use your password' })).toBeVisible();
  });
});

it('shows a change that is done after a reload, and starts another one', async () => {
  changeReply('/phone/change', () => ({ state: 'done' }));
  const { user } = await openChangePhone();
  const done = await screen.findByRole('heading', { name: 'Your phone number is now 139****9000' });
  expect(done).not.toHaveFocus();
  expect(content()).toRead(
    `## Your phone number is now 139****9000 // [Back to account security](/usercenter/security) // (Change phone again)`,
  );
  await user.click(button('Change phone again'));
  expect(
    screen.getByRole('list', { name: 'Steps to change the phone number' }).parentElement?.parentElement,
  ).toHaveFocus();
  await user.click(button('Get code'));
  expect(await screen.findByText(/Code sent to 139\*{4}9000/)).toBeVisible();
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Next'));
  expect(await screen.findByLabelText('New phone number')).toBeVisible();
});

it('offers a retry when the state cannot be loaded, and can be cancelled', async () => {
  const restore = failCalls('phone/change');
  const { user } = await openChangePhone();
  await screen.findByText('You can’t change your phone number right now');
  expect(content()).toRead(
    `## You can’t change your phone number right now // Check your connection and try again. // (Try again)`,
  );
  restore();
  await user.click(button('Try again'));
  expect(await screen.findByLabelText(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
  await proveByPassword(user);
  const release = holdNextCall('DELETE', 'user/phone/change');
  await user.click(button('Cancel change'));
  expect(await screen.findByRole('button', { name: 'Loading Cancel change' })).toBeVisible();
  release();
  await waitFor(() => expect(place()).toBe(`${SECURITY}/settings`));
  expect(db().phoneProofs).toEqual([]);
});
