import { screen, waitFor, within } from '@testing-library/react';
import {
  changeReply,
  failCalls,
  holdNextCall,
  loseNextCall,
  loseNextReply,
  replyNext,
} from '../support/network';
import { sent } from '../support/orders';
import { outline, outlineChanges } from '../support/outline';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const name = 'Uptime Probe';

const probe = () => ownService('uptime-probe');
const open = () => openPage(`/usercenter/service?autoRenew=${probe().instanceId}`);
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  startServerAt();
  signIn();
});

it('can be switched off, but not on, for a service that is no longer sold', async () => {
  const changed = { renewable: false, autoRenew: true };
  changeReply(`instance/${probe().instanceId}`, () => changed);
  const { unmount } = await open();
  expect(await within(await dialog()).findByRole('switch')).toBeChecked();
  unmount();
  changed.autoRenew = false;
  await open();
  expect(
    await within(await dialog()).findByText('This isn’t possible for this service right now.'),
  ).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('switches automatic renewal off and on, once, and keeps the switch when the call fails', async () => {
  const { user } = await open();
  const service = within(await dialog());
  await service.findByRole('switch');
  const before = outline(await dialog());
  expect(before).toRead(`(Close) // Automatic renewal // Uptime Probe
    [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.`);
  const path = `instance/${probe().instanceId}/autoRenew`;
  const reads = () => sent('GET', `instance/${probe().instanceId}`).length;
  const first = reads();
  loseNextCall('PUT', path);
  await user.click(service.getByRole('switch', { name: `Renew automatically: ${name}` }));
  expect(await screen.findByText('The change wasn’t saved. Try again.')).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBe(first + 1));
  expect(service.getByRole('switch')).toBeChecked();
  replyNext('PUT', path, { code: 43001, message: 'Not possible now.' });
  await user.click(service.getByRole('switch'));
  expect(await screen.findByText('Not possible now.')).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBe(first + 2));

  const release = holdNextCall('PUT', path);
  await user.click(service.getByRole('switch'));
  expect(service.getByRole('switch')).not.toBeChecked();
  expect(service.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText('Automatic renewal is off')).toBeInTheDocument();
  expect(service.getByRole('switch')).not.toBeChecked();
  expect(probe().autoRenew).toBe(false);
  // The list shows what happens now.
  await waitFor(() => expect(screen.getByText('Jul 31, 2027')).toBeInTheDocument());
  await user.click(service.getByText('Renew automatically'));
  expect(await screen.findByText('Automatic renewal is on')).toBeInTheDocument();
  expect(probe().autoRenew).toBe(true);

  const restore = failCalls('byKey');
  loseNextReply('PUT', path);
  await user.click(service.getByRole('switch'));
  await service.findByRole('button', { name: 'Check again' });
  expect(
    outlineChanges(before, outline(await dialog())),
  ).toRead(`- [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + [on] Renew automatically: Uptime Probe – We couldn’t confirm this change. // + We couldn’t confirm this change.
    + (Check again)`);
  await user.click(service.getByRole('switch'));
  await user.click(await service.findByRole('button', { name: 'Check again' }));
  restore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(service.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument());
  expect(service.getByRole('switch')).not.toBeChecked();
});
