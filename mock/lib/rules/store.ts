import type { Field } from '../../../src/domain/fields';
import { foldName } from '../../../src/domain/name';
import { RULE_STATUS, type Rule, type RuleColumn, ruleFields } from '../../../src/domain/rule/ruleFields';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { pick } from '../pick';
import { type AnyText, type Language, textIn } from '../text';
import { GENERATED_RULES, ruleParts } from './generated';
import type { RuleChangeRecord, RuleRecord } from './records';
import { failureReason, ruleFailure, scheduledRules, withRuns } from './runs';

export type { RuleChangeRecord, RuleRecord };

const KEY = /^R-(\d{5})$/;

/** `R-00042`. */
export const toKey = (number: number) => `R-${String(number).padStart(5, '0')}`;

const toNumber = (key: string) => Number(KEY.exec(key)?.[1] ?? 0);

export const ownerName = (ownerId: string, language: Language) =>
  ruleParts().owners.find((owner) => owner.ownerId === ownerId)?.name[language] ?? ownerId;

/** All regions, with the one that stands for all of them first. */
export const ruleRegions = () => [ruleParts().allRegions, ...ruleParts().regions];

export const regionName = (regionId: string, language: Language) =>
  ruleRegions().find((region) => region.regionId === regionId)?.name[language] ?? regionId;

/** The value of a field as it is stored; owner and region by their names. */
export function storedValue(rule: Partial<RuleRecord>, name: string, language: Language) {
  const stored: Readonly<Record<string, unknown>> = rule;
  if (name === 'key') return rule.number === undefined ? undefined : toKey(rule.number);
  if (name === 'owner') return rule.ownerId && ownerName(rule.ownerId, language);
  if (name === 'region') return rule.regionId && regionName(rule.regionId, language);
  if (name === 'failure') return ruleFailure(rule);
  const value = stored[name] as AnyText | number | undefined;
  return value === undefined || typeof value === 'number' ? value : textIn(value, language);
}

/** The value of a field for people and programs: a choice by its name, a time in ISO 8601. */
export function shownValue(rule: Partial<RuleRecord>, name: RuleColumn, language: Language) {
  const { valueType, valueEnum }: Field = ruleFields[name];
  const value = storedValue(rule, name, language);
  if (typeof value !== 'number') return value;
  if (valueType === 'dateTime') return isoTime(value);
  return valueEnum?.[value] ?? String(value);
}

type SharedName = keyof Rule & keyof RuleRecord;
const SHARED_NAMES = Object.keys(ruleFields).filter((name) => name !== 'key') as SharedName[];

export const ruleView = (record: RuleRecord, language: Language): Rule => ({
  key: toKey(record.number),
  ...pick(record, SHARED_NAMES),
  name: record.name[language],
  desc: record.desc[language],
  updatedAt: isoTime(record.updatedAt),
  time: isoTime(record.time),
  region: { regionId: record.regionId, name: regionName(record.regionId, language) },
  owner: { ownerId: record.ownerId, name: ownerName(record.ownerId, language) },
  failure: ruleFailure(record),
  abnormalReason: record.status === RULE_STATUS.abnormal ? failureReason(record, language) : undefined,
});

const indexes = new WeakMap<readonly RuleChangeRecord[], Map<number, number>>();

/** Where the changed rules are in their table. */
function changeIndexes(): Map<number, number> {
  const { ruleChanges } = db();
  const known = indexes.get(ruleChanges);
  if (known?.size === ruleChanges.length) return known;
  const index = new Map(ruleChanges.map(({ number }, at) => [number, at]));
  indexes.set(ruleChanges, index);
  return index;
}

const upToNow = (rule: RuleChangeRecord): RuleChangeRecord =>
  rule.isInterrupted ? rule : withRuns(rule, now());

function findChange(number: number): RuleChangeRecord | undefined {
  const index = changeIndexes().get(number);
  const change = index === undefined ? undefined : db().ruleChanges[index];
  return change && upToNow(change);
}

/** The current rule of a key, deleted ones included; undefined for an unknown key. */
export function findRule(key: string): RuleChangeRecord | undefined {
  const number = toNumber(key);
  return findChange(number) ?? scheduledRules()[number - 1];
}

export function storeRule(record: RuleChangeRecord): RuleChangeRecord {
  const { ruleChanges } = db();
  const index = changeIndexes();
  const at = index.get(record.number) ?? ruleChanges.length;
  index.set(record.number, at);
  ruleChanges[at] = record;
  return record;
}

/** The number of the next new rule; those of deleted ones are not reused. */
export const nextNumber = () =>
  db().ruleChanges.reduce((highest, { number }) => Math.max(highest, number), GENERATED_RULES) + 1;

export const isDeleted = ({ deletedAt }: RuleChangeRecord) => deletedAt !== undefined;

/** The generated rules that nobody has changed. */
export function untouchedRules(): RuleRecord[] {
  const changed = changeIndexes();
  return scheduledRules().filter(({ number }) => !changed.has(number));
}

/** The numbers of the rules that somebody has changed. */
export const touchedNumbers = (): Pick<ReadonlySet<number>, 'has'> => changeIndexes();

/** The changed rules that are not deleted. */
export const presentChanges = (): RuleChangeRecord[] =>
  db()
    .ruleChanges.filter((rule) => !isDeleted(rule))
    .map(upToNow);

/** The rules that are not deleted. */
export const presentRules = (): RuleRecord[] => [...untouchedRules(), ...presentChanges()];

/** The names of all rules that are not deleted, in both languages and folded, with their numbers. */
export function namesInUse(): Map<string, number> {
  const names = new Map<string, number>();
  for (const { number, name } of presentRules())
    for (const text of [name.zh, name.en]) names.set(foldName(text), number);
  return names;
}
