import { createContext, useCallback, useState } from 'react';
import { useBack } from './navigationGuards';

/** Runs `proceed`, at once or after a yes. */
export type Confirm = (proceed: () => void) => void;

/** Where unsaved input in a dialog or drawer registers its question before closing; returns how to take it back. */
export const ClosingContext = createContext<((confirm: Confirm) => () => void) | undefined>(undefined);

export interface ClosingProps {
  open: boolean;
  /** Without it, only what is inside closes it. */
  onClose?: (() => void) | undefined;
  /** Whether opening it added a history entry, so that going back closes it by itself. */
  hasEntry?: boolean | undefined;
  /** The question before unsaved input is discarded, when what is inside does not ask itself. */
  confirm?: Confirm | undefined;
}

/** Closes a dialog or drawer in one way for Escape, the mask, its buttons and going back: unsaved input asks first. */
export function useClosing({ open, onClose, hasEntry = false, confirm }: ClosingProps) {
  const [registered, setRegistered] = useState<Confirm>();
  const register = useCallback((question: Confirm) => {
    setRegistered(() => question);
    return () => setRegistered(undefined);
  }, []);
  const ask = confirm ?? registered;
  const closeBy = (leave: () => void) => (ask ? ask(leave) : leave());

  useBack(open && (!hasEntry || ask !== undefined), (proceed) => {
    const leave = hasEntry ? proceed : onClose;
    if (leave) closeBy(leave);
  });
  return { register, close: onClose && (() => closeBy(onClose)) };
}
