import { RULE_ERROR, RULE_STATUS } from '../../../src/domain/rule/rule';
import { approvalRefusal, type RuleApproval } from '../../../src/domain/rule/ruleApproval';
import type { RuleContent } from '../../../src/domain/rule/ruleForm';
import { db } from '../db';
import { MockFailure } from '../failure';
import type { Language } from '../text';
import { ruleParts } from './generated';
import {
  findRule,
  nextNumber,
  presentRules,
  type RuleChangeRecord,
  type RuleRecord,
  ruleView,
  storeRule,
  toKey,
} from './store';

/** The scheduler of every 17th rule fails the first approval. */
const UNREACHABLE_EVERY = 17;

const notFound = () =>
  new MockFailure(RULE_ERROR.gone, {
    zh: '规则不存在，或已被删除',
    en: 'There is no such rule, or it was deleted',
  });

/** The rule of a key. Throws a MockFailure when it does not exist. */
export function getRuleOrThrow(key: string): RuleChangeRecord {
  const rule = findRule(key);
  if (rule === undefined || rule.deleted) throw notFound();
  return rule;
}

function assertNameFree(name: string, except?: number): void {
  const wanted = name.toLowerCase();
  const taken = presentRules().some(
    (rule) =>
      rule.number !== except &&
      (rule.name.zh.toLowerCase() === wanted || rule.name.en.toLowerCase() === wanted),
  );
  if (!taken) return;
  throw new MockFailure(RULE_ERROR.duplicateName, {
    zh: '已有同名规则，请换一个名称',
    en: 'Another rule has this name; please choose a different one',
  });
}

function assertOwner(ownerId: string): void {
  if (ruleParts().owners.some((owner) => owner.ownerId === ownerId)) return;
  throw new MockFailure(400, { zh: '负责团队不存在', en: 'There is no such team' });
}

// A text that was not edited keeps its other language.
const mergeText = (before: RuleRecord['name'] | undefined, text: string, language: Language) =>
  before?.[language] === text ? before : { zh: text, en: text };

const toContent = ({ name, desc, time, ...rest }: RuleContent, language: Language, before?: RuleRecord) => ({
  ...rest,
  time: Date.parse(time),
  name: mergeText(before?.name, name, language),
  desc: mergeText(before?.desc, desc, language),
});

/** Creates a rule. Idempotent by key. */
export function createRule(
  content: RuleContent,
  idempotencyKey: string,
  language: Language,
  at: number,
): RuleChangeRecord {
  const existing = db().ruleChanges.find((rule) => rule.idempotencyKey === idempotencyKey);
  if (existing) return existing;
  assertNameFree(content.name);
  assertOwner(content.ownerId);
  return storeRule({
    ...toContent(content, language),
    number: nextNumber(),
    callNo: 0,
    updatedAt: at,
    progress: 0,
    version: 1,
    deleted: false,
    idempotencyKey,
  });
}

/** Throws a MockFailure for another version, for a name in use and for a deleted rule. */
export function changeRule(
  key: string,
  content: RuleContent,
  version: number,
  language: Language,
): RuleChangeRecord {
  const rule = getRuleOrThrow(key);
  if (rule.version !== version) {
    throw new MockFailure(
      RULE_ERROR.versionConflict,
      { zh: '规则刚刚被其他人修改过', en: 'Somebody else has just changed this rule' },
      ruleView(rule, language),
    );
  }
  assertNameFree(content.name, rule.number);
  assertOwner(content.ownerId);
  return storeRule({ ...rule, ...toContent(content, language, rule), version: version + 1 });
}

/** Deletes or restores rules and returns the keys of those that changed. */
export const setDeleted = (keys: readonly string[], deleted: boolean): string[] =>
  [...new Set(keys)].filter((key) => {
    const rule = findRule(key);
    if (rule === undefined || rule.deleted === deleted) return false;
    storeRule({ ...rule, deleted, version: rule.version + 1 });
    return true;
  });

const isUnreachable = ({ number, failedOnce }: RuleChangeRecord) =>
  number % UNREACHABLE_EVERY === 0 && !failedOnce;

/** Approves closed rules; the others are returned with the reason why they were skipped. */
export function approveRules(keys: readonly string[], language: Language, at: number): RuleApproval {
  const approval: RuleApproval = { approved: [], skipped: [] };
  for (const key of new Set(keys)) {
    const rule = findRule(key);
    const skip = (reason: RuleApproval['skipped'][number]['reason']) =>
      approval.skipped.push({ key, name: rule?.name[language] ?? key, reason });
    const refusal = rule && approvalRefusal(rule.status);
    if (rule === undefined || rule.deleted) skip('deleted');
    else if (refusal) skip(refusal);
    else if (isUnreachable(rule)) {
      storeRule({ ...rule, failedOnce: true });
      skip('unreachable');
    } else {
      storeRule({
        ...rule,
        status: RULE_STATUS.running,
        updatedAt: at,
        progress: 0,
        version: rule.version + 1,
      });
      approval.approved.push(toKey(rule.number));
    }
  }
  return approval;
}
