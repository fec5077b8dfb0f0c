import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/orders/ownOrders';
import { button, field } from '../support/account';
import { advanceClock, passTime } from '../support/clock';
import { loseNextReply } from '../support/network';
import {
  orderRecord,
  payElsewhere,
  placedOrder,
  sent,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { openPage, place } from '../support/renderApp';

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

/** A pack of calls or messages. */
const packService = () =>
  someService(
    ({ requiresCertification, purchaseLimit, skus }) =>
      !requiresCertification && purchaseLimit === 0 && skus[0]?.units !== undefined,
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

it('explains the amount, requires a reason, and tracks the refund until it is paid', async () => {
  const before = balance();
  const { user } = await open();
  await user.click(button('Request a refund'));
  expect(place()).toBe(`/usercenter/order/${orderId}?refund=1`);
  const panel = within(await screen.findByRole('region', { name: 'Request a refund' }));
  expect(panel.getByText(paid())).toBeVisible();
  expect(panel.getByText(/within 7 days of activation/)).toBeVisible();
  expect(panel.getByRole('radio', { name: 'Alipay (1 to 3 working days)' })).toBeChecked();
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
  expect(screen.queryByRole('button', { name: 'Request a refund' })).not.toBeInTheDocument();
});

it('goes back the way the order was paid unless the buyer chooses otherwise', async () => {
  const before = balance();
  const { user } = await open('?refund=1');
  await user.click(button(`Request ${paid()} back`));
  const state = within(await screen.findByRole('region', { name: 'Refund under review' }));
  expect(state.getByText('Alipay (1 to 3 working days)')).toBeVisible();
  advanceClock(18);
  expect(await screen.findByText('Your refund has been paid.')).toBeVisible();
  expect(balance()).toBe(before);
});

it('can be withdrawn and requested again', async () => {
  db().paymentSettings.refund = 'hang';
  const { user } = await open('?refund=1');
  await user.click(button(`Request ${paid()} back`));
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
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

it('a lost reply makes one request, not two', async () => {
  const { user } = await open('?refund=1');
  loseNextReply('POST', `order/${orderId}/refund`);
  await user.click(button(`Request ${paid()} back`));
  await screen.findByRole('region', { name: 'Refund under review' });
  expect(sent('POST', `order/${orderId}/refund`)).toHaveLength(1);
  expect(orderRecord(orderId).refunds).toHaveLength(1);
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

it('counts the remaining days, and shows the amount on the button', async () => {
  const record = orderRecord(orderId);
  record.activatedAt = Date.now() - 20 * 86_400_000;
  record.selection.period = { unit: 'month', count: 1 };
  await open('?refund=1');
  const panel = within(screen.getByRole('region', { name: 'Request a refund' }));
  expect(panel.getByText(/For the days left: ¥[\d,.]+ × \d+ days ÷ \d+ days/)).toBeVisible();
  expect(panel.queryByRole('button', { name: `Request ${paid()} back` })).not.toBeInTheDocument();
  expect(panel.getByRole('button', { name: /^Request ¥[\d,.]+ back$/ })).toBeVisible();
});

it('deducts what was used of a pack', async () => {
  orderId = await placedOrder(toSelection(packService()));
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  settledOrders();
  orderRecord(orderId).activatedAt = Date.now() - 10 * 86_400_000;
  await open('?refund=1');
  const panel = within(screen.getByRole('region', { name: 'Request a refund' }));
  expect(panel.getByText(/For the units you haven’t used: ¥[\d,.]+ × [\d,]+ ÷ [\d,]+/)).toBeVisible();
  const amount = formatMoney(Math.floor(orderRecord(orderId).paidAmount * 0.8), 'en-US');
  expect(panel.getByRole('button', { name: `Request ${amount} back` })).toBeVisible();
});

it('explains that nothing is refundable, and offers no refund', async () => {
  const record = orderRecord(orderId);
  record.activatedAt = Date.now() - 20 * 86_400_000;
  record.selection.period = { unit: 'once', count: 1 };
  const { user } = await open('?refund=1');
  const panel = within(screen.getByRole('region', { name: 'Request a refund' }));
  expect(panel.getByText(/nothing can be refunded/)).toBeVisible();
  expect(panel.queryByRole('button', { name: /back$/ })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Keep the order' }));
  await waitFor(() => expect(place()).toBe(`/usercenter/order/${orderId}`));
  expect(button('Request a refund')).toHaveFocus();
});
