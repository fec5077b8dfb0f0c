import * as v from 'valibot';
import { now } from '../../../mock/lib/clock';
import { getAnalysis, getStoreFlow } from '../../../mock/lib/dashboard/analysis';
import { getLiveStats } from '../../../mock/lib/dashboard/live';
import { getMonitorReport } from '../../../mock/lib/dashboard/monitor';
import { measure } from '../../../mock/lib/rules/measurements';
import { latestRuns, ruleRuns } from '../../../mock/lib/rules/runs';
import { presentRules } from '../../../mock/lib/rules/store';
import { market } from '../../../mock/lib/sales/market';
import { getOrders } from '../../../mock/lib/sales/orders';
import { accountingDay, endOfDay, startOfDay } from '../../../src/domain/calendar';
import { analysisSchema } from '../../../src/domain/console/analysis';
import { accountCenterSchema } from '../../../src/domain/console/consoleAccount';
import { MONITOR_CHANNELS, MONITOR_PERIODS } from '../../../src/domain/console/monitor';
import { welcomeSchema } from '../../../src/domain/console/welcome';
import { workplaceSchema } from '../../../src/domain/console/workplace';
import { RULE_STATUS, type RuleTemplate } from '../../../src/domain/rule/ruleFields';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

signInBeforeEach('admin');

const [, ...CHANNELS] = MONITOR_CHANNELS;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Each day is generated from its date. Times of day in China, in UTC. */
const MOMENTS = [
  '2026-03-08T16:00:40Z',
  '2026-06-17T00:10:00Z',
  '2026-11-20T03:59:59Z',
  '2026-12-31T15:59:00Z',
].map((time) => [time, Date.parse(time)] as const);

describe.each(MOMENTS)('at %s', (_, until) => {
  const today = accountingDay(until);

  it('the live orders and sales of the channels add up, and neither is there without the other', () => {
    const all = getLiveStats(until, 'all', 'en');
    const parts = CHANNELS.map((channel) => getLiveStats(until, channel, 'en'));
    for (const figure of ['ordersToday', 'salesToday', 'ordersLastHour'] as const)
      expect([figure, sum(parts.map((part) => part[figure]))]).toEqual([figure, all[figure]]);
    for (const [index, { sales }] of all.minutes.entries())
      expect(sum(parts.map(({ minutes }) => minutes[index]?.sales ?? 0))).toBe(sales);
    for (const { ordersToday, salesToday, ordersLastHour, minutes } of [all, ...parts]) {
      expect(ordersToday > 0).toBe(salesToday > 0);
      expect(minutes.filter(({ sales }) => sales > 0).length).toBeLessThanOrEqual(ordersLastHour);
    }
  });

  it.each(MONITOR_PERIODS)('the provinces of the monitor add up over the channels: %s', (period) => {
    const read = (channel: (typeof MONITOR_CHANNELS)[number]) =>
      getMonitorReport({ period, channel }, until, 'en');
    const parts = CHANNELS.map(read);
    for (const [index, { orders, sales }] of read('all').provinces.entries()) {
      expect(sum(parts.map(({ provinces }) => provinces[index]?.orders ?? 0))).toBe(orders);
      expect(sum(parts.map(({ provinces }) => provinces[index]?.sales ?? 0))).toBe(sales);
      expect(orders > 0).toBe(sales > 0);
    }
  });

  it('the monitor and the analysis count the same orders', () => {
    const live = getLiveStats(until, 'all', 'en');
    const { totals, points, stores, categories } = getAnalysis({ from: today, to: today }, until, 'en');
    const { provinces } = getMonitorReport({ period: 'day', channel: 'all' }, until, 'en');
    for (const [orders, sales] of [
      [totals.payments, totals.sales],
      [sum(provinces.map((each) => each.orders)), sum(provinces.map((each) => each.sales))],
      [sum(stores.map((each) => each.payments)), sum(stores.map((each) => each.sales))],
      [live.ordersToday, sum(categories.map(({ online, store }) => online + store))],
    ])
      expect([orders, sales]).toEqual([live.ordersToday, live.salesToday]);
    for (const { payments, sales, visits, searches, searchUsers } of points) {
      expect(payments > 0).toBe(sales > 0);
      expect(visits).toBeGreaterThanOrEqual(payments);
      expect(searches).toBeGreaterThanOrEqual(searchUsers);
    }
  });

  it('the hours of the stores add up to those of the portal', () => {
    const range = { from: today, to: today };
    const flows = market().stores.map(({ storeId }) => getStoreFlow(storeId, range, until)?.points ?? []);
    for (const [hour, { visits, payments }] of getAnalysis(range, until, 'en').points.entries()) {
      expect(sum(flows.map((points) => points[hour]?.visits ?? 0))).toBe(visits);
      expect(sum(flows.map((points) => points[hour]?.payments ?? 0))).toBe(payments);
    }
  });
});

describe('what rules measure', () => {
  const day = '2026-11-19';
  const midnight = (endOfDay(day) ?? 0) - 1;
  const measured = (template: RuleTemplate, regionId = 'all') => measure({ template, regionId }, midnight);
  const paid = (on: string) => getAnalysis({ from: on, to: on }, midnight, 'en').totals.payments;

  it('is what the monitor and the analysis show for the same day', () => {
    const { efficiency } = getMonitorReport({ period: 'day', channel: 'all' }, midnight, 'en');
    expect(measured('threshold')).toBeCloseTo((10_000 - efficiency) / 100, 1);
    const before = paid('2026-11-12');
    expect(measured('change')).toBeCloseTo((Math.abs(paid(day) - before) / before) * 100, 1);
    const minutes = (from: number) => getOrders(from, midnight).length;
    const gap = measured('heartbeat') ?? 0;
    expect([minutes(midnight - gap * 60_000) > 0, minutes(midnight - (gap + 1) * 60_000) > 0]).toEqual([
      gap === 0 && minutes(midnight) > 0,
      true,
    ]);
  });

  it('differs by region, and is no single value for a template that compares patterns', () => {
    expect(measured('heartbeat', 'east-1')).toBeGreaterThanOrEqual(measured('heartbeat') ?? 0);
    expect(measured('threshold', 'east-1')).not.toBe(measured('threshold', 'east-2'));
    expect(measured('anomaly')).toBeUndefined();
  });
});

/** Seconds after noon of the seeded day. */
const LATER = [0, 13 * 3600, 5 * 86_400 + 7 * 3600];

describe.each(LATER)('%i seconds later', (seconds) => {
  beforeEach(async () => {
    client.advance(seconds);
    await signInAgain('admin');
  });
  const read = async (path: string) => (await client.get(path, token)).result;
  const today = async () => v.parse(welcomeSchema, await read('console/welcome')).today;

  it('the welcome page counts the runs that the details of the rules show for today', async () => {
    const runs = (await today()).find(({ name }) => name === 'ruleRuns');
    const at = now();
    const midnight = startOfDay(accountingDay(at)) ?? 0;
    const shown = presentRules()
      .filter(({ updatedAt = 0 }) => updatedAt >= midnight)
      .flatMap((rule) => latestRuns(rule).map(({ at: time }) => time));
    expect(shown.filter((time) => time > at).length).toBe(0);
    expect(runs?.value).toBe(shown.filter((time) => time >= midnight).length);
    expect(runs?.value).toBeGreaterThan(0);
    const hourly = presentRules().filter(
      ({ status, frequency }) => status === RULE_STATUS.running && frequency === 'hour',
    );
    for (const { updatedAt = 0 } of hourly) expect(at - updatedAt).toBeLessThan(3600_000 + 300_000);
  });

  it('the welcome page and the workplace have the numbers of the analysis', async () => {
    const month = accountingDay(now()).slice(0, 7);
    const analysis = async (query: string) =>
      v.parse(analysisSchema, await read(`console/dashboard/analysis?${query}`));
    const { totals, today: day } = await analysis('range=today');
    for (const { name, value } of await today())
      if (name in totals) expect([name, value]).toEqual([name, totals[name as keyof typeof totals]]);
    const workplace = v.parse(workplaceSchema, await read('console/dashboard/workplace'));
    expect(day.slice(0, 7)).toBe(month);
    expect(workplace.visits).toBe((await analysis(`from=${month}-01&to=${day}`)).totals.visits);
    const projects = v.parse(v.object({ total: v.number() }), await read('console/list/projects'));
    expect(workplace.projectCount).toBe(projects.total);
  });

  it('the workplace and the account page name the same job', async () => {
    const { role } = v.parse(workplaceSchema, await read('console/dashboard/workplace'));
    const { job } = v.parse(accountCenterSchema, await read('console/account/center'));
    expect(role).toBe(job);
  });
});

it('the runs of a rule stay as they were while time goes on', () => {
  const [rule] = presentRules().filter(
    ({ status, frequency }) => status === RULE_STATUS.running && frequency === 'hour',
  );
  if (!rule) throw new Error('No hourly rule');
  const before = ruleRuns(rule, 'en');
  client.advance(6 * 3600);
  const [later] = presentRules().filter(({ number }) => number === rule.number);
  if (!later) throw new Error('No rule');
  const after = ruleRuns(later, 'en');
  expect(later.callNo).toBeGreaterThan(rule.callNo + 4);
  const ids = new Map(after.map((run) => [run.runId, run]));
  const kept = before.filter(({ runId }) => ids.has(runId));
  expect(kept.length).toBeGreaterThan(0);
  for (const run of kept) expect(ids.get(run.runId)).toEqual(run);
});
