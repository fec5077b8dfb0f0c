import { screen, waitFor, within } from '@testing-library/react';
import { INVOICE_ERROR } from '@/domain/invoice/invoiceMachine';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { holdNextCall, loseNextCall, replyNext } from '../support/network';
import { at, INVOICE, openOrder, orderView, unpaid, WHOLE } from '../support/orderView';

const REFUSAL = { code: ORDER_ERROR.transitionRefused, message: 'The order has changed.' };
const name = 'Accept the delivery';

it('asks before a delivery is accepted, until it counts as accepted', async () => {
  const due = '2026-03-10T04:00:00Z';
  const accept = () => within(screen.getByRole('region', { name })).getByRole('button');
  const { user, show } = await openOrder({ acceptance: { due }, refundable: WHOLE });
  expect(screen.getByRole('region', { name })).toRead(`## Accept the delivery
    Check the work with the provider, then accept it. It counts as accepted on March 10, 2026 at 12:00 PM . Until then you can get the full amount back.
    (Accept delivery)`);
  await user.click(accept());
  const question = await screen.findByRole('tooltip');
  expect(question).toRead(`Accept this delivery? // You can’t get a refund afterwards. // (Not yet)
    (Accept delivery)`);
  await user.click(button('Not yet'));
  await user.click(accept());
  const acceptance = { due, acceptedAt: at('04:00') };
  replyNext('POST', 'order/O1/accept', { code: 200, result: orderView({ acceptance, version: 2 }) });
  const held = holdNextCall('POST', 'order/O1/accept');
  await user.click(
    within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Accept delivery' }),
  );
  expect(accept()).toHaveClass('ant-btn-loading');
  held();
  expect(await screen.findByText('Delivery accepted')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  await show({ acceptance: { due: at('04:00') } });
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  await show({ acceptance: { due: '2026-03-05T04:00:01Z' }, refundable: WHOLE });
  expect(screen.getByRole('region', { name })).toBeVisible();
  await user.click(button('Request a refund'));
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

it('cancels an order, and shows what has changed when that is refused', async () => {
  const { user, server } = await openOrder({ ...unpaid('pendingPayment'), payDeadline: at('04:15') });
  const cancel = async () => {
    await user.click(button('Cancel order'));
    await user.click(button('Yes, cancel order'));
  };
  replyNext('POST', 'order/O1/cancel', REFUSAL);
  await cancel();
  expect(await screen.findByText('The order has changed.')).toBeInTheDocument();
  expect(server.reads).toBe(2);
  replyNext('POST', 'order/O1/cancel', {
    code: 200,
    result: orderView({ ...unpaid('cancelled'), version: 2 }),
  });
  await cancel();
  expect(await screen.findByText('Order canceled')).toBeInTheDocument();
  expect(screen.getByText('This order was canceled and nothing was charged.')).toBeVisible();
  expect(server.reads).toBe(2);
});

it('withdraws a refund request, and reads the order again when the outcome is unknown', async () => {
  const { user, server } = await openOrder({
    ...{ status: 'refundReview', statusBeforeRefund: 'completed' },
    refund: { reason: 'other', note: '', amount: 1, destination: 'channel', requestedAt: at('03:50') },
  });
  loseNextCall('POST', 'order/O1/refund/withdraw', 2);
  const release = holdNextCall('POST', 'order/O1/refund/withdraw');
  await user.click(button('Withdraw the request'));
  expect(button(/Withdraw the request/)).toHaveClass('ant-btn-loading');
  release();
  await waitFor(() => expect(server.reads).toBe(2));
  replyNext('POST', 'order/O1/refund/withdraw', { code: 200, result: orderView({ version: 2 }) });
  await user.click(button('Withdraw the request'));
  expect(await screen.findByText('Refund request withdrawn')).toBeInTheDocument();
  expect(screen.getByText('Your service is ready to use.')).toBeVisible();
});

it('requests the invoice of an order, which a link opens', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, server } = await openOrder({ invoiceableAmount: 20_000 }, '?invoice=1');
  expect(scroll.mock.contexts).toContain(screen.getByRole('heading', { name: 'Invoice' }));
  expect(await screen.findByText('1 item, ¥200.00 including tax')).toBeVisible();
  replyNext('POST', 'invoice', { code: INVOICE_ERROR.nothingToInvoice, message: 'Nothing is left.' });
  await user.click(button('Send request'));
  expect(await screen.findByText('Nothing is left.')).toBeInTheDocument();
  expect(server.reads).toBe(2);
  await user.click(button('Cancel'));
  await passTime(50);
  expect(button('Request invoice')).toHaveFocus();
  await user.click(button('Request invoice'));
  server.result = orderView({
    invoiceStatus: 'issued',
    invoice: INVOICE,
    invoiceableAmount: 500,
    version: 2,
  });
  replyNext('POST', 'invoice', { code: 200, result: INVOICE });
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Invoice requested')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'View invoice' })).toBeVisible();
  expect(button('Request invoice')).toBeVisible();
});
