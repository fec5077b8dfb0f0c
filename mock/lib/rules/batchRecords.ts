import { HOUR_MS } from '../../../src/domain/calendar';
import {
  MAX_LISTED_SKIPS,
  RULE_UNDO_HOURS,
  type RuleBatch,
  type RuleBatchAction,
  type RuleBatchResult,
  SKIP_REASONS,
  type SkipReason,
} from '../../../src/domain/rule/ruleBatch';
import { MAX_RULE_BATCH } from '../../../src/domain/rule/ruleSelection';
import { isoTime, now } from '../clock';
import { personName } from '../console/team';
import type { SortKey } from '../cursors';
import { db } from '../db';
import type { Language } from '../text';

import { findRule, toKey } from './store';
import { writtenRules } from './writes';

export interface RuleOutcome {
  done: number;
  skipped: { key: string; reason: SkipReason }[];
}

/** An action on several rules with its retries. Its id is its number, from 1. */
interface RuleBatchRecord extends RuleOutcome {
  at: number;
  userId: string;
  action: RuleBatchAction;
  /** Numbers of its writes. */
  writes: number[];
  undone?: RuleOutcome & { at: number };
}

declare module '../db' {
  interface MockTables {
    /** The actions on several rules, oldest first. */
    ruleBatches: RuleBatchRecord[];
  }
}

export interface Caller {
  userId: string;
  language: Language;
}

const nameOf = (key: string, language: Language) => findRule(key)?.name[language] ?? key;

/** An outcome for people, the most actionable skipped rules first. */
export function outcomeView({ done, skipped }: RuleOutcome, language: Language, max = MAX_RULE_BATCH) {
  const skippedCounts: Partial<Record<SkipReason, number>> = {};
  for (const { reason } of skipped) skippedCounts[reason] = (skippedCounts[reason] ?? 0) + 1;
  const order = ({ reason }: { reason: SkipReason }) => SKIP_REASONS.indexOf(reason);
  const listed = skipped.toSorted((a, b) => order(a) - order(b)).slice(0, max);
  return {
    done,
    skipped: listed.map(({ key, reason }) => ({ key, name: nameOf(key, language), reason })),
    skippedCounts,
  };
}

/** Keeps an action and its outcome, and returns its result. */
export function recordBatch(
  { userId, language }: Caller,
  action: RuleBatchAction,
  { write, ...outcome }: RuleOutcome & { write?: number },
): RuleBatchResult {
  const writes = write === undefined ? [] : [write];
  const batchId = db()
    .ruleBatches.push({ at: now(), userId, action, writes, ...outcome })
    .toString();
  return { batchId, ...outcomeView(outcome, language) };
}

export const findBatch = (batchId: string): RuleBatchRecord | undefined =>
  db().ruleBatches[Number(batchId) - 1];

const endOfUndo = ({ at }: RuleBatchRecord) => at + RULE_UNDO_HOURS * HOUR_MS;

export const canUndo = (batch: RuleBatchRecord, userId: string): boolean =>
  batch.userId === userId && !batch.undone && batch.done > 0 && now() < endOfUndo(batch);

/** The keys of the rules that a person can try again. */
export const retriableKeys = ({ undone, skipped, ...batch }: RuleBatchRecord, userId: string): string[] =>
  undone || batch.userId !== userId
    ? []
    : skipped.filter(({ reason }) => reason === 'unreachable').map(({ key }) => key);

function batchView(batchId: string, batch: RuleBatchRecord, { userId, language }: Caller): RuleBatch {
  const [first] = batch.done === 1 ? batch.writes.flatMap(writtenRules) : [];
  const { undone } = batch;
  return {
    batchId,
    action: batch.action,
    at: isoTime(batch.at),
    actor: personName(batch.userId, language),
    isOwn: batch.userId === userId,
    name: first && nameOf(toKey(first.number), language),
    ...outcomeView(batch, language, MAX_LISTED_SKIPS),
    retriable: retriableKeys(batch, userId).length,
    undoUntil: canUndo(batch, userId) ? isoTime(endOfUndo(batch)) : undefined,
    undone: undone && { at: isoTime(undone.at), ...outcomeView(undone, language, MAX_LISTED_SKIPS) },
  };
}

/** An action that is ready to be shown. */
interface FoundBatch {
  /** From 1; the latest action has the greatest. */
  number: number;
  view: () => RuleBatch;
}

export const batchKey = ({ number }: FoundBatch): SortKey => [number];

/** The actions of the team. */
export function searchBatches(
  { action, undoable }: { action?: RuleBatchAction | undefined; undoable?: 1 | undefined },
  caller: Caller,
): FoundBatch[] {
  return db()
    .ruleBatches.map((batch, index) => ({ number: index + 1, batch }))
    .filter(({ batch }) => action === undefined || batch.action === action)
    .filter(({ batch }) => undoable === undefined || canUndo(batch, caller.userId))
    .map(({ number, batch }) => ({ number, view: () => batchView(String(number), batch, caller) }));
}
