import * as v from 'valibot';
import { anchorDay, DAY_MS, HOUR_MS, MINUTE_MS, shiftMonths } from '../../../src/domain/calendar';
import { columnNames, type Field } from '../../../src/domain/fields';
import {
  RULE_FAILURES,
  RULE_LIMIT_UNIT,
  RULE_STATUS,
  type Rule,
  ruleFields,
} from '../../../src/domain/rule/ruleFields';
import { lazy, readJson, textSchema } from '../content';
import type { Text } from '../text';
import { itemAt, pickIndex } from './random';
import type { RuleRecord } from './records';

const regionSchema = v.strictObject({ regionId: v.string(), name: textSchema });
const textsSchema = v.pipe(v.array(textSchema), v.minLength(3));
const failureSchema = v.strictObject({ kind: v.picklist(RULE_FAILURES), reason: textSchema });
/** An entry for every name. */
const textsOf = <const Name extends string, S extends v.GenericSchema>(names: readonly Name[], entry: S) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, entry])) as Record<Name, S>);

/** The texts of the choices of each field. */
const CHOICES = Object.fromEntries(
  Object.entries<Field>(ruleFields).flatMap(([name, { valueEnum }]) =>
    valueEnum ? [[name, textsOf(valueEnum, textSchema)]] : [],
  ),
);

/** The parts of generated rules: 40 subjects, 25 metrics and 10 regions give 10 000 different ones. */
export const ruleParts = lazy(() =>
  readJson(
    'rules.json',
    v.strictObject({
      owners: v.array(v.strictObject({ ownerId: v.string(), name: textSchema })),
      allRegions: regionSchema,
      regions: v.pipe(v.array(regionSchema), v.length(10)),
      subjects: v.pipe(v.array(textSchema), v.length(40)),
      metrics: v.pipe(
        v.array(v.strictObject({ target: v.picklist(ruleFields.target.valueEnum), name: textSchema })),
        v.length(25),
      ),
      scheduler: textSchema,
      /** Why runs fail. `{metric}` and `{region}` are those of the rule. */
      failures: textsOf(ruleFields.target.valueEnum, v.pipe(v.array(failureSchema), v.minLength(3))),
      comments: textsOf(['abnormal', 'other'], textsSchema),
      /** Headings and values of the exported file. */
      spreadsheet: v.strictObject({
        headings: textsOf(columnNames(ruleFields), textSchema),
        choices: v.strictObject(CHOICES),
        limitUnit: textsOf(Object.values(RULE_LIMIT_UNIT), textSchema),
      }),
    }),
  ),
);

export const GENERATED_RULES = 10_000;

/** Of a hundred rules 42 are closed, 26 running, 22 online and 10 abnormal. */
function getStatus(number: number): Rule['status'] {
  const share = pickIndex(number, 7, 100);
  if (share < 42) return RULE_STATUS.closed;
  if (share < 68) return RULE_STATUS.running;
  return share < 90 ? RULE_STATUS.online : RULE_STATUS.abnormal;
}

const CONDITIONS: Record<Rule['template'], Text> = {
  threshold: { zh: '超过阈值', en: 'is over its limit' },
  change: { zh: '较上周同期的变化超过阈值', en: 'changes by more than its limit from the week before' },
  anomaly: { zh: '偏离历史规律', en: 'departs from its usual pattern' },
  heartbeat: { zh: '超过规定时间没有上报', en: 'isn’t reported for longer than its limit' },
};

export const PERIOD_MS: Record<Exclude<Rule['frequency'], 'month'>, number> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
};

/** The scheduled run this many periods before another one. Monthly runs are on one of the first 28 days. */
export function runBefore(at: number, frequency: Rule['frequency'], periods: number): number {
  if (frequency !== 'month') return at - periods * PERIOD_MS[frequency];
  return shiftMonths(at, -periods) ?? at;
}

const MAX_RUNS: Record<Rule['frequency'], number> = { hour: 9_000, day: 500, week: 100, month: 30 };

/** The last run, the number of runs and the start of the schedule, which is the first run. */
function generateSchedule({ number, status, frequency }: FixedRule, seededAt: number, monthMs: number) {
  const isClosed = status === RULE_STATUS.closed;
  // An eighth of the closed rules has not started.
  if (isClosed && pickIndex(number, 8, 8) === 0)
    return { callNo: 0, time: seededAt + DAY_MS + pickIndex(number, 9, 14 * 24) * HOUR_MS };
  const period = frequency === 'month' ? monthMs : PERIOD_MS[frequency];
  const sinceRun = {
    [RULE_STATUS.closed]: 180 * DAY_MS,
    [RULE_STATUS.abnormal]: 20 * DAY_MS,
    [RULE_STATUS.running]: period,
    [RULE_STATUS.online]: period,
  }[status];
  // What stopped a closed rule came after its last run.
  const atLeast = isClosed ? HOUR_MS : 5 * MINUTE_MS;
  const at = seededAt - atLeast - pickIndex(number, 5, sinceRun / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const updatedAt = frequency === 'month' ? at - Math.max(0, anchorDay(at) - 28) * DAY_MS : at;
  const callNo = 3 + pickIndex(number, 4, MAX_RUNS[frequency] / (isClosed ? 4 : 1));
  return { callNo, updatedAt, time: runBefore(updatedAt, frequency, callNo - 1) };
}

/** The parts of which the rule of a number is made. */
export function partsOf(number: number) {
  // 7919 and 10 000 are coprime, so every combination occurs once and neighbours differ.
  const mixed = (number * 7919) % GENERATED_RULES;
  const { regions, subjects, metrics } = ruleParts();
  return {
    subject: itemAt(subjects, mixed % 40),
    metric: itemAt(metrics, Math.floor(mixed / 40) % 25),
    region: itemAt(regions, Math.floor(mixed / 1000)),
  };
}

/** The lowest and highest limit of generated rules, so that few of their runs trigger. */
const LIMITS: Record<Rule['template'], readonly [least: number, most: number]> = {
  threshold: [15, 40],
  change: [25, 75],
  anomaly: [5, 30],
  heartbeat: [60, 240],
};

/** The limit of the rule of a number if it has this template. */
export function sampleLimit(template: Rule['template'], number: number): number {
  const [least, most] = LIMITS[template];
  return least + pickIndex(number, 3, most - least + 1);
}

/** The rule of a number, 1 to 10 000, with a unique name; without its schedule. */
function generateRule(number: number) {
  const { subject, metric, region } = partsOf(number);
  const { owners } = ruleParts();
  const status = getStatus(number);
  const template = itemAt(ruleFields.template.valueEnum, pickIndex(number, 1, 4));
  const frequency = itemAt(ruleFields.frequency.valueEnum, pickIndex(number, 10, 4));
  const condition = CONDITIONS[template];
  const isScheduled = status !== RULE_STATUS.closed;
  return {
    number,
    name: {
      zh: `${subject.zh}·${metric.name.zh}·${region.name.zh}`,
      en: `${subject.en}: ${metric.name.en}, ${region.name.en}`,
    },
    desc: {
      zh: `「${subject.zh}」在${region.name.zh}的指标「${metric.name.zh}」${condition.zh}时告警。`,
      en: `Alerts when “${metric.name.en}” of ${subject.en} in ${region.name.en} ${condition.en}.`,
    },
    status,
    target: metric.target,
    template,
    limit: sampleLimit(template, number),
    regionId: region.regionId,
    type: itemAt(ruleFields.type.valueEnum, pickIndex(number, 6, 3) === 0 ? 0 : 1),
    frequency,
    ownerId: itemAt(owners, pickIndex(number, 2, owners.length)).ownerId,
    progress: status === RULE_STATUS.online ? 100 : isScheduled ? 5 + pickIndex(number, 11, 90) : 0,
    version: 1,
  };
}
type FixedRule = ReturnType<typeof generateRule>;

const fixedRules = lazy(() => Array.from({ length: GENERATED_RULES }, (_, index) => generateRule(index + 1)));

let cache: { seededAt: number; rules: RuleRecord[] } | undefined;

/** All generated rules, with times relative to the seeded day; cached. */
export function generatedRules(seededAt: number): readonly RuleRecord[] {
  if (cache?.seededAt !== seededAt) {
    const monthMs = seededAt - runBefore(seededAt, 'month', 1);
    const withSchedule = (rule: FixedRule) => ({ ...rule, ...generateSchedule(rule, seededAt, monthMs) });
    cache = { seededAt, rules: fixedRules().map(withSchedule) };
  }
  return cache.rules;
}
