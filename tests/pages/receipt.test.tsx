import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { crashNextReply } from '../support/network';
import { payElsewhere, placedOrder, signInAs } from '../support/orders';
import { at, openOrder, RECEIPT } from '../support/orderView';
import { openPage, place, renderApp } from '../support/renderApp';

const RECEIPT_PAGE = '/receipt';
const sheet = () => screen.getByRole('article', { name: 'Receipt' });

const HEAD = `## Receipt // Receipt number // R1 // Date // March 5, 2026
  ### Seller // Seller Ltd // Unified social credit code // 91440300MA5DC8JF2X // Provider // Yuanfan Cloud
  ### Buyer // 139****9000 // ### Service // Cloud Desktop // Plan // Team // Term // 1 year
  Service period // March 5, 2026 to March 5, 2027 // Memory // 16 GB // Quantity // 2
  ### Payment // Order number // O1 // Payment method // Alipay // Paid on // March 5, 2026 at 11:10 AM`;

it('states what was bought, by whom, from whom and for how much, and is printed', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => {});
  const items = [
    { kind: 'plan' as const, label: 'Team', formula: '¥100.00 × 2', amount: 20_000 },
    { kind: 'coupon' as const, label: 'Coupon WELCOME', formula: '', amount: -1_000 },
  ];
  const { user } = await openOrder(
    {
      ...{ receipt: RECEIPT, items, originalAmount: 20_000, discountAmount: 1_000 },
      ...{ payableAmount: 19_000, paidAmount: 19_000 },
    },
    RECEIPT_PAGE,
    'Receipt',
  );
  expect(sheet()).toRead(`${HEAD}
    | Item | Amount | // | Team ¥100.00 × 2 | ¥200.00 | // | Coupon WELCOME | −¥10.00 |
    | Total Including 6% tax: ¥11.32 | ¥190.00 | // | Amount paid | ¥190.00 |
    Times are shown in China Standard Time (UTC+8).`);
  expect(document.title).toBe('Receipt R1 - Service Market');
  await user.click(button('Print or save as PDF'));
  expect(window.print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Order' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order/O1'));
});

it('states a refund and what remains paid, and a discount that no line names', async () => {
  await openOrder(
    {
      ...{ status: 'refunded', originalAmount: 21_000, discountAmount: 1_000, refundedAmount: 5_000 },
      receipt: { ...RECEIPT, receiptNumber: 'R1', seller: { name: 'S', taxNumber: 'T' }, buyer: 'B' },
      refund: {
        ...{ reason: 'notNeeded', note: '', amount: 5_000, destination: 'balance' },
        requestedAt: at('03:30'),
      },
      timeline: [{ at: at('03:40'), actor: 'system', event: 'refunded', note: '' }],
    },
    RECEIPT_PAGE,
    'Receipt',
  );
  expect(screen.getByRole('table')).toRead(`| Item | Amount | // | Team ¥100.00 × 2 | ¥200.00 |
    | Discount | −¥10.00 | // | Total Including 6% tax: ¥11.32 | ¥200.00 | // | Amount paid | ¥200.00 |
    | Refunded Account balance · March 5, 2026 | −¥50.00 | // | Paid after refund | ¥150.00 |`);
});

it('leaves out what a back end does not tell, and is read again with the page', async () => {
  const term = { from: at('03:20'), to: undefined };
  const { show } = await openOrder(
    {
      receipt: {
        receiptNumber: 'R1',
        seller: { name: 'S', taxNumber: 'T' },
        buyer: 'B',
        term,
        tax: undefined,
      },
    },
    RECEIPT_PAGE,
    'Receipt',
  );
  expect(sheet()).toHaveTextContent('Service periodFrom March 5, 2026Memory');
  expect(sheet()).not.toHaveTextContent('tax:');
  await passTime(5_000);
  await show({ receipt: RECEIPT });
  expect(sheet()).toHaveTextContent('March 5, 2026 to March 5, 2027');
});

it('is reached from the result of the payment and from the order', async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  const { user, unmount } = renderApp(`/serviceMarket/result?orderId=${orderId}`);
  await user.click(await screen.findByRole('link', { name: 'Receipt' }));
  await screen.findByRole('heading', { level: 1, name: 'Receipt' });
  expect(place()).toBe(`/usercenter/order/${orderId}/receipt`);
  unmount();
  const app = await openPage(`/usercenter/order/${orderId}`);
  await app.user.click(screen.getByRole('link', { name: 'Receipt' }));
  await screen.findByRole('heading', { level: 1, name: 'Receipt' });
});

it('is not there before the order is paid, and a failed read has a way on', async () => {
  signInAs('user');
  const orderId = await placedOrder();
  crashNextReply('GET', `order/${orderId}`);
  const { user } = renderApp(`/usercenter/order/${orderId}/receipt`);
  await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this order' });
  await user.click(button('Try again'));
  await screen.findByRole('heading', { level: 1, name: 'No receipt for this order' });
  await user.click(screen.getByRole('link', { name: 'View order' }));
  await screen.findByText('Pay before the time runs out, or the order expires.');
  expect(screen.queryByRole('link', { name: 'Receipt' })).not.toBeInTheDocument();
});
