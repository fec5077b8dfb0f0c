import type * as v from 'valibot';
import { foldName } from '../../../src/domain/name';
import type { RuleBatchAction, RuleBatchResult, SkipReason } from '../../../src/domain/rule/ruleBatch';
import type { RuleAction } from '../../../src/domain/rule/ruleDetail';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { RULE_STATUS, type Rule } from '../../../src/domain/rule/ruleFields';
import {
  approvalRefusal,
  type ruleSelectionSchema,
  selectionChanged,
  stopRefusal,
} from '../../../src/domain/rule/ruleSelection';
import { now } from '../clock';
import { MockFailure } from '../failure';
import type { Language } from '../text';
import {
  type Caller,
  canUndo,
  findBatch,
  outcomeView,
  type RuleOutcome,
  recordBatch,
  retriableKeys,
} from './batchRecords';
import { isInBin } from './bin';
import { previousValues } from './formerRule';
import type { RulePatch } from './records';
import { searchRules, toRuleSearch } from './search';
import { findRule, isDeleted, namesInUse, type RuleChangeRecord, storeRule, toKey } from './store';
import { type RuleChange, writeRules, writtenRules } from './writes';

type Selection = v.InferOutput<typeof ruleSelectionSchema>;

/** The keys of a selection. Throws a MockFailure when another number matches than the user saw. */
function selectedKeys(selection: Selection, language: Language): string[] {
  if ('keys' in selection) return [...new Set(selection.keys)];
  const { rules } = searchRules(toRuleSearch(selection.query), language);
  if (rules.length === selection.total) return rules.map(({ number }) => toKey(number));
  throw new MockFailure(
    selectionChanged,
    {
      zh: `符合条件的规则现在有 ${rules.length} 条，请确认后重试`,
      en: `${rules.length === 1 ? '1 rule matches' : `${rules.length} rules match`} now. Check and try again`,
    },
    { total: rules.length },
  );
}

/** The change of a rule, or the reason for skipping it. */
type Decide = (rule: RuleChangeRecord) => RulePatch | SkipReason;

/** Changes the rules of these keys. Returns those that were skipped, and the number of the write if there was one. */
function changeRules(
  userId: string,
  action: RuleAction,
  keys: readonly string[],
  decide: (rule: RuleChangeRecord | undefined, key: string) => RulePatch | SkipReason,
): RuleOutcome & { write?: number } {
  const changes: RuleChange[] = [];
  const skipped: RuleOutcome['skipped'] = [];
  for (const key of keys) {
    const rule = findRule(key);
    const decision = decide(rule, key);
    if (typeof decision === 'string') skipped.push({ key, reason: decision });
    else if (rule) changes.push({ rule, patch: decision });
  }
  return {
    ...(changes.length > 0 && { write: writeRules(userId, action, changes) }),
    done: changes.length,
    skipped,
  };
}

const changePresent = (userId: string, action: RuleBatchAction, keys: readonly string[], decide: Decide) =>
  changeRules(userId, action, keys, (rule) =>
    rule === undefined || isDeleted(rule) ? 'deleted' : decide(rule),
  );

const runBatch = (caller: Caller, action: RuleBatchAction, selection: Selection, decide: Decide) =>
  recordBatch(
    caller,
    action,
    changePresent(caller.userId, action, selectedKeys(selection, caller.language), decide),
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
  return [name.zh, name.en].some((text) => (names.get(foldName(text)) ?? number) !== number);
}

/** Restores a deleted rule and reserves its name. */
function restoreOne(rule: RuleChangeRecord, names: Map<string, number>): RulePatch | SkipReason {
  if (!isInBin(rule)) return 'deleted';
  if (isNameTaken(rule, names)) return 'nameTaken';
  for (const text of [rule.name.zh, rule.name.en]) names.set(foldName(text), rule.number);
  return RESTORED;
}

/** Restores rules from the bin. */
export function restoreRules(caller: Caller, keys: readonly string[]): RuleBatchResult {
  const names = namesInUse();
  const outcome = changeRules(caller.userId, 'restore', [...new Set(keys)], (rule) =>
    rule ? restoreOne(rule, names) : 'deleted',
  );
  return recordBatch(caller, 'restore', outcome);
}

/** Deletes rules from the bin for good. */
export function purgeRules({ language }: Caller, keys: readonly string[]): RuleBatchResult {
  const skipped: RuleOutcome['skipped'] = [];
  for (const key of new Set(keys)) {
    const rule = findRule(key);
    if (rule && isInBin(rule)) storeRule({ ...rule, purged: true });
    else skipped.push({ key, reason: 'deleted' });
  }
  return outcomeView({ done: new Set(keys).size - skipped.length, skipped }, language);
}

/** Undoes an action of the caller, except on rules that were changed since. Throws a MockFailure without such an action. */
export function undoRules({ userId, language }: Caller, batchId: string): RuleBatchResult {
  const batch = findBatch(batchId);
  if (!batch || !canUndo(batch, userId))
    throw new MockFailure(RULE_ERROR.nothingToUndo, {
      zh: '没有可以撤销的操作',
      en: 'There is nothing to undo',
    });
  const isDeletion = batch.action === 'delete';
  const names = isDeletion ? namesInUse() : new Map<string, number>();
  const written = new Map(batch.writes.flatMap(writtenRules).map((rule) => [toKey(rule.number), rule]));
  const { done, skipped } = changeRules(userId, 'undo', [...written.keys()], (rule, key) => {
    const previous = written.get(key);
    if (!rule || !previous) return 'deleted';
    if (rule.version !== previous.version) return isDeleted(rule) ? 'deleted' : 'changed';
    return isDeletion ? restoreOne(rule, names) : previousValues(previous);
  });
  batch.undone = { at: now(), done, skipped };
  return outcomeView(batch.undone, language);
}

/** Tries the failed rules of an action of the caller again. Throws a MockFailure without any. */
export function retryRules({ userId, language }: Caller, batchId: string): RuleBatchResult {
  const batch = findBatch(batchId);
  const keys = batch ? retriableKeys(batch, userId) : [];
  if (!batch || keys.length === 0)
    throw new MockFailure(RULE_ERROR.nothingToRetry, {
      zh: '没有可以重试的规则',
      en: 'There is nothing to retry',
    });
  // Only approvals need the scheduler.
  const { write, done, skipped } = changePresent(userId, 'approve', keys, approveOne);
  if (write !== undefined) batch.writes.push(write);
  batch.done += done;
  batch.skipped = [...batch.skipped.filter(({ key }) => !keys.includes(key)), ...skipped];
  return { batchId, ...outcomeView(batch, language) };
}
