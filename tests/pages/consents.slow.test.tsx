import { screen, waitFor, within } from '@testing-library/react';
import { getMessageSettings } from '../../mock/lib/messages/settings';
import { failCalls } from '../support/network';
import { openPage } from '../support/renderApp';
import { getUser } from '../support/signedIn';

const openPrivacy = () =>
  openPage('/usercenter/security/settings/privacy', { account: 'user', title: 'Privacy and data' });

const offer = (name: string) => screen.findByRole('switch', { name });
const MAIL = 'Offers by email';

it('the accepted agreements can be loaded again, and lead to the text that was accepted', async () => {
  const restore = failCalls('user/consent/list');
  const { user } = await openPrivacy();
  expect(await screen.findByText('Couldn’t load your consents')).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
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

it('says that no agreement is accepted and no address known', async () => {
  const { unmount } = await openPrivacy();
  unmount();
  const { consents, email } = getUser();
  Object.assign(getUser(), { consents: [], email: '' });
  await openPrivacy();
  expect(await screen.findByText('You haven’t accepted any agreement yet.')).toBeVisible();
  expect(await screen.findByText(/^You have no email address yet/)).toBeVisible();
  Object.assign(getUser(), { consents, email });
});

it('offers are sent by email only from the consent on, and stay as they were when they cannot be saved', async () => {
  const promotion = () => getMessageSettings(getUser()).promotion;
  const { user } = await openPrivacy();
  expect(await offer('Offers in your messages')).toBeChecked();
  const toggle = await offer(MAIL);
  const restore = failCalls('message/settings');
  await user.click(toggle);
  expect(await screen.findByText('Not saved. Your earlier choice is back.')).toBeVisible();
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(promotion().mail).toBe(false);
  restore();

  await user.click(toggle);
  expect(await screen.findByText(/^Agreed on/)).toBeVisible();
  expect(promotion()).toEqual({ site: true, mail: true, sms: false });
  await user.click(toggle);
  await waitFor(() => expect(screen.queryByText(/^Agreed on/)).not.toBeInTheDocument());
  expect(promotion().mail).toBe(false);
});
