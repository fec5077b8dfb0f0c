import { outline, outlineChanges } from '../support/outline';
import { startServerAt } from '../support/serverTime';
import { openService, region, serviceHead } from '../support/servicePage';

const END = '2026-12-20T04:00:00.000Z';
const openOrder = { orderId: '9', orderType: 'upgrade', status: 'pendingPayment' };

beforeEach(() => startServerAt());

const RUNNING = `
    [Back to my services](/usercenter/service) // # Face Liveness Detection // In use
    Finance · 1 year · 1 unit · Dunshan Security // End date // April 24, 2027 155 days left // Renewal
    Renews on April 23, 2027 for ¥20,196.00 // (Renew) // (Access details) // [View in market](/serviceMarket/detail?serviceId=face-liveness)
    [Get help](/usercenter/support/new?instanceId=I202604241697231908)
    [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
  `;

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  amount: 10,
}));
const allowance = { kind: 'month', total: 1_000, used: 950, resetsOn: '2026-11-30T16:00:00.000Z' };

const HEADS: [name: string, change: object, differences: string, usage?: string][] = [
  [
    'a trial that ends soon',
    {
      orderType: 'trial',
      beganOn: '2026-11-18T04:00:00.000Z',
      endsOn: '2026-11-22T04:00:00.000Z',
      autoRenew: false,
    },
    `- Finance · 1 year · 1 unit · Dunshan Security // - April 24, 2027 155 days left // - (Renew)
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Finance · Trial · 1 unit · Dunshan Security // + November 22, 2026 2 days left
    + Buy before the trial ends, and it becomes the paid service. The 2 days left are kept; the paid term begins on November 22, 2026.
    + [Buy](/serviceMarket/detail?serviceId=face-liveness&plan=finance&period=year-1&spec.mode=colour&spec.apps=3)`,
  ],
  [
    'a single delivery',
    { endsOn: undefined, renewable: false },
    `- End date // - April 24, 2027 155 days left // - (Renew)
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + One-time delivery, no end date`,
  ],
  [
    'a service that has ended',
    { status: 'expired', endsOn: '2026-11-10T04:00:00.000Z', renewable: false },
    `- In use // - April 24, 2027 155 days left // - (Renew)
    - (Access details)
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days. // + Ended
    + November 10, 2026`,
  ],
  [
    'a service that ends for good',
    {
      autoRenew: false,
      scheduled: { kind: 'end', at: END },
      usage: { unit: 'calls', days: DAYS },
    },
    `- (Renew)
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Ends on December 20, 2026 and isn’t renewed.`,
    `## Usage // This plan has no usage limit. // section Usage alert: // ### Usage alert
    This plan has no usage limit, so there is nothing to alert you about.`,
  ],
  [
    'a service with an open upgrade',
    { openOrder, upgradable: true, usage: { unit: 'calls', days: DAYS, allowance }, alertPercent: 95 },
    `- (Renew) // + You have an unfinished upgrade. // + [View order](/order/9)`,
    `## Usage // alert: // Usage has reached your threshold of 95%. // Left 50 of 1,000 calls
    95% used · Starts over on December 1, 2026 // At the pace of the last 7 days, it runs out on November 25, 2026.
    section Usage alert: // ### Usage alert // You’re notified at 95% used.
    [x] Notify me when usage reaches a threshold // Threshold (%): 95 // (Save alert)`,
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
    `- (Renew)
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + You have an unfinished renewal. // + [View order](/order/9) // + Offered to 139****9000.`,
    `## Usage // Left 9 of 9 calls // 0% used // At the pace of the last 7 days, it lasts until April 24, 2027.
    No data · No usage in the last 30 days. // section Usage alert: // ### Usage alert // No usage alert is set.
    [ ] Notify me when usage reaches a threshold // (Save alert)`,
  ],
  [
    'a service in its days of grace',
    {
      status: 'grace',
      endsOn: '2026-11-19T04:00:00.000Z',
      graceEndsOn: '2026-11-22T04:00:00.000Z',
      outlook: { state: 'willEnd', reason: 'off', at: '2026-11-22T04:00:00.000Z' },
      usage: { unit: 'calls', days: DAYS, allowance: { kind: 'pack', total: 900, used: 0 } },
    },
    `- In use // - April 24, 2027 155 days left // - Renews on April 23, 2027 for ¥20,196.00 // + Grace period // + November 19, 2026
    + Its term ended on November 19, 2026. It keeps running for 2 more days, until November 22, 2026 at 12:00 PM.`,
    `## Usage // Left 900 of 900 calls // 0% used // At the pace of the last 7 days, it lasts until November 22, 2026.
    section Usage alert: // ### Usage alert // No usage alert is set. // [ ] Notify me when usage reaches a threshold // (Save alert)`,
  ],
  [
    'a service that a member manages',
    { role: 'manager', openOrder, usage: undefined },
    `- (Renew) // - (Access details)
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + You manage this service`,
    `## Usage // This service isn’t metered.`,
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
    `- Finance · 1 year · 1 unit · Dunshan Security // - Renews on April 23, 2027 for ¥20,196.00
    - [on] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Finance · 1 year · 2 units · Dunshan Security // + Ends on April 24, 2027: automatic renewal is off // + (Upgrade) // + (Change plan)
    + [off] Renew automatically: Face Liveness Detection – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.`,
    `## Usage // Left 0 of 900 calls // 100% used // Used up. // section Usage alert: // ### Usage alert
    No usage alert is set. // [ ] Notify me when usage reaches a threshold // (Save alert)`,
  ],
];

it('shows the head of a running service', async () => {
  await openService();
  expect(serviceHead()).toRead(RUNNING);
});

it.each(HEADS)('shows the head and the usage of %s', async (_, change, differences, usage = '') => {
  await openService({ alertPercent: undefined, outlook: undefined, ...change });
  const before =
    'outlook' in change ? RUNNING : RUNNING.replace(/Renewal\s+Renews .* \/\/ \(Renew/, '(Renew');
  expect(outlineChanges(before, outline(serviceHead()))).toRead(differences);
  const shown = outline(region('Usage')).replace(/\nUsage by day[\s\S]*\n(section Usage alert)/, '\n$1');
  if (usage) expect(shown).toRead(usage);
});
