import { screen, waitFor, within } from '@testing-library/react';
import { readCaller } from '../../mock/lib/callers';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { countWrongPassword, getGuard } from '../../mock/lib/loginGuard';
import { sendSmsCode } from '../../mock/lib/smsMessages';
import {
  ADMIN_PHONE,
  button,
  callsTo,
  captchaAnswer,
  field,
  findProof,
  openLogin,
  PASSWORD,
  submitLogin,
} from '../support/account';
import { openChangePhone } from '../support/changePhone';
import { openPage, place } from '../support/renderApp';
import { openSecurity } from '../support/securityPage';
import { getUser } from '../support/signedIn';

const CAPTCHA = 'Characters in the picture';

/** The page’s own caller. */
const HERE = readCaller({ headers: {}, socket: { destroy: () => {} } });

/** Two codes have been sent for the user, or to strangers from here. */
function sendTwoCodes(account?: string): void {
  const user = account ? getUser(account) : undefined;
  for (const [index, scene] of (['access', 'certification'] as const).entries())
    sendSmsCode({ userPhone: user?.userPhone ?? `1360000000${index}`, scene, user, caller: HERE });
}

/** Gets a code by the button: first refused, then with the characters of the picture. */
async function getCode(user: Typist) {
  await user.click(button('Get code'));
  expect(await screen.findByLabelText(CAPTCHA)).toHaveAccessibleDescription(
    /Enter the characters of the picture/,
  );
  await user.click(button('Get code'));
  expect(await screen.findByText('Enter the characters in the picture.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('img', { name: /Image with/ })).toBeVisible());
  await user.fill(field(CAPTCHA), captchaAnswer());
  const sent = db().smsMessages.length;
  await user.click(button('Get code'));
  await waitFor(() => expect(db().smsMessages).toHaveLength(sent + 1));
  await waitFor(() => expect(screen.queryByLabelText(CAPTCHA)).not.toBeInTheDocument());
  expect(button(/^Resend in/)).toBeDisabled();
}

type Typist = Awaited<ReturnType<typeof openLogin>>['user'];

describe('the third code of a day needs the characters of a picture', () => {
  it.each([
    ['sign-in', '/login?type=phone'],
    ['registration', '/register'],
    ['a new password', '/reset-password'],
  ])('for %s', async (_name, address) => {
    sendTwoCodes();
    const { user } = await openPage(address);
    await user.fill(field('Phone number'), ADMIN_PHONE);
    await getCode(user);
    const captcha = { captchaId: expect.any(String), answer: expect.stringMatching(/^\w{4}$/) };
    expect(callsTo('user/sms/send').at(-1)?.body).toMatchObject({ userPhone: ADMIN_PHONE, captcha });
  });

  it('for a proof of identity', async () => {
    const { user } = await openSecurity('/settings', 'Profile and sign-in');
    sendTwoCodes('user');
    db().smsMessages.forEach((message) => {
      message.sentAt = now() - 61_000;
    });
    await user.click(await screen.findByRole('button', { name: 'Change limit' }));
    const limits = within(await screen.findByRole('dialog', { name: 'Payments from your balance' }));
    await user.click(limits.getByRole('radio', { name: 'Never' }));
    await user.click(limits.getByRole('button', { name: 'Save' }));
    const dialog = within(await findProof());
    await user.click(dialog.getByRole('radio', { name: 'SMS code' }));
    await getCode(user);
  });

  it('for another phone number', async () => {
    sendTwoCodes('user');
    const { user } = await openChangePhone();
    await screen.findByRole('button', { name: 'Get code' });
    await getCode(user);
  });
});

it('a number that has received too many codes says when to try again', async () => {
  for (const minute of [4, 3, 2, 1])
    db().smsMessages.push({
      ...{
        messageId: `m${minute}`,
        userPhone: ADMIN_PHONE,
        scene: 'register',
        share: 'anyone',
        code: '000000',
      },
      ...{
        caller: 'x',
        sentAt: now() - minute * 60_000,
        expiresAt: 0,
        wrongTries: {},
        used: false,
        delivered: true,
      },
    });
  const { user } = await openLogin('/login?type=phone');
  await user.fill(field('Phone number'), ADMIN_PHONE);
  await user.click(button('Get code'));
  const text = /received too many codes within 24 hours\. You can try again after \w+ \d+, \d{4}, \d+:\d\d/;
  expect(await screen.findByText(text)).toBeVisible();
});

it('a lock by a stranger is shown with its end, and passed where the owner was signed in before', async () => {
  const guard = getGuard('', getUser('admin'));
  for (let tries = 0; tries < 10; tries += 1) countWrongPassword(guard);
  const { user, unmount } = await openLogin();
  await submitLogin(user, 'admin', PASSWORD);
  const text = /^Too many wrong passwords\. .* You can try again after \w+ \d+, \d{4}, \d+:\d\d/;
  expect(await screen.findByText(text)).toBeVisible();
  unmount();

  db().loginFailures = [];
  const before = await openLogin();
  await submitLogin(before.user, 'admin', PASSWORD);
  await waitFor(() => expect(place()).toBe('/home'));
  const deviceToken = localStorage.getItem('portal_device');
  expect(deviceToken).toMatch(/^[\w-]{43}$/);
  before.unmount();

  sessionStorage.clear();
  for (let tries = 0; tries < 10; tries += 1) countWrongPassword(guard);
  const after = await openLogin();
  await submitLogin(after.user, 'admin', PASSWORD);
  await waitFor(() => expect(place()).toBe('/home'));
  expect(callsTo('user/login').at(-1)?.body).toMatchObject({ deviceToken });
});
