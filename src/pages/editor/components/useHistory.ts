import { useCallback, useState } from 'react';
import { record, redo, startHistory, type UndoHistory, undo } from '@/pages/editor/components/undoHistory';

export interface History<S> {
  /** Missing until something is begun. */
  present: S | undefined;
  canUndo: boolean;
  canRedo: boolean;
  begin: (state: S) => void;
  /** A step; with `about`, quick steps about the same make one. */
  change: (next: (present: S) => S, about?: string) => void;
  undo: () => void;
  redo: () => void;
}

/** Something immutable whose changes can be taken back. */
export function useHistory<S>(): History<S> {
  const [history, setHistory] = useState<UndoHistory<S>>();
  return {
    present: history?.present,
    canUndo: history !== undefined && history.past.length > 0,
    canRedo: history !== undefined && history.future.length > 0,
    begin: useCallback((state: S) => setHistory(startHistory(state)), []),
    change: useCallback((next: (present: S) => S, about?: string) => {
      const at = Date.now();
      setHistory((before) => before && record(before, next(before.present), { about, at }));
    }, []),
    undo: useCallback(() => setHistory((before) => before && undo(before)), []),
    redo: useCallback(() => setHistory((before) => before && redo(before)), []),
  };
}
