import * as v from 'valibot';
import { type RuleConditions, ruleDryRunSchema } from '../../../src/domain/rule/ruleDryRun';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { type Rule, ruleFields } from '../../../src/domain/rule/ruleFields';
import { createRuleClient } from './ruleClient';

let client: Awaited<ReturnType<typeof createRuleClient>>;

beforeEach(async () => {
  client = await createRuleClient();
});

const post = (conditions: object) => client.send('POST', 'rule/dryRun', conditions);
const dryRun = async (conditions: RuleConditions) =>
  v.parse(ruleDryRunSchema, (await post(conditions)).result);

const toConditions = ({ key, template, limit = 0, region, frequency, time }: Rule): RuleConditions => ({
  key,
  template,
  limit,
  regionId: region?.regionId,
  frequency,
  time,
});

/** The runs of a rule on some days that measured a value, and those of them that triggered; oldest first. */
async function trueRuns(key: string, { from, to }: { from: string; to: string }) {
  const { runs } = await client.read(key);
  const chinaDay = (at: string) => new Date(Date.parse(at) + 8 * 3600_000).toISOString().slice(0, 10);
  const measured = runs
    .filter(({ at, measurement }) => measurement && chinaDay(at) >= from && chinaDay(at) <= to)
    .reverse();
  const triggered = measured.filter(({ result }) => result === 'triggered');
  return {
    measured: measured.length,
    triggered: triggered.map(({ at, measurement }) => ({ at, value: measurement?.value })),
  };
}

const MEASURED = ['threshold', 'change', 'heartbeat'] as const;

describe.each(MEASURED)('a dry run with the stored limit of a rule by %s', (template) => {
  it.each(ruleFields.frequency.valueEnum)('equals its true runs: every %s', async (frequency) => {
    const query = `status=running&status=online&template=${template}&frequency=${frequency}&pageSize=20`;
    const { list } = await client.list(query);
    let compared = 0;
    for (const rule of list) {
      const { from, to, ...outcome } = await dryRun(toConditions(rule));
      // A rule that began later has fewer runs.
      if (rule.time > from) continue;
      compared += 1;
      expect({ key: rule.key, ...outcome }).toEqual({
        key: rule.key,
        ...(await trueRuns(rule.key, { from, to })),
      });
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('a dry run', () => {
  const hourly = async () => {
    const { list } = await client.list('status=running&template=threshold&frequency=hour&pageSize=20');
    for (const rule of list) {
      const { triggered } = await dryRun({ ...toConditions(rule), limit: 1 });
      if (triggered.length > 20) return rule;
    }
    throw new Error('No rule that triggers often');
  };

  it('equals the runs of yesterday by the limit of yesterday, whatever the rule has become since', async () => {
    const rule = await hourly();
    await client.send('PUT', `rule/${rule.key}`, { limit: 1, version: 1 });
    const yesterday = { from: '2026-11-19', to: '2026-11-19' };
    expect(await dryRun(toConditions(rule))).toEqual({
      ...yesterday,
      ...(await trueRuns(rule.key, yesterday)),
    });
    client.advance(86_400);
    await client.switchPerson('admin');
    await client.send('PUT', `rule/${rule.key}`, { template: 'heartbeat', limit: 60, version: 2 });
    const today = { from: '2026-11-20', to: '2026-11-20' };
    const { measured = 0, triggered } = await trueRuns(rule.key, today);
    // The limit of 1 % was in force from noon.
    const late = (await dryRun({ ...toConditions(rule), limit: 1 })).triggered.filter(
      ({ at }) => at > '2026-11-20T04:00:00.000Z',
    );
    expect(measured).toBeGreaterThan(20);
    expect(triggered.filter(({ at }) => at > '2026-11-20T04:00:00.000Z')).toEqual(late);
  });

  it('triggers less often with a higher limit, and on the moments of the schedule', async () => {
    const rule = await hourly();
    const counts = await Promise.all(
      [1, 10, 20, 100].map(
        async (limit) => (await dryRun({ ...toConditions(rule), limit })).triggered.length,
      ),
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect([counts[0], counts.at(-1)]).toEqual([expect.any(Number), 0]);
  });

  it('covers yesterday for a new rule, on the hour without a start', async () => {
    const conditions = { template: 'threshold', limit: 1, frequency: 'hour' } as const;
    const { from, to, measured, triggered } = await dryRun(conditions);
    expect([from, to, measured]).toEqual(['2026-11-19', '2026-11-19', 24]);
    expect(triggered[0]?.at).toBe('2026-11-18T16:00:00.000Z');
    const later = await dryRun({ ...conditions, time: '2026-12-24T01:20:00.000Z' });
    expect(later.measured).toBe(24);
    expect(later.triggered.every(({ at }) => at.endsWith(':20:00.000Z'))).toBe(true);
  });

  it.each([
    ['day', 7],
    ['week', 4],
    ['month', 3],
  ] as const)('covers several runs of a rule that runs every %s', async (frequency, runs) => {
    for (const time of ['2024-03-31T01:20:00.000Z', '2027-01-31T01:20:00.000Z']) {
      const { measured, triggered } = await dryRun({ template: 'heartbeat', limit: 1, frequency, time });
      expect(measured).toBe(runs);
      for (const { at } of triggered) expect(at.slice(11)).toBe('01:20:00.000Z');
    }
  });

  it('says that a template measures no value', async () => {
    const outcome = await dryRun({ template: 'anomaly', limit: 5, frequency: 'hour' });
    expect(outcome).toEqual({ from: '2026-11-19', to: '2026-11-19', triggered: [] });
  });

  it('needs a limit, and a rule that exists', async () => {
    const conditions = { template: 'threshold', limit: 5, frequency: 'hour' };
    expect((await post({ ...conditions, limit: 0 })).code).toBe(400);
    expect((await post({ ...conditions, limit: undefined })).code).toBe(400);
    expect((await post({ ...conditions, key: 'R-99999' })).code).toBe(RULE_ERROR.gone);
  });
});
