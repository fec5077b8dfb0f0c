import { screen, waitFor, within } from '@testing-library/react';
import { button, field, PASSWORD } from '../support/account';
import { failCalls, holdNextCall, loseNextCall, loseNextReply, replyNext } from '../support/network';
import { sent } from '../support/orders';
import type { setupUser } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { openService, region, serviceRecord } from '../support/servicePage';

type User = ReturnType<typeof setupUser>;

const dialog = () => screen.findByRole('dialog');
const inDialog = async (name: string | RegExp) => within(await dialog()).getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const reads = (instanceId: string) => sent('GET', `instance/${instanceId}/detail`).length;

async function proves(user: User) {
  await screen.findByRole('button', { name: 'Confirm and continue' });
  await user.fill(field('Password'), PASSWORD);
  await user.click(button('Confirm and continue'));
}

beforeEach(() => startServerAt());

it.each([
  [
    'access',
    'Create key',
    'Cancel',
    `(Close) // Create key // Name:  required – For example, the system that uses the key
    For example, the system that uses the key // (Cancel) // (Create key)`,
  ],
  [
    'access',
    'Rotate: staging',
    'Cancel',
    `(Close) // Rotate “staging”?
    You get a new secret. The old one works for another 24 hours, so replace it in that time. // (Cancel)
    (Rotate key)`,
  ],
  [
    'access',
    'Revoke: staging',
    'Cancel',
    `(Close) // Revoke “staging”?
    The key stops working at once, and programs that use it can’t call the service. This can’t be undone. // (Cancel)
    (Revoke key)`,
  ],
  [
    'members',
    'Add member',
    'Cancel',
    `(Close) // Add member
    Phone number:  required – If the number has no account yet, the invitation expires after 30 days.
    If the number has no account yet, the invitation expires after 30 days. // Role // radiogroup Role: // ( ) Manager // (•) Viewer
    (Cancel) // (Add member)`,
  ],
  [
    'members',
    'Remove member 137****2222',
    'Cancel',
    `(Close) // Remove member 137****2222? 
    They’ll lose access to this service, and the keys they created stop working. // (Cancel) // (Remove)`,
  ],
  [
    'settings',
    'End service',
    'Keep service',
    `(Close) // End the service at the end of the term?
    Automatic renewal is turned off and the service ends on April 24, 2027. You can take this back until then.
    (Keep service) // (End on April 24, 2027)`,
  ],
  [
    'settings',
    'Downgrade',
    'Cancel',
    `(Close) // Downgrade at the end of the term // Downgrade to // (•) Standard ¥… per term
    ul What changes with the plan: // Mode: Silent, actions and colored light → Silent // Apps: 3 apps → 1 app
    The renewal is paid from your balance 1 day before the end, and the new plan starts on April 24, 2027. If the balance is too low, the service ends.
    (Cancel) // (Schedule downgrade)`,
  ],
  [
    'settings',
    'Hand over',
    'Cancel',
    `(Close) // Hand over service
    If the receiver accepts within 7 days, the service is theirs. Payments, orders, and charges stay in your account, without a refund. Keys are revoked, members removed, and automatic renewal turned off.
    Phone number of the receiver:  required – They need to sign in to the account with this number.
    They need to sign in to the account with this number. // (Cancel) // (Send offer)`,
  ],
])(
  'in %s, “%s” asks in a dialog, which “%s” closes without a call',
  async (tab, opener, cancel, expected) => {
    const { user } = await openService(undefined, { tab });
    await user.click(button(opener));
    if (opener === 'Downgrade') await screen.findByRole('radio', { name: /per term$/ });
    expect(await dialog()).toRead(expected);
    await user.click(await inDialog(cancel));
    await isClosed();
    await user.click(button(opener));
    await user.click(await inDialog('Close'));
    await isClosed();
    const { instanceId } = serviceRecord();
    expect(sent('POST', `instance/${instanceId}/key`)).toEqual([]);
    expect(serviceRecord().managed?.scheduled).toBeUndefined();
  },
);

it('adds a member with a role, who is invited, and removes them', async () => {
  const { user, instanceId } = await openService(undefined, { tab: 'members' });
  await user.click(button('Add member'));
  await user.fill(await screen.findByLabelText('Phone number'), '139 0013 9000');
  await user.click(screen.getByRole('radio', { name: 'Manager' }));
  await user.click(await inDialog('Add member'));
  const row = (await screen.findByText('139****9000')).closest('li') as HTMLElement;
  expect(row).toRead(`139****9000 // Invited // Manager Added Nov 20, 2026 // (Remove member 139****9000)`);
  await isClosed();
  expect(sent('POST', `instance/${instanceId}/member`)[0]?.body).toMatchObject({ role: 'manager' });
  await user.click(button('Remove member 139****9000'));
  await user.click(await inDialog('Remove'));
  await waitFor(() => expect(screen.queryByText('139****9000')).not.toBeInTheDocument());
  await isClosed();
  expect(await screen.findByText(/removed/i, { selector: '.ant-message *' })).toBeInTheDocument();
});

it('schedules the end and takes it back, also when the first tries fail', async () => {
  const { user, instanceId } = await openService(undefined, { tab: 'settings' });
  const schedule = within(region('At the end of the term'));
  const before = reads(instanceId);
  await user.click(button('End service'));
  replyNext('POST', `instance/${instanceId}/schedule`, { code: 43001, message: 'Not possible now.' });
  await user.click(await inDialog(/^End on/));
  expect(await screen.findByText('Not possible now.')).toBeInTheDocument();
  await waitFor(() => expect(reads(instanceId)).toBe(before + 1));
  loseNextCall('POST', `instance/${instanceId}/schedule`);
  await user.click(await inDialog(/^End on/));
  expect(await screen.findByText('The change wasn’t saved. Try again.')).toBeInTheDocument();
  await waitFor(() => expect(reads(instanceId)).toBe(before + 2));
  const restore = failCalls('byKey');
  loseNextReply('POST', `instance/${instanceId}/schedule`);
  await user.click(await inDialog(/^End on/));
  await screen.findByText('We couldn’t confirm this change');
  expect(await dialog()).toRead(`(Close) // End the service at the end of the term?
    Automatic renewal is turned off and the service ends on April 24, 2027. You can take this back until then.
    alert: // We couldn’t confirm this change
    The server didn’t respond. Checking again never makes the change twice. // (Check again) // (Keep service)
    (End on April 24, 2027)`);
  await user.click(await inDialog('Check again'));
  await screen.findByText('We couldn’t confirm this change');
  restore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Change scheduled')).toBeInTheDocument();
  await isClosed();
  await schedule.findByText(/^Ends on .* and isn’t renewed\.$/);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  const release = holdNextCall('POST', `instance/${instanceId}/schedule/withdraw`);
  await user.click(schedule.getByRole('button', { name: 'Take back' }));
  expect(schedule.getByRole('button', { name: /Take back/ })).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Change taken back')).toBeInTheDocument();
  expect(await screen.findByRole('switch')).toBeChecked();
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
});

it('schedules the chosen downgrade with its price, also after the plans did not load', async () => {
  const { service, instanceId } = serviceRecord();
  const { user } = await openService(undefined, { tab: 'settings' });
  replyNext('GET', `service/${service.serviceId}`, { code: 500, message: 'Down for now' });
  await user.click(button('Downgrade'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const radios = await screen.findAllByRole('radio', { name: /¥[\d,.]+ per term$/ });
  expect(radios.at(-1)).toBeChecked();
  expect(radios.at(-1)?.closest('label')).toHaveTextContent('Standard ¥6,936.00 per term');
  await user.click(await inDialog('Schedule downgrade'));
  expect(
    await within(region('At the end of the term')).findByText(
      /^Downgrades to the plan “.*” on April 24, 2027, if its renewal is paid\.$/,
    ),
  ).toBeVisible();
  expect(serviceRecord().managed?.scheduled).toMatchObject({ kind: 'downgrade', skuCode: 'standard' });
  expect(sent('POST', `instance/${instanceId}/schedule`)).toHaveLength(1);
});

it('offers the service to another account, and takes the offer back', async () => {
  const { user, instanceId } = await openService(undefined, { tab: 'settings' });
  await user.click(button('Hand over'));
  await user.fill(await screen.findByLabelText('Phone number of the receiver'), '13900139000');
  await user.click(button('Send offer'));
  await proves(user);
  expect(await screen.findByText('Offer sent')).toBeInTheDocument();
  expect(
    await screen.findByText('Offered to 139****9000, who can accept until November 27, 2026 at 12:00 PM.'),
  ).toBeVisible();
  await isClosed();
  const release = holdNextCall('POST', `instance/${instanceId}/handOver/withdraw`);
  await user.click(button('Take offer back'));
  expect(button(/Take offer back/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Offer taken back')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Hand over' })).toBeVisible();
});
