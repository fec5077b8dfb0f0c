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
import { pick } from '../pick';
import type { Language, Text } from '../text';
import { GENERATED_RULES, generatedRules, ruleParts } from './generated';

/** Times are milliseconds since 1970. */
export interface RuleRecord {
  /** The key is derived from it. */
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

/** A rule that was created, changed or deleted; all others are generated. */
export interface RuleChangeRecord extends RuleRecord {
  deleted: boolean;
  /** Of the call that created it. */
  idempotencyKey?: string;
  /** Its scheduler has failed the first approval; the next one succeeds. */
  failedOnce?: boolean;
}

const KEY = /^R-(\d{5})$/;

/** `R-00042`. */
export const toKey = (number: number) => `R-${String(number).padStart(5, '0')}`;

const toNumber = (key: string) => Number(KEY.exec(key)?.[1] ?? 0);

export const ownerName = (ownerId: string, language: Language) =>
  ruleParts().owners.find((owner) => owner.ownerId === ownerId)?.name[language] ?? ownerId;

export const ruleView = (record: RuleRecord, language: Language): Rule => ({
  key: toKey(record.number),
  ...pick(record, ['callNo', 'status', 'target', 'template', 'type', 'frequency', 'progress', 'version']),
  name: record.name[language],
  desc: record.desc[language],
  updatedAt: isoTime(record.updatedAt),
  time: isoTime(record.time),
  owner: { ownerId: record.ownerId, name: ownerName(record.ownerId, language) },
});

export const changesByNumber = () => new Map(db().ruleChanges.map((change) => [change.number, change]));

/** The current rule of a key, deleted ones included; undefined for an unknown key. */
export function findRule(key: string): RuleChangeRecord | undefined {
  const number = toNumber(key);
  const change = db().ruleChanges.find((candidate) => candidate.number === number);
  if (change) return change;
  const generated = generatedRules(db().seededAt)[number - 1];
  return generated && { ...generated, deleted: false };
}

export function storeRule(record: RuleChangeRecord): RuleChangeRecord {
  const { ruleChanges } = db();
  const index = ruleChanges.findIndex(({ number }) => number === record.number);
  if (index < 0) ruleChanges.push(record);
  else ruleChanges[index] = record;
  return record;
}

/** The number of the next new rule; those of deleted ones are not reused. */
export const nextNumber = () =>
  Math.max(GENERATED_RULES, ...db().ruleChanges.map(({ number }) => number)) + 1;

/** All rules that are not deleted, unordered. */
export function presentRules(): RuleRecord[] {
  const changes = changesByNumber();
  const untouched = generatedRules(db().seededAt).filter(({ number }) => !changes.has(number));
  return [...untouched, ...db().ruleChanges.filter(({ deleted }) => !deleted)];
}
