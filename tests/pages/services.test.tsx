import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { outline } from '../support/outline';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const PATH = '/usercenter/service';
const name = 'Uptime Probe';
const END = '2026-12-20T04:00:00.000Z';
const scheduled = { kind: 'downgrade', at: END, planName: 'Solo', skuCode: 'solo' };
const openOrder = { orderId: '9', orderType: 'upgrade', status: 'pendingPayment' };

const table = () => screen.findByRole('table', { name: 'My services' });
const row = async (title = name) =>
  within(await table())
    .getByRole('link', { name: title })
    .closest('tr') as HTMLElement;
const open = (query = '') => openPage(`${PATH}${query}`);
const probe = () => ownService('uptime-probe');

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
    '[View offer](/usercenter/service/I)',
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
  const { instanceId } = probe();
  changeReply('/instance/list', ({ list }) => {
    const listed = (list as { instanceId: string }[]).find((each) => each.instanceId === instanceId);
    const found = { ...listed, upgradable: true, monthlyPrice: undefined };
    return {
      list: STATES.map(([, changes], index) => ({
        ...found,
        ...(index > 0 && { outlook: undefined }),
        instanceId: `I${index}I`,
        ...changes,
      })),
    };
  });
  const { user } = await open();
  const rows = within(await table())
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

it('shows usage where it has a limit, and what a month costs', async () => {
  changeReply('/instance/list', ({ list }) => ({
    list: (list as object[]).slice(0, 3).map((each, index) => ({
      ...each,
      monthlyPrice: [123_456_789, 0, undefined][index],
      allowance: [{ kind: 'pack', total: 10_000, used: 2_500, unit: 'calls' }, undefined, undefined][index],
    })),
  }));
  await open();
  expect(await table()).toRead(`| Service | Usage | Renewal | Per month | Actions |
    | … Solo · 1 month · 2 units | 2,500 of 10,000 calls | Ends Nov 26, 2026 7 days left | ¥1,234,567.89 | … |
    | … |  | Ends Dec 10, 2026 20 days left | ¥0.00 | … | // | … |  | Renews Jul 30, 2027 |  | … |`);
  expect((await table()).querySelectorAll('[style="inline-size: 25%;"]')).toHaveLength(1);
});

it('says what all services cost in a month, what renews next and how many wait for their owner', async () => {
  const release = holdNextCall('GET', 'instance/list');
  const { user } = await open('?keyword=articles');
  const figures = () => screen.getByText('Next renewal').closest('dl') as Element;
  expect(figures()).toRead(
    'Per month // <skeleton> // <skeleton> // Next renewal // <skeleton> // <skeleton> // Needs attention // <skeleton> // <skeleton>',
  );
  release();
  await table();
  const { instanceId } = probe();
  // Whatever the page of the list shows.
  expect(
    figures(),
  ).toRead(`Per month // ¥2,035.41 // 6 services in use // Next renewal // Jul 30, 2027 // ¥1,009.00 ·
    [Uptime Probe](/usercenter/service/${instanceId}) // Needs attention // 2
    [View services](/usercenter/service?group=attention)`);
  await user.click(screen.getByRole('link', { name: 'View services' }));
  await waitFor(() => expect(place()).toBe(`${PATH}?group=attention`));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Brand Articles' })).not.toBeInTheDocument());
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getByText('2 services')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Needs attention' }));
  await waitFor(() => expect(place()).toBe(PATH));
});

it('leaves out what a back end does not know, and says when nothing renews or waits', async () => {
  const counts = { all: 6, running: 6, soon: 0, ended: 0 };
  const known = { counts: { ...counts, attention: 0 }, nextRenewal: undefined, monthlyTotal: 0 };
  changeReply('/instance/list', () => known);
  const { unmount } = await open();
  await table();
  const figures = () => screen.getByText('Next renewal').closest('dl') as Element;
  expect(figures()).toRead(
    'Per month // ¥0.00 // 6 services in use // Next renewal // None // Needs attention // None',
  );
  expect(screen.queryByText(/^Ended \(/)).not.toBeInTheDocument();
  unmount();
  changeReply('/instance/list', () => ({ ...known, counts, monthlyTotal: undefined }));
  await open();
  await table();
  expect(figures()).toRead('Next renewal // None');
});

it('folds ended services below the others, and reads them when they are opened', async () => {
  const { user } = await open();
  const running = await table();
  expect(within(running).queryByText(/^(Ended|Canceled)$/)).not.toBeInTheDocument();
  const reads = () => sent('GET', 'instance/list').length;
  const before = reads();
  loseNextCall('GET', 'instance/list');
  await user.click(screen.getByText('Ended (4)'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const ended = await screen.findByRole('table', { name: 'Ended' });
  expect(within(ended).getAllByRole('rowheader')).toHaveLength(4);
  expect(within(ended).getAllByText(/^(Ended|Canceled)$/, { selector: '.ant-tag *' })).toHaveLength(4);
  expect(screen.queryByRole('link', { name: /^View all/ })).not.toBeInTheDocument();
  expect(reads()).toBe(before + 1);
  expect(running).toBeVisible();
});

it('leads from the folded services to the list of all that have ended', async () => {
  for (let index = 0; index < 7; index += 1)
    db().instances.push({ ...probe(), instanceId: `I${index}`, status: 'released' });
  const { user } = await open();
  await user.click(await screen.findByText('Ended (11)'));
  await user.click(await screen.findByRole('link', { name: 'View all 11 ended services' }));
  await waitFor(() => expect(place()).toBe(`${PATH}?group=ended`));
  expect(await screen.findByText('11 services')).toBeVisible();
  expect(screen.queryByText('Ended (11)')).not.toBeInTheDocument();
});

it('shows the ended services of an account that runs none', async () => {
  for (const instance of db().instances) instance.status = 'released';
  await open();
  expect(await screen.findByText('No services in use.')).toBeVisible();
  expect(screen.getByText('Ended (10)')).toBeVisible();
});

it('lists services, also after a failed read, and keeps group and search in the URL', async () => {
  loseNextCall('GET', 'instance/list');
  const release = holdNextCall('GET', 'instance/list');
  const { user } = await open();
  expect(document.querySelector('[aria-busy="true"] .ant-skeleton')).toBeInTheDocument();
  release();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await row();
  const search = screen.getByLabelText('Search by service, plan, provider or order');
  await user.fill(search, 'meetings');
  await user.keyboard('{Enter}');
  // A search finds what has ended, too.
  expect(await screen.findByRole('link', { name: 'Cloud Video Meetings' })).toBeVisible();
  expect(place()).toBe(`${PATH}?keyword=meetings`);
  await user.fill(search, 'no such service');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  db().instances = [];
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Browse services' })).toHaveAttribute(
    'href',
    '/serviceMarket',
  );
  expect(screen.queryByText('Next renewal')).not.toBeInTheDocument();
});

it('opens and closes each dialog in the URL', async () => {
  changeReply('/instance/list', ({ list }) => ({
    list: (list as object[]).map((each) => ({ ...each, upgradable: true, changeable: true })),
  }));
  const { user } = await open();
  const service = within(await row());
  for (const [kind, opener] of [
    ['renew', 'Renew'],
    ['upgrade', 'Upgrade'],
    ['change', 'Change plan'],
    ['autoRenew', 'Automatic renewal'],
    ['access', 'Access details'],
  ] as const) {
    if (kind === 'access') await user.click(service.getByRole('button', { name: `${opener}: ${name}` }));
    else {
      await user.click(service.getByRole('button', { name: `More: ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: opener }));
    }
    await waitFor(() => expect(place()).toBe(`${PATH}?${kind}=${probe().instanceId}`));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe(PATH));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
