import { screen, waitFor, within } from '@testing-library/react';
import { button, callsTo, field } from '../support/account';
import { failCalls } from '../support/network';
import { openPage } from '../support/renderApp';

const open = () => openPage('/usercenter/security/settings', { account: 'user', title: 'Security settings' });

async function openForm() {
  const app = await open();
  await app.user.click(button('Edit profile'));
  return app;
}

describe('the profile', () => {
  it('is shown among the settings, edited in place, and updates the name in the header', async () => {
    const { user } = await open();
    const addresses = () =>
      screen.getAllByRole('listitem').map((item) => within(item).queryByRole('link')?.getAttribute('href'));
    await waitFor(() =>
      expect(addresses()).toEqual(
        expect.arrayContaining([
          '/usercenter/security/settings/change-password',
          '/usercenter/security/settings/change-phone',
          '/usercenter/security/certification',
          '/usercenter/security',
        ]),
      ),
    );
    expect(screen.getByText('xiaoman.lin@example.com')).toBeVisible();
    expect(screen.getByText('Not set')).toBeVisible();

    await user.click(button('Edit profile'));
    expect(field('Nickname')).toHaveFocus();
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
    await user.clear(field('Nickname'));
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
