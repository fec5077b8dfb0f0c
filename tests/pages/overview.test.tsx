import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { changeReply, loseNextCall } from '../support/network';
import { signInAs } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const account = () => {
  const user = db().users.find(({ userName }) => userName === 'user');
  if (!user) throw new Error('The seed holds no user');
  return user;
};

const open = () =>
  openPage('/usercenter/overview', { title: /^Good (morning|afternoon|evening), Lin Xiaoman$/ });

const attention = () => within(screen.getByRole('region', { name: 'Action needed' }));

it('shows open items first, the orders by status and the balance, each with a link', async () => {
  signIn();
  const { user } = await open();
  const unpaid = within(await attention().findByRole('region', { name: '1 unpaid order' }));
  expect(unpaid.getByText(/^\d\d:\d\d$/)).toBeVisible();
  expect(unpaid.getByRole('link', { name: /^Pay ¥/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/order\/\d+$/),
  );
  const ending = within(
    await attention().findByRole('region', { name: '2 services end soon and won’t renew' }),
  );
  expect(ending.getAllByText(/^Ends on .*: automatic renewal is off$/)).toHaveLength(2);
  expect(ending.getAllByRole('link', { name: 'Renew' })).toHaveLength(2);
  const refund = within(await attention().findByRole('region', { name: '1 refund in progress' }));
  expect(refund.getByText('Refund under review')).toBeVisible();
  const unread = within(await attention().findByRole('region', { name: '8 unread announcements' }));
  expect(unread.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/all caught up/)).not.toBeInTheDocument();

  const orders = within(await screen.findByRole('region', { name: 'My orders' }));
  const completed = await orders.findByRole('link', { name: '8 Completed' });
  expect(orders.getByRole('link', { name: '15 orders' })).toHaveAttribute('href', '/usercenter/order');
  const services = within(screen.getByRole('region', { name: 'My services' }));
  expect(await services.findByRole('link', { name: '6 in use' })).toBeVisible();
  const charges = within(await screen.findByRole('region', { name: 'Balance' }));
  const balance = await charges.findByRole('link', { name: formatMoney(account().balance, 'en-US') });
  expect(balance).toHaveAttribute('href', '/usercenter/service/charge');
  await user.click(completed);
  await waitFor(() => expect(place()).toBe('/usercenter/order?tab=completed'));
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
  await attention().findByRole('region', { name: '2 services end soon and won’t renew' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

const changeInstances = (change: (instance: { outlook: object }, index: number) => object) =>
  changeReply('/instance/list', ({ list }) => ({ list: (list as { outlook: object }[]).map(change) }));

it('does not list a service that renews by itself', async () => {
  signIn();
  changeInstances(({ outlook, ...instance }, index) => ({
    ...instance,
    outlook: index === 0 ? { ...outlook, state: 'renews', reason: undefined } : outlook,
  }));
  await open();
  const ending = within(
    await attention().findByRole('region', { name: '1 service ends soon and won’t renew' }),
  );
  expect(ending.getAllByRole('listitem')).toHaveLength(1);
});

it('lists the services that end soon when the server does not say which renew', async () => {
  signIn();
  changeInstances((instance) => ({ ...instance, outlook: undefined }));
  await open();
  const ending = within(await attention().findByRole('region', { name: '2 services end soon' }));
  expect(ending.getAllByText(/^Ends in \d+ days? \(/)).toHaveLength(2);
  expect(ending.getAllByRole('link', { name: 'View service' })).toHaveLength(2);
});
