import * as v from 'valibot';
import {
  type Analysis,
  type AnalysisMetric,
  analysisSchema,
  keywordListSchema,
  RANGE_REFUSED,
  salesFrom,
  storeFlowSchema,
} from '../../../src/domain/console/analysis';
import { RANGE_PRESETS } from '../../../src/domain/console/dashboardRange';
import {
  liveStatsSchema,
  MONITOR_CHANNELS,
  MONITOR_PERIODS,
  monitorSchema,
} from '../../../src/domain/console/monitor';
import { relativeChange } from '../../../src/domain/console/proportion';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

signInBeforeEach('admin');

const read = async (path: string) => (await client.get(`console/dashboard/${path}`, token)).result;
const analysis = async (query = '') => v.parse(analysisSchema, await read(`analysis?${query}`));
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Checks that the totals match the sums over time, stores and categories. */
function expectConsistent(report: Analysis) {
  const { points, totals, stores, categories } = report;
  for (const metric of Object.keys(totals) as AnalysisMetric[]) {
    expect(total(points.map((point) => point[metric]))).toBe(totals[metric]);
  }
  for (const metric of ['sales', 'visits', 'payments'] as const) {
    expect(total(stores.map((store) => store[metric]))).toBe(totals[metric]);
  }
  expect(total(categories.map((category) => salesFrom(category, 'all')))).toBe(totals.sales);
  for (const { payments, visits } of points) expect(payments).toBeLessThanOrEqual(visits);
}

describe('the analysis', () => {
  it.each(RANGE_PRESETS)('of %s adds up, as do its search terms and its first store', async (preset) => {
    const report = await analysis(`range=${preset}`);
    expectConsistent(report);
    const { list } = v.parse(keywordListSchema, await read(`keywords?range=${preset}&pageSize=100`));
    for (const { trend, users } of list)
      expect([trend.length, total(trend)]).toEqual([report.points.length, users]);
    const [store] = report.stores;
    const { points } = v.parse(storeFlowSchema, await read(`store/${store?.storeId}?range=${preset}`));
    expect(total(points.map(({ visits }) => visits))).toBe(store?.visits);
    expect(total(points.map(({ payments }) => payments))).toBe(store?.payments);
  });

  it('is stable, and a range is the sum of its parts', async () => {
    const whole = await analysis('from=2026-09-01&to=2026-09-30');
    const first = await analysis('from=2026-09-01&to=2026-09-14');
    const second = await analysis('from=2026-09-15&to=2026-09-30');
    expect(await analysis('from=2026-09-01&to=2026-09-30')).toEqual(whole);
    expect(first.totals.sales + second.totals.sales).toBe(whole.totals.sales);
    expect(first.totals.visits).toBeLessThan(whole.totals.visits);
  });

  it('of today ends at the current hour, and grows', async () => {
    // It is noon in China.
    const noon = await analysis('range=today');
    expect(noon).toMatchObject({ from: '2026-11-20', to: '2026-11-20', today: '2026-11-20', grain: 'hour' });
    expect(noon.points).toHaveLength(12);
    client.advance(3600);
    const later = await analysis('range=today');
    expect(later.points).toHaveLength(13);
    expect(later.totals.sales).toBeGreaterThan(noon.totals.sales);
  });

  it('compares an unfinished day with the same part of an earlier day', async () => {
    const { changes } = await analysis('range=today');
    expect(Math.abs(changes.visits.range ?? 10_000)).toBeLessThan(4_000);
    expect(Math.abs(changes.visits.lastDay ?? 10_000)).toBeLessThan(4_000);
  });

  it('compares a range with the one of the same length before it', async () => {
    const before = await analysis('from=2026-09-01&to=2026-09-15');
    const range = await analysis('from=2026-09-16&to=2026-09-30');
    expect(range.changes.sales.range).toBe(relativeChange(range.totals.sales, before.totals.sales));
    const weekEarlier = await analysis('from=2026-09-23&to=2026-09-23');
    expect(range.changes.visits.lastDay).toBe(
      relativeChange(range.lastDay.visits, weekEarlier.totals.visits),
    );
    const changes = await Promise.all(
      RANGE_PRESETS.map(async (preset) => (await analysis(`range=${preset}`)).changes.sales.range),
    );
    expect(new Set(changes).size).toBe(RANGE_PRESETS.length);
  });

  it('marks the steps that are not whole', async () => {
    const gaps = async (query: string) => (await analysis(query)).points.map(({ gap }) => gap);
    expect(await gaps('range=week')).toEqual([...Array(6).fill(undefined), 'running']);
    expect(await gaps('range=year')).toEqual(['cut', ...Array(11).fill(undefined), 'running']);
    expect(await gaps('from=2026-09-01&to=2026-09-30')).toEqual(Array(30).fill(undefined));
    client.advance(1800);
    expect((await gaps('range=today')).at(-1)).toBe('running');
    const store = v.parse(storeFlowSchema, await read('store/yunyin?range=week'));
    expect(store.points.map(({ gap }) => gap)).toEqual(await gaps('range=week'));
  });

  it('has the campaign of this week under every range', async () => {
    const { campaign } = await analysis('range=today');
    expect((await analysis('from=2026-09-01&to=2026-09-30')).campaign).toEqual(campaign);
    client.advance(6 * 3600);
    expect((await analysis()).campaign.reached).toBeGreaterThan(campaign.reached);
  });

  it('is refused for days that are no range, as are its parts', async () => {
    for (const [query, field, reason] of [
      ['from=2026-11-20&to=2026-11-19', 'to', 'reversed'],
      ['from=2026-11-19&to=2026-11-21', 'to', 'future'],
      ['from=2026-11-19', 'to', 'missing'],
    ])
      for (const path of ['analysis', 'keywords', 'store/yunyin']) {
        const reply = await client.get(`console/dashboard/${path}?${query}`, token);
        expect(reply).toMatchObject({ code: RANGE_REFUSED, result: { field, reason } });
      }
  });
});

describe('search terms', () => {
  const keywords = async (query: string) => v.parse(keywordListSchema, await read(`keywords?${query}`));

  it('contain all searches in the range', async () => {
    const { list, total: count } = await keywords('range=week&pageSize=100');
    expect(list).toHaveLength(count);
    expect(total(list.map(({ users }) => users))).toBe((await analysis('range=week')).totals.searchUsers);
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
  });

  it('change against the days right before', async () => {
    const before = await keywords('from=2026-09-01&to=2026-09-10&pageSize=100');
    const { list } = await keywords('from=2026-09-11&to=2026-09-20&pageSize=100');
    for (const { keyword, users, change } of list) {
      const earlier = before.list.find((each) => each.keyword === keyword)?.users ?? 0;
      expect(change).toBe(relativeChange(users, earlier));
    }
  });
});

describe('the monitor', () => {
  it.each(MONITOR_PERIODS)(
    'of %s has every province once, and more orders for all channels than for one',
    async (period) => {
      const reports = [];
      for (const channel of MONITOR_CHANNELS) {
        reports.push(v.parse(monitorSchema, await read(`monitor?period=${period}&channel=${channel}`)));
      }
      const orders = reports.map(({ provinces }) => total(provinces.map((province) => province.orders)));
      expect(reports[0]?.provinces).toHaveLength(34);
      for (const part of orders.slice(1)) expect(part).toBeLessThan(orders[0] ?? 0);
      const shares = total(reports[0]?.categories.map(({ share }) => share) ?? []);
      expect(Math.abs(shares - 10_000)).toBeLessThan(6);
    },
  );

  it('has the same free resources under every channel, and moves them with time', async () => {
    const resource = async (channel: string) =>
      v.parse(liveStatsSchema, await read(`live?channel=${channel}`)).resource;
    const all = await resource('all');
    for (const channel of MONITOR_CHANNELS) expect(await resource(channel)).toEqual(all);
    expect(await read('monitor?period=week')).not.toHaveProperty('resource');
    client.advance(8 * 3600);
    expect(await resource('all')).not.toEqual(all);
  });

  it('advances over time', async () => {
    const live = async () => v.parse(liveStatsSchema, await read('live'));
    const first = await live();
    client.advance(600);
    const second = await live();
    expect(second.salesToday).toBeGreaterThan(first.salesToday);
    expect(second.minutes.slice(0, 20)).toEqual(first.minutes.slice(10));
    expect(Date.parse(second.serverTime) - Date.parse(first.serverTime)).toBe(600_000);
  });

  it('starts a new day at midnight, and keeps the last hour', async () => {
    // Ten past midnight in China.
    client.advance(12 * 3600 + 600);
    const live = v.parse(liveStatsSchema, await read('live'));
    expect(live.ordersToday).toBeLessThan(live.ordersLastHour);
    expect(live.minutes.every(({ sales }) => sales >= 0)).toBe(true);
  });

  it('counts down to the end of the week in China', async () => {
    for (let day = 0; day < 8; day += 1) {
      const { activity, serverTime } = v.parse(liveStatsSchema, await read('live'));
      const left = Date.parse(activity.endsAt) - Date.parse(serverTime);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(7 * 86_400_000);
      expect(new Date(activity.endsAt).getUTCDay()).toBe(0);
      expect(activity.endsAt).toContain('T16:00');
      client.advance(86_400);
      // Sessions expire after a day without a call.
      await signInAgain('admin');
    }
  });
});
