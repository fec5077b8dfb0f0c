import { screen, waitFor, within } from '@testing-library/react';
import { readDeviceToken } from '@/browser/deviceToken';
import { LOGIN_OUTCOMES } from '@/domain/account/security';
import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { findDevice } from '../../mock/lib/devices';
import { callsTo } from '../support/account';
import { failCalls, holdNextCall, loseNextCall } from '../support/network';
import { dialog, openSecurity, page, pressInDialog } from '../support/securityPage';
import { getUser, openSession } from '../support/signedIn';

const DAY_MS = 86_400_000;
const UNKNOWN = { device: '', place: { zh: '', en: '' } };

/** The section with this heading. */
const section = (name: string) => screen.findByRole('region', { name });

/** Waits for the section of the sessions. */
async function sessionSection() {
  const found = await section('Devices');
  await within(found).findByText('This device');
  return found;
}

/** One attempt to sign in with each outcome, the first one a minute ago, the others hours and days. */
function eachOutcome() {
  const loginTypes = [2, 1, 0] as const;
  const ages = [60_000, 3 * 3_600_000];
  db().loginRecords = LOGIN_OUTCOMES.map((outcome, index) => ({
    ...{ recordId: outcome, userId: '10002', outcome, loginType: loginTypes[index % 3] ?? 0 },
    at: now() - (ages[index] ?? index * DAY_MS),
    ...(index === 1 ? UNKNOWN : { device: 'Chrome · macOS', place: { zh: '深圳', en: 'Shenzhen' } }),
  }));
}

it('shows each protection, device and sign-in, also after all of them failed to load', async () => {
  eachOutcome();
  getUser().passwordChangedAt -= 90 * DAY_MS;
  const phone = db().sessions.find(({ sessionId }) => sessionId === 'seed-10002-phone');
  Object.assign(phone ?? {}, { ...UNKNOWN, lastSeenAt: now() - 3 * 3_600_000 });
  const restore = failCalls('security/summary');
  loseNextCall('GET', 'user/session/list', 3);
  loseNextCall('GET', 'user/login/history', 3);
  const { user } = await openSecurity('', 'Account security');
  await screen.findByText('Couldn’t load your security details');
  expect(page()).toRead(`# Account security // [Profile and sign-in](/usercenter/security/settings)
    Manage your password, phone and devices, and spot sign-ins you don’t recognize. // section Sign-in and security:
    ## Sign-in and security // ## Couldn’t load your security details
    Check your connection and try again. // (Try again) // section Devices: // ## Devices
    These devices are signed in to your account. Sign out any you don’t recognize. // ## Couldn’t load your devices
    Check your connection and try again. // (Try again) // section Sign-in history: // ## Sign-in history
    All attempts to sign in to your account in the last 90 days, successful or not. // ## Couldn’t load your sign-in history
    Check your connection and try again. // (Try again)`);
  restore();
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  await sessionSection();
  const history = within(await section('Sign-in history'));
  await history.findByText('Two-step verification failed');
  expect(
    await section('Sign-in and security'),
  ).toRead(`## Sign-in and security // Password // Change recommended
    Changed … days ago · Your password is more than six months old. We recommend a new one.
    [Change password](/usercenter/security/settings/change-password) // Phone // Linked
    139****9000 · Used to sign in, receive codes and reset your password. // [Change phone](/usercenter/security/settings/change-phone)
    Identity verification // Not verified // Some services require a verified identity.
    [Verify your identity](/usercenter/security/certification)`);
  expect(
    await sessionSection(),
  ).toRead(`## Devices // (Sign out all other devices) // These devices are signed in to your account. Sign out any you don’t recognize.
    Chrome · Linux // This device // Local network · Password · Last active just now // Signed in … · Signed out by … // Chrome · macOS
    Shenzhen, Guangdong · Password · Last active 40 minutes ago // Signed in … · Signed out by … // (Sign out Chrome · macOS)
    Unknown device // Unknown location · SMS code · Last active 3 hours ago // Signed in … · Signed out by … // (Sign out Unknown device)`);
  const attempts = history
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  expect(attempts.map((text) => text.replace(/^[A-Z][^|]*M(?= )/, '…'))).toEqual([
    'Time | Result | Method | Device | Location',
    '1 minute ago | Signed in | Linked account | Chrome · macOS | Shenzhen',
    '3 hours ago | Wrong password | Password | Unknown device | Unknown location',
    '… | Wrong code | SMS code | Chrome · macOS | Shenzhen',
    '… | Captcha failed | Linked account | Chrome · macOS | Shenzhen',
    '… | Two-step verification failed | Password | Chrome · macOS | Shenzhen',
    '… | Account locked | SMS code | Chrome · macOS | Shenzhen',
  ]);
  expect(screen.getAllByText('1 minute ago')[0]).toHaveAttribute('title', expect.stringMatching(/20\d\d/));
});

describe('the active sessions', () => {
  it('one is ended after confirmation, which a failure keeps open', async () => {
    const { user } = await openSecurity();
    const list = await sessionSection();
    await user.click(within(list).getByRole('button', { name: 'Sign out Chrome · Android' }));
    expect(
      await dialog(),
    ).toRead(`(Close) // Sign out this device? // Chrome · Android will be signed out immediately and has to sign in again. // (Cancel)
    (Sign out)`);
    await pressInDialog(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('user/session/revoke')).toEqual([]);

    await user.click(within(list).getByRole('button', { name: 'Sign out Chrome · Android' }));
    const restore = failCalls('session/revoke');
    await pressInDialog(user, 'Sign out');
    await screen.findByText(/your network is abnormal/);
    restore();
    const release = holdNextCall('POST', 'user/session/revoke');
    await pressInDialog(user, 'Sign out');
    expect(await screen.findByRole('button', { name: 'Loading Sign out' })).toBeVisible();
    release();
    expect(await screen.findByText('1 device signed out')).toBeVisible();
    await waitFor(() => expect(within(list).queryByText('Chrome · Android')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(callsTo('user/session/revoke').map(({ body }) => body)).toEqual([
      { sessionId: 'seed-10002-phone' },
    ]);
  });

  it('all others are ended together, but none of other users', async () => {
    const admin = openSession('admin');
    const { user } = await openSecurity();
    const list = await sessionSection();
    await user.click(within(list).getByRole('button', { name: 'Sign out all other devices' }));
    expect(
      await dialog(),
    ).toRead(`(Close) // Sign out all other devices? // 2 other devices will be signed out immediately. This device stays signed in.
    (Cancel) // (Sign out all other devices)`);
    await pressInDialog(user, 'Sign out all other devices');
    await screen.findByText('You aren’t signed in on any other device.');
    expect(
      list,
    ).toRead(`## Devices // These devices are signed in to your account. Sign out any you don’t recognize. // Chrome · Linux // This device
    Local network · Password · Last active just now // Signed in … · Signed out by … // You aren’t signed in on any other device.`);
    expect(callsTo('user/session/revoke').map(({ body }) => body)).toEqual([{ others: true }]);
    expect(findDevice(readDeviceToken(), '10002')).toBeDefined();
    expect(db().sessions.some(({ token }) => token === admin)).toBe(true);
  });
});
