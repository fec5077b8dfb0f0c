/** A person's steps on something immutable: what was, what is, and what was taken back. */
export interface UndoHistory<S> {
  past: readonly S[];
  present: S;
  future: readonly S[];
  /** What the last step was about, and when (milliseconds); the next one about the same, soon after, belongs to it. */
  lastStep?: { about: string; at: number };
}

/** How many steps can be taken back. */
export const UNDO_LIMIT = 100;
/** Milliseconds within which changes about the same make one step. */
export const MERGE_WITHIN_MS = 1_000;

export const startHistory = <S>(present: S): UndoHistory<S> => ({ past: [], present, future: [] });

/** A step to `next`. With `about` it joins the step before it when that was about the same and is fresh. */
export function record<S>(
  history: UndoHistory<S>,
  next: S,
  { about, at = 0 }: { about?: string; at?: number } = {},
): UndoHistory<S> {
  if (Object.is(next, history.present)) return history;
  const lastStep = about === undefined ? undefined : { about, at };
  const before = history.lastStep;
  const joins = before !== undefined && before.about === about && at - before.at <= MERGE_WITHIN_MS;
  const past = joins ? history.past : [...history.past, history.present].slice(-UNDO_LIMIT);
  return { past, present: next, future: [], lastStep };
}

/** One step back; the same history when there is none. */
export function undo<S>({ past, present, future, ...rest }: UndoHistory<S>): UndoHistory<S> {
  const previous = past.at(-1);
  if (past.length === 0 || previous === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward again; the same history when nothing was taken back. */
export function redo<S>({ past, present, future, ...rest }: UndoHistory<S>): UndoHistory<S> {
  const [next, ...later] = future;
  if (future.length === 0 || next === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: next, future: later };
}
