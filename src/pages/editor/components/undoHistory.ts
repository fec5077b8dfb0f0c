import { useState } from 'react';

/** Undo and redo over immutable states. */
interface UndoHistory<S> {
  past: readonly S[];
  present: S;
  future: readonly S[];
  /** The subject and time (milliseconds) of the last step, for merging the next one into it. */
  lastStep?: { about: string; at: number };
}

/** The most steps that can be undone. */
export const UNDO_LIMIT = 100;
/** Steps about the same subject within this time are merged. */
export const MERGE_WITHIN_MS = 1_000;

export const startHistory = <S>(present: S): UndoHistory<S> => ({ past: [], present, future: [] });

/** Adds a step, or merges it into the last one when that was recent and about the same subject. */
export function record<S>(
  history: UndoHistory<S>,
  next: S,
  { about, at = 0 }: { about?: string; at?: number } = {},
): UndoHistory<S> {
  if (Object.is(next, history.present)) return history;
  const lastStep = about === undefined ? undefined : { about, at };
  const before = history.lastStep;
  const isMerged = before !== undefined && before.about === about && at - before.at <= MERGE_WITHIN_MS;
  const past = isMerged ? history.past : [...history.past, history.present].slice(-UNDO_LIMIT);
  return { past, present: next, future: [], lastStep };
}

/** Undoes one step. Returns the same history when there is none. */
export function undo<S>(history: UndoHistory<S>): UndoHistory<S> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1) as S, future: [present, ...future] };
}

/** Redoes one step. Returns the same history when there is none. */
export function redo<S>(history: UndoHistory<S>): UndoHistory<S> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0] as S, future: future.slice(1) };
}

/** An immutable state with undo and redo. `present` is undefined until `reset` is called. */
export function useHistory<S>() {
  const [history, setHistory] = useState<UndoHistory<S>>();
  return {
    present: history?.present,
    canUndo: history !== undefined && history.past.length > 0,
    canRedo: history !== undefined && history.future.length > 0,
    reset: (state: S) => setHistory(startHistory(state)),
    /** Adds a step. Quick steps with the same `about` are merged. */
    change(next: (present: S) => S, about?: string) {
      const at = Date.now();
      setHistory((before) => before && record(before, next(before.present), { about, at }));
    },
    undo: () => setHistory((before) => before && undo(before)),
    redo: () => setHistory((before) => before && redo(before)),
  };
}
