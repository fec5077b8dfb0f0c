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
import { createMockClient } from './mockClient';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn('admin');
});

const ask = async (path: string) => (await client.get(`console/dashboard/${path}`, token)).result;
const analysis = async (query = '') => v.parse(analysisSchema, await ask(`analysis?${query}`));
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** The whole range, told by its steps, its stores and its categories. */
function isConsistent(report: Analysis) {
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
  it.each(RANGE_PRESETS)('of %s adds up however it is told', async (preset) => {
    isConsistent(await analysis(`range=${preset}`));
  });

  it('is the same every time, and a range is the sum of its parts', async () => {
    const whole = await analysis('from=2026-09-01&to=2026-09-30');
    const first = await analysis('from=2026-09-01&to=2026-09-14');
    const second = await analysis('from=2026-09-15&to=2026-09-30');
    expect(await analysis('from=2026-09-01&to=2026-09-30')).toEqual(whole);
    expect(first.totals.sales + second.totals.sales).toBe(whole.totals.sales);
    expect(first.totals.visits).toBeLessThan(whole.totals.visits);
  });

  it('of today knows nothing of what lies ahead, and grows', async () => {
    // It is noon in China.
    const noon = await analysis('range=today');
    expect(noon).toMatchObject({ from: '2026-11-20', to: '2026-11-20', today: '2026-11-20', grain: 'hour' });
    expect(noon.points).toHaveLength(12);
    client.advance(3600);
    const later = await analysis('range=today');
    expect(later.points).toHaveLength(13);
    expect(later.totals.sales).toBeGreaterThan(noon.totals.sales);
  });

  it('compares an unfinished day with as much of the one before', async () => {
    const { changes } = await analysis('range=today');
    expect(Math.abs(changes.visits.day ?? 10_000)).toBeLessThan(4_000);
  });

  it.each([
    ['from=2026-11-20&to=2026-11-19', 'to', 'reversed'],
    ['from=2024-11-20&to=2026-11-19', 'from', 'tooLong'],
    ['from=2026-11-19&to=2026-11-21', 'to', 'future'],
    ['from=2026-11-19', 'to', 'missing'],
    ['to=2026-11-19', 'from', 'missing'],
    ['from=x&to=2026-11-19', 'from', 'missing'],
  ])('refuses %s and says why', async (query, field, reason) => {
    for (const path of ['analysis', 'keywords', 'store/yunyin']) {
      const answer = await client.get(`console/dashboard/${path}?${query}`, token);
      expect(answer).toMatchObject({ code: RANGE_REFUSED, result: { field, reason } });
    }
  });
});

describe('searches', () => {
  const keywords = async (query: string) => v.parse(keywordListSchema, await ask(`keywords?${query}`));

  it('are all that people searched for in the range', async () => {
    const { list, total: count } = await keywords('range=week&pageSize=100');
    expect(list).toHaveLength(count);
    expect(total(list.map(({ users }) => users))).toBe((await analysis('range=week')).totals.searchUsers);
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
  });

  it.each(['users', 'change'] as const)('are sorted by %s over all pages', async (sort) => {
    const down = await keywords(`sort=${sort}&order=descend&pageSize=100`);
    const up = await keywords(`sort=${sort}&order=ascend&pageSize=100`);
    const values = down.list.map((each) => each[sort] ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(up.list.map((each) => each[sort] ?? 0)).toEqual(values.toReversed());
    const page = await keywords(`sort=${sort}&order=descend&pageSize=5&current=2`);
    expect(page.list).toEqual(down.list.slice(5, 10));
  });
});

describe('a store', () => {
  it.each(RANGE_PRESETS)('has over %s what the ranking says', async (preset) => {
    const [store] = (await analysis(`range=${preset}`)).stores;
    const { points } = v.parse(storeFlowSchema, await ask(`store/${store?.storeId}?range=${preset}`));
    expect(total(points.map(({ visits }) => visits))).toBe(store?.visits);
    expect(total(points.map(({ payments }) => payments))).toBe(store?.payments);
  });

  it('that is none is not found', async () => {
    expect(await client.get('console/dashboard/store/nobody', token)).toMatchObject({ code: 404 });
  });
});

describe('the monitor', () => {
  it.each(MONITOR_PERIODS)(
    'of %s has every province once, and more for all channels than for one',
    async (period) => {
      const reports = [];
      for (const channel of MONITOR_CHANNELS) {
        reports.push(v.parse(monitorSchema, await ask(`monitor?period=${period}&channel=${channel}`)));
      }
      const orders = reports.map(({ provinces }) => total(provinces.map((province) => province.orders)));
      expect(reports[0]?.provinces).toHaveLength(34);
      for (const part of orders.slice(1)) expect(part).toBeLessThan(orders[0] ?? 0);
      const shares = total(reports[0]?.categories.map(({ share }) => share) ?? []);
      expect(Math.abs(shares - 10_000)).toBeLessThan(6);
    },
  );

  it('goes on by itself', async () => {
    const live = async () => v.parse(liveStatsSchema, await ask('live'));
    const first = await live();
    client.advance(600);
    const second = await live();
    expect(second.salesToday).toBeGreaterThan(first.salesToday);
    expect(second.minutes.slice(0, 20)).toEqual(first.minutes.slice(10));
    expect(Date.parse(second.serverTime) - Date.parse(first.serverTime)).toBe(600_000);
  });

  it('at midnight begins a new day, and still knows the last hour', async () => {
    // Ten past midnight in China.
    client.advance(12 * 3600 + 600);
    const live = v.parse(liveStatsSchema, await ask('live'));
    expect(live.ordersToday).toBeLessThan(live.ordersLastHour);
    expect(live.minutes.every(({ sales }) => sales >= 0)).toBe(true);
  });

  it('counts down to the end of the week in China, whatever the day', async () => {
    for (let day = 0; day < 8; day += 1) {
      const { activity, serverTime } = v.parse(liveStatsSchema, await ask('live'));
      const left = Date.parse(activity.endsAt) - Date.parse(serverTime);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(7 * 86_400_000);
      expect(new Date(activity.endsAt).getUTCDay()).toBe(0);
      expect(activity.endsAt).toContain('T16:00');
      client.advance(86_400);
      // Nobody stays signed in for a day without a call.
      token = await client.signIn('admin');
    }
  });
});
