import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { reads, resultPath, seenAgain } from '../support/cashier';
import { passTime } from '../support/clock';
import { changeReply, holdNextCall, intercept, loseNextCall, replyNext } from '../support/network';
import { extendElsewhere, orderRecord, PAY, payElsewhere, placedOrder, signInAs } from '../support/orders';
import { place, renderApp } from '../support/renderApp';

/** Opens the cashier of a new order with this time left. */
async function openWithTimeLeft(milliseconds: number) {
  const orderId = await placedOrder();
  orderRecord(orderId).payDeadline = Date.now() + milliseconds;
  const app = renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  return { ...app, orderId };
}

beforeEach(async () => {
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
});

it('the time left to pay ends with one call to the server, and payment is no longer possible', async () => {
  const { orderId } = await openWithTimeLeft(1_500);
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:0[12]$/);
  const before = reads(orderId);
  expect(await screen.findByRole('heading', { name: 'Payment time has run out' })).toBeVisible();
  await passTime(4_000);
  expect(reads(orderId)).toBe(before + 1);
  expect(screen.queryByRole('button', { name: PAY })).not.toBeInTheDocument();
  expect(orderRecord(orderId).status).toBe('expired');
});

it('the time left is shown beside a started payment, and its end as well while that is looked up', async () => {
  db().paymentSettings.outcome = 'hang';
  const { user } = await openWithTimeLeft(2_500);
  await user.click(button(PAY));
  await screen.findByRole('heading', { name: 'Scan with Alipay to pay' });
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:0[123]$/);
  expect(await screen.findByText(/^The time to pay is over/)).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Payment time has run out' })).toBeVisible();
});

it('the end of the time is checked again when the server was unreachable', async () => {
  const { orderId } = await openWithTimeLeft(1_500);
  // Another window pays at the last moment, unknown to this one.
  loseNextCall('GET', `order/${orderId}`);
  await payElsewhere(orderId, 'balance');
  expect(await screen.findByRole('heading', { name: 'Payment time has run out' })).toBeVisible();
  await waitFor(() => expect(place()).toBe(resultPath(orderId)));
});

it('an order does not count as expired while its payment is sent or its outcome is unknown', async () => {
  const { user, orderId } = await openWithTimeLeft(2_500);
  let lose = () => {};
  const hold = () =>
    new Promise<Response>((_, reject) => {
      lose = () => reject(new TypeError('Failed to fetch'));
    });
  intercept('POST', `order/${orderId}/pay`, hold);
  await user.click(button(PAY));
  loseNextCall('GET', `order/${orderId}`, 9);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'));
  expect(screen.queryByText('Payment time has run out')).not.toBeInTheDocument();
  loseNextCall('GET', `order/byKey/pay-${orderId}-1`);
  lose();
  expect(await screen.findByText('We couldn’t confirm whether the payment started')).toBeVisible();
  expect(screen.queryByText('Payment time has run out')).not.toBeInTheDocument();
});

const EXTEND = 'Extend by 30 minutes';
const EXTENDED = 'Extended by 30 minutes. It can’t be extended again.';

describe('two minutes before the end', () => {
  it('the time to pay can be extended once', async () => {
    const { user, orderId } = await openWithTimeLeft(121_500);
    expect(screen.queryByRole('button', { name: EXTEND })).not.toBeInTheDocument();
    await passTime(2_000);
    expect(screen.getByRole('alert')).toRead(`Your time to pay ends in less than 2 minutes
      Need longer? You can extend it once. Price and coupon stay as they are. // (Extend by 30 minutes)`);
    const release = holdNextCall('POST', `order/${orderId}/extend`);
    await user.click(button(EXTEND));
    expect(button(/Extend/)).toHaveClass('ant-btn-loading');
    release();
    expect((await screen.findAllByText(EXTENDED))[0]).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^3[12]:/);
    expect(screen.queryByRole('button', { name: EXTEND })).not.toBeInTheDocument();
    orderRecord(orderId).payDeadline = Date.now() + 60_000;
    orderRecord(orderId).version += 1;
    seenAgain();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^0[01]:/));
    expect(screen.queryByRole('button', { name: EXTEND })).not.toBeInTheDocument();
    await user.click(button(PAY));
    await waitFor(() => expect(place()).toBe(resultPath(orderId)));
  });

  it('an extension that fails is shown, and can be tried again', async () => {
    const { user, orderId } = await openWithTimeLeft(100_000);
    replyNext('POST', `order/${orderId}/extend`, { code: 500, message: 'Down for now' });
    await user.click(await screen.findByRole('button', { name: EXTEND }));
    expect(await screen.findByText('Down for now')).toBeVisible();
    await user.click(button(EXTEND));
    expect((await screen.findAllByText(EXTENDED))[0]).toBeVisible();
  });

  it('an order that another window has extended shows its new time', async () => {
    const { user, orderId } = await openWithTimeLeft(100_000);
    await extendElsewhere(orderId);
    await user.click(button(EXTEND));
    expect((await screen.findAllByText(EXTENDED))[0]).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^31:/);
  });

  it('nothing is offered where the server cannot extend it', async () => {
    const orderId = await placedOrder();
    orderRecord(orderId).payDeadline = Date.now() + 100_000;
    changeReply(orderId, () => ({ isExtended: undefined }));
    renderApp(`/order/${orderId}`);
    await screen.findByRole('button', { name: PAY });
    expect(screen.queryByRole('button', { name: EXTEND })).not.toBeInTheDocument();
  });
});
