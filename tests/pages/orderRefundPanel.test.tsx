import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { button, field } from '../support/account';
import { passTime } from '../support/clock';
import { holdNextCall, loseNextCall, replyNext } from '../support/network';
import { at, INVOICE, openOrder, orderView, unpaid, WHOLE } from '../support/orderView';
import { place } from '../support/renderApp';

const panel = () => screen.getByRole('region', { name: 'Request a refund' });
const note = () => field('Anything to add (optional)');
const open = (changes: Partial<LiveOrder> = {}) => openOrder({ refundable: WHOLE, ...changes }, '?refund=1');

const REASONS = `Reason // radiogroup Reason: // (•) I no longer need it // ( ) It does not work as it should
    ( ) I ordered it by mistake // ( ) I found it cheaper elsewhere // ( ) Something else
    Anything to add (optional): // 0 / 200`;
const STOP = 'Once approved, the service stops immediately and its data is not kept.';
const REVIEW = 'During the review the service keeps running, and you can withdraw the request at any time.';

it('explains how much goes back, where to and what follows', async () => {
  const part = { amount: 10_000, rule: 'proRata', left: 3, total: 10 } as const;
  const { show } = await open({ refundable: part, couponCode: 'X', invoice: INVOICE });
  expect(panel()).toRead(`## Request a refund // You get back // ¥100.00
    3 full days left; today counts as used. ¥200.00 × 3 days ÷ 10 days, rounded down to a cent. // ${STOP} // ${REVIEW}
    Its invoice is reversed; what remains is invoiced again. // Refund to // radiogroup Refund to:
    (•) Alipay (1 to 3 working days) // ( ) Account balance (immediately) // ${REASONS} // (Request ¥100.00 back)
    (Keep the order)`);
  await show({
    ...{
      refundable: { ...WHOLE, rule: 'early' },
      orderType: 'renew',
      couponCode: 'X',
      payChannel: 'balance',
    },
    invoice: { ...INVOICE, status: 'reversed' },
  });
  expect(panel()).toRead(`## Request a refund // You get back // ¥200.00
    It’s within 7 days of activation, or of the beginning of the added term, so you get the full amount back.
    Once approved, this renewal or plan change is undone. The service then has the plan and end date of its other orders. After the refund of a renewal, automatic renewal is off.
    ${REVIEW} // You get your coupon back unless it has expired. // Refund to // Account balance (immediately)
    ${REASONS} // (Request ¥200.00 back) // (Keep the order)`);
  await show({
    ...{ refundable: { ...WHOLE, rule: 'unaccepted' }, payChannel: 'balance' },
    refundedWith: [{ orderId: 'O2', orderType: 'upgrade', amount: 5_000, payChannel: 'wechat' }],
  });
  expect(panel()).toRead(`## Request a refund // You get back // ¥250.00
    This order: You haven’t accepted it yet, so you get the full amount back. It counts as accepted 7 days after activation.
    Orders of one service are refunded from the last to the first, so these are refunded together:
    ul Orders refunded together: // Upgrade // [O2](/usercenter/order/O2) // ¥50.00 // Order
    [O1](/usercenter/order/O1) // ¥200.00 // ${STOP} // ${REVIEW} // Refund to // radiogroup Refund to:
    (•) The way each order was paid // ( ) Account balance (immediately) // ${REASONS} // (Request ¥250.00 back)
    (Keep the order)`);
  await show({ refundable: { ...WHOLE, amount: 0, rule: 'over' } });
  expect(
    panel(),
  ).toRead(`## Request a refund // You get back // ¥0.00 // The time this order paid for is over, so nothing can be refunded.
    (Keep the order)`);
});

it('says why a term that has just begun is not refunded in full', async () => {
  const part = { amount: 19_000, rule: 'proRata', left: 19, total: 20 } as const;
  const { show } = await open({ orderType: 'upgrade', refundable: { ...part, why: { kind: 'planChange' } } });
  expect(panel()).toHaveTextContent('19 full days left; today counts as used.');
  expect(panel()).toHaveTextContent('A plan change is refunded by the days left from the start.');
  await show({ refundable: { ...part, why: { kind: 'wholeRefundUsed', orderId: 'O7' } } });
  expect(panel()).toHaveTextContent('The full refund for this service was used on order O7.');
});

it('names what is in the way of a refund', async () => {
  const obstacle = { kind: 'refundPending', orderId: 'O9', instanceId: 'S1' } as const;
  const { show } = await open({ refundObstacle: obstacle });
  expect(
    panel(),
  ).toRead(`## Request a refund // You get back // ¥200.00 // The service isn’t set up yet, so you get the full amount back.
    alert:
    Another order of this service is being refunded. Wait until that is done, or withdraw the request.
    [View the refund](/usercenter/order/O9) // (Keep the order)`);
  await show({
    refundable: WHOLE,
    refundObstacle: { kind: 'handOverPending', instanceId: 'S1', orderId: undefined },
  });
  expect(screen.getByRole('link', { name: 'View the hand-over' })).toHaveAttribute(
    'href',
    '/usercenter/service/S1#service-handover',
  );
});

it('opens and closes with its button and Escape, and asks before a note is discarded', async () => {
  const { user, unmount } = await openOrder({ refundable: WHOLE });
  const opener = button('Request a refund');
  await user.click(opener);
  expect(place()).toBe('/usercenter/order/O1?refund=1');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('heading', { name: 'Request a refund' })).toHaveFocus();
  await user.click(opener);
  expect(place()).toBe('/usercenter/order/O1');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(place()).toBe('/usercenter/order/O1');
  await user.click(opener);
  await user.fill(note(), 'Two came');
  await passTime(2_000);
  unmount();

  const { user: later } = await open();
  await later.click(button('Restore'));
  expect(note()).toHaveValue('Two came');
  await later.click(note());
  await later.keyboard('{Escape}');
  await later.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(note()).toHaveValue('Two came');
  await later.click(button('Keep the order'));
  await later.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(place()).toBe('/usercenter/order/O1'));
  await later.click(button('Request a refund'));
  expect(note()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

it('looks up a refund request without a reply before it is sent again', async () => {
  const { user, server } = await open();
  fireEvent(window, new Event('online'));
  await passTime(0);
  expect(screen.queryByText(/^No refund was requested/)).not.toBeInTheDocument();
  loseNextCall('POST', 'order/O1/refund');
  loseNextCall('GET', 'order/byKey/refund-O1-1');
  const release = holdNextCall('POST', 'order/O1/refund');
  await user.click(button('Request ¥200.00 back'));
  expect(button(/Request ¥200.00 back/)).toHaveClass('ant-btn-loading');
  expect(button('Keep the order')).toBeDisabled();
  release();
  await screen.findByRole('button', { name: 'Check again' });
  expect(within(panel()).getByRole('alert')).toRead(`We couldn’t confirm your refund request
    The server didn’t respond. Checking again never requests a second refund.`);
  const { reads } = server;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('No refund was requested. You can request it again.')).toBeVisible();
  expect(server.reads).toBeGreaterThan(reads);
  loseNextCall('POST', 'order/O1/refund');
  loseNextCall('GET', 'order/byKey/refund-O1-1');
  await user.click(button('Request ¥200.00 back'));
  const reply = orderView({ status: 'refundReview', statusBeforeRefund: 'completed', version: 2 });
  const refund = { reason: 'notNeeded', note: '', amount: 20_000, requestedAt: at('04:00') } as const;
  server.result = { ...reply, refund: { ...refund, destination: 'channel' } };
  replyNext('POST', 'order/O1/refund', { code: 200, result: server.result });
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('region', { name: 'Refund under review' })).toBeVisible();
  expect(screen.getByText('Refund requested', { selector: '.ant-message *' })).toBeInTheDocument();
  expect(place()).toBe('/usercenter/order/O1');
});

it('offers the refund of a failed setup, and looks up one without a reply', async () => {
  const { user, server, show } = await openOrder({
    ...{ status: 'provisionFailed', refundable: WHOLE, refundDue: '2026-03-12T04:00:00Z' },
  });
  expect(
    screen.getByRole('region', { name: 'Setup failed' }),
  ).toRead(`## Setup failed // You get ¥200.00 back by March 12, 2026 .
    You don’t have to wait. Choose where the money goes; without a choice, it goes back the way you paid. // Refund to
    radiogroup Refund to: // (•) Alipay (1 to 3 working days) // ( ) Account balance (immediately)
    (Get a refund now)`);
  loseNextCall('POST', 'order/O1/refund');
  loseNextCall('GET', 'order/byKey/refund-O1-1');
  const release = holdNextCall('POST', 'order/O1/refund');
  await user.click(button('Get a refund now'));
  expect(button(/Get a refund now/)).toHaveClass('ant-btn-loading');
  release();
  await screen.findByRole('button', { name: 'Check again' });
  expect(
    within(screen.getByRole('region', { name: 'Setup failed' })).getByRole('alert'),
  ).toRead(`We couldn’t confirm your refund request
    The server didn’t respond. Checking again never requests a second refund.`);
  server.result = orderView({ status: 'refunding', version: 2 });
  replyNext('POST', 'order/O1/refund', { code: 200, result: server.result });
  await user.click(button('Check again'));
  expect(await screen.findByText('Your refund is approved and on its way.')).toBeVisible();
  await show({ ...unpaid('provisionFailed'), refundable: WHOLE });
  expect(screen.queryByRole('region', { name: 'Setup failed' })).not.toBeInTheDocument();
});
