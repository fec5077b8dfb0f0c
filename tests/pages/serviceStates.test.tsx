import { screen, within } from '@testing-library/react';
import { changeReply } from '../support/network';
import { outline } from '../support/outline';
import { openPage } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const name = 'Uptime Probe';
const END = '2026-12-20T04:00:00.000Z';
const scheduled = { kind: 'downgrade', at: END, planName: 'Solo', skuCode: 'solo' };
const openOrder = { orderId: '9', orderType: 'upgrade', status: 'pendingPayment' };

beforeEach(() => {
  startServerAt();
  signIn();
});

const due = { at: '2026-11-24T04:00:00.000Z', amount: 100_900 };
const ALL = 'Renew, Upgrade, Automatic renewal, View order, Charges';

/** A service in a state, its renewal and its main action as the table shows them, and its menu. */
const STATES: [
  state: string,
  changes: object,
  status: string,
  renewal: string,
  main: string,
  menu?: string,
][] = [
  ['a service that renews itself', {}, 'In use', 'Renews Jul 30, 2027', '(Access details)', ALL],
  [
    'a renewal that is blocked',
    {
      endsOn: '2026-11-25T04:00:00.000Z',
      outlook: { state: 'blocked', reason: 'setupFailed', ...due },
      openOrder: { ...openOrder, orderType: 'renew', status: 'provisionFailed' },
    },
    'Ending soon',
    'Ends Nov 25, 2026 Can’t renew on November 24, 2026: the setup of a paid order failed',
    '[View order](/usercenter/order/9)',
    'Access details, Automatic renewal, View order, Charges',
  ],
  [
    'a renewal that an offer to another account blocks',
    {
      endsOn: '2026-11-25T04:00:00.000Z',
      outlook: { state: 'blocked', reason: 'handOver', ...due },
      handOver: { toPhone: '139****9000', expiresAt: END },
    },
    'Ending soon',
    'Ends Nov 25, 2026 Can’t renew on November 24, 2026: it’s offered to 139****9000',
    '[View offer](/usercenter/service/I#service-handover)',
    'Access details, View order, Charges',
  ],
  [
    'a renewal for which the balance is too low',
    {
      endsOn: '2026-11-25T04:00:00.000Z',
      outlook: { state: 'short', reason: 'balance', missing: 1_000, ...due },
    },
    'Ending soon',
    'Ends Nov 25, 2026 Can’t renew on November 24, 2026: your balance is ¥10.00 short',
    '[Top up](/usercenter/service/charge?topUp=1000)',
  ],
  [
    'a renewal in months for which the balance is too low',
    {
      outlook: { state: 'short', reason: 'balance', missing: 1_000, ...due, at: '2027-07-30T04:00:00.000Z' },
    },
    'In use',
    'Ends Jul 31, 2027 Can’t renew on July 30, 2027: your balance is ¥10.00 short',
    '(Access details)',
    'Top up, Renew, Upgrade, Automatic renewal, View order, Charges',
  ],
  [
    'the days of grace',
    {
      ...{ status: 'grace', endsOn: '2026-11-19T04:00:00.000Z', graceEndsOn: '2026-11-22T04:00:00.000Z' },
      ...{
        autoRenew: false,
        outlook: { state: 'willEnd', reason: 'off', at: '2026-11-19T04:00:00.000Z' },
      },
    },
    'Grace period',
    'Ended Nov 19, 2026 Its term ended on November 19, 2026. It keeps running for 2 more days, until November 22, 2026 at 12:00 PM.',
    '(Renew)',
  ],
  [
    'a service that ends soon and is no longer sold',
    {
      ...{ endsOn: '2026-11-25T04:00:00.000Z', renewable: false, upgradable: false, autoRenew: false },
      outlook: { state: 'willEnd', reason: 'notSold', at: '2026-11-25T04:00:00.000Z' },
    },
    'Ending soon',
    'Ends Nov 25, 2026 5 days left',
    '[View plans](/serviceMarket/detail?serviceId=uptime-probe)',
    'Access details, View order, Charges',
  ],
  [
    'a trial that ends soon',
    { orderType: 'trial', beganOn: '2026-11-18T04:00:00.000Z', endsOn: '2026-11-22T04:00:00.000Z' },
    'In use',
    'Ends Nov 22, 2026',
    '[Buy](/serviceMarket/detail?serviceId=uptime-probe&plan=team&period=year-1&spec.targets=15&spec.interval=s15)',
  ],
  ['a single delivery', { endsOn: undefined }, 'In use', 'No end date', '(Access details)'],
  [
    'a service that has ended',
    { status: 'expired', endsOn: '2026-11-10T04:00:00.000Z' },
    'Ended',
    'Ended Nov 10, 2026',
    '(Renew)',
    'View order, Charges',
  ],
  ['a canceled service', { status: 'released' }, 'Canceled', '', '', 'View order, Charges'],
  ...(['upgrade', 'renew', 'change'] as const).map((orderType): (typeof STATES)[number] => [
    `a service with an open order: ${orderType}`,
    { openOrder: { ...openOrder, orderType } },
    'In use',
    `Ends Jul 31, 2027 You have an unfinished ${
      { upgrade: 'upgrade', renew: 'renewal', change: 'plan change' }[orderType]
    }.`,
    '[Pay now](/order/9)',
  ]),
  [
    'a service whose order is being set up',
    { openOrder: { ...openOrder, status: 'provisioning' } },
    'In use',
    'Ends Jul 31, 2027 You have an unfinished upgrade.',
    '[View order](/order/9)',
  ],
  [
    'a service with the largest plan, which has another of its rank',
    { upgradable: false, changeable: true },
    'In use',
    'Ends Jul 31, 2027',
    '(Access details)',
    'Renew, Change plan, Automatic renewal, View order, Charges',
  ],
  [
    'a scheduled end and an offer',
    { scheduled: { kind: 'end', at: END }, handOver: { toPhone: '139****9000', expiresAt: END } },
    'In use',
    'Ends Jul 31, 2027 Offered to 139****9000.',
    '(Access details)',
  ],
  [
    'an unpaid downgrade',
    { scheduled: { ...scheduled, at: '2027-08-20T04:00:00.000Z' } },
    'In use',
    'Ends Jul 31, 2027 Downgrades to the plan “Solo” on August 20, 2027, if its renewal is paid.',
    '(Access details)',
  ],
  [
    'a paid downgrade',
    { scheduled },
    'In use',
    'Ends Jul 31, 2027 Downgrades to the plan “Solo” on December 20, 2026.',
    '(Access details)',
  ],
  [
    'a service that is no longer sold',
    { renewable: false, upgradable: false, autoRenew: false },
    'In use',
    'Ends Jul 31, 2027',
    '(Access details)',
    'View order, Charges',
  ],
];

it('lists services in each state', async () => {
  const { instanceId } = ownService('uptime-probe');
  changeReply('/instance/list', ({ list }) => {
    const listed = (list as { instanceId: string }[]).find((each) => each.instanceId === instanceId);
    // Twins would show their specs.
    const found = { ...listed, specTexts: [], upgradable: true, monthlyPrice: undefined };
    return {
      list: STATES.map(([, changes], index) => ({
        ...found,
        ...(index > 0 && { outlook: undefined }),
        instanceId: `I${index}I`,
        ...changes,
      })),
    };
  });
  const { user } = await openPage('/usercenter/service');
  const rows = within(await screen.findByRole('table', { name: 'My services' }))
    .getAllByRole('row')
    .slice(1);
  const shown: string[] = [];
  for (const [index, [, , , , , menu]] of STATES.entries()) {
    const cells = [...(rows[index]?.children ?? [])].map((cell) => outline(cell).replaceAll('\n', ' '));
    shown.push(cells.join(' | ').replaceAll(`I${index}I`, 'I'));
    if (menu === undefined) continue;
    await user.click(within(rows[index] as HTMLElement).getByRole('button', { name: `More: ${name}` }));
    const menus = await screen.findAllByRole('menu', { name: `More: ${name}` });
    const items = within(menus.at(-1) as HTMLElement).getAllByRole('menuitem');
    shown.push(items.map(({ textContent }) => textContent).join(', '));
  }
  const expected = STATES.flatMap(([, changes, status, renewal, main, menu = []]) => {
    const plan = 'orderType' in changes ? 'Team · Trial' : 'Team · 1 year';
    const action = main && `${main.replace(/^(.)(.+?)([)\]])/, `$1$2: ${name}$3`)} `;
    const cells = [`[${name}](/usercenter/service/I) ${status} ${plan}`, renewal, `${action}(More: ${name})`];
    return [cells.join(' | '), menu].flat();
  });
  expect(shown.join('\n')).toRead(expected.join('\n'));
});
