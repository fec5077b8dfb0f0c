import { screen, within } from '@testing-library/react';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { at, INVOICE, openOrder, unpaid } from '../support/orderView';

const region = (name: string) => screen.getByRole('region', { name });
const REFUND: LiveOrder['refund'] = {
  ...{ reason: 'wrongOrder', note: 'Two came', amount: 15_000, destination: 'balance' },
  requestedAt: at('03:50'),
};

it('shows what was ordered, what it cost and what happened', async () => {
  const { show } = await openOrder({
    ...{ discountAmount: 1_000, originalAmount: 21_000, refundedAmount: 5_000, buyerRemark: 'Ring twice' },
    timeline: [
      { at: at('03:00'), actor: 'buyer', event: 'create', note: '' },
      { at: at('03:05'), actor: 'buyer', event: 'pay', note: '' },
      { at: at('03:10'), actor: 'system', event: 'paySucceeded', note: '' },
      { at: at('03:30'), actor: 'provider', event: 'activated', note: 'Enjoy it' },
    ],
  });
  expect(
    region('Timeline').parentElement?.parentElement ?? document.body,
  ).toRead(`section Timeline: // ## Timeline // Service ready selected // Enjoy it // March 5, 2026 at 11:30 AM Provider
    Payment received // March 5, 2026 at 11:10 AM System // Payment started // March 5, 2026 at 11:05 AM You
    Order placed // March 5, 2026 at 11:00 AM You // Times are shown in China Standard Time (UTC+8).
    section Details: // ## Details // Plan // Team // Term // 1 year // Price // ¥100 / year // Provider
    Yuanfan Cloud // Memory // 16 GB // Quantity // 2 // section Terms and note: // ## Terms and note
    [nothing-known](/agreement/nothing-known?version=2.0) // Version 2.0 // Note to the provider // Ring twice
    section Summary: // ## Summary // Team ¥100.00 × 2 // ¥200.00 // Discount // −¥10.00 // Amount paid
    ¥210.00 ¥200.00 // Payment method // Alipay // Paid on // March 5, 2026 at 11:10 AM // Refunded // −¥50.00`);
  expect(screen.getByText('March 5, 2026 at 11:30 AM')).toHaveAttribute('title', '30 minutes ago');
  await show({
    ...{ orderType: 'trial', originalAmount: 0, payableAmount: 0, paidAmount: 0, consents: [], items: [] },
    timeline: [
      { at: at('03:05'), actor: 'buyer', event: 'pay', note: '' },
      { at: at('03:10'), actor: 'system', event: 'paySucceeded', note: '' },
    ],
  });
  expect(
    region('Timeline'),
  ).toRead(`## Timeline // Nothing to pay selected // March 5, 2026 at 11:10 AM System
    Times are shown in China Standard Time (UTC+8).`);
  expect(within(region('Terms and note')).queryByRole('list')).not.toBeInTheDocument();
  expect(region('Terms and note')).toRead(`## Terms and note // Note to the provider // None`);
  expect(region('Summary')).toRead(`## Summary // Amount paid // ¥0.00`);
  for (const [status, label] of [
    ['paying', 'Amount due'],
    ['cancelled', 'Total'],
  ] as const) {
    await show(unpaid(status));
    expect(region('Summary')).toRead(`## Summary\nTeam ¥100.00 × 2\n¥200.00\n${label}\n¥200.00`);
  }
});

it('shows the state of a refund, or why it was rejected', async () => {
  const { show } = await openOrder({
    status: 'refundReview',
    statusBeforeRefund: 'completed',
    refund: REFUND,
  });
  const facts = `Amount // ¥150.00 // Refund to // Account balance (immediately) // Reason // I ordered it by mistake Two came
    Requested on // March 5, 2026 at 11:50 AM`;
  expect(region('Refund under review')).toRead(
    `## Refund under review // ${facts} // (Withdraw the request)`,
  );
  await show({ status: 'refunding', refund: REFUND });
  expect(region('Refund on its way')).toRead(`## Refund on its way\n${facts}`);
  await show({ status: 'refunded', refund: { ...REFUND, note: '', destination: 'channel' } });
  expect(
    region('Refund completed'),
  ).toRead(`## Refund completed // Amount // ¥150.00 // Refund to // Alipay (1 to 3 working days) // Reason
    I ordered it by mistake // Requested on // March 5, 2026 at 11:50 AM`);
  await show({
    refund: REFUND,
    timeline: [{ at: at('03:55'), actor: 'operator', event: 'rejectRefund', note: 'In regular use' }],
  });
  expect(screen.getByRole('alert')).toRead(`Your refund request was not approved // In regular use`);
  await show({ refund: REFUND });
  expect(screen.queryByText(/^Refund (under|on|completed)/)).not.toBeInTheDocument();
});

it('shows the invoice of an order, or why there is none', async () => {
  const line = { kind: 'order', id: 'O1', title: 'Cloud Desktop', planName: 'Team', amount: 20_000 } as const;
  const { show } = await openOrder({ invoiceStatus: 'issued', invoice: INVOICE, invoiceableAmount: 500 });
  expect(
    region('Invoice'),
  ).toRead(`## Invoice // status: // Issued // Name on the invoice // Example Ltd // Unified social credit code // 91440300MA5DC8JF2X
    Total incl. tax // ¥200.00 // Email // a@example.com // Issued on // March 5, 2026
    [View invoice](/usercenter/invoice/I-1) // Get an electronic invoice of ¥5.00 by email. // (Request invoice)`);
  await show({
    invoiceStatus: 'requested',
    invoice: {
      ...INVOICE,
      status: 'requested',
      taxNumber: undefined,
      issuedAt: undefined,
      lines: [line, line],
    },
    invoiceableAmount: 0,
  });
  expect(
    region('Invoice'),
  ).toRead(`## Invoice // status: // Being issued // On an invoice with other orders or top-ups. // Name on the invoice // Example Ltd
    Total incl. tax // ¥200.00 // Email // a@example.com // [View invoice](/usercenter/invoice/I-1)`);
  const fromBalance: Partial<LiveOrder> = { payChannel: 'balance', invoiceableAmount: 0 };
  await show(fromBalance);
  expect(
    region('Invoice'),
  ).toRead(`## Invoice // This order was paid from the balance, and its money is on the invoice of a top-up.
    [All invoices](/usercenter/invoice?tab=list)`);
  for (const none of [
    { ...fromBalance, payChannel: 'alipay' },
    { ...fromBalance, refundedAmount: 20_000 },
    { ...fromBalance, invoiceableAmount: undefined },
    { ...fromBalance, status: 'refunding' },
    { ...fromBalance, status: 'provisionFailed' },
    { ...unpaid('cancelled'), invoiceableAmount: 500 },
  ] satisfies Partial<LiveOrder>[]) {
    await show(none);
    expect([none, screen.queryByRole('region', { name: 'Invoice' })]).toEqual([none, null]);
  }
});
