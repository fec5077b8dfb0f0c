import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { advanceClock } from '../support/clock';
import { changeReply } from '../support/network';
import {
  orderRecord,
  payElsewhere,
  placedOrder,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { openPage } from '../support/renderApp';

let orderId: string;
const paid = () => formatMoney(orderRecord(orderId).paidAmount, 'en-US');

beforeEach(async () => {
  signInAs('user');
  Object.assign(db().paymentSettings, { settleAfterMs: 0, provisioning: 'fail' });
  orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  settledOrders();
});

it('offers no invoice of a failed setup, and refunds it at once', async () => {
  const { user } = await openPage(`/usercenter/order/${orderId}`);
  const panel = within(await screen.findByRole('region', { name: 'Setup failed' }));
  expect(screen.queryByRole('region', { name: 'Invoice' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('radio', { name: 'Account balance (immediately)' }));
  await user.click(panel.getByRole('button', { name: 'Get a refund now' }));
  expect(await screen.findByRole('region', { name: 'Refund on its way' })).toBeVisible();
  expect(orderRecord(orderId).refunds).toMatchObject([
    { amount: orderRecord(orderId).paidAmount, destination: 'balance' },
  ]);
});

it.each(['/home', '/usercenter/overview'])('is listed under what needs action at %s', async (address) => {
  await openPage(address);
  const { title } = orderRecord(orderId).service;
  const note = await screen.findByText(new RegExp(`You get ${paid().replace('.', '\\.')} back by`));
  const entry = within(note.closest('li') ?? document.body);
  expect(entry.getByText(title.en)).toBeVisible();
  expect(entry.getByRole('link', { name: 'Get a refund now' })).toHaveAttribute(
    'href',
    `/usercenter/order/${orderId}`,
  );
});

it('has its refund in the list of orders', async () => {
  await openPage('/usercenter/order');
  const link = await screen.findByRole('link', { name: /^Get a refund now: / });
  expect(link).toHaveAttribute('href', `/usercenter/order/${orderId}`);
  expect(link.closest('tr')).toHaveTextContent(`Setup failedYou get ${paid()} back by `);
});

describe('that the buyer cannot take back at once', () => {
  const refundNote = () => new RegExp(`You get ${paid().replace('.', '\\.')} back by`);

  it.each(['/home', '/usercenter/overview', '/usercenter/order'])(
    'leads to the order at %s',
    async (address) => {
      changeReply('order/list', ({ list }) => ({
        list: v.parse(v.array(v.looseObject({})), list).map((order) => ({ ...order, refundable: undefined })),
      }));
      await openPage(address);
      const note = await screen.findByText(refundNote());
      const entry = within(note.closest<HTMLElement>('li, tr') ?? document.body);
      expect(entry.getByRole('link', { name: /^View order/ })).toHaveAttribute(
        'href',
        `/usercenter/order/${orderId}`,
      );
      expect(screen.queryByRole('link', { name: /^Get a refund now/ })).not.toBeInTheDocument();
    },
  );

  it('has its date on the page of the order, and nothing to choose', async () => {
    changeReply(`order/${orderId}`, () => ({ refundable: undefined }));
    await openPage(`/usercenter/order/${orderId}`);
    const panel = within(await screen.findByRole('region', { name: 'Setup failed' }));
    expect(panel.getByText(/^You get/)).toHaveTextContent(refundNote());
    expect(panel.queryByRole('radio')).not.toBeInTheDocument();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has only its date on the page of the result', async () => {
    changeReply(`order/${orderId}`, () => ({ refundable: undefined }));
    await openPage(`/serviceMarket/result?orderId=${orderId}`);
    const text = await screen.findByText(refundNote());
    expect(text).toHaveTextContent(/back by \w+ \d+, \d{4}\.$/);
  });
});

describe('of a trial', () => {
  beforeEach(async () => {
    db().orders = [];
    const trial = someService(
      ({ trialDays, requiresCertification }) => trialDays > 0 && !requiresCertification,
    );
    orderId = await placedOrder(toSelection(trial, { orderType: 'trial' }));
    advanceClock(10);
    settledOrders();
  });

  it('is ordered again, because nothing was charged', async () => {
    await openPage(`/usercenter/order/${orderId}`);
    expect(await screen.findByText(/Nothing was charged, and you can order it again\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Setup failed' })).not.toBeInTheDocument();
    expect(screen.getByText('Nothing to pay')).toBeVisible();
  });

  it.each(['/home', '/usercenter/overview'])('is listed without money at %s', async (address) => {
    await openPage(address);
    const note = await screen.findByText('Nothing was charged. You can order it again.');
    const entry = within(note.closest('li') ?? document.body);
    expect(entry.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/usercenter/order/${orderId}`,
    );
  });

  it('is named without a payment on the page of its result', async () => {
    await openPage(`/serviceMarket/result?orderId=${orderId}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Setup failed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order again' })).toBeVisible();
  });
});
