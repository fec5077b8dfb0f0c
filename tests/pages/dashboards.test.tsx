import { screen, waitFor, within } from '@testing-library/react';
import { db, resetDb } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { passTime, setTimeOfDay } from '../support/clock';
import { loseNextCall, replyNext } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const API = 'console/dashboard';
const MONITOR = '/dashboard/monitor';
const region = (name: string) => screen.findByRole('region', { name });

describe('the monitor dashboard', () => {
  beforeEach(() => {
    // Noon in China: just after midnight, nothing was ordered.
    setTimeOfDay('04:00');
    resetDb();
    signIn('admin');
  });

  it('filters on the server, but not the resources left, and its map is also available as a table', async () => {
    const { user } = renderApp(MONITOR);
    const map = await region('Orders by province');
    const resources = within(await region('Available resources'));
    const left = (await resources.findByRole('progressbar')).getAttribute('aria-label') ?? '';
    expect(await region('Look back')).not.toContainElement(resources.getByRole('progressbar'));
    await user.click(await within(map).findByRole('button', { name: /Hebei: / }));
    expect(within(map).getByRole('heading', { name: 'Hebei' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(within(map).getByRole('button', { name: /Beijing: / })).toHaveFocus();
    expect(place()).toBe(`${MONITOR}?province=BJ`);
    expect(within(map).getAllByRole('button', { name: /: / })).toHaveLength(34);
    const legend = within(within(map).getByRole('list', { name: 'Orders per province' })).getAllByRole(
      'listitem',
    );
    expect(legend.at(-1)).toHaveTextContent(/^[\d,]+ and more$/);
    for (const range of legend.slice(1)) expect(range).toHaveTextContent(/^(\d|\d[05]0*)(\D|$)/);
    const top = within(within(map).getByRole('region', { name: 'Top provinces by orders' }));
    expect(top.getAllByRole('listitem')).toHaveLength(5);

    await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    await waitFor(() =>
      expect(callsTo(`${API}/monitor`).at(-1)?.query).toEqual({ period: 'week', channel: 'mobile' }),
    );
    await waitFor(() => expect(callsTo(`${API}/live`).at(-1)?.query).toEqual({ channel: 'mobile' }));
    expect(place()).toBe(`${MONITOR}?province=BJ&period=week&channel=mobile`);
    expect(resources.getByRole('progressbar', { name: left })).toBeVisible();

    await user.click(
      within(within(map).getByRole('radiogroup', { name: 'Show map as' })).getByRole('radio', {
        name: 'Table',
      }),
    );
    expect(within(map).getAllByRole('rowheader')).toHaveLength(34);
  });

  it('marks the few provinces with orders on its map, and says so when there are none', async () => {
    const report = { efficiency: 10_000, categories: [], words: [] };
    const reply = (provinces: object[]) =>
      replyNext('GET', `${API}/monitor`, { code: 0, result: { ...report, provinces } });
    reply([
      { code: 'BJ', orders: 1, sales: 100 },
      { code: 'GD', orders: 4, sales: 900 },
      { code: 'HE', orders: 0, sales: 0 },
    ]);
    const { user } = renderApp(MONITOR);
    const panel = await region('Orders by province');
    const map = within(panel);
    const legend = within(await map.findByRole('list', { name: 'Orders per province' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'None',
      '1–3',
      '4 and more',
    ]);
    const shade = (name: RegExp) => map.getByRole('button', { name }).dataset.shade;
    expect([/Tibet/, /Hebei/, /Beijing/, /Guangdong/].map(shade)).toEqual(['0', '0', '1', '3']);
    const top = within(map.getByRole('region', { name: 'Top provinces by orders' }));
    expect(top.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Guangdong4',
      '2Beijing1',
    ]);

    reply([]);
    await user.click(screen.getByRole('radio', { name: 'Last hour' }));
    expect(await map.findByText('No orders in this period.')).toBeVisible();
    expect(screen.getByText('No searches in this period.')).toBeVisible();
  });

  it('polls until paused, and marks outdated data', async () => {
    const { user } = renderApp(MONITOR);
    const live = await region('Live transactions');
    expect(await within(live).findByRole('timer')).toHaveTextContent(/\d\d:\d\d:\d\d$|\d\d:\d\d$/);
    const callCount = () => callsTo(`${API}/live`).length;
    loseNextCall('GET', `${API}/live`);
    await within(live).findByText(/Updates were interrupted/);
    await user.click(within(live).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(live).queryByText(/Updates were interrupted/)).not.toBeInTheDocument());
    await user.click(within(live).getByRole('button', { name: 'Pause updates' }));
    const before = callCount();
    await passTime(5_500);
    expect(callCount()).toBe(before);
    await user.click(within(live).getByRole('button', { name: 'Resume updates' }));
    await waitFor(() => expect(callCount()).toBe(before + 1));
  });
});

describe('the workplace dashboard', () => {
  it('has a retry for its activities, which link to their pages, and quick links that an operator adds and removes', async () => {
    signIn('admin');
    loseNextCall('GET', `${API}/activities`);
    const { user } = renderApp('/dashboard/workplace');
    await screen.findByRole('heading', { name: 'Couldn’t load activity' });
    await user.click(button('Try again'));
    const feed = await region('Activity');
    expect(await within(feed).findByRole('link', { name: 'Company Tax Health Check' })).toHaveAttribute(
      'href',
      expect.stringContaining('/serviceMarket/detail?serviceId=tax-health-check'),
    );
    expect(feed).not.toHaveTextContent(/[\u4e00-\u9fff]/);
    const links = await region('Quick links');
    expect(screen.getByRole('link', { name: 'Refunds that work themselves out' })).toHaveAttribute(
      'href',
      expect.stringContaining('/list/search/projects?keyword=Refunds%20that%20work%20themselves%20out'),
    );
    await user.click(button('Add link'));
    await user.click(button('Save link'));
    expect(await within(links).findByText('Select a page')).toBeVisible();
    await user.click(field('Page'));
    const monitor = (await screen.findAllByTitle('Live monitor')).find((each) =>
      each.matches('.ant-select-item-option'),
    );
    await user.click(monitor as HTMLElement);
    await user.fill(field(/^Name/), 'Start');
    replyNext('POST', `${API}/links`, { code: 40_312, message: 'Linked already' });
    await user.click(button('Save link'));
    expect(await screen.findByText('You already have a link to this page')).toBeVisible();
    await user.click(button('Save link'));
    expect(await within(links).findByRole('link', { name: 'Start' })).toHaveAttribute(
      'href',
      '/dashboard/monitor',
    );
    await user.click(button('Remove link: Start'));
    await waitFor(() => expect(within(links).queryByRole('link', { name: 'Start' })).not.toBeInTheDocument());
    expect(db().workplaceLinks.some(({ name }) => name === 'Start')).toBe(false);
  });

  it('loads more activities by reading only those that follow', async () => {
    signIn('admin');
    const { user } = renderApp('/dashboard/workplace');
    const feed = within(await region('Activity'));
    const entries = () => feed.getAllByRole('listitem').map(({ textContent }) => textContent);
    await feed.findAllByRole('listitem');
    const first = entries();
    await user.click(feed.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(entries()).toHaveLength(12));
    expect(entries().slice(0, 6)).toEqual(first);
    expect(new Set(entries()).size).toBe(12);
    expect(callsTo(`${API}/activities`).map(({ query }) => query)).toEqual([
      { pageSize: '6' },
      { pageSize: '6', cursor: expect.any(String) },
    ]);
  });

  it('shows a customer their activity with accessible links only, and is their only dashboard', async () => {
    signIn();
    const { unmount, user } = renderApp('/dashboard/workplace');
    const projects = await region('Projects in progress');
    expect(within(projects).queryByRole('link')).not.toBeInTheDocument();
    const feed = await region('Activity');
    expect(within(feed).getAllByRole('listitem')).toHaveLength(6);
    await user.click(within(feed).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(feed).getAllByRole('listitem')).toHaveLength(12));

    const indexes = await region('Team performance');
    await user.click(within(indexes).getByRole('radio', { name: 'Table' }));
    expect(within(indexes).getAllByRole('rowheader')).toHaveLength(6);
    unmount();
    renderApp('/dashboard/analysis');
    await screen.findByRole('heading', { level: 1, name: /access/ });
    expect(callsTo(`${API}/analysis`)).toEqual([]);
  });
});
