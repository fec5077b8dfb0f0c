import { screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { outline } from '../support/outline';
import { place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { openService, region, serviceHead } from '../support/servicePage';

const END = '2026-12-20T04:00:00.000Z';
const openOrder = { orderId: '9', orderType: 'upgrade', status: 'pendingPayment' };

beforeEach(() => startServerAt());

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  amount: 10,
}));
const allowance = { kind: 'month', total: 1_000, used: 950, resetsOn: '2026-11-30T16:00:00.000Z' };

const TITLE = '[Back to my services](/usercenter/service) // # Face Liveness Detection';
const OPEN = '(Show access details) // (More actions)';
const PLAN = 'Finance · Dunshan Security';
const LIMITS = 'Mode // Silent, actions and colored light // Apps // 3 apps';

const HEADS: [name: string, change: object, head: string, usage?: string][] = [
  [
    'a trial that ends soon',
    {
      orderType: 'trial',
      beganOn: '2026-11-18T04:00:00.000Z',
      endsOn: '2026-11-22T04:00:00.000Z',
      autoRenew: false,
    },
    `In use
    [Buy](/serviceMarket/detail?serviceId=face-liveness&plan=finance&period=year-1&spec.mode=colour&spec.apps=3)
    (More actions) // Finance · Trial · Dunshan Security · Ends November 22, 2026
    Buy before the trial ends, and it becomes the paid service. The 2 days left are kept; the paid term begins on November 22, 2026.`,
  ],
  [
    'a single delivery',
    { endsOn: undefined, renewable: false },
    `In use // ${OPEN} // ${PLAN} · One-time delivery, no end date`,
  ],
  [
    'a service that has ended',
    { status: 'expired', endsOn: '2026-11-10T04:00:00.000Z', renewable: false },
    `Ended // (More actions) // ${PLAN} · Ended November 10, 2026`,
  ],
  [
    'a service that has ended and can be renewed',
    { status: 'expired', endsOn: '2026-11-10T04:00:00.000Z', renewable: true },
    `Ended // (Renew) // (More actions) // ${PLAN} · Ended November 10, 2026`,
  ],
  [
    'a service that ends for good',
    {
      autoRenew: false,
      endsOn: END,
      scheduled: { kind: 'end', at: END },
      usage: { unit: 'calls', days: DAYS },
    },
    `Ending soon // ${OPEN} // ${PLAN} · Ends December 20, 2026 // Ends on December 20, 2026 and isn’t renewed.
    [View or take back](/usercenter/service/I202604241697231908#service-schedule)`,
    `## Usage // Last 30 days (calls) // 300 // This plan has no usage limit. // Daily average (calls) // 10
    ${LIMITS}`,
  ],
  [
    'a service with an open upgrade',
    { openOrder, upgradable: true, usage: { unit: 'calls', days: DAYS, allowance }, alertPercent: 95 },
    `In use // ${OPEN} // ${PLAN} · Ends April 24, 2027 // You have an unfinished upgrade.
    [View order](/order/9)`,
    `## Usage // alert: // Usage has reached your threshold of 95%. // Left // 50 // of 1,000 calls // Used // 95%
    Starts over on December 1, 2026 // Daily average (calls) // 10
    At the pace of the last 7 days, it runs out on November 25, 2026. // ${LIMITS} // section Usage alert: // ### Usage alert
    You’re notified at 95% used. // [x] Notify me when usage reaches a threshold // Threshold (%): 95 // (Save alert)`,
  ],
  [
    'a service with an open renewal and a hand-over',
    {
      openOrder: { ...openOrder, orderType: 'renew' },
      handOver: { toPhone: '139****9000', expiresAt: END },
      usage: {
        unit: 'calls',
        days: DAYS.map(({ day }) => ({ day, amount: 0 })),
        allowance: { kind: 'pack', total: 9, used: 0 },
      },
    },
    `In use // (More actions) // ${PLAN} · Ends April 24, 2027 // You have an unfinished renewal.
    [View order](/order/9) // Offered to 139****9000.
    [View or take back](/usercenter/service/I202604241697231908#service-handover)`,
  ],
  [
    'a service that cannot renew while it is offered',
    {
      handOver: { toPhone: '139****9000', expiresAt: END },
      outlook: { state: 'blocked', reason: 'handOver', at: '2027-04-23T02:08:24.000Z' },
    },
    `In use // ${OPEN} // ${PLAN} · Ends April 24, 2027 // alert:
    Can’t renew on April 23, 2027: it’s offered to 139****9000
    [View offer](/usercenter/service/I202604241697231908#service-handover)`,
  ],
  [
    'a service that cannot renew because of its open order',
    { openOrder, outlook: { state: 'blocked', reason: 'openOrder', at: '2027-04-23T02:08:24.000Z' } },
    `In use // ${OPEN} // ${PLAN} · Ends April 24, 2027 // alert:
    Can’t renew on April 23, 2027: an order is still open // [View order](/usercenter/order/9)`,
  ],
  [
    'a service in its days of grace',
    {
      status: 'grace',
      endsOn: '2026-11-19T04:00:00.000Z',
      graceEndsOn: '2026-11-22T04:00:00.000Z',
      outlook: { state: 'willEnd', reason: 'off', at: '2026-11-22T04:00:00.000Z' },
      usage: { unit: 'calls', days: DAYS, allowance: { kind: 'pack', total: 900, used: 1 } },
    },
    `Grace period // (Renew) // (More actions) // ${PLAN} · Ends November 22, 2026 // alert:
    Its term ended on November 19, 2026. It keeps running for 2 more days, until November 22, 2026 at 12:00 PM.`,
    `## Usage // Left // 899 // of 900 calls // Used // 0% // Daily average (calls) // 10
    At the pace of the last 7 days, it lasts until November 22, 2026. // ${LIMITS} // section Usage alert: // ### Usage alert
    [ ] Notify me when usage reaches a threshold // (Save alert)`,
  ],
  [
    'a service that a member manages',
    { role: 'manager', openOrder, usage: undefined },
    `In use // (More actions) // ${PLAN} · Ends April 24, 2027 · You manage this service`,
  ],
  [
    'a service without automatic renewal whose plan can be changed',
    {
      autoRenew: false,
      ...{ upgradable: true, changeable: true },
      quantity: 2,
      outlook: { state: 'willEnd', reason: 'off', at: '2027-04-24T02:08:24.000Z' },
      usage: { unit: 'calls', days: DAYS, allowance: { kind: 'pack', total: 900, used: 950 } },
    },
    `In use // ${OPEN} // ${PLAN} · Ends April 24, 2027`,
    `## Usage // Left // 0 // of 900 calls // Used // 100% // Daily average (calls) // 10 // Used up. // ${LIMITS} // Quantity // 2
    section Usage alert: // ### Usage alert // [ ] Notify me when usage reaches a threshold // (Save alert)`,
  ],
];

it('shows the head of a running service', async () => {
  await openService();
  expect(serviceHead()).toRead(
    `${TITLE} // In use // ${OPEN} // ${PLAN} · Renews on April 23, 2027 for ¥20,196.00`,
  );
});

it.each(HEADS)('shows the head and the usage of %s', async (_, change, head, usage = '') => {
  await openService({ alertPercent: undefined, outlook: undefined, ...change });
  expect(serviceHead()).toRead(`${TITLE} // ${head}`);
  if (!usage) return;
  const shown = outline(region('Usage')).replace(/\nUsage by day[\s\S]*?(\nsection Usage alert|$)/, '$1');
  expect(shown).toRead(usage);
});

const items = () => screen.findAllByRole('menuitem');

it('has the other actions behind one button, also after it was closed', async () => {
  const { user } = await openService({ upgradable: true, changeable: true });
  await user.click(button('More actions'));
  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    ...['Renew', 'Upgrade', 'Change plan', 'View in market', 'Get help'],
  ]);
  expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute(
    'href',
    '/usercenter/support/new?instanceId=I202604241697231908',
  );
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Renew' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button('More actions')).toHaveFocus());
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Upgrade' }));
  expect(place()).toBe('/usercenter/service/I202604241697231908?dialog=upgrade&tab=usage');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button('More actions')).toHaveFocus());
});

it('offers the access below instead of above where it is in sight', async () => {
  await openService(undefined, { tab: 'access' });
  expect(serviceHead()).toContain('(More actions)');
  expect(serviceHead()).not.toContain('access details');
  expect(region('Access details')).toRead(`## Access details // (Show access details)
    The service address and sign-in details, shown after you confirm it’s you.`);
});
