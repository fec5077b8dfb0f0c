import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OldOrder } from '@/domain/order/oldOrder';
import { button } from '../support/account';
import { changeReply, holdNextCall, loseNextCall, replyNext } from '../support/network';
import { openPage, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const ADDRESS = '/usercenter/order-old/OLD-1';

const OLD_ORDER: OldOrder = {
  orderId: 'OLD-1',
  serviceTitle: 'Cloud Desktop',
  planName: '',
  status: 'cancelled',
  origin: 'imported',
  amount: 20_000,
  createdAt: '2024-03-05T03:00:00Z',
  finishedAt: '2024-03-07T03:00:00Z',
  providerName: '',
  quantity: 2,
  refundedAmount: 0,
  buyerRemark: '',
};
const ARCHIVED: OldOrder = {
  ...OLD_ORDER,
  ...{ planName: 'Team', providerName: 'Yuanfan Cloud', refundedAmount: 5_000, buyerRemark: 'Ring twice' },
  ...{ paidAt: '2024-03-05T03:10:00Z', invoiceNumber: '24330000000000000001' },
  status: 'refunded',
  origin: 'archived',
  period: { unit: 'year', count: 1 },
  payChannel: 'alipay',
};
const part = () =>
  screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement ?? document.body;

beforeEach(() => signIn());

it('shows of an old order what is known', async () => {
  replyNext('GET', 'order/old/OLD-1', { code: 200, result: OLD_ORDER });
  const { unmount } = await openPage(ADDRESS, { title: 'Cloud Desktop' });
  expect(part()).toRead(`[All past orders](/usercenter/order-old) // # Cloud Desktop // Canceled
    This order comes from the former system, which kept only these details. It can’t be changed. // section Details: // ## Details
    Order number // OLD-1 // Quantity // 2 // Amount // ¥200.00 // Placed on // March 5, 2024 at 11:00 AM // Finished on
    March 7, 2024 at 11:00 AM`);
  unmount();
  replyNext('GET', 'order/old/OLD-1', { code: 200, result: ARCHIVED });
  await openPage(ADDRESS, { title: 'Cloud Desktop' });
  expect(part()).toRead(`[All past orders](/usercenter/order-old) // # Cloud Desktop // Refunded
    This order was completed more than a year ago and can’t be changed. // section Details: // ## Details // Order number // OLD-1 // Provider
    Yuanfan Cloud // Plan // Team // Term // 1 year // Quantity // 2 // Amount // ¥200.00 // Refunded // ¥50.00
    Payment method // Alipay // Placed on // March 5, 2024 at 11:00 AM // Paid on // March 5, 2024 at 11:10 AM
    Finished on // March 7, 2024 at 11:00 AM // Invoice number // 24330000000000000001 // Note to the provider
    Ring twice`);
});

it('offers a retry for an old order that cannot be loaded, and a way back from one that does not exist', async () => {
  loseNextCall('GET', 'order/old/OLD-1');
  const first = holdNextCall('GET', 'order/old/OLD-1');
  const { user } = renderApp(ADDRESS);
  await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeVisible());
  first();
  await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this order' });
  const second = holdNextCall('GET', 'order/old/OLD-1');
  await user.click(button('Try again'));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  second();
  await screen.findByRole('heading', { level: 1, name: 'Past order not found' });
  expect(
    screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body,
  ).toRead(`# Past order not found // The link may be incomplete, or the order belongs to another account.
    [All past orders](/usercenter/order-old)`);
});

it('lists old orders by year, also one without any', async () => {
  const years = [{ year: 2024, count: 2 }];
  changeReply('/order/old/list', () => ({
    list: [ARCHIVED, { ...OLD_ORDER, orderId: 'OLD-2' }],
    total: 2,
    years,
  }));
  const { user, unmount } = await openPage('/usercenter/order-old?year=2001', { title: 'Past orders' });
  await screen.findByText('2 orders');
  expect(screen.getByRole('table')).toRead(`| Service | Order number | Status | Amount |
    | [Cloud Desktop](/usercenter/order-old/OLD-1) Team · Archived | OLD-1 Mar 5, 2024 | Refunded | ¥200.00 |
    | [Cloud Desktop](/usercenter/order-old/OLD-2) From the former system | OLD-2 Mar 5, 2024 | Canceled | ¥200.00 |`);
  await user.click(screen.getByRole('combobox', { name: 'Order year' }));
  const options = await screen.findAllByTitle(/^\d{4} \(\d\)$/);
  expect(options.map(({ title }) => title).slice(-2)).toEqual(['2024 (2)', '2001 (0)']);
  unmount();
  changeReply('/order/old/list', () => ({ list: [], total: 0, years: [] }));
  await openPage('/usercenter/order-old', { title: 'Past orders' });
  expect(await screen.findByRole('heading', { name: 'You have no past orders' })).toBeVisible();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Order year' }));
  expect(screen.queryByTitle(/\(0\)$/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View your orders' })).toHaveAttribute('href', '/usercenter/order');
});
