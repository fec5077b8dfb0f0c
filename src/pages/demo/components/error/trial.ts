import { useCallback, useSyncExternalStore } from 'react';
import { isAbortError, isRequestError, type RequestErrorKind } from '@/domain/requestError';
import { type DownloadResult, isFileResult } from '@/request/download';
import { plainText } from '@/request/plainText';

/** How a call ended. `summary` describes several calls by text id. */
export type Outcome =
  | { type: 'success'; result?: string }
  | { type: 'file'; fileName: string; bytes: number }
  | { type: 'aborted' }
  | { type: 'summary'; good: boolean; id: TextId<'demo'>; values: Record<string, string | number> }
  | { type: 'failure'; kind: RequestErrorKind; code?: number | string; httpStatus?: number; message: string };

const toSuccess = (result: unknown): Outcome => ({
  type: 'success',
  result: plainText(JSON.stringify(result)),
});

/** Rethrows anything but a failed or aborted call. */
function toOutcome(error: unknown): Outcome {
  if (isAbortError(error)) return { type: 'aborted' };
  if (!isRequestError(error)) throw error;
  const { kind, code, httpStatus, message } = error;
  return { type: 'failure', kind, code, httpStatus, message };
}

/** Resolves with the outcome of a call, failed ones included. Other errors are rethrown. */
export const observe = (call: Promise<unknown>): Promise<Outcome> => call.then(toSuccess, toOutcome);

/** Like `observe`, for a download. */
export const observeDownload = (call: Promise<DownloadResult>): Promise<Outcome> =>
  call.then(
    (reply) =>
      isFileResult(reply)
        ? { type: 'file', fileName: reply.fileName ?? '', bytes: reply.result.size }
        : toSuccess(reply.result),
    toOutcome,
  );

interface TrialState {
  running: boolean;
  outcome?: Outcome;
}

const IDLE: TrialState = { running: false };

// Kept outside React: a call that opens the login or the error page unmounts this page before it ends, and the
// outcome is shown on return.
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

/** A call that is run on demand, one at a time per name. Its last outcome is kept until the page is reloaded. */
export function useTrial(name: string) {
  const read = useCallback(() => states.get(name) ?? IDLE, [name]);
  const { running, outcome } = useSyncExternalStore(subscribe, read);
  return { running, outcome, start: (run: () => Promise<Outcome>) => void startTrial(name, run) };
}
