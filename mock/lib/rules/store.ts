import type {
  Rule,
  RuleFrequency,
  RuleStatus,
  RuleTarget,
  RuleTemplate,
  RuleType,
} from '../../../src/domain/rule/rule';
import { isoTime } from '../clock';
import { db } from '../db';
import type { Language, Text } from '../text';
import { GENERATED_RULES, generatedRules, ruleParts } from './generated';

/** A rule as the mock has it; times are milliseconds since 1970. */
export interface RuleRecord {
  /** Its number; the key is made of it. */
  number: number;
  name: Text;
  desc: Text;
  callNo: number;
  status: RuleStatus;
  updatedAt: number;
  target: RuleTarget;
  template: RuleTemplate;
  type: RuleType;
  time: number;
  frequency: RuleFrequency;
  ownerId: string;
  progress: number;
  version: number;
}

/** What differs from the ten thousand rules that are generated: one that was made, changed or deleted. */
export interface RuleChangeRecord extends RuleRecord {
  deleted: boolean;
  /** Of the call that made it. */
  idempotencyKey?: string;
  /** Its scheduler did not answer the first approval; it will the next. */
  failedOnce?: boolean;
}

const KEY = /^R-(\d{5})$/;

/** `R-00042`. */
export const toKey = (number: number) => `R-${String(number).padStart(5, '0')}`;

const toNumber = (key: string) => Number(KEY.exec(key)?.[1] ?? 0);

export const ownerName = (ownerId: string, language: Language) =>
  ruleParts().owners.find((owner) => owner.ownerId === ownerId)?.name[language] ?? ownerId;

/** A rule as operators read it. */
export function ruleView(record: RuleRecord, language: Language): Rule {
  return {
    key: toKey(record.number),
    name: record.name[language],
    desc: record.desc[language],
    callNo: record.callNo,
    status: record.status,
    updatedAt: isoTime(record.updatedAt),
    target: record.target,
    template: record.template,
    type: record.type,
    time: isoTime(record.time),
    frequency: record.frequency,
    owner: { ownerId: record.ownerId, name: ownerName(record.ownerId, language) },
    progress: record.progress,
    version: record.version,
  };
}

/** What was made, changed or deleted, by number. */
export const changesByNumber = () => new Map(db().ruleChanges.map((change) => [change.number, change]));

/** The rule of a key as it is now, deleted ones marked as such; nothing for a key that never was. */
export function findRule(key: string): RuleChangeRecord | undefined {
  const number = toNumber(key);
  const change = db().ruleChanges.find((candidate) => candidate.number === number);
  if (change) return change;
  const generated = generatedRules(db().seededAt)[number - 1];
  return generated && { ...generated, deleted: false };
}

/** Keeps a rule as it is from now on. */
export function keepRule(record: RuleChangeRecord): RuleChangeRecord {
  const { ruleChanges } = db();
  const index = ruleChanges.findIndex(({ number }) => number === record.number);
  if (index < 0) ruleChanges.push(record);
  else ruleChanges[index] = record;
  return record;
}

/** The number of the next rule that is made; numbers of deleted ones are not given again. */
export const nextNumber = () =>
  Math.max(GENERATED_RULES, ...db().ruleChanges.map(({ number }) => number)) + 1;

/** All rules that are there, in no order. */
export function presentRules(): RuleRecord[] {
  const changes = changesByNumber();
  const untouched = generatedRules(db().seededAt).filter(({ number }) => !changes.has(number));
  return [...untouched, ...db().ruleChanges.filter(({ deleted }) => !deleted)];
}
