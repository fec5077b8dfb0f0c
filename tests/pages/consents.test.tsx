import { screen, waitFor, within } from '@testing-library/react';
import { getMessageSettings } from '../../mock/lib/messages/settings';
import { failCalls } from '../support/network';
import { openPage } from '../support/renderApp';
import { getUser } from '../support/signedIn';

const openPrivacy = () =>
  openPage('/usercenter/security/settings/privacy', { account: 'user', title: 'Privacy and data' });

const offer = (name: string) => screen.findByRole('switch', { name });
const MAIL = 'Offers by email';

describe('the accepted agreements', () => {
  it('are listed with version and time, and lead to the text that was accepted', async () => {
    await openPrivacy();
    const links = await screen.findAllByRole('link', { name: 'Privacy Policy' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/agreement/privacy?version=2.1',
      '/agreement/privacy?version=2.0',
    ]);
    const [current, older] = links.map((link) => within(link.closest('li') as HTMLElement));
    expect(current?.getByText('Current')).toBeVisible();
    expect(older?.getByText('Earlier version')).toBeVisible();
    expect(current?.getByText(/^Accepted on/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Platform Service Terms' })).toBeVisible();
  });

  it('may be none', async () => {
    const { unmount } = await openPrivacy();
    unmount();
    const { consents } = getUser();
    getUser().consents = [];
    await openPrivacy();
    expect(await screen.findByText('You haven’t accepted any agreement yet.')).toBeVisible();
    getUser().consents = consents;
  });

  it('offer a retry when they cannot be loaded', async () => {
    const restore = failCalls('user/consent/list');
    const { user } = await openPrivacy();
    expect(await screen.findByText('Couldn’t load your consents')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('link', { name: 'Privacy Policy' })).toHaveLength(2);
  });
});

describe('offers', () => {
  it('are sent by email only from the consent on, which can be withdrawn', async () => {
    const { user } = await openPrivacy();
    expect(await offer(MAIL)).not.toBeChecked();
    expect(await offer('Offers in your messages')).toBeChecked();
    await user.click(await offer(MAIL));
    expect(await screen.findByText(/^Agreed on/)).toBeVisible();
    expect(getMessageSettings(getUser()).promotion).toEqual({ site: true, mail: true, sms: false });
    await user.click(await offer(MAIL));
    await waitFor(() => expect(screen.queryByText(/^Agreed on/)).not.toBeInTheDocument());
    expect(getMessageSettings(getUser()).promotion.mail).toBe(false);
  });

  it('stay as they were when they cannot be saved', async () => {
    const { user } = await openPrivacy();
    const toggle = await offer(MAIL);
    const restore = failCalls('message/settings');
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(await screen.findByText('Not saved. Your earlier choice is back.')).toBeVisible();
    expect(getMessageSettings(getUser()).promotion.mail).toBe(false);
    restore();
  });

  it('by email say that no address is known', async () => {
    const { email } = getUser();
    getUser().email = '';
    await openPrivacy();
    expect(await screen.findByText(/^You have no email address yet/)).toBeVisible();
    getUser().email = email;
  });
});
