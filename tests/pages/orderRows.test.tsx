import { screen, waitFor, within } from '@testing-library/react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { at, orderView, unpaid } from '../support/orderView';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const table = () => within(screen.getByRole('main')).getByRole('table');

/** Opens the list with these orders, each with the id of its place. */
async function openList(...list: Partial<LiveOrder>[]) {
  signIn();
  const server = {
    serverTime: at('04:00'),
    list: list.map((changes, index) => orderView({ orderId: `O${index}`, ...changes })),
  };
  changeReply('/order/list', () => ({ ...server, total: list.length }));
  const app = await openPage('/usercenter/order?tab=underWay', { title: 'My orders' });
  await within(screen.getByRole('main')).findByRole('table');
  return { ...app, server };
}

it('shows of each order what it needs most, and the rest in a menu', async () => {
  const { user } = await openList(
    { ...unpaid('pendingPayment'), payDeadline: at('04:15') },
    { ...unpaid('paying'), quantity: 1 },
    { ...unpaid('pendingPayment'), payDeadline: at('03:30') },
    { reviewAction: 'rate' },
    { orderType: 'renew', reviewAction: 'add' },
    { orderType: 'trial', payableAmount: 0 },
    { status: 'provisioning', orderType: 'upgrade' },
    { status: 'provisioning', orderType: 'change' },
  );
  const what = (id: number, more = '', left = ' · 2 units') =>
    `[Cloud Desktop](/usercenter/order/O${id}) ${more}Team · 1 year${left} | O${id} Mar 5, 2026`;
  const pay = (id: number) => `[Continue payment: Cloud Desktop](/order/O${id})`;
  const more = '(More actions: Cloud Desktop)';
  expect(table()).toRead(`| Service | Order number | Status | Amount | Actions |
    | ${what(0)} | Awaiting payment Time left to pay 15:00 | ¥200.00 | ${pay(0)} ${more} |
    | ${what(1, '', '')} | Payment in progress | ¥200.00 | ${pay(1)} | // | ${what(2)} | Expired | ¥200.00 |  |
    | ${what(3)} | Completed | ¥200.00 | [Manage: Cloud Desktop](/usercenter/service?keyword=O3) ${more} |
    | ${what(4, 'Renewal · ')} | Completed | ¥200.00 | [Manage: Cloud Desktop](/usercenter/service) ${more} |
    | [Cloud Desktop](/usercenter/order/O5) Trial · Team · 2 units | O5 Mar 5, 2026 | Completed | ¥0.00 | [Manage: Cloud Desktop](/usercenter/service) |
    | ${what(6, 'Upgrade · ')} | Setting up | ¥200.00 |  |
    | ${what(7, 'Plan change · ')} | Setting up | ¥200.00 |  |`);
  const opensMenu = async (row: number) => {
    await user.click(
      screen.getAllByRole('button', { name: 'More actions: Cloud Desktop' })[row] as HTMLElement,
    );
    const menu = (await screen.findAllByRole('menu', { name: 'More actions: Cloud Desktop' })).at(-1);
    return within(menu as HTMLElement)
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href') ?? null]);
  };
  expect(await opensMenu(0)).toEqual([['Cancel order', null]]);
  expect(await opensMenu(1)).toEqual([
    ['Review', '/usercenter/order/O3?review=1'],
    ['Invoice', '/usercenter/order/O3?invoice=1'],
  ]);
  expect(await opensMenu(2)).toEqual([
    ['Add to review', '/usercenter/order/O4?review=1'],
    ['Invoice', '/usercenter/order/O4?invoice=1'],
  ]);
  // The one that has expired is read again once.
  await waitFor(() => expect(sent('GET', 'order/list')).toHaveLength(2));
  await user.click(screen.getAllByRole('link', { name: 'Cloud Desktop' })[3] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'View your orders' })).toBeVisible();
});

it('asks for the reason of a cancellation with the focus, and returns it when the order is kept', async () => {
  const { user } = await openList({ ...unpaid('pendingPayment'), payDeadline: at('04:15') });
  await user.click(button('More actions: Cloud Desktop'));
  const item = await screen.findByRole('menuitem', { name: 'Cancel order' });
  // The menu takes the focus in the next frame.
  await waitFor(() => expect(item).toHaveFocus());
  await user.click(item);
  const chosen = await screen.findByRole('radio', { name: 'I changed my mind' });
  await waitFor(() => expect(chosen).toHaveFocus());
  await user.click(button('Keep order'));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(button('More actions: Cloud Desktop')).toHaveFocus();
});

it('reads the list again when the time to pay has passed', async () => {
  const { server } = await openList({ ...unpaid('pendingPayment'), payDeadline: '2026-03-05T04:00:03Z' });
  server.serverTime = at('04:01');
  await passTime(6_000);
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.queryByText('Time left to pay')).not.toBeInTheDocument();
  expect(sent('GET', 'order/list')).toHaveLength(2);
});

it('reads the list again at both deadlines of an order that was extended', async () => {
  const { server } = await openList({ ...unpaid('pendingPayment'), payDeadline: '2026-03-05T04:00:03Z' });
  server.serverTime = '2026-03-05T04:00:03Z';
  server.list = [
    orderView({ ...unpaid('pendingPayment'), orderId: 'O0', payDeadline: '2026-03-05T04:00:06Z' }),
  ];
  await passTime(4_000);
  expect(screen.getByText('Awaiting payment')).toBeVisible();
  expect(sent('GET', 'order/list')).toHaveLength(2);
  server.serverTime = at('04:01');
  await passTime(4_000);
  expect(screen.getByText('Expired')).toBeVisible();
  expect(sent('GET', 'order/list')).toHaveLength(3);
});

it('keeps the shape of the list while it loads', async () => {
  signIn();
  const release = holdNextCall('GET', 'order/list');
  renderApp('/usercenter/order');
  await screen.findByRole('heading', { level: 1, name: 'My orders' });
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(within(table()).getAllByRole('row')).toHaveLength(9);
  release();
  await screen.findByText('15 orders');
  expect(table()).toHaveAttribute('aria-busy', 'false');
});

it('leads to the market when there are no orders, and shows a refused cancellation', async () => {
  const { user, server } = await openList({ ...unpaid('pendingPayment'), payDeadline: at('04:15') });
  await user.click(button('More actions: Cloud Desktop'));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
  server.list = [orderView({ ...unpaid('paying'), orderId: 'O0' })];
  loseNextCall('POST', 'order/O0/cancel', 2);
  await user.click(button('Yes, cancel order'));
  expect(await screen.findByText('Payment in progress')).toBeVisible();
});
