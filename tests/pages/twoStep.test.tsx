import { screen, waitFor } from '@testing-library/react';
import { SECOND_STEP_ERROR } from '@/domain/account/secondStep';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { appCode } from '../support/authenticator';
import { recordSavedFiles } from '../support/files';
import { failCalls, holdNextCall, replyNext } from '../support/network';
import { turnSecondStepOn } from '../support/secondStep';
import { content, dialog, openSecurity, page, pressInDialog, proveIdentity } from '../support/securityPage';

const open = () => openSecurity('/settings/two-step', 'Two-step verification');
const TURN_ON = 'Turn on two-step verification';
const TURN_OFF = 'Turn off two-step verification';
const RENEW = 'Create new recovery codes';
const CONFIRM = 'Confirm and turn on';

/** Proves the identity of every session in advance. */
const proveInAdvance = () => {
  for (const each of db().sessions) each.provenUntil = now() + 300_000;
};

it('turns the second step on after a proof of identity, and shows the recovery codes once', async () => {
  const saved = recordSavedFiles();
  const restore = failCalls('user/secondStep');
  const { user } = await open();
  await screen.findByText('Couldn’t load two-step verification');
  expect(
    page(),
  ).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Two-step verification
    One more lock on your account: a stolen password is not enough to sign in without your phone.
    ## Couldn’t load two-step verification // Check your connection and try again. // (Try again)`);
  restore();
  await user.click(button('Try again'));
  await screen.findByRole('button', { name: TURN_ON });
  expect(content()).toRead(`## Two-step verification is off
    You need an authenticator app, such as the password manager built into your phone. You’ll also get 10 recovery codes for when your phone isn’t at hand.
    (Turn on two-step verification)`);
  await user.click(button(TURN_ON));
  expect(await dialog()).toHaveTextContent('This changes how you sign in, so please confirm it’s you.');
  await pressInDialog(user, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button(TURN_ON));
  await proveIdentity(user);
  expect(await screen.findByRole('heading', { name: 'Add the account to your app' })).toHaveFocus();
  const key = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent;
  await user.click(button(CONFIRM));
  await screen.findByText('Enter the code from your app.');
  expect(content()).toRead(`## Add the account to your app
    Scan the QR code with your authenticator app. If you can’t scan it, enter the key in the app instead.
    <QR code for an authenticator app> // Key // … // (Copy Key)
    Code from your app:  required invalid – Enter the code from your app. The 6 digits that your app shows. They change every 30 seconds. Finish by ….
    Enter the code from your app. // The 6 digits that your app shows. They change every 30 seconds. Finish by ….
    (Confirm and turn on) // (Cancel)`);
  await user.fill(field('Code from your app'), '１２３ 45');
  await user.click(button(CONFIRM));
  expect(await screen.findByText('The code has 6 digits.')).toBeVisible();
  expect(callsTo('user/secondStep').filter(({ method }) => method === 'POST')).toEqual([]);

  await user.fill(field('Code from your app'), appCode(key, now() + 3_600_000));
  await user.click(button(CONFIRM));
  expect(await screen.findByText(/^The code is wrong\./)).toBeVisible();
  expect(field('Code from your app')).toHaveFocus();

  await user.fill(field('Code from your app'), appCode(key, now()));
  await user.click(button(CONFIRM));
  expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
  expect(content()).toRead(`## Recovery codes
    These codes are shown only this once, so keep them somewhere safe. Each one signs you in once without your app. // … // … // …
    … // … // … // … // … // … // … // (Copy all) // (Download) // (I’ve saved them)`);
  const codes = screen.getAllByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).map(({ textContent }) => textContent);
  await user.click(button('Copy all'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(button('Copied'));
  await waitFor(() => expect(String(window.getSelection())).toContain(codes[9]));
  await user.click(button('Download'));
  expect(saved[0]?.name).toBe('service-market-recovery-codes.txt');
  expect(new TextDecoder().decode(await saved[0]?.blob.arrayBuffer())).toBe(
    `Recovery codes\nAccount: user. Each code works once.\n\n${codes.join('\n')}\n`,
  );

  await user.click(button('I’ve saved them'));
  await screen.findByText('10 of 10 recovery codes left.');
  expect(
    content(),
  ).toRead(`## Two-step verification is on // status: // On // Turned on at … · 10 of 10 recovery codes left. // (Create new recovery codes)
    (Turn off two-step verification)`);
});

it('replaces the recovery codes and turns the second step off, each after a confirmation and a proof', async () => {
  turnSecondStepOn(['7K2QDM9XPA', 'ABCDEFGHJK', 'BCDEFGHJKM']);
  const { user } = await open();
  await screen.findByText('3 of 10 recovery codes left.');
  expect(
    content(),
  ).toRead(`## Two-step verification is on // status: // On // Turned on at … · 3 of 10 recovery codes left. // alert:
    You’re running out of recovery codes. Create new ones. // (Create new recovery codes) // (Turn off two-step verification)`);
  await user.click(button(RENEW));
  expect(
    await dialog(),
  ).toRead(`(Close) // Create new recovery codes? // Your earlier recovery codes will stop working. // (Cancel)
    (Create new recovery codes)`);
  await pressInDialog(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button(RENEW));
  await pressInDialog(user, RENEW);
  await proveIdentity(user);
  await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
  await screen.findByText('10 of 10 recovery codes left.');

  await user.click(button(TURN_OFF));
  expect(await dialog()).toRead(`(Close) // Turn off two-step verification?
    A password or an SMS code will be enough to sign in. The key and your recovery codes are deleted. // (Cancel)
    (Turn off two-step verification)`);
  const release = holdNextCall('DELETE', 'user/secondStep');
  await pressInDialog(user, TURN_OFF);
  expect((await screen.findAllByRole('button', { name: `Loading ${TURN_OFF}` })).length).toBeGreaterThan(0);
  release();
  expect(await screen.findByRole('button', { name: TURN_ON })).toBeVisible();
  expect(screen.getAllByText('Two-step verification is off')).toHaveLength(2);
  expect(db().secondSteps).toEqual([]);
});

it('a secret that is over is replaced by a new one', async () => {
  const { user } = await open();
  proveInAdvance();
  await user.click(await screen.findByRole('button', { name: TURN_ON }));
  await user.fill(await screen.findByLabelText('Code from your app'), '123456');
  replyNext('POST', 'user/secondStep', {
    code: SECOND_STEP_ERROR.setupOver,
    message: 'The code has expired',
  });
  await user.click(button(CONFIRM));
  await screen.findByText('The code has expired');
  expect(field('Code from your app')).toBeDisabled();
  expect(screen.queryByRole('button', { name: CONFIRM })).not.toBeInTheDocument();
  const release = holdNextCall('POST', 'user/secondStep/setup');
  await user.click(button('New QR code'));
  expect(await screen.findByRole('button', { name: 'Loading New QR code' })).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: CONFIRM })).toBeVisible();
  expect(screen.queryByText('The code has expired')).not.toBeInTheDocument();
  await user.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: TURN_ON })).toBeVisible();
});

it.each([
  ['is turned on elsewhere before the setup', TURN_ON],
  ['is turned on elsewhere during the setup', CONFIRM],
])('a second step that %s is shown as it is', async (_, name) => {
  const { user } = await open();
  proveInAdvance();
  const start = await screen.findByRole('button', { name: TURN_ON });
  if (name === CONFIRM) {
    await user.click(start);
    await user.fill(await screen.findByLabelText('Code from your app'), '123456');
  }
  turnSecondStepOn();
  await user.click(button(name));
  expect(await screen.findByText('1 of 10 recovery codes left.')).toBeVisible();
});

it('a second step that is turned off elsewhere is shown as it is', async () => {
  turnSecondStepOn();
  const { user } = await open();
  proveInAdvance();
  await user.click(await screen.findByRole('button', { name: RENEW }));
  db().secondSteps = [];
  await pressInDialog(user, RENEW);
  expect(await screen.findByRole('button', { name: TURN_ON })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
