import type * as v from 'valibot';
import { RULE_ERROR } from '../../../src/domain/rule/rule';
import {
  approvalRefusal,
  MAX_RULE_BATCH,
  type RuleBatchResult,
  type ruleSelectionSchema,
  SKIP_REASONS,
  type SkippedRule,
  type SkipReason,
  stopRefusal,
} from '../../../src/domain/rule/ruleBatch';
import type { RuleAction } from '../../../src/domain/rule/ruleDetail';
import { RULE_STATUS, type Rule } from '../../../src/domain/rule/ruleFields';
import { now } from '../clock';
import { MockFailure } from '../failure';
import type { Language } from '../text';
import { isInBin } from './bin';
import { searchRules, toRuleSearch } from './search';
import { findRule, isDeleted, namesInUse, type RuleChangeRecord, storeRule, toKey } from './store';
import { findWrite, previousValues, type RuleChange, type RulePatch, writeRules } from './writes';

interface Caller {
  userId: string;
  language: Language;
}

type Selection = v.InferOutput<typeof ruleSelectionSchema>;

/** The keys of a selection. Throws a MockFailure when another number matches than the user saw. */
function selectedKeys(selection: Selection, language: Language): string[] {
  if ('keys' in selection) return [...new Set(selection.keys)];
  const { rules } = searchRules(toRuleSearch(selection.query), language);
  if (rules.length === selection.total) return rules.map(({ number }) => toKey(number));
  throw new MockFailure(
    RULE_ERROR.selectionChanged,
    {
      zh: `符合条件的规则现在有 ${rules.length} 条，请确认后重试`,
      en: `${rules.length === 1 ? '1 rule matches' : `${rules.length} rules match`} now. Check and try again`,
    },
    { total: rules.length },
  );
}

/** The change of a rule, or the reason for skipping it. */
type Decide = (rule: RuleChangeRecord) => RulePatch | SkipReason;

/** Changes the rules of these keys, and lists those that were skipped. */
function changeRules(
  { userId, language }: Caller,
  action: RuleAction,
  keys: readonly string[],
  decide: (rule: RuleChangeRecord | undefined, key: string) => RulePatch | SkipReason,
): RuleBatchResult {
  const changes: RuleChange[] = [];
  const skipped: SkippedRule[] = [];
  const skippedCounts: Partial<Record<SkipReason, number>> = {};
  for (const key of keys) {
    const rule = findRule(key);
    const decision = decide(rule, key);
    if (typeof decision === 'string') {
      skipped.push({ key, name: rule?.name[language] ?? key, reason: decision });
      skippedCounts[decision] = (skippedCounts[decision] ?? 0) + 1;
    } else if (rule) changes.push({ rule, patch: decision });
  }
  const order = (rule: SkippedRule) => SKIP_REASONS.indexOf(rule.reason);
  return {
    ...(changes.length > 0 && { batchId: writeRules(userId, action, changes) }),
    done: changes.length,
    skipped: skipped.sort((a, b) => order(a) - order(b)).slice(0, MAX_RULE_BATCH),
    skippedCounts,
  };
}

const runBatch = (caller: Caller, action: RuleAction, selection: Selection, decide: Decide) =>
  changeRules(caller, action, selectedKeys(selection, caller.language), (rule) =>
    rule === undefined || isDeleted(rule) ? 'deleted' : decide(rule),
  );

/** The scheduler of every 17th rule fails the first approval. */
const UNREACHABLE_EVERY = 17;

function approveOne(rule: RuleChangeRecord): RulePatch | SkipReason {
  const refusal = approvalRefusal(rule.status);
  if (refusal) return refusal;
  if (rule.number % UNREACHABLE_EVERY === 0 && !rule.failedOnce) {
    storeRule({ ...rule, failedOnce: true });
    return 'unreachable';
  }
  return { status: RULE_STATUS.running, progress: 0 };
}

export const approveRules = (caller: Caller, selection: Selection) =>
  runBatch(caller, 'approve', selection, approveOne);

export const stopRules = (caller: Caller, selection: Selection) =>
  runBatch(
    caller,
    'stop',
    selection,
    ({ status }) => stopRefusal(status) ?? { status: RULE_STATUS.closed, progress: 0 },
  );

export const assignRules = (caller: Caller, selection: Selection, ownerId: string) =>
  runBatch(caller, 'assign', selection, (rule) => (rule.ownerId === ownerId ? 'unchanged' : { ownerId }));

export const scheduleRules = (caller: Caller, selection: Selection, frequency: Rule['frequency']) =>
  runBatch(caller, 'schedule', selection, (rule) =>
    rule.frequency === frequency ? 'unchanged' : { frequency },
  );

export const deleteRules = (caller: Caller, selection: Selection) =>
  runBatch(caller, 'delete', selection, () => ({ deletedAt: now(), deletedBy: caller.userId }));

const RESTORED: RulePatch = { deletedAt: undefined, deletedBy: undefined };

/** Whether another rule has the name of a deleted one. */
function isNameTaken({ name, number }: RuleChangeRecord, names: ReadonlyMap<string, number>): boolean {
  return [name.zh, name.en].some((text) => (names.get(text.toLowerCase()) ?? number) !== number);
}

/** Restores a deleted rule and reserves its name. */
function restoreOne(rule: RuleChangeRecord, names: Map<string, number>): RulePatch | SkipReason {
  if (!isInBin(rule)) return 'deleted';
  if (isNameTaken(rule, names)) return 'nameTaken';
  for (const text of [rule.name.zh, rule.name.en]) names.set(text.toLowerCase(), rule.number);
  return RESTORED;
}

/** Restores rules from the bin. */
export function restoreRules(caller: Caller, keys: readonly string[]): RuleBatchResult {
  const names = namesInUse();
  const { batchId, ...result } = changeRules(caller, 'restore', [...new Set(keys)], (rule) =>
    rule ? restoreOne(rule, names) : 'deleted',
  );
  return result;
}

/** Deletes rules from the bin for good. */
export function purgeRules({ language }: Caller, keys: readonly string[]): RuleBatchResult {
  const skipped: SkippedRule[] = [];
  for (const key of new Set(keys)) {
    const rule = findRule(key);
    if (rule && isInBin(rule)) storeRule({ ...rule, purged: true });
    else skipped.push({ key, name: rule?.name[language] ?? key, reason: 'deleted' });
  }
  const done = new Set(keys).size - skipped.length;
  return { done, skipped, skippedCounts: skipped.length > 0 ? { deleted: skipped.length } : {} };
}

const UNDOABLE: readonly RuleAction[] = ['approve', 'stop', 'assign', 'schedule', 'delete'];

/** Undoes a write of the caller, except on rules that were changed since. Throws a MockFailure without such a write. */
export function undoRules(caller: Caller, batchId: string): RuleBatchResult {
  const write = findWrite(batchId);
  if (!write || write.undone || write.userId !== caller.userId || !UNDOABLE.includes(write.action))
    throw new MockFailure(RULE_ERROR.nothingToUndo, {
      zh: '没有可以撤销的操作',
      en: 'There is nothing to undo',
    });
  const isDeletion = write.action === 'delete';
  const names = isDeletion ? namesInUse() : new Map<string, number>();
  const written = new Map(write.rules.map((rule) => [toKey(rule.number), rule]));
  const { batchId: _undo, ...result } = changeRules(caller, 'undo', [...written.keys()], (rule, key) => {
    const previous = written.get(key);
    if (!rule || !previous) return 'deleted';
    if (rule.version !== previous.version) return isDeleted(rule) ? 'deleted' : 'changed';
    return isDeletion ? restoreOne(rule, names) : previousValues(previous);
  });
  write.undone = true;
  return result;
}
