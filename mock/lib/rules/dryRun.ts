import { accountingDay, DAY_MS, endOfDay, shiftDay, startOfDay } from '../../../src/domain/calendar';
import type { RuleConditions, RuleDryRun } from '../../../src/domain/rule/ruleDryRun';
import type { Rule } from '../../../src/domain/rule/ruleFields';
import { isoTime, now } from '../clock';
import { getRuleOrThrow } from './changes';
import { PERIOD_MS, ruleParts, runBefore } from './generated';
import { isMeasured, measure } from './measurements';
import { latestRuns } from './runs';

/** The days up to yesterday that contain several runs. */
const DAYS: Record<Rule['frequency'], number> = { hour: 1, day: 7, week: 28, month: 90 };

/** The scheduled runs from one moment up to another, oldest first, whenever the schedule starts. */
function scheduledRuns(start: number, frequency: Rule['frequency'], from: number, until: number): number[] {
  // Months are 28 to 31 days long.
  const period = frequency === 'month' ? (start > until ? 31 : 28) * DAY_MS : PERIOD_MS[frequency];
  const runs: number[] = [];
  for (let periods = Math.floor((start - until) / period); ; periods += 1) {
    const at = runBefore(start, frequency, periods);
    if (at < from) return runs.reverse();
    if (at < until) runs.push(at);
  }
}

/** The runs of the last days by other conditions. Those of a saved rule that failed are left out. */
export function dryRun({ key, template, limit, regionId, frequency, time }: RuleConditions): RuleDryRun {
  const to = shiftDay(accountingDay(now()), -1);
  const days = { from: shiftDay(to, 1 - DAYS[frequency]), to };
  const [from = 0, until = 0] = [startOfDay(days.from), endOfDay(days.to)];
  const failed = new Set(
    (key === undefined ? [] : latestRuns(getRuleOrThrow(key))).flatMap(({ at, isFailed }) =>
      isFailed ? at : [],
    ),
  );
  if (!isMeasured(template)) return { ...days, triggered: [] };
  const conditions = { template, regionId: regionId ?? ruleParts().allRegions.regionId };
  const runs = scheduledRuns(time === undefined ? until : Date.parse(time), frequency, from, until)
    .filter((at) => !failed.has(at))
    .map((at) => ({ at, value: measure(conditions, at) ?? 0 }));
  const triggered = runs.filter(({ value }) => value > limit);
  return {
    ...days,
    measured: runs.length,
    triggered: triggered.map(({ at, value }) => ({ at: isoTime(at), value })),
  };
}
