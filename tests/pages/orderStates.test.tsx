import { act, screen } from '@testing-library/react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { passTime } from '../support/clock';
import { at, INVOICE, openOrder, orderView, unpaid, WHOLE } from '../support/orderView';

const head = () => screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
const nextStep = () => screen.getByRole('region', { name: 'Next step' });

const SERVICE = '/serviceMarket/order?serviceId=cloud-desktop&plan=team&period=year-1&quantity=2';
const AGAIN = `[Order again](${SERVICE})`;

it('shows the next step and the possible actions of an order in each status', async () => {
  const { show } = await openOrder();
  const states: [changes: Partial<LiveOrder>, status: string, next: string, further?: string][] = [
    [
      { ...unpaid('pendingPayment'), payDeadline: at('04:15') },
      'Awaiting payment',
      `status: // Pay before the time runs out, or the order expires. // Time left to pay // 15:00
    Less than 30 minutes left to pay // [Continue payment](/order/O1) // (Cancel order)`,
    ],
    [
      unpaid('paying'),
      'Payment in progress',
      `status: // We’re waiting for your payment. This page updates automatically. // [Continue payment](/order/O1)`,
    ],
    [
      { status: 'paid', instanceId: undefined, refundable: WHOLE },
      'Paid',
      `status: // We’ve received your payment. Setup starts shortly.`,
      '(Request a refund)',
    ],
    [
      { status: 'provisioning', refundable: WHOLE },
      'Setting up',
      `status: // The provider is setting up your service. This page updates automatically.`,
    ],
    [
      { refundable: { ...WHOLE, amount: 0, rule: 'free' }, paidAmount: 0 },
      'Completed',
      `status: // Your service is ready to use. // [Manage service](/usercenter/service/S1)`,
    ],
    [
      { status: 'provisionFailed', instanceId: undefined },
      'Setup failed',
      `status: // The service couldn’t be set up.`,
    ],
    [
      { ...unpaid('provisionFailed'), orderType: 'trial' },
      'Setup failed',
      `status: // The service couldn’t be set up. Nothing was charged, and you can order it again.
    [Order again](${SERVICE}&trial=1)`,
    ],
    [
      unpaid('cancelled'),
      'Canceled',
      `status: // This order was canceled and nothing was charged. // ${AGAIN}`,
    ],
    [
      { ...unpaid('expired'), orderType: 'renew' },
      'Expired',
      `status: // The payment time ran out. Money that still arrives is returned.`,
    ],
    [
      { status: 'refundReview', statusBeforeRefund: 'completed' },
      'Refund under review',
      `status: // Your refund request is in review. This page updates automatically.`,
    ],
    [{ status: 'refunding' }, 'Refund in progress', `status: // Your refund is approved and on its way.`],
    [{ status: 'refunded' }, 'Refunded', `status: // Your refund has been paid. // ${AGAIN}`],
  ];
  for (const [changes, status, next, further = ''] of states) {
    await show(changes);
    expect(
      head(),
    ).toRead(`[All orders](/usercenter/order) // # [Cloud Desktop](/serviceMarket/detail?serviceId=cloud-desktop)
    ${status} // ${further && `${further} // `}(More actions: Cloud Desktop) // Order number // O1
    (Copy order number) // Placed on March 5, 2026 at 11:00 AM`);
    expect(nextStep()).toRead(next);
  }
  await show({ ...unpaid('pendingPayment'), payDeadline: at('04:15') });
  // The ring of the time left, of 30 minutes.
  expect(nextStep().querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '0.5 1');
});

it('has help for the order and its print behind "More actions"', async () => {
  const { user } = await openOrder();
  await user.click(screen.getByRole('button', { name: 'More actions: Cloud Desktop' }));
  expect((await screen.findByRole('menuitem', { name: 'Get help' })).querySelector('a')).toHaveAttribute(
    'href',
    '/usercenter/support/new?orderId=O1',
  );
  expect(screen.getByRole('menuitem', { name: 'Print' })).toBeVisible();
});

it('shows an order as expired when the time to pay has passed, and reads it again', async () => {
  const order = { ...unpaid('pendingPayment'), payDeadline: '2026-03-05T04:00:03Z' };
  const { server } = await openOrder(order);
  expect(screen.getByRole('timer')).toBeVisible();
  const { reads } = server;
  server.result = orderView({ ...order, serverTime: at('04:01') });
  await passTime(3_500);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue payment' })).not.toBeInTheDocument();
  expect(server.reads).toBe(reads + 1);
});

it('reads an order again while it can change, less often after a minute', async () => {
  const { server, show } = await openOrder();
  const event = (time: string) => ({
    timeline: [{ at: `2026-03-05T${time}Z`, actor: 'system' as const, event: 'create' as const, note: '' }],
  });
  const readsIn = async (milliseconds: number) => {
    const { reads } = server;
    await passTime(milliseconds);
    return server.reads - reads;
  };
  expect(await readsIn(3_200)).toBe(0);
  const states: [Partial<LiveOrder>, number][] = [
    [{ status: 'provisioning', ...event('03:59:30') }, 1],
    [{ status: 'refundReview', ...event('03:59:30') }, 1],
    [{ ...unpaid('paying'), timeline: [], createdAt: at('04:00') }, 1],
    [{ status: 'refunding', ...event('03:58:30') }, 0],
    [{ invoiceStatus: 'requested', invoice: { ...INVOICE, requestedAt: at('04:00') } }, 1],
    [{ invoiceStatus: 'requested', invoice: INVOICE }, 0],
    [{ invoiceStatus: 'issued', invoice: { ...INVOICE, requestedAt: at('04:00') } }, 0],
  ];
  for (const [changes, expected] of states) {
    await show(changes);
    expect([changes, await readsIn(3_200)]).toEqual([changes, expected]);
  }
  await show({ status: 'refunding', ...event('03:58:30') });
  const { reads } = server;
  await act(async () => jest.advanceTimersByTime(20_000));
  expect(server.reads).toBe(reads + 1);
});
