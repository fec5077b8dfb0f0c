import { screen, waitFor } from '@testing-library/react';
import { button, callsTo, field } from '../support/account';
import { failCalls } from '../support/network';
import { turnSecondStepOn } from '../support/secondStep';
import { openSecurity, page } from '../support/securityPage';

const open = () => openSecurity('/settings', 'Profile and sign-in');

async function openForm() {
  const app = await open();
  await app.user.click(button('Edit profile'));
  return app;
}

describe('the settings', () => {
  it('show each with its state and its page, also after they failed to load', async () => {
    const restoreSecondStep = failCalls('user/secondStep');
    const restore = failCalls('security/summary');
    const { user } = await open();
    await screen.findByText('Couldn’t load your security details');
    restore();
    await user.click(button('Try again'));
    await screen.findByText('Couldn’t load two-step verification');
    expect(
      page(),
    ).toRead(`[Back to account security](/usercenter/security) // # Profile and sign-in // Sign-in settings and your profile.
    section Sign-in and security: // ## Sign-in and security // Password // Set // Changed … days ago · Use a password you don’t use anywhere else.
    [Change password](/usercenter/security/settings/change-password) // Phone // Linked // 139****9000 · Used to sign in, receive codes and reset your password. // [Change phone](/usercenter/security/settings/change-phone)
    Identity verification // Not verified // Some services require a verified identity.
    [Verify your identity](/usercenter/security/certification) // Two-step verification // Couldn’t load two-step verification
    (Try again) // Payments from your balance // Confirmed above ¥500.00 · Larger payments ask for your password or an SMS code. Automatic renewals don’t. // (Change limit) // Linked accounts // Sign in with an account you have elsewhere.
    [Manage linked accounts](/usercenter/security/settings/linked-account) // Devices and sign-ins
    Sign out devices and check recent sign-ins. // [View devices](/usercenter/security) // section Profile: // ## Profile // (Edit profile)
    fieldset Picture: // (Change picture)
    JPG, PNG or WebP, up to 2 MB. Your picture is cropped on your device and its location data is removed. // Nickname
    Lin Xiaoman // Email // xiaoman.lin@example.com // About you // Not set // Country or region // China // Province // Guangdong
    City // Shenzhen // Street address // 南山区科苑路 15 号 // section Data and account: // ## Data and account // Privacy and data
    See and withdraw what you agreed to, and download everything we store about you.
    [Manage data](/usercenter/security/settings/privacy) // Close account
    You can take it back for 15 days. After that it can’t be restored.
    [Close account](/usercenter/security/settings/close-account)`);
    restoreSecondStep();
    turnSecondStepOn();
    await user.click(button('Try again'));
    const link = await screen.findByRole('link', { name: 'Manage two-step verification' });
    expect(
      link.closest('li') as Element,
    ).toRead(`Two-step verification // On // Signing in also takes a code from an authenticator app.
    [Manage two-step verification](/usercenter/security/settings/two-step)`);
  });

  it('lead to the second step that is off', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Set up' });
    expect(
      link.closest('li') as Element,
    ).toRead(`Two-step verification // Off // Signing in also takes a code from an authenticator app.
    [Set up](/usercenter/security/settings/two-step)`);
  });
});

describe('the profile', () => {
  it('is edited in place, and updates the name in the header', async () => {
    const { user } = await open();
    await user.click(button('Edit profile'));
    expect(field('Nickname')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
    await user.fill(field('Nickname'), ' Mandy ');
    await user.fill(field('About you'), 'Buys software.');
    await user.click(button('Save profile'));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(await screen.findByText('Buys software.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Account menu of Mandy' })).toBeVisible();
    expect(button('Edit profile')).toHaveFocus();
    expect(callsTo('user/profile')[0]).toMatchObject({
      method: 'PUT',
      body: { nickname: ' Mandy ', profile: 'Buys software.', version: 1 },
    });
  });

  it('shows errors next to their fields until they change', async () => {
    const { user } = await openForm();
    await user.fill(field('Nickname'), 'Man\u202edy');
    await user.click(button('Save profile'));
    expect(await screen.findByText('Remove the invisible control characters and try again.')).toBeVisible();
    await user.fill(field('Nickname'), '\u200b\u2800');
    await user.fill(field('Email'), 'nobody@nowhere');
    await user.click(button('Save profile'));
    expect(await screen.findByText('Enter your nickname.')).toBeVisible();
    expect(screen.getByText('The email address is invalid.')).toBeVisible();
    await user.fill(field('Email'), 'nobody@nowhere.com');
    await waitFor(() => expect(screen.queryByText('The email address is invalid.')).not.toBeInTheDocument());
    expect(callsTo('user/profile')).toEqual([]);
  });

  it('is left unchanged by Cancel, and keeps the input after a failed call', async () => {
    const STREET = '南山区科苑路 15 号';
    const { user } = await openForm();
    await user.fill(field('Street address'), `${STREET}!`);
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(STREET)).toBeVisible();
    await waitFor(() => expect(button('Edit profile')).toHaveFocus());
    await user.click(button('Edit profile'));
    expect(field('Street address')).toHaveValue(STREET);

    await user.fill(field('Street address'), `${STREET}!`);
    const restore = failCalls();
    await user.click(button('Save profile'));
    expect(await screen.findByText(/your network is abnormal/)).toBeInTheDocument();
    expect(field('Street address')).toHaveValue(`${STREET}!`);
    restore();
    await waitFor(() => expect(button('Save profile')).not.toHaveClass('ant-btn-loading'));
    await user.click(button('Save profile'));
    expect(await screen.findByText(`${STREET}!`)).toBeVisible();
  });
});
