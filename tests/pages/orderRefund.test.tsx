import { screen, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { button, field } from '../support/account';
import { advanceClock, passTime } from '../support/clock';
import { changeReply } from '../support/network';
import {
  orderRecord,
  payElsewhere,
  placedOrder,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { getUser } from '../support/signedIn';

let orderId: string;

/** A service with a term, which is refunded by days. */
const termService = () =>
  someService(
    ({ requiresCertification, purchaseLimit, skus }) =>
      !requiresCertification &&
      purchaseLimit === 0 &&
      skus.every(
        ({ units, periods }) => units === undefined && periods.every(({ price }) => price >= 20_000),
      ),
  );

beforeEach(async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
  orderId = await placedOrder(toSelection(termService()));
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  settledOrders();
});

const open = (query = '') => openPage(`/usercenter/order/${orderId}${query}`);

const paid = () => formatMoney(orderRecord(orderId).paidAmount, 'en-US');
const balance = () => db().users.find(({ userName }) => userName === 'user')?.balance ?? 0;

it('requests a refund with a reason and a note, and tracks it until it is paid', async () => {
  const before = balance();
  const { user } = await open();
  await user.click(button('Request a refund'));
  expect(place()).toBe(`/usercenter/order/${orderId}?refund=1`);
  const panel = within(await screen.findByRole('region', { name: 'Request a refund' }));
  await user.click(panel.getByRole('radio', { name: 'Account balance (immediately)' }));
  await user.click(panel.getByRole('radio', { name: 'I ordered it by mistake' }));
  await user.type(field('Anything to add (optional)'), 'Two of them came');
  await user.click(panel.getByRole('button', { name: `Request ${paid()} back` }));
  const state = within(await screen.findByRole('region', { name: 'Refund under review' }));
  expect(state.getByText('Two of them came')).toBeVisible();
  expect(place()).toBe(`/usercenter/order/${orderId}`);
  expect(orderRecord(orderId).refunds).toMatchObject([{ reason: 'wrongOrder', note: 'Two of them came' }]);

  advanceClock(18);
  expect(await screen.findByText('Your refund has been paid.')).toBeVisible();
  expect(balance()).toBe(before + orderRecord(orderId).paidAmount);
});

it('is not offered when the server does not say what can be refunded; the same for an invoice', async () => {
  changeReply(`/order/${orderId}`, () => ({
    refundable: undefined,
    invoiceableAmount: undefined,
    payChannel: 'balance',
  }));
  await open('?refund=1');
  expect(await screen.findByText('Your service is ready to use.')).toBeVisible();
  for (const role of ['button', 'region'])
    expect(screen.queryByRole(role, { name: 'Request a refund' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Invoice' })).not.toBeInTheDocument();
});

it('can be withdrawn and requested again', async () => {
  db().paymentSettings.refund = 'hang';
  const { user } = await open('?refund=1');
  await user.click(button(`Request ${paid()} back`));
  const state = within(await screen.findByRole('region', { name: 'Refund under review' }));
  expect(state.getByText('Alipay (1 to 3 working days)')).toBeVisible();
  await user.click(state.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByText('Your service is ready to use.')).toBeVisible();
  expect(orderRecord(orderId).status).toBe('completed');
  await passTime(1_000);
  await user.click(button('Request a refund'));
  await user.click(await screen.findByRole('button', { name: `Request ${paid()} back` }));
  await screen.findByRole('region', { name: 'Refund under review' });
  expect(orderRecord(orderId).refunds).toHaveLength(2);
});

it('shows why a refund was refused, and keeps the service', async () => {
  db().paymentSettings.refund = 'refuse';
  const { user } = await open('?refund=1');
  await user.click(button(`Request ${paid()} back`));
  await screen.findByRole('region', { name: 'Refund under review' });
  advanceClock(15);
  expect(await screen.findByText('Your refund request was not approved')).toBeVisible();
  expect(screen.getByText(/in regular use/, { selector: '[role=alert] *' })).toBeVisible();
  expect(button('Request a refund')).toBeEnabled();
});

it('reports that the order has changed, and shows its current state', async () => {
  const { user } = await open('?refund=1');
  const record = orderRecord(orderId);
  record.status = 'refunding';
  record.version += 1;
  await user.click(button(`Request ${paid()} back`));
  expect(await screen.findByText(/The order has changed/)).toBeVisible();
  expect(await screen.findByText(/approved and on its way/)).toBeVisible();
});

it('requests one refund for an order and the later orders of its service', async () => {
  const later = await placedOrder(toSelection(termService()));
  getUser().balanceProofLimit = null;
  await payElsewhere(later, 'balance');
  advanceClock(10);
  settledOrders();
  // The later order as a renewal of the same service.
  const instanceId = orderRecord(orderId).instanceId ?? '';
  const { to: end = 0 } = orderRecord(orderId).covers ?? {};
  Object.assign(orderRecord(later), { instanceId, covers: { from: end, to: end + 31 * 86_400_000 } });
  Object.assign(orderRecord(later).selection, { orderType: 'renew', instanceId });
  const sum = orderRecord(orderId).paidAmount + orderRecord(later).paidAmount;
  const { user } = await open('?refund=1');
  await user.click(button(`Request ${formatMoney(sum, 'en-US')} back`));
  await screen.findByRole('region', { name: 'Refund under review' });
  expect(orderRecord(later).status).toBe('refundReview');
});
