import { screen, waitFor, within } from '@testing-library/react';
import { accountingDay, accountingYear, DAY_MS } from '@/domain/calendar';
import { db } from '../../mock/lib/db';
import { button, PASSWORD } from '../support/account';
import { advanceClock } from '../support/clock';
import { loseNextCall, loseNextReply } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

/** The operator's service with keys and monthly units. */
function record(serviceId = 'face-liveness') {
  const found = db().instances.findLast(({ service }) => service.serviceId === serviceId);
  if (!found) throw new Error(serviceId);
  return found;
}

async function open(account = 'admin', serviceId?: string) {
  signIn(account);
  const { instanceId, service } = record(serviceId);
  const app = renderApp(`/usercenter/service/${instanceId}`);
  await screen.findByRole('heading', { level: 1, name: service.title.en });
  return { ...app, instanceId };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

async function proves(user: ReturnType<typeof renderApp>['user']) {
  await screen.findByRole('button', { name: 'Confirm and continue' });
  await user.fill(screen.getByLabelText('Password'), PASSWORD);
  await user.click(button('Confirm and continue'));
}

it('shows term, what is left, usage by day, specs, orders and charges, also after a failed read', async () => {
  signIn('admin');
  const { instanceId, service } = record();
  loseNextCall('GET', `instance/${instanceId}/detail`);
  const { user } = renderApp(`/usercenter/service/${instanceId}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: service.title.en });
  expect(screen.getByText('In use', { selector: 'section > div *' })).toBeVisible();
  expect(screen.getByText('Next renewal')).toBeVisible();
  const usage = region('Usage');
  expect(usage.getByText('of 30,000 checks')).toBeVisible();
  expect(usage.getByText(/^At the pace of the last 7 days/)).toBeVisible();
  expect(usage.getByRole('img', { name: /^Usage by day, last 30 days: 30 values, highest / })).toBeVisible();
  await user.click(usage.getByText('Table'));
  expect(usage.getAllByRole('row')).toHaveLength(31);
  expect(usage.getByRole('rowheader', { name: 'Today so far' })).toBeVisible();
  expect(region('Specs').getByText('Mode')).toBeVisible();
  expect(region('Orders').getByRole('link', { name: record().orderId })).toHaveAttribute(
    'href',
    `/usercenter/order/${record().orderId}`,
  );
  const charges = await region('Charges').findByRole('link', { name: 'View all charges for this service' });
  expect(charges).toHaveAttribute('href', `/usercenter/service/charge?instanceId=${instanceId}`);
});

it('creates a key after a proof of identity and shows its secret once', async () => {
  const { user } = await open();
  await user.click(button('Create key'));
  await user.fill(await screen.findByLabelText('Name'), 'billing');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create key' }));
  await proves(user);
  const secret = (await screen.findByText(/^sk_/)).textContent ?? '';
  expect(button('Copy Secret')).toBeVisible();
  await user.click(button('I’ve stored it'));
  await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  const row = within((await region('Access keys').findByText('billing')).closest('li') as HTMLElement);
  expect(row.getByText(new RegExp(`••••${secret.slice(-4)}$`))).toBeVisible();
});

it('rotates a key with a day for the old secret, and revokes one', async () => {
  const { user } = await open();
  await user.click(button('Rotate: staging'));
  expect(await screen.findByText(/The old one works for another 24 hours/)).toBeVisible();
  await user.click(button('Rotate key'));
  await proves(user);
  await screen.findByText(/^sk_/);
  await user.click(button('I’ve stored it'));
  expect(await screen.findByText(/^The old secret works until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rotate: staging' })).not.toBeInTheDocument();
  // The proof is still valid.
  await user.click(button('Revoke: staging'));
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(region('Access keys').getAllByText('Revoked')).toHaveLength(2));
});

it('finds a created key whose reply was lost, without its secret', async () => {
  const { user, instanceId } = await open();
  await user.click(button('Rotate: staging'));
  await user.click(await screen.findByRole('button', { name: 'Rotate key' }));
  loseNextReply('POST', `instance/${instanceId}/key/key-08ae/rotate`);
  await proves(user);
  expect(await screen.findByText(/can’t be shown again/)).toBeVisible();
  expect(sent('POST', `instance/${instanceId}/key/key-08ae/rotate`)).toHaveLength(2);
});

it('saves a usage alert between 1 and 100 percent', async () => {
  const { user } = await open();
  const usage = region('Usage');
  expect(usage.getByText('You’re notified at 80% used.')).toBeVisible();
  const percent = usage.getByLabelText('Threshold (%)');
  await user.fill(percent, '101');
  await user.click(button('Save alert'));
  expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeVisible();
  await user.fill(percent, '1');
  await user.click(button('Save alert'));
  expect(await screen.findByText('Usage has reached your threshold of 1%.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Notify me when usage reaches a threshold' }));
  await user.click(button('Save alert'));
  expect(await screen.findByText('No usage alert is set.')).toBeVisible();
  expect(record().managed?.alertPercent).toBeUndefined();
});

it('adds a member, who sees the service as a viewer, and removes them', async () => {
  const { user } = await open();
  await user.click(button('Add member'));
  await user.fill(await screen.findByLabelText('Phone number'), '139 0013 9000');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add member' }));
  expect(await screen.findByText('139****9000')).toBeVisible();
  expect(region('Members').getAllByText('Invited').length).toBeGreaterThan(0);
  await user.click(button('Remove member 139****9000'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('139****9000')).not.toBeInTheDocument());
});

it('is not found by another account, and gives a viewer the reasons instead of the buttons', async () => {
  signIn('user');
  const { unmount } = renderApp(`/usercenter/service/${record().instanceId}`);
  expect(await screen.findByRole('heading', { name: 'Service not found' })).toBeVisible();
  unmount();
  record().managed?.members?.push({
    ...{ memberId: 'm', userId: '10002', addedAt: 0 },
    ...{ role: 'viewer', status: 'active' },
  });
  await open('user');
  expect(screen.getByText('You can view this service')).toBeVisible();
  expect(region('Access keys').getByText(/^You can only view this service/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Rotate|Revoke|Create key|Renew|Hand over)/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Orders' })).not.toBeInTheDocument();
});

it.each([
  ['en-US', 'Access keys', 'Created by 138****8000', 'Members', 'No access', 'Closed account'],
  ['zh-CN', '访问密钥', '由 138****8000 创建', '成员', '无权限', '已注销的账号'],
] as const)(
  'names makers of keys and former members in %s',
  async (language, keys, maker, members, status, name) => {
    const gone = { memberId: 'm', role: 'viewer', status: 'accountClosed', addedAt: 0 } as const;
    record().managed?.members?.push(gone);
    signIn('admin');
    renderApp(`/usercenter/service/${record().instanceId}`, { language });
    expect(within(await screen.findByRole('region', { name: keys })).getAllByText(maker)).toHaveLength(3);
    expect(region(members).getByText(status)).toBeVisible();
    expect(region(members).getByText(name)).toBeVisible();
  },
);

it('schedules the end and takes it back', async () => {
  const { user } = await open();
  await user.click(button('End service'));
  await user.click(await screen.findByRole('button', { name: /^End on \w+ \d+/ }));
  const schedule = region('At the end of the term');
  expect(await schedule.findByText(/^Ends on .* and isn’t renewed\.$/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await user.click(schedule.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('switch')).toBeChecked();
});

it('names the two outcomes on the buttons that end a service', async () => {
  // Not on the last day of a year, when the service would have ended.
  if (accountingDay(Date.now()).endsWith('-12-31')) advanceClock(DAY_MS / 1000);
  signIn('admin');
  const instance = record();
  instance.endsOn = Date.parse(`${accountingYear(Date.now())}-12-31T08:00:00Z`);
  const { user } = await open();
  await user.click(button('End service'));
  const dialog = within(await screen.findByRole('dialog', { name: /^End the service/ }));
  expect(dialog.getByRole('button', { name: 'End on December 31' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep service' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(record().managed?.scheduled).toBeUndefined();
});

it('says that a service without automatic renewal ends anyway, and promises no new month', async () => {
  signIn('admin');
  const instance = record();
  instance.autoRenew = false;
  instance.endsOn = Date.now() + 40 * 60_000;
  const { user } = await open();
  const schedule = region('At the end of the term');
  expect(
    schedule.getByText(/^The service ends on .* anyway, because automatic renewal is off/),
  ).toBeVisible();
  expect(schedule.queryByRole('button', { name: 'End service' })).not.toBeInTheDocument();
  expect(screen.getByText('Off. The service stops on its end date.')).toBeVisible();
  expect(region('Usage').queryByText(/Starts over on/)).not.toBeInTheDocument();
  await user.click(schedule.getByRole('button', { name: 'Downgrade' }));
  expect(await screen.findByText(/A downgrade turns automatic renewal on/)).toBeVisible();
});

it('schedules a downgrade with its price', async () => {
  const { user } = await open();
  await user.click(button('Downgrade'));
  expect(await screen.findByRole('radio', { name: /¥[\d,.]+ per term$/ })).toBeChecked();
  await user.click(button('Schedule downgrade'));
  const schedule = region('At the end of the term');
  expect(
    await schedule.findByText(/^Changes to the plan “.*” on .*, if its renewal is paid\.$/),
  ).toBeVisible();
  expect(record().managed?.scheduled).toMatchObject({ kind: 'downgrade', skuCode: 'standard' });
});

it('offers the service to another account, which accepts in its list', async () => {
  const { user, instanceId } = await open();
  await user.click(button('Hand over'));
  await user.fill(await screen.findByLabelText('Phone number of the receiver'), '13900139000');
  await user.click(button('Send offer'));
  await proves(user);
  expect(await screen.findByText(/^Offered to 139\*{4}9000, who can accept until/)).toBeVisible();
  signIn('user');
  const { user: receiver } = renderApp('/usercenter/service');
  const { en } = record().service.title;
  await receiver.click(await screen.findByRole('button', { name: `Accept: ${en}` }));
  const link = await screen.findByRole('link', { name: en });
  expect(link).toHaveAttribute('href', `/usercenter/service/${instanceId}`);
  expect(record().userId).toBe('10002');
});

it('leads from the name in the list to the page, and opens its dialogs in the URL', async () => {
  signIn();
  const { user } = renderApp('/usercenter/service');
  const { instanceId, service } = record('uptime-probe');
  await user.click(await screen.findByRole('link', { name: service.title.en }));
  await waitFor(() => expect(place()).toBe(`/usercenter/service/${instanceId}`));
  await user.click(await screen.findByRole('button', { name: 'Access details' }));
  expect(place()).toBe(`/usercenter/service/${instanceId}?dialog=access`);
  expect(await screen.findByRole('button', { name: 'Show details' })).toBeVisible();
});
