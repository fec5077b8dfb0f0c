import { fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import type { OrderRecord } from '../../mock/lib/orders/records';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { orderRecord, payElsewhere, placedOrder, sent, signInAs } from '../support/orders';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';

const openResult = (orderId: string) => renderApp(`/serviceMarket/result?orderId=${orderId}`);
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const reads = (orderId: string) => sent('GET', `order/${orderId}`).length;
const main = () => screen.getByRole('main');

/** Moves the last step of an order, and with it the automatic steps that follow. */
function delaySteps(orderId: string, seconds: number): void {
  const step = orderRecord(orderId).timeline.at(-1);
  if (step) step.at += seconds * 1000;
}

/** Changes an order on the server and looks at the page again. */
async function change(orderId: string, changes: Partial<OrderRecord>): Promise<void> {
  const record = orderRecord(orderId);
  Object.assign(record, changes, { version: record.version + 1 });
  fireEvent(document, new Event('visibilitychange'));
  await passTime(0);
}

/** Expects the order to be read after exactly this time. */
async function expectNextRead(orderId: string, milliseconds: number): Promise<void> {
  const before = reads(orderId);
  await passTime(milliseconds - 50);
  expect(reads(orderId)).toBe(before);
  await passTime(50);
  expect(reads(orderId)).toBe(before + 1);
}

beforeEach(async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

const steps = (setUp: string, ready = 'Upcoming') => `
    ol What happens next: // Payment Done // Setup ${setUp} // Ready to use ${ready}`;
const facts = (amount: string) => `
    section Order summary: // ## Order summary
    Service // [Invoice and Receipt OCR](/serviceMarket/detail?serviceId=invoice-ocr) // Order number // …
    ${amount}`;
const PAID = facts('Amount paid // ¥400.00 // Payment method // WeChat Pay // Paid on // …');
const FREE = facts('Amount paid // ¥0.00 // Payment method // WeChat Pay');
const DUE = facts('Amount due // ¥450.00');
const TOTAL = facts('Total // ¥450.00');
const HEAD = '# Payment result // Invoice and Receipt OCR · 10,000 calls';
const AGAIN =
  '[Order again](/serviceMarket/order?serviceId=invoice-ocr&plan=pack10k&period=once-1&spec.concurrency=5&spec.verification=0)';
const status = (title: string, description: string) => `${HEAD} \nstatus: \n## ${title} \n${description}`;
const REFUND = status('Refund in progress', 'Open the order to follow the refund.');
const SETTING_UP = 'The provider is setting up your service. This page updates automatically.';

it('shows each status of an order with its facts and what can be done', async () => {
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'wechat');
  const orderLink = `\n[View order](/usercenter/order/${orderId})`;
  const receiptLink = `\n[Receipt](/usercenter/order/${orderId}/receipt)`;
  const pay = (text: string) => `\n[${text}](/order/${orderId})`;
  const [payment] = orderRecord(orderId).payments;
  const failedBy = (actor: 'buyer' | 'system', failureReason?: OrderRecord['service']['title']) => ({
    status: 'pendingPayment' as const,
    payments: payment ? [{ ...payment, status: 'failed' as const, failureReason }] : [],
    timeline: [{ at: Date.now(), actor, event: 'payFailed' as const, note: { zh: '', en: '' } }],
  });
  openResult(orderId);
  await heading('Payment received');
  const settingUp = status('Payment received', SETTING_UP) + steps('In progress selected');
  const ready = `${status('Your service is ready', 'Setup is complete. You can start using it now.')}
    ${steps('Done', 'Done')}`;
  const unpaid = status('Order not paid yet', 'Pay before the time runs out.') + pay('Continue payment');
  const refunded = status('Order refunded', 'Open the order to see the refund.');
  const rows: [Partial<OrderRecord>, outcome: string, facts: string][] = [
    [{ status: 'paid', timeline: [], paidAmount: 40_000 }, settingUp, PAID],
    [{ status: 'provisioning' }, settingUp, PAID],
    [
      { status: 'provisionFailed' },
      status(
        'Payment received, setup failed',
        'The service couldn’t be set up. You get ¥400.00 back by …, or at once if you choose so in the order.',
      ) + steps('Failed'),
      PAID,
    ],
    [
      { status: 'completed', instanceId: 'an-instance' },
      `${ready} \n[View your service](/usercenter/service/an-instance)`,
      PAID,
    ],
    [{ instanceId: undefined }, `${ready} \n[View your services](/usercenter/service)`, PAID],
    [
      { status: 'paying' },
      `${status(
        'Confirming your payment',
        'We haven’t heard from the payment provider yet. This page updates automatically. Please don’t pay again.',
      )} \n(Check again) ${pay('Back to payment')}`,
      DUE,
    ],
    [{ status: 'pendingPayment' }, unpaid, DUE],
    [
      failedBy('system', { zh: '', en: 'The bank said no.' }),
      status('Payment failed', 'The bank said no.') + pay('Try again'),
      DUE,
    ],
    [
      failedBy('system'),
      status('Payment failed', 'Nothing was charged and your order is kept. You can pay again.') +
        pay('Try again'),
      DUE,
    ],
    [failedBy('buyer'), unpaid, DUE],
    [
      { status: 'expired' },
      `${status(
        'Order expired',
        'The payment time ran out, and money that still arrives is returned. You can order the same configuration again.',
      )} \n${AGAIN}`,
      TOTAL,
    ],
    [
      { status: 'cancelled' },
      `${status('Order canceled', 'Nothing was charged. You can order the same configuration again.')} \n${AGAIN}`,
      TOTAL,
    ],
    [{ status: 'refundReview' }, REFUND, PAID],
    [{ status: 'refunding', paidAmount: 1 }, REFUND, PAID.replace('400.00', '0.01')],
    [{ status: 'refunded' }, refunded, PAID.replace('400.00', '0.01')],
    [
      { status: 'paid', payableAmount: 0, paidAmount: 0 },
      status('Order placed', `Nothing to pay. ${SETTING_UP}`) + steps('In progress selected'),
      FREE,
    ],
    [
      { status: 'provisionFailed' },
      `${status('Setup failed', 'The service couldn’t be set up. Nothing was charged, and you can order it again.')} ${steps('Failed')} \n${AGAIN}`,
      FREE,
    ],
  ];
  for (const [changes, outcome, amounts] of rows) {
    await change(orderId, changes);
    const links = orderLink + (amounts.includes('Paid on') ? receiptLink : '');
    expect(main()).toRead(`${outcome}${links} \n[Browse services](/serviceMarket) ${amounts}`);
    // The first way on is the one that stands out.
    expect(main().querySelector('section a[class*="btn"], section button')).toHaveClass('ant-btn-primary');
  }
});

it.each([
  ['is said to be paid', {}, 'Payment received', 'Amount paid'],
  ['is left open without a payment', { paidAt: undefined, paidAmount: 0 }, 'Check your order', 'Total'],
])('an order that a newer server has put on hold %s', async (_what, changes, title, amount) => {
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'wechat');
  changeReply(`order/${orderId}`, () => ({ status: 'onHold', receipt: undefined, ...changes }));
  openResult(orderId);
  await heading(title);
  const payment = amount === 'Total' ? '' : '// Payment method // WeChat Pay // Paid on // …';
  expect(main()).toRead(`${status(title, 'Open the order to see its latest status.')}
    [View order](/usercenter/order/${orderId}) \n[Browse services](/serviceMarket)
    ${facts(`${amount} \n¥450.00`)} ${payment}`);
});

it('the payment page leads an order that is on hold to its result', async () => {
  const orderId = await placedOrder();
  changeReply(`order/${orderId}`, () => ({ status: 'onHold' }));
  renderApp(`/order/${orderId}`);
  await heading('Check your order');
});

it('follows a paid order until the service is ready, and then no longer', async () => {
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'wechat');
  delaySteps(orderId, 60);
  const release = holdNextCall('GET', `order/${orderId}`);
  openResult(orderId);
  await waitFor(() => expect(main().querySelector('[aria-busy="true"]')).toBeInTheDocument());
  release();
  await heading('Payment received');
  await change(orderId, { paidAt: Date.now() });
  await expectNextRead(orderId, 2_500);
  await change(orderId, { paidAt: Date.now() - 60_000 });
  await expectNextRead(orderId, 15_000);
  delaySteps(orderId, -120);
  await heading('Your service is ready');
  await change(orderId, { paidAt: Date.now() });
  const before = reads(orderId);
  await passTime(3_000);
  expect(reads(orderId)).toBe(before);
  expect(
    mockServer().calls.filter(({ method, path }) => method === 'POST' && path.includes('/order')),
  ).toEqual([]);
});

it('polls while the outcome is unknown, and checks again on demand', async () => {
  db().paymentSettings.outcome = 'hang';
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  const { user } = openResult(orderId);
  await heading('Confirming your payment');
  await change(orderId, {});
  await expectNextRead(orderId, 2_500);
  const release = holdNextCall('GET', `order/${orderId}`);
  await user.click(button('Check again'));
  expect(button('Loading Check again')).toBeVisible();
  const [payment] = orderRecord(orderId).payments;
  Object.assign(payment ?? {}, { outcome: 'succeed', settlesAt: Date.now() });
  release();
  await heading(/Payment received|Your service is ready/);
});

it('reads an unpaid order again when it expires, also after a failed read', async () => {
  const orderId = await placedOrder();
  loseNextCall('GET', `order/${orderId}`);
  const { user } = openResult(orderId);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Order not paid yet');
  await change(orderId, { payDeadline: Date.now() + 5_000 });
  await expectNextRead(orderId, 5_000);
  await heading('Order expired');
});

it('shows that there is no order', async () => {
  renderApp('/serviceMarket/result');
  await heading('Order not found');
  expect(
    main(),
  ).toRead(`# Order not found // The link may be incomplete, or the order belongs to another account.
    [View your orders](/usercenter/order)`);
});
