import { screen, waitFor } from '@testing-library/react';
import { readDeviceToken } from '@/browser/deviceToken';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { db } from '../../mock/lib/db';
import { findDevice } from '../../mock/lib/devices';
import {
  ADMIN_PHONE,
  button,
  callsTo,
  captchaAnswer,
  field,
  NEW_PHONE,
  otherCode,
  PASSWORD,
  receivedCode,
} from '../support/account';
import { CHANGE_PHONE, CODE, choosePhone, openChangePhone, proveByPassword } from '../support/changePhone';
import { advanceClock, passTime } from '../support/clock';
import { replyNext } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { content, page } from '../support/securityPage';
import { openSession } from '../support/signedIn';

it('changes the phone with two codes and shows the new number everywhere', async () => {
  const other = openSession('user', 'Edge · Windows');
  const { user } = await openChangePhone();
  await screen.findByLabelText(CODE);
  expect(page()).toRead(`[Back to profile and sign-in](/usercenter/security/settings) // # Change phone number
    Verify it’s you, then confirm your new number. All other devices will be signed out; this one stays signed in.
    ol Steps to change the phone number: // Verify it’s you selected // New number // Done // (Use an SMS code) selected
    (Use your password) // tabpanel Use an SMS code: // We’ll send a code to your current number, 139****9000 .
    Verification code:  required // (Get code) // status: // (Next)`);
  await user.click(button('Next'));
  await waitFor(() => expect(field(CODE)).toBeInvalid());
  await user.click(button('Get code'));
  expect(await screen.findByText(/Code sent to 139\*{4}9000/)).toBeVisible();
  expect(field(CODE)).toHaveFocus();
  expect(field(CODE)).toBeValid();
  await user.paste(receivedCode());
  await user.click(button('Next'));

  await screen.findByLabelText('New phone number');
  expect(
    content(),
  ).toRead(`ol Steps to change the phone number: // Verify it’s you // New number selected // Done
    You are verified. Finish within 10:00. // New phone number:  required // (Send code) // (Cancel change)`);
  await choosePhone(user, '137 1234 5678');
  await screen.findByText(/We sent a code to/);
  await passTime(1_000);
  expect(
    content(),
  ).toRead(`ol Steps to change the phone number: // Verify it’s you // New number selected // Done
    You are verified. Finish within 9:59. // We sent a code to 137****5678 . Enter it to finish. // Verification code:  required
    (Resend in 59 s) disabled // status: // (Change phone) // (Use another number) // (Cancel change)`);
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Change phone'));

  const done = await screen.findByRole('heading', { name: 'Your phone number is now 137****5678' });
  expect(done).toHaveFocus();
  expect(
    content(),
  ).toRead(`## Your phone number is now 137****5678 // 3 other devices were signed out. This one stays signed in.
    [Back to account security](/usercenter/security)`);
  expect(db().sessions.some(({ token }) => token === other)).toBe(false);
  expect(findDevice(readDeviceToken(), '10002')).toBeDefined();
  const bodies = (path: string) => callsTo(path).map(({ body }) => body);
  const proofId = expect.any(String);
  expect(bodies('user/phone/code')).toEqual([
    { target: 'current' },
    { target: 'new', proofId, userPhone: NEW_PHONE },
  ]);
  expect(bodies('user/phone/verify')).toEqual([{ method: 'code', smsVerificationCode: expect.any(String) }]);
  expect(bodies('user/phone/change').at(-1)).toEqual({ proofId, smsVerificationCode: receivedCode() });

  await user.click(screen.getByRole('link', { name: 'Back to account security' }));
  expect(await screen.findByText('137****5678')).toBeVisible();
});

it('keeps the method and the number over a reload, and sends another code', async () => {
  const { user: first, unmount } = await openChangePhone();
  await first.click(await screen.findByRole('tab', { name: 'Use your password' }));
  expect(place()).toBe(`${CHANGE_PHONE}?by=password`);
  expect(screen.getByRole('tabpanel')).toRead(
    `No longer have your old phone? Use your password instead. // Password:  required // (Show password) // (Next)`,
  );
  expect(document.querySelector('[name=username]')).toHaveValue('user');
  await proveByPassword(first);
  expect(callsTo('user/phone/verify')[0]?.body).toEqual({ method: 'password', password: PASSWORD });
  await choosePhone(first);
  await screen.findByText(/We sent a code to/);
  advanceClock(61);
  unmount();
  const { user } = renderApp(place());
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('137****5678');
  replyNext('POST', 'user/phone/code', {
    ...{ code: ACCOUNT_ERROR.smsTooSoon, message: 'Too soon' },
    result: { retryAfterSeconds: 2 },
  });
  await user.click(button('Get code'));
  expect(await screen.findByText('Too soon')).toBeVisible();
  expect(button('Resend in 2 s')).toBeDisabled();
  await passTime(2_000);
  await user.click(button('Get code'));
  await screen.findByRole('button', { name: /Resend in/ });
  expect(callsTo('user/phone/code').at(-1)?.body).toEqual({ target: 'new', proofId: expect.any(String) });

  await user.click(button('Use another number'));
  await choosePhone(user, ADMIN_PHONE);
  // The third code for a new number.
  await user.fill(await screen.findByLabelText('Characters in the picture'), captchaAnswer());
  await user.click(button('Send code'));
  await screen.findByText(/We sent a code to/);
  await user.click(button('Use another number'));
  expect(screen.queryByLabelText('Characters in the picture')).not.toBeInTheDocument();
  expect(field('New phone number')).toHaveValue(ADMIN_PHONE);
  await user.click(button('Back to the code'));
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('138****8000');
});

it('shows at its field what is wrong with a phone number or a code, and lets the user correct it', async () => {
  const { user } = await openChangePhone();
  await proveByPassword(user);
  for (const [phone, text] of [
    ['13900139000', /the phone number you already have/],
    ['12345', 'Phone number is invalid!'],
  ] as const) {
    await choosePhone(user, phone);
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('New phone number')).toHaveFocus();
  }
  await choosePhone(user, ADMIN_PHONE);
  await screen.findByText(/We sent a code to/);
  await user.fill(field(CODE), otherCode());
  await user.click(button('Change phone'));
  expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
  expect(field(CODE)).toHaveFocus();

  // Whoever has the phone may know that its number is taken.
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Change phone'));
  expect(await screen.findByText(/belongs to another account/)).toBeVisible();
  expect(field('New phone number')).toHaveValue(ADMIN_PHONE);
  await choosePhone(user);
  expect(await screen.findByText(/We sent a code to/)).toHaveTextContent('137****5678');
  advanceClock(601);
  await user.fill(field(CODE), receivedCode());
  await user.click(button('Change phone'));
  expect(await screen.findByText('Your identity check is no longer valid. Verify again.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Use your password' })).toBeVisible();
});
