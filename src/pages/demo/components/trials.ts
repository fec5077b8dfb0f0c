import { useCallback, useSyncExternalStore } from 'react';
import { type Outcome, toOutcome } from './outcome';

interface TrialState {
  running: boolean;
  outcome?: Outcome;
}

const UNTRIED: TrialState = { running: false };

// Outside React: a call that opens the login or the error page takes this page away before it ends, and whoever comes
// back wants to see how it ended.
const states = new Map<string, TrialState>();
const listeners = new Set<() => void>();

function setState(name: string, state: TrialState) {
  states.set(name, state);
  for (const listener of Array.from(listeners)) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** One at a time of each name. */
async function startTrial(name: string, run: () => Promise<Outcome>) {
  if (states.get(name)?.running) return;
  setState(name, { running: true });
  let outcome: Outcome | undefined;
  try {
    outcome = await run();
  } catch (error) {
    outcome = toOutcome(error);
  } finally {
    setState(name, { running: false, outcome });
  }
}

/** Something to try and how it ended last, remembered under its name until the page is loaded anew. */
export function useTrial(name: string) {
  const read = useCallback(() => states.get(name) ?? UNTRIED, [name]);
  const { running, outcome } = useSyncExternalStore(subscribe, read);
  return { running, outcome, start: (run: () => Promise<Outcome>) => void startTrial(name, run) };
}
