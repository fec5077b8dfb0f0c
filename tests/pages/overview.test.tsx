import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { loseNextCall } from '../support/network';
import { orderRecord, placedOrder, signInAs } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const account = () => {
  const user = db().users.find(({ userName }) => userName === 'user');
  if (!user) throw new Error('The seed holds no user');
  return user;
};

const open = () => openPage('/usercenter/overview', { title: /^Good (morning|afternoon|evening), 林小满$/ });

const attention = () => within(screen.getByRole('region', { name: 'Action needed' }));

it('shows open items first, each with a link', async () => {
  signIn();
  const { user } = await open();
  const unpaid = within(await attention().findByRole('region', { name: '1 unpaid order' }));
  expect(unpaid.getByText(/^\d\d:\d\d$/)).toBeVisible();
  const ending = within(await attention().findByRole('region', { name: '2 services end soon' }));
  expect(ending.getAllByText(/^Ends in \d+ days/)).toHaveLength(2);
  const refund = within(await attention().findByRole('region', { name: '1 refund in progress' }));
  expect(refund.getByText('Refund under review')).toBeVisible();
  const unread = within(await attention().findByRole('region', { name: '8 unread announcements' }));
  expect(unread.getAllByRole('listitem')).toHaveLength(3);
  expect(unread.getByText('Urgent')).toBeVisible();
  expect(await attention().findByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
    'href',
    '/usercenter/security/certification',
  );
  expect(screen.queryByText(/all caught up/)).not.toBeInTheDocument();
  await user.click(unpaid.getByRole('link', { name: /^Pay ¥/ }));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
});

it('counts the orders by status, and links each number', async () => {
  signIn();
  const { user } = await open();
  const orders = within(await screen.findByRole('region', { name: 'My orders' }));
  const completed = await orders.findByRole('link', { name: '8 Completed' });
  expect(orders.getByRole('link', { name: '15 orders' })).toHaveAttribute('href', '/usercenter/order');
  const services = within(screen.getByRole('region', { name: 'My services' }));
  expect(await services.findByRole('link', { name: '6 in use' })).toBeVisible();
  await user.click(completed);
  await waitFor(() => expect(place()).toBe('/usercenter/order?tab=completed'));
});

it('shows the balance, with a link to the charges', async () => {
  signIn();
  await open();
  const charges = within(await screen.findByRole('region', { name: 'Balance' }));
  const balance = await charges.findByRole('link', { name: formatMoney(account().balance, 'en-US') });
  expect(balance).toHaveAttribute('href', '/usercenter/service/charge');
  expect(charges.getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/usercenter/service/charge?topUp=1',
  );
});

it('shows no attention block when nothing is open', async () => {
  signInAs('user');
  account().certification = { status: 'verified', type: 'personal', name: '林**' };
  db().announcementReads = [];
  const { unmount } = await open();
  // Announcements are still unread.
  await attention().findByRole('region', { name: /unread announcement/ });
  expect(screen.queryByText(/all caught up/)).not.toBeInTheDocument();
  unmount();
  const token = sessionStorage.getItem('token') ?? '';
  await window.fetch('/api/v1/announcement/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-authorization': token },
    body: '{"all":true}',
  });
  await open();
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
});

it.each([
  ['draft', 'Your identity verification isn’t finished', 'Continue'],
  ['rejected', 'Your identity verification was rejected', 'Review and correct'],
  ['expired', 'Your identity verification has expired', 'Verify again'],
] as const)('a certification that is %s asks for what is left to do', async (status, title, way) => {
  signInAs('user');
  account().certification = { status };
  await open();
  expect(await attention().findByRole('heading', { name: title })).toBeVisible();
  expect(attention().getByRole('link', { name: way })).toBeVisible();
});

it('shows the first steps instead of zeros to a new account', async () => {
  signInAs('user');
  db().topUps = [];
  db().charges = [];
  account().balance = 0;
  await open();
  const steps = within(await screen.findByRole('region', { name: 'Get started' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Verify your identity',
    'Choose a service',
    'Top up your balance',
  ]);
  expect(steps.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/serviceMarket');
  expect(screen.queryByRole('region', { name: 'At a glance' })).not.toBeInTheDocument();
  expect(attention().queryByRole('link', { name: 'Verify your identity' })).not.toBeInTheDocument();
});

it('a block that cannot be loaded has its own error and retry', async () => {
  signIn();
  loseNextCall('GET', 'instance/list');
  const { user } = await open();
  await attention().findByRole('region', { name: '1 unpaid order' });
  const retry = await screen.findAllByRole('button', { name: 'Try again' });
  expect(retry).toHaveLength(1);
  await user.click(retry[0] as HTMLElement);
  await attention().findByRole('region', { name: '2 services end soon' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

it('removes an expired order automatically', async () => {
  signInAs('user');
  const orderId = await placedOrder();
  orderRecord(orderId).payDeadline = Date.now() + 1_500;
  await open();
  await attention().findByRole('region', { name: '1 unpaid order' });
  await waitFor(() =>
    expect(attention().queryByRole('region', { name: '1 unpaid order' })).not.toBeInTheDocument(),
  );
  expect(orderRecord(orderId).status).toBe('expired');
});
