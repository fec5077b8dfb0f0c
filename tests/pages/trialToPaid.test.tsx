import { screen, waitFor } from '@testing-library/react';
import { dateText } from '@/domain/intlFormats';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { button } from '../support/account';
import {
  orderRecord,
  orderSummary,
  PAY,
  PLACE_ORDER,
  placedOrder,
  sent,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { getUser } from '../support/signedIn';

const DAY_SECONDS = 86_400;

/** Starts a trial three and a half days before its end, and returns it. */
async function startTrial() {
  const service = someService(
    ({ trialDays, requiresCertification, purchaseLimit, skus }) =>
      trialDays > 4 && !requiresCertification && purchaseLimit === 0 && skus[0]?.periods[0]?.unit === 'month',
  );
  await placedOrder(toSelection(service, { orderType: 'trial' }));
  db().clockOffsetSeconds += 10;
  settledOrders();
  const [trial] = db().instances;
  if (!trial?.endsOn) throw new Error('The trial was not set up');
  db().clockOffsetSeconds += (service.trialDays - 3.5) * DAY_SECONDS;
  signInAgain();
  return { service, trial, endsOn: trial.endsOn };
}

/** The session has ended meanwhile; the trial stays. */
function signInAgain(): void {
  const { orders, instances } = db();
  signInAs('user');
  Object.assign(db(), { orders, instances });
}

beforeEach(() => {
  startServerAt();
  signInAs('user');
  db().paymentSettings.settleAfterMs = 0;
  Object.assign(getUser(), { balance: 10_000_000, balanceProofLimit: null });
});

it('a trial is bought from its page, loses no day, and stays the same service', async () => {
  const { service, trial, endsOn } = await startTrial();
  const end = dateText('en-US', endsOn);
  const { user } = await openPage(`/usercenter/service/${trial.instanceId}`, { title: service.title });
  expect(
    screen.getByText(
      `Buy before the trial ends, and it becomes the paid service. The 4 days left are kept; the paid term begins on ${end}.`,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Buy' }));
  const kept = `Your trial becomes this service. The 4 days left of it are kept; the paid term begins on ${end}.`;
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));

  await screen.findByRole('button', { name: PLACE_ORDER });
  expect(orderSummary()).toHaveTextContent(kept);
  expect(orderSummary()).toHaveTextContent(`Service period${end} – `);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button(PLACE_ORDER));

  await screen.findByRole('button', { name: PAY });
  expect(orderSummary()).toHaveTextContent(kept);
  await user.click(screen.getByRole('radio', { name: /Account balance/ }));
  await user.click(button(PAY));
  await waitFor(() => expect(place()).toMatch(/^\/serviceMarket\/result/));
  expect(sent('POST', 'order')).toHaveLength(1);

  db().clockOffsetSeconds += 10;
  const paid = orderRecord(new URLSearchParams(place().split('?')[1]).get('orderId') ?? '');
  settledOrders();
  expect(paid).toMatchObject({ status: 'completed', instanceId: trial.instanceId });
  expect(db().instances).toHaveLength(1);
  expect(db().instances[0]).toMatchObject({ orderType: 'new', autoRenew: false, endsOn: paid.covers?.to });
});

it('the refund of a bought trial says that the trial goes on until its end', async () => {
  const { trial, service, endsOn } = await startTrial();
  const orderId = await placedOrder(toSelection(service));
  const record = orderRecord(orderId);
  Object.assign(record, { status: 'paid', paidAt: record.createdAt, paidAmount: record.payableAmount });
  db().clockOffsetSeconds += 10;
  settledOrders();
  expect(record.instanceId).toBe(trial.instanceId);
  const { user } = await openPage(`/usercenter/order/${orderId}`);
  await user.click(button('Request a refund'));
  expect(
    await screen.findByText(
      `Once approved, the service is a trial again, with its former plan, and ends on ${dateText('en-US', endsOn)}.`,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/the service stops immediately/)).not.toBeInTheDocument();
});
