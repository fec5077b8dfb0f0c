import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { outline, outlineChanges } from '../support/outline';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const PATH = '/usercenter/service';
const name = 'Uptime Probe';
const END = '2026-12-20T04:00:00.000Z';
const scheduled = { kind: 'downgrade', at: END, planName: 'Solo', skuCode: 'solo' };
const openOrder = { orderId: '9', orderType: 'upgrade', status: 'pendingPayment' };

const entry = async (title = name) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement;
const open = (query = '') => openPage(`${PATH}${query}`);
const probe = () => ownService('uptime-probe');

beforeEach(() => {
  startServerAt();
  signIn();
});

const RUNNING = `
    ## [Uptime Probe](/usercenter/service/I202607316023477750) // Team · 1 year · 1 unit · Guanlan Operations
    Targets: 15 targets · Interval: 15 seconds // In use // Ends on July 31, 2027 254 days left
    Renews on July 30, 2027 for ¥1,009.00 // [Manage: Uptime Probe](/usercenter/service/I202607316023477750) // (Renew: Uptime Probe)
    (Access details: Uptime Probe) // (Upgrade: Uptime Probe)
    [View order: Uptime Probe](/usercenter/order/202607316023477750)
    [Charges: Uptime Probe](/usercenter/service/charge?instanceId=I202607316023477750)
    [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
  `;

const due = { at: '2026-11-24T04:00:00.000Z', amount: 100_900 };
const RENEWED =
  '- In use // - Ends on July 31, 2027 254 days left // - Renews on July 30, 2027 for ¥1,009.00';
const ENDS_SOON = '+ Ending soon // + Ends on November 25, 2026 5 days left';

const STATES: [name: string, changes: object, differences: string][] = [
  [
    'a renewal that is blocked',
    {
      endsOn: '2026-11-25T04:00:00.000Z',
      outlook: { state: 'blocked', reason: 'setupFailed', ...due },
      openOrder: { ...openOrder, orderType: 'renew', status: 'provisionFailed' },
    },
    `${RENEWED} // - (Renew: Uptime Probe) // - (Upgrade: Uptime Probe) // ${ENDS_SOON}
    + Can’t renew on November 24, 2026: the setup of a paid order failed // + [View order](/usercenter/order/9)`,
  ],
  [
    'a renewal that an offer to another account blocks',
    {
      endsOn: '2026-11-25T04:00:00.000Z',
      outlook: { state: 'blocked', reason: 'handOver', ...due },
      handOver: { toPhone: '139****9000', expiresAt: END },
    },
    `${RENEWED} // - (Renew: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    ${ENDS_SOON}
    + Can’t renew on November 24, 2026: it’s offered to 139****9000 // + [View offer](/usercenter/service/I202607316023477750#service-handover)`,
  ],
  [
    'a renewal for which the balance is too low',
    {
      endsOn: '2026-11-25T04:00:00.000Z',
      outlook: { state: 'short', reason: 'balance', missing: 1_000, ...due },
    },
    `${RENEWED} // ${ENDS_SOON} // + Can’t renew on November 24, 2026: your balance is ¥10.00 short
    + [Top up](/usercenter/service/charge?topUp=1000)`,
  ],
  [
    'the days of grace',
    {
      ...{ status: 'grace', endsOn: '2026-11-19T04:00:00.000Z', graceEndsOn: '2026-11-22T04:00:00.000Z' },
      ...{ autoRenew: false, outlook: { state: 'willEnd', reason: 'off', at: '2026-11-19T04:00:00.000Z' } },
    },
    `${RENEWED} // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Grace period // + Ended on November 19, 2026
    + Its term ended on November 19, 2026. It keeps running for 2 more days, until November 22, 2026 at 12:00 PM.
    + [off] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.`,
  ],
  [
    'a trial that ends soon',
    { orderType: 'trial', beganOn: '2026-11-18T04:00:00.000Z', endsOn: '2026-11-22T04:00:00.000Z' },
    `- Team · 1 year · 1 unit · Guanlan Operations // - Ends on July 31, 2027 254 days left // - (Renew: Uptime Probe)
    - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Team · Trial · 1 unit · Guanlan Operations // + Ends on November 22, 2026 2 days left
    + Buy before the trial ends, and it becomes the paid service. The 2 days left are kept; the paid term begins on November 22, 2026.
    + [Buy: Uptime Probe](/serviceMarket/detail?serviceId=uptime-probe&plan=team&period=year-1&spec.targets=15&spec.interval=s15)`,
  ],
  [
    'a single delivery',
    { endsOn: undefined },
    `- Ends on July 31, 2027 254 days left // - (Renew: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + One-time delivery, no end date`,
  ],
  [
    'a service that has ended',
    { status: 'expired', endsOn: '2026-11-10T04:00:00.000Z' },
    `- In use // - Ends on July 31, 2027 254 days left // - (Access details: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days. // + Ended
    + Ended on November 10, 2026`,
  ],
  [
    'a canceled service',
    { status: 'released' },
    `- In use // - Ends on July 31, 2027 254 days left // - (Renew: Uptime Probe) // - (Access details: Uptime Probe)
    - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Canceled`,
  ],
  [
    'a service with an open upgrade',
    { openOrder },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe) // + You have an unfinished upgrade.
    + [View order](/order/9)`,
  ],
  [
    'a service with an open renewal',
    { openOrder: { ...openOrder, orderType: 'renew' } },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe) // + You have an unfinished renewal.
    + [View order](/order/9)`,
  ],
  [
    'a service with an open plan change',
    { openOrder: { ...openOrder, orderType: 'change' } },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe) // + You have an unfinished plan change.
    + [View order](/order/9)`,
  ],
  [
    'a service with the largest plan, which has another of its rank',
    { upgradable: false, changeable: true },
    `- (Upgrade: Uptime Probe) // + (Change plan: Uptime Probe)`,
  ],
  [
    'a scheduled end and an offer',
    { scheduled: { kind: 'end', at: END }, handOver: { toPhone: '139****9000', expiresAt: END } },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Ends on December 20, 2026 and isn’t renewed. // + [View or take back](/usercenter/service/I202607316023477750#service-schedule)
    + Offered to 139****9000. // + [View or take back](/usercenter/service/I202607316023477750#service-handover)`,
  ],
  [
    'an unpaid downgrade',
    { scheduled: { ...scheduled, at: '2027-08-20T04:00:00.000Z' } },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Downgrades to the plan “Solo” on August 20, 2027, if its renewal is paid.
    + [View or take back](/usercenter/service/I202607316023477750#service-schedule)`,
  ],
  [
    'a paid downgrade',
    { scheduled },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    + Downgrades to the plan “Solo” on December 20, 2026.
    + [View or take back](/usercenter/service/I202607316023477750#service-schedule)`,
  ],
  [
    'a service that is no longer sold',
    { renewable: false, upgradable: false, autoRenew: false },
    `- (Renew: Uptime Probe) // - (Upgrade: Uptime Probe)
    - [on] Renew automatically: Uptime Probe – Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.
    - Paid from your balance one day before the end. If that fails, we tell you, and the service keeps running for 3 days.`,
  ],
];

it('lists services in each state', async () => {
  const { instanceId } = probe();
  changeReply('/instance/list', ({ list }) => {
    const listed = (list as { instanceId: string }[]).find((each) => each.instanceId === instanceId);
    const found = { ...listed, upgradable: true };
    const states = STATES.map(([, changes], index) => ({
      ...found,
      ...{ instanceId: `${instanceId}${index}`, outlook: undefined },
      ...changes,
    }));
    return { list: [found, ...states] };
  });
  await open();
  const headings = await screen.findAllByRole('heading', { level: 2, name });
  const [first, ...cards] = headings.map((heading) => outline(heading.closest('li') as Element));
  expect(first ?? '').toRead(RUNNING);
  STATES.forEach(([state, changes, differences], index) => {
    const text = (cards[index] ?? '').replaceAll(`${instanceId}${index}`, instanceId);
    const before = 'outlook' in changes ? RUNNING : RUNNING.replace(/Renews on .*? \/\/ /, '');
    expect(`${state}\n${outlineChanges(before, text)}`).toRead(`${state}\n${differences}`);
  });
});

it('lists services, also after a failed read, and keeps group and search in the URL', async () => {
  loseNextCall('GET', 'instance/list');
  const release = holdNextCall('GET', 'instance/list');
  const { user } = await open();
  expect(document.querySelector('ul[aria-busy], [aria-busy="true"] .ant-skeleton')).toBeInTheDocument();
  release();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await entry();
  const ended = screen.getByRole('link', { name: /^Ended \d+$/ });
  await user.click(ended);
  await waitFor(() => expect(place()).toBe(`${PATH}?group=ended`));
  await waitFor(() => expect(screen.queryByText('In use', { ignore: 'a' })).not.toBeInTheDocument());
  const count = Number(/\d+/.exec(ended.textContent)?.[0]);
  expect(screen.getAllByText(/^(Ended|Canceled)$/, { ignore: 'a' })).toHaveLength(count);
  const search = screen.getByLabelText('Search by service, plan, provider or order');
  await user.fill(search, 'no such service');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  db().instances = [];
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Browse services' })).toHaveAttribute(
    'href',
    '/serviceMarket',
  );
});

it('opens and closes each dialog in the URL', async () => {
  changeReply('/instance/list', ({ list }) => ({
    list: (list as object[]).map((each) => ({ ...each, upgradable: true, changeable: true })),
  }));
  const { user } = await open();
  const service = within(await entry());
  for (const [kind, opener] of [
    ['renew', 'Renew'],
    ['upgrade', 'Upgrade'],
    ['change', 'Change plan'],
    ['access', 'Access details'],
  ] as const) {
    await user.click(service.getByRole('button', { name: `${opener}: ${name}` }));
    await waitFor(() => expect(place()).toBe(`${PATH}?${kind}=${probe().instanceId}`));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe(PATH));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
