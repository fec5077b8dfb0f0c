import { screen, waitFor } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { loseNextCall } from '../support/network';
import { orderRecord, payElsewhere, placedOrder, plainService, sent, signInAs } from '../support/orders';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

const openResult = (orderId: string) => renderApp(`/serviceMarket/result?orderId=${orderId}`);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Moves the last step of an order, and with it the automatic steps that follow. */
function delaySteps(orderId: string, seconds: number): void {
  const step = orderRecord(orderId).timeline.at(-1);
  if (step) step.at += seconds * 1000;
}

const steps = () =>
  [...screen.getByRole('list', { name: 'What happens next' }).children].map(({ textContent }) => textContent);

beforeEach(async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it('confirms the payment and shows each step until the service is ready', async () => {
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'wechat');
  delaySteps(orderId, 60);
  openResult(orderId);
  await heading('Payment received');
  expect(steps()[0]).toBe('PaymentDone');
  expect(steps()[1]).toBe('2SetupIn progress');
  expect(screen.getByText('WeChat Pay')).toBeVisible();
  expect(link('View order')).toBe(`/usercenter/order/${orderId}`);
  const service = plainService();
  expect(link(service.title)).toBe(`/serviceMarket/detail?serviceId=${service.serviceId}`);
  expect(link('Browse services')).toBe('/serviceMarket');
  delaySteps(orderId, -120);
  await heading('Your service is ready');
  expect(steps()).toEqual(['PaymentDone', 'SetupDone', 'Ready to useDone']);
  expect(link('View your service')).toBe(`/usercenter/service/${orderRecord(orderId).instanceId}`);

  const before = sent('GET', `order/${orderId}`).length;
  await passTime(3_000);
  expect(sent('GET', `order/${orderId}`)).toHaveLength(before);
  expect(
    mockServer().calls.filter(({ method, path }) => method === 'POST' && path.includes('/order')),
  ).toEqual([]);
});

it('shows that the setup failed', async () => {
  db().paymentSettings.provisioning = 'fail';
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'balance');
  db().clockOffsetSeconds += 60;
  openResult(orderId);
  await heading('Payment received, setup failed');
  expect(steps()[1]).toBe('SetupFailed');
  const { payableAmount } = orderRecord(orderId);
  const promise = new RegExp(`You get ${formatMoney(payableAmount, 'en-US').replace('.', '\\.')} back by`);
  expect(screen.getByText(promise)).toBeVisible();
});

it('polls while the outcome is unknown, and checks again on demand', async () => {
  db().paymentSettings.outcome = 'hang';
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  const { user } = openResult(orderId);
  await heading('Confirming your payment');
  expect(link('Back to payment')).toBe(`/order/${orderId}`);
  const before = sent('GET', `order/${orderId}`).length;
  await user.click(button('Check again'));
  await waitFor(() => expect(sent('GET', `order/${orderId}`)).toHaveLength(before + 1));
  const [payment] = orderRecord(orderId).payments;
  Object.assign(payment ?? {}, { outcome: 'succeed', settlesAt: Date.now() });
  await heading(/Payment received|Your service is ready/);
});

it('links an unpaid order to the cashier until it expires, also after a failed read', async () => {
  const orderId = await placedOrder();
  orderRecord(orderId).payDeadline = Date.now() + 5_000;
  loseNextCall('GET', `order/${orderId}`);
  const { user } = openResult(orderId);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Order not paid yet');
  expect(link('Continue payment')).toBe(`/order/${orderId}`);
  expect(screen.queryByRole('list', { name: 'What happens next' })).not.toBeInTheDocument();

  await heading('Order expired');
  expect(screen.queryByRole('link', { name: 'Continue payment' })).not.toBeInTheDocument();
  expect(screen.queryByText('Amount due')).not.toBeInTheDocument();
  expect(screen.getByText('Total')).toBeVisible();
  expect(link('Order again')).toMatch(/^\/serviceMarket\/order\?serviceId=.*&plan=/);
});

it('shows that there is no order', async () => {
  renderApp('/serviceMarket/result');
  await heading('Order not found');
  expect(link('View your orders')).toBe('/usercenter/order');
  expect(place()).toBe('/serviceMarket/result');
});
