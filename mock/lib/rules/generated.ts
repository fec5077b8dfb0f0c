import * as v from 'valibot';
import {
  RULE_FREQUENCIES,
  RULE_STATUS,
  RULE_TARGETS,
  RULE_TEMPLATES,
  RULE_TYPES,
  type RuleStatus,
  type RuleTemplate,
} from '../../../src/domain/rule/rule';
import { DAY_MS, HOUR_MS } from '../clock';
import { lazy, readJson, textSchema } from '../content';
import type { Text } from '../text';
import type { RuleRecord } from './store';

/** The parts of generated rules: 40 subjects, 25 metrics and 10 regions give 10 000 different ones. */
export const ruleParts = lazy(() =>
  readJson(
    'rules.json',
    v.strictObject({
      owners: v.array(v.strictObject({ ownerId: v.string(), name: textSchema })),
      regions: v.pipe(v.array(textSchema), v.length(10)),
      subjects: v.pipe(v.array(textSchema), v.length(40)),
      metrics: v.pipe(
        v.array(v.strictObject({ target: v.picklist(RULE_TARGETS), name: textSchema })),
        v.length(25),
      ),
    }),
  ),
);

export const GENERATED_RULES = 10_000;

/** A pseudo-random number, 0 to 2^32, from the last steps of MurmurHash3. */
function hashNumber(number: number, salt: number): number {
  let hash = Math.imul(number, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
/** A pseudo-random index below `choices`. */
const pick = (number: number, salt: number, choices: number) =>
  Math.floor((hashNumber(number, salt) / 2 ** 32) * choices);

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** Of a hundred rules 42 are closed, 26 running, 22 online and 10 abnormal. */
function getStatus(number: number): RuleStatus {
  const share = pick(number, 7, 100);
  if (share < 42) return RULE_STATUS.closed;
  if (share < 68) return RULE_STATUS.running;
  return share < 90 ? RULE_STATUS.online : RULE_STATUS.abnormal;
}

const CONDITIONS: Record<RuleTemplate, (limit: number) => Text> = {
  threshold: (limit) => ({
    zh: `连续 3 次超过 ${limit}% 的阈值`,
    en: `is over its limit of ${limit}% three times in a row`,
  }),
  change: (limit) => ({
    zh: `较前一日变化超过 ${limit}%`,
    en: `changes by more than ${limit}% from the day before`,
  }),
  anomaly: (limit) => ({
    zh: `偏离过去 ${limit} 天的规律`,
    en: `departs from the pattern of the last ${limit} days`,
  }),
  heartbeat: (limit) => ({
    zh: `超过 ${limit} 分钟没有上报`,
    en: `has not been reported for ${limit} minutes`,
  }),
};

/** The rule of a number, 1 to 10 000, with a unique name and times relative to the seeded day. */
function generateRule(number: number, seededAt: number): RuleRecord {
  // 7919 and 10 000 are coprime, so every combination occurs once and neighbours differ.
  const mixed = (number * 7919) % GENERATED_RULES;
  const { owners, regions, subjects, metrics } = ruleParts();
  const subject = itemAt(subjects, mixed % 40);
  const metric = itemAt(metrics, Math.floor(mixed / 40) % 25);
  const region = itemAt(regions, Math.floor(mixed / 1000));
  const status = getStatus(number);
  const template = itemAt(RULE_TEMPLATES, pick(number, 1, 4));
  const owner = itemAt(owners, pick(number, 2, owners.length));
  const condition = CONDITIONS[template](5 + pick(number, 3, 26));
  const isScheduled = status !== RULE_STATUS.closed;
  return {
    number,
    name: {
      zh: `${subject.zh}·${metric.name.zh}·${region.zh}`,
      en: `${subject.en}: ${metric.name.en}, ${region.en}`,
    },
    desc: {
      zh: `「${subject.zh}」在${region.zh}的指标「${metric.name.zh}」${condition.zh}时，通知${owner.name.zh}。`,
      en: `Tells ${owner.name.en} when “${metric.name.en}” of ${subject.en} in ${region.en} ${condition.en}.`,
    },
    callNo: isScheduled ? pick(number, 4, 9_000) : pick(number, 4, 400),
    status,
    updatedAt: seededAt - pick(number, 5, isScheduled ? 20 * 24 * 60 : 180 * 24 * 60) * 60_000,
    target: metric.target,
    template,
    type: itemAt(RULE_TYPES, pick(number, 6, 3) === 0 ? 0 : 1),
    time: seededAt + (pick(number, 8, 60) - 45) * DAY_MS + pick(number, 9, 24) * HOUR_MS,
    frequency: itemAt(RULE_FREQUENCIES, pick(number, 10, 4)),
    ownerId: owner.ownerId,
    progress: status === RULE_STATUS.online ? 100 : isScheduled ? 5 + pick(number, 11, 90) : 0,
    version: 1,
  };
}

let cache: { seededAt: number; rules: RuleRecord[] } | undefined;

/** All generated rules, cached. */
export function generatedRules(seededAt: number): readonly RuleRecord[] {
  if (cache?.seededAt !== seededAt) {
    cache = {
      seededAt,
      rules: Array.from({ length: GENERATED_RULES }, (_, index) => generateRule(index + 1, seededAt)),
    };
  }
  return cache.rules;
}
