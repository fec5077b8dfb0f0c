import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { RuleBatch, RuleBatchResult } from '@/domain/rule/ruleBatch';

export type BatchId = Pick<RuleBatch, 'batchId' | 'action'>;

/** An action on rules was undone or retried. */
export interface RuleBatchChange extends BatchId {
  kind: 'undo' | 'retry';
  /** Missing when there was nothing to undo or retry. */
  result?: RuleBatchResult;
}

export interface RuleBatchControl {
  /** Undoes an action after those before. Resolves to whether it is undone, now or before. */
  undo: (batch: BatchId) => Promise<boolean>;
  /** Tries the failed rules of an action again. */
  retry: (batch: BatchId) => Promise<boolean>;
  /** The action that is being undone or retried. */
  busyId: string | undefined;
  /** Calls a function after each change. Returns what ends that. */
  listen: (listener: (change: RuleBatchChange) => void) => () => void;
}

/** Undo and retry of actions on rules, on every page; provided by the console's frame. */
export const RuleBatchContext = createContext<RuleBatchControl | undefined>(undefined);

/** Returns undo and retry of actions on rules, and reports those of the whole console. */
export function useRuleBatches(onChange: (change: RuleBatchChange) => void): RuleBatchControl {
  const control = useContext(RuleBatchContext);
  if (!control) throw new Error('useRuleBatches needs the console’s frame above it');
  const handleChange = useEffectEvent(onChange);
  const { listen } = control;
  useEffect(() => listen((change) => handleChange(change)), [listen]);
  return control;
}
