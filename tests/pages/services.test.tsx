import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { changeReply, holdNextCall, loseNextCall } from '../support/network';
import { sent } from '../support/orders';
import { openPage, place } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const PATH = '/usercenter/service';
const name = 'Uptime Probe';

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

it('tells services with the same plan apart by their specs', async () => {
  changeReply('/instance/list', ({ list }) => {
    const own = (list as { instanceId: string; specTexts: object[] }[]).filter(
      ({ instanceId }) => instanceId === probe().instanceId,
    );
    const twin = { instanceId: 'I2', specTexts: [{ label: 'Targets', value: '30 targets' }] };
    return { list: [...own, ...own.map((each) => ({ ...each, ...twin }))] };
  });
  const { unmount } = await open();
  const names = within(await table()).getAllByRole('rowheader');
  expect(names[0]).toHaveTextContent('Team · 1 yearTargets: 15 targets · Interval: 15 seconds');
  expect(names[1]).toHaveTextContent('Team · 1 yearTargets: 30 targets');
  unmount();
  changeReply('/instance/list', ({ list }) => ({ list: (list as object[]).slice(0, 1) }));
  await open();
  expect(within(await table()).getByRole('rowheader')).not.toHaveTextContent('Targets');
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
