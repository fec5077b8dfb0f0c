import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { instanceAddress } from '@/components/order/orderAgain';
import { passTime } from '../support/clock';
import { changeReply } from '../support/network';
import { sent } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { serviceRecord } from '../support/servicePage';
import { signIn } from '../support/signedIn';

const NO_RENEWAL = 'You can’t renew this service';
const openOrder = { orderId: '9', orderType: 'renew', status: 'pendingPayment' };

beforeEach(() => {
  startServerAt();
  signIn('admin');
});

/** Follows a link to a dialog, with changes of what the server returns about the service. */
async function follow(dialog: string, change: object = {}) {
  changeReply('/detail', () => change);
  const { instanceId, service } = serviceRecord();
  const app = await openPage(`/usercenter/service/${instanceId}?dialog=${dialog}`, {
    title: service.title.en,
  });
  return { ...app, instanceId };
}

it('has one address for each dialog and section', () => {
  expect(instanceAddress('a b')).toBe('/usercenter/service/a%20b');
  expect(instanceAddress('I1', { dialog: 'renew' })).toBe('/usercenter/service/I1?dialog=renew');
  expect(instanceAddress('I1', { section: 'schedule' })).toBe('/usercenter/service/I1#service-schedule');
});

it('opens the renewal that a link leads to, and the page below when it is closed', async () => {
  const { user, instanceId } = await follow('renew');
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew service' }));
  expect(await dialog.findByRole('group', { name: 'Renew for' })).toBeVisible();
  expect(screen.queryByText(NO_RENEWAL)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(place()).toBe(`/usercenter/service/${instanceId}`);
});

const REFUSED: [dialog: string, change: object, title: string, reason: string][] = [
  ['renew', { role: 'manager' }, NO_RENEWAL, 'Only the owner of the service can do this.'],
  ['renew', { openOrder }, NO_RENEWAL, 'Complete or cancel the unfinished renewal or plan change first.'],
  ['renew', { renewable: false }, NO_RENEWAL, 'This plan is no longer sold and can’t be renewed.'],
  [
    'upgrade',
    { upgradable: false },
    'You can’t upgrade this service',
    'You already have the largest plan for this term.',
  ],
  [
    'change',
    { changeable: false },
    'You can’t change the plan of this service',
    'There is no other plan of this level for this term.',
  ],
  [
    'access',
    { status: 'expired' },
    'You can’t see the access details of this service',
    'The service has ended.',
  ],
];

it.each(REFUSED)(
  'says on the page why the dialog %s is not possible with %j',
  async (name, change, title, reason) => {
    const { instanceId } = await follow(name, change);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(title)).toBeVisible();
    expect(alert.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('GET', `instance/${instanceId}`)).toEqual([]);
  },
);

it('forgets the reason in another tab', async () => {
  const { user, instanceId } = await follow('renew', { openOrder });
  await user.click(screen.getByRole('tab', { name: 'Members' }));
  expect(place()).toBe(`/usercenter/service/${instanceId}?tab=members`);
  expect(screen.queryByText(NO_RENEWAL)).not.toBeInTheDocument();
});

it('leaves the dialog open when the service has an order meanwhile', async () => {
  await follow('renew');
  await screen.findByRole('group', { name: 'Renew for' });
  changeReply('/detail', () => ({ openOrder }));
  await passTime(6_000);
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText('You have an unfinished renewal.');
  expect(screen.getByRole('dialog', { name: 'Renew service' })).toBeVisible();
});
