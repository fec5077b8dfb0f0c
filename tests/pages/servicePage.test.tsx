import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, field, PASSWORD } from '../support/account';
import { holdNextCall, loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { getUser, signIn } from '../support/signedIn';
import { verifyIdentity } from '../support/verified';

/** The operator's service with keys and monthly units. */
function record(serviceId = 'face-liveness') {
  const found = db().instances.findLast(({ service }) => service.serviceId === serviceId);
  if (!found) throw new Error(serviceId);
  return found;
}

async function open({ account = 'admin', at = '' } = {}) {
  signIn(account);
  const { instanceId, service } = record();
  const app = renderApp(`/usercenter/service/${instanceId}${at}`);
  await screen.findByRole('heading', { level: 1, name: service.title.en });
  return { ...app, instanceId };
}

beforeEach(() => startServerAt());

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
  expect(screen.getByText('In use', { selector: 'header *' })).toBeVisible();
  expect(screen.getByText(/^Renews on /)).toBeVisible();
  const usage = region('Usage');
  expect(usage.getByText('of 30,000 checks')).toBeVisible();
  expect(usage.getByText('Mode')).toBeVisible();
  expect(usage.getByText(/^At the pace of the last 7 days/)).toBeVisible();
  expect(usage.getByRole('img', { name: /^Usage by day, last 30 days: 30 values, highest / })).toBeVisible();
  await user.click(usage.getByText('Table'));
  expect(usage.getAllByRole('row')).toHaveLength(31);
  expect(usage.getByRole('rowheader', { name: 'Today so far' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Billing' }));
  await screen.findByRole('region', { name: 'Plan and term' });
  expect(region('Plan and term').getByText('Price')).toBeVisible();
  expect(region('Orders').getByRole('link', { name: record().orderId })).toHaveAttribute(
    'href',
    `/usercenter/order/${record().orderId}`,
  );
  const charges = await region('Charges').findByRole('link', { name: 'View all charges for this service' });
  expect(charges).toHaveAttribute('href', `/usercenter/service/charge?instanceId=${instanceId}`);
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
  await open({ account: 'user', at: '?tab=access' });
  expect(screen.getByText('You can view this service')).toBeVisible();
  expect(region('Access keys').getByText(/^You can only view this service/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Rotate|Revoke|Create key|Renew|Hand over)/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Settings' })).not.toBeInTheDocument();
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
    const { user } = renderApp(`/usercenter/service/${record().instanceId}?tab=access`, { language });
    expect(within(await screen.findByRole('region', { name: keys })).getAllByText(maker)).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: members }));
    expect(region(members).getByText(status)).toBeVisible();
    expect(region(members).getByText(name)).toBeVisible();
  },
);

it('names the two outcomes on the buttons that end a service', async () => {
  record().endsOn = Date.parse('2026-12-31T08:00:00Z');
  const { user } = await open({ at: '?tab=settings' });
  await user.click(button('End service'));
  const dialog = within(await screen.findByRole('dialog', { name: /^End the service/ }));
  expect(dialog.getByRole('button', { name: 'End on December 31' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep service' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(record().managed?.scheduled).toBeUndefined();
});

it('says that a service without automatic renewal ends anyway, and promises no new month', async () => {
  record().autoRenew = false;
  record().endsOn = Date.parse('2026-11-20T04:40:00Z');
  const { user } = await open();
  expect(screen.getByText(/^Ends on .*: automatic renewal is off/)).toBeVisible();
  expect(region('Usage').queryByText(/Starts over on/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  const schedule = region('At the end of the term');
  expect(
    schedule.getByText(/^The service ends on .* anyway, because automatic renewal is off/),
  ).toBeVisible();
  expect(schedule.queryByRole('button', { name: 'End service' })).not.toBeInTheDocument();
  await user.click(schedule.getByRole('button', { name: 'Downgrade' }));
  expect(await screen.findByText(/A downgrade turns automatic renewal on/)).toBeVisible();
});

it('opens the tab of the section that a link leads to, and leaves it for another one', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, instanceId } = await open({ at: '#service-handover' });
  expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  const head = screen.getByRole('heading', { name: 'Hand over to another account' });
  expect(scroll.mock.contexts).toContain(head);
  await user.click(button('Hand over'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('tab', { name: 'Access' }));
  expect(place()).toBe(`/usercenter/service/${instanceId}?tab=access`);
  expect(region('Access keys').getByRole('button', { name: 'Create key' })).toBeVisible();
  expect(head).not.toBeVisible();
});

it('keeps what was typed in a tab while another one is open', async () => {
  const { user } = await open();
  await user.fill(field('Threshold (%)'), '55');
  await user.click(screen.getByRole('tab', { name: 'Members' }));
  expect(screen.queryByRole('textbox', { name: 'Threshold (%)' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Usage' }));
  expect(field('Threshold (%)')).toHaveValue('55');
});

it('offers the service to another account, which accepts in its list', async () => {
  const { user, instanceId } = await open({ at: '?tab=settings' });
  await user.click(button('Hand over'));
  await user.fill(await screen.findByLabelText('Phone number of the receiver'), '13900139000');
  await user.click(button('Send offer'));
  await proves(user);
  expect(await screen.findByText(/^Offered to 139\*{4}9000, who can accept until/)).toBeVisible();
  signIn('user');
  verifyIdentity(getUser());
  const { user: receiver } = renderApp('/usercenter/service');
  const { en } = record().service.title;
  await receiver.click(await screen.findByRole('button', { name: `Accept: ${en}` }));
  const link = await screen.findByRole('link', { name: en });
  expect(link).toHaveAttribute('href', `/usercenter/service/${instanceId}`);
  expect(record().userId).toBe('10002');
});

it('saves a usage alert between 1 and 100 percent', async () => {
  const { user, instanceId } = await open();
  const usage = region('Usage');
  for (const typed of ['101', '0', '1.5', 'x']) {
    await user.fill(field('Threshold (%)'), typed);
    await user.click(button('Save alert'));
    expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeVisible();
    expect(field('Threshold (%)')).toBeInvalid();
  }
  expect(sent('PUT', `instance/${instanceId}/alert`)).toEqual([]);
  await user.fill(field('Threshold (%)'), '１');
  const release = holdNextCall('PUT', `instance/${instanceId}/alert`);
  await user.click(button('Save alert'));
  expect(button(/Save alert/)).toHaveClass('ant-btn-loading');
  release();
  expect(await screen.findByText('Usage has reached your threshold of 1%.')).toBeVisible();
  expect(usage.getByText('You’re notified at 1% used.')).toBeVisible();
  expect(field('Threshold (%)')).toHaveValue('1');
  await user.click(screen.getByRole('checkbox', { name: 'Notify me when usage reaches a threshold' }));
  expect(screen.queryByLabelText('Threshold (%)')).not.toBeInTheDocument();
  await user.click(button('Save alert'));
  await waitFor(() => expect(usage.queryByText(/^You’re notified/)).not.toBeInTheDocument());
  expect(record().managed?.alertPercent).toBeUndefined();
  expect(screen.getByRole('checkbox', { name: /^Notify me/ })).not.toBeChecked();
});

it('leads from the name in the list to the page, and opens its dialogs in the URL', async () => {
  signIn();
  const { user } = renderApp('/usercenter/service');
  const { instanceId, service } = record('uptime-probe');
  const list = await screen.findByRole('table', { name: 'My services' });
  await user.click(within(list).getByRole('link', { name: service.title.en }));
  await waitFor(() => expect(place()).toBe(`/usercenter/service/${instanceId}`));
  await user.click(await screen.findByRole('button', { name: 'Show access details' }));
  expect(place()).toBe(`/usercenter/service/${instanceId}?dialog=access&tab=usage`);
  expect(await screen.findByRole('button', { name: 'Show details' })).toBeVisible();
});
