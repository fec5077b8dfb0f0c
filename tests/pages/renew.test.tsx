import { screen, waitFor, within } from '@testing-library/react';
import { shiftByPeriod } from '@/domain/calendar';
import { formatMoney } from '@/domain/money/money';
import { findServiceRecord } from '../../mock/lib/catalogue/catalogue';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { changeReply, holdNextCall, loseNextReply, replyNext } from '../support/network';
import { orderRecord, orderTotal, PLACE_ORDER, payElsewhere, priceLines, sent } from '../support/orders';
import { outline } from '../support/outline';
import { place, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const SERVICE = 'document-translation';
const service = () => ownService(SERVICE);
const dialog = () => within(screen.getByRole('dialog'));
const orderButton = (cents: number) => `Pay ${formatMoney(cents, 'en-US')}`;
const newest = () => db().orders.at(-1);

const TERMS = `
    Purchase order number (optional):  – Shown with the order and on its invoice. // 0 / 40 // Shown with the order and on its invoice.
    [ ] I have read and accept these terms – Platform Service Terms Version 1.3, effective November 10, 2026
    [Platform Service Terms](/agreement/blockserveterms) // Version 1.3, effective November 10, 2026 // alert:`;
const LATER = 'In full until the term begins; then by the full days left, because the service is in use';
const DAYS_LEFT = 'By the full days left from the start; a day that has begun counts as used';

const BILLING = '\nBilling details // 林小满 Request the invoice after the payment.';

interface Ordered {
  plan: string;
  price: string;
  members: string;
  period: string;
  refund: string;
}

/** What is below the end date, and the summary above the lines of the price. */
const ordered = ({ plan, price, members, period, refund }: Ordered) => `
    Configuration // Plan // ${plan} // Term // 1 month // Price // ${price} // Members // ${members}
    Company term base // Not included // Quantity // 2 ${TERMS}
    section Order summary: // ## Order summary // Service period // ${period}
    Renewal // Doesn’t renew automatically // Refund // ${refund}`;

async function openDialog(kind: 'renew' | 'upgrade' | 'change') {
  const app = renderApp(`/usercenter/service?${kind}=${service().instanceId}`);
  await waitFor(() => expect(dialog().getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
  return app;
}

beforeEach(() => {
  startServerAt();
  signIn();
});

it('renews with the live price and the terms, and extends the end after payment', async () => {
  const before = service().endsOn ?? 0;
  const { user } = await openDialog('renew');
  expect(
    screen.getByRole('dialog'),
  ).toRead(`(Close) // Renew service // Document Translation Desk Current plan Solo
    Renew for // (•) 1 month ¥78.00 // ( ) 1 quarter ¥222.00 – Save 5% // ( ) 1 year ¥794.00 – Save 15%
    New end date December 26, 2026
    ${ordered({ plan: 'Solo', price: '¥39 / month', members: '1 member', period: 'November 26, 2026 – December 26, 2026', refund: LATER + BILLING })}
    Solo, 1 month ¥39.00 × 2 // ¥78.00 // Total Including 6% tax: ¥4.42 // ¥78.00
    (Pay ¥78.00)`);
  await user.click(dialog().getByRole('radio', { name: /^1 quarter/ }));
  await waitFor(() => expect(sent('POST', 'order/quote')).toHaveLength(2));
  await waitFor(() => expect(dialog().getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
  await user.click(dialog().getByRole('button', { name: PLACE_ORDER }));
  expect(dialog().getByText('Accept the terms to continue.')).toBeVisible();
  expect(sent('POST', `instance/${service().instanceId}/renew`)).toHaveLength(0);

  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: PLACE_ORDER }));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  const order = newest();
  expect(order?.selection).toMatchObject({
    orderType: 'renew',
    skuCode: service().skuCode,
    period: { unit: 'quarter', count: 1 },
    instanceId: service().instanceId,
  });

  db().users.forEach((user_) => {
    user_.balance = order?.payableAmount ?? 0;
  });
  await payElsewhere(order?.orderId ?? '', 'balance');
  db().clockOffsetSeconds += 10;
  renderApp('/usercenter/service');
  const { instanceId, service: bought } = service();
  const list = within(await screen.findByRole('table', { name: 'My services' }));
  const link = list.getByRole('link', { name: bought.title.en });
  expect(link).toHaveAttribute('href', `/usercenter/service/${instanceId}`);
  await waitFor(() => expect(orderRecord(order?.orderId ?? '').status).toBe('completed'));
  const months = (new Date(service().endsOn ?? 0).getUTCMonth() - new Date(before).getUTCMonth() + 12) % 12;
  expect(months).toBe(3);
});

it('finds the same order after a lost reply, and then links to it as the unfinished one', async () => {
  const { user, unmount } = await openDialog('renew');
  const count = db().orders.length;
  loseNextReply('POST', `instance/${service().instanceId}/renew`);
  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: PLACE_ORDER }));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(place()).toBe(`/order/${newest()?.orderId}`));
  expect(db().orders).toHaveLength(count + 1);
  unmount();

  renderApp('/usercenter/service');
  const note = await screen.findByText('You have an unfinished renewal.');
  const row = within(note.closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: /^Pay now: / })).toHaveAttribute(
    'href',
    `/order/${newest()?.orderId}`,
  );
  expect(row.queryByRole('button', { name: /^Renew:/ })).not.toBeInTheDocument();
});

it('upgrades for the price difference of the remaining days, with its calculation', async () => {
  const { user } = await openDialog('upgrade');
  expect(
    screen.getByRole('dialog'),
  ).toRead(`(Close) // Upgrade plan // Document Translation Desk Current plan Solo
    Upgrade to // (•) Team ¥398.00 per term – 8 members // ( ) Company ¥… per term – 40 members
    ul What changes with the plan: // Members: 1 member → 8 members
    The new plan starts now. You pay the price difference for the time left; a day that has begun counts as a day left.
    End date (unchanged) November 26, 2026
    ${ordered({ plan: 'Team', price: '¥199 / month', members: '8 members', period: 'From the setup to November 26, 2026', refund: DAYS_LEFT + BILLING })}
    Solo to Team (¥398.00 − ¥78.00) × 7 of 31 days // ¥72.26 // Total Including 6% tax: ¥4.09 // ¥72.26
    (Pay ¥72.26)`);
  await user.click(dialog().getByRole('radio', { name: /^Company/ }));
  expect(dialog().getByRole('list', { name: 'What changes with the plan' })).toRead(
    'Members: 1 member → 40 members // Company term base: Not included → Included',
  );
  await waitFor(() => expect(sent('POST', 'order/quote')).toHaveLength(2));
  await waitFor(() => expect(dialog().getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
  await user.click(dialog().getByRole('checkbox'));
  const shown = dialog().getByRole('button', { name: PLACE_ORDER }).textContent ?? '';
  await user.click(button(shown));
  await waitFor(() => expect(place()).toMatch(/^\/order\//));
  const order = newest();
  expect(shown).toBe(orderButton(order?.payableAmount ?? 0));
  expect(order).toMatchObject({
    selection: {
      ...{ orderType: 'upgrade', skuCode: 'company' },
      specs: { members: 40, termBase: true },
    },
    discountAmount: 0,
  });
});

it('counts the same days as the service, and later terms as whole ones', async () => {
  const { endsOn = 0, period } = service();
  service().endsOn = shiftByPeriod(endsOn, period, 2);
  const { unmount } = await openDialog('upgrade');
  expect(
    [priceLines(), orderTotal()].map(outline).join('\n'),
  ).toRead(`Solo to Team, rest of this term (¥398.00 − ¥78.00) × 7 of 31 days // ¥72.26
    Solo to Team, later terms (¥398.00 − ¥78.00) × 2 terms // ¥640.00 // Total Including 6% tax: ¥40.32 // ¥712.26`);
  unmount();
  service().endsOn = endsOn;
  renderApp('/usercenter/service');
  expect((await screen.findByText('Nov 26, 2026')).closest('td')).toHaveTextContent('7 days left');
});

it('changes to a plan of the same rank that costs less for nothing, and says that nothing is paid back', async () => {
  const plans = findServiceRecord(SERVICE)?.skus ?? [];
  for (const plan of plans) jest.replaceProperty(plan, 'rank', 1);
  Object.assign(service(), { skuCode: 'team', specs: { members: 8, termBase: false } });
  service().service.planName = { zh: '团队版', en: 'Team' };
  const { user } = await openDialog('change');
  expect(
    screen.getByRole('dialog'),
  ).toRead(`(Close) // Change plan // Document Translation Desk Current plan Team
    Change to // (•) Solo ¥78.00 per term – 1 member // ( ) Company ¥… per term – 40 members
    ul What changes with the plan: // Members: 8 members → 1 member
    The new plan starts now. It costs no more than your current plan, so you pay nothing, and nothing is paid back.
    End date (unchanged) November 26, 2026
    ${ordered({ plan: 'Solo', price: '¥39 / month', members: '1 member', period: 'From the setup to November 26, 2026', refund: 'Nothing is charged, so there is nothing to refund' })}
    Team to Solo ¥78.00 is no more than ¥398.00, so nothing is paid or paid back // ¥0.00
    Total // ¥0.00
    (Place order)`);
  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(place()).toBe(`/serviceMarket/result?orderId=${newest()?.orderId}`));
  expect(newest()).toMatchObject({
    selection: { orderType: 'change', skuCode: 'solo' },
    payableAmount: 0,
  });
});

const NOT_NOW = 'This isn’t possible for this service right now.';
const UNSOLD =
  'This plan is no longer sold and can’t be renewed. Look for another one in the service market.';

it.each([
  ['renew', { status: 'released' }, NOT_NOW],
  ['upgrade', { scheduled: { kind: 'end', at: '2026-12-20T04:00:00.000Z' } }, NOT_NOW],
  ['renew', { skuCode: 'gone' }, UNSOLD],
  ['upgrade', { skuCode: 'company' }, 'You already have the largest plan for this term.'],
  ['change', {}, 'There is no other plan of this level for this term.'],
])('says why a dialog to %s a service with %j offers nothing', async (kind, instance, text) => {
  changeReply(`/instance/${service().instanceId}`, () => instance);
  renderApp(`/usercenter/service?${kind}=${service().instanceId}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(dialog().queryByRole('radio')).not.toBeInTheDocument();
});

it('can be loaded again, and closed', async () => {
  const path = `instance/${service().instanceId}`;
  replyNext('GET', path, { code: 500, message: 'Down for now' });
  const release = holdNextCall('GET', path);
  const { user } = renderApp(`/usercenter/service?renew=${service().instanceId}`);
  await waitFor(() => expect(dialog().getByText('Renew service')).toBeVisible());
  expect(screen.getByRole('dialog').querySelector('[aria-busy="true"] .ant-skeleton')).toBeInTheDocument();
  release();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: '1 month ¥78.00' })).toBeChecked();
  expect(document.querySelector('[role="dialog"] [aria-busy="true"]')).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('locks the choice while the order is sent, and drops a refusal with another choice', async () => {
  const { user } = await openDialog('renew');
  const path = `instance/${service().instanceId}/renew`;
  await user.click(dialog().getByRole('checkbox'));
  replyNext('POST', path, { code: 42012, message: 'Not possible now.' });
  const release = holdNextCall('POST', path);
  await user.click(dialog().getByRole('button', { name: PLACE_ORDER }));
  for (const radio of dialog().getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(dialog().getByRole('checkbox')).toBeDisabled();
  release();
  expect(await dialog().findByText('Not possible now.')).toBeVisible();
  replyNext('POST', 'order/quote', { code: 500, message: 'Down for now' });
  await user.click(dialog().getByRole('radio', { name: /^1 year/ }));
  expect(dialog().queryByText('Not possible now.')).not.toBeInTheDocument();
  await user.click(await dialog().findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog().getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
  expect(dialog().getByText('New end date').closest('p')).toHaveTextContent('New end date November 26, 2027');
});

it('shows an error for a service of another user', async () => {
  const theirs = db().instances.find(({ userId }) => userId === '10001');
  renderApp(`/usercenter/service?renew=${theirs?.instanceId}`);
  expect(await screen.findByText(/This service doesn’t exist/)).toBeVisible();
});
