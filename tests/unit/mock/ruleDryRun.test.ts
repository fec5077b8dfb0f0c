import * as v from 'valibot';
import { type RuleConditions, ruleDryRunSchema } from '../../../src/domain/rule/ruleDryRun';
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

const ENOUGH_RULES = 6;
const MEASURED = ['threshold', 'change', 'heartbeat'] as const;

describe.each(MEASURED)('a dry run with the stored limit of a rule by %s', (template) => {
  it.each(ruleFields.frequency.valueEnum)('equals its true runs: every %s', async (frequency) => {
    const query = `status=running&status=online&template=${template}&frequency=${frequency}&pageSize=20`;
    const { list } = await client.list(query);
    let compared = 0;
    for (const rule of list) {
      if (compared === ENOUGH_RULES) break;
      const { from, to, ...outcome } = await dryRun(toConditions(rule));
      // A rule that began later has fewer runs.
      if (rule.time > from) continue;
      compared += 1;
      expect({ key: rule.key, ...outcome }).toEqual({
        key: rule.key,
        ...(await trueRuns(rule.key, { from, to })),
      });
    }
    expect(compared).toBe(ENOUGH_RULES);
  });
});
