import { isAbortError, isRequestError, type RequestErrorKind } from '@/domain/requestError';
import { type DownloadAnswer, isFileAnswer } from '@/request/download';
import { plainText } from '@/request/plainText';

interface Failure {
  type: 'failure';
  kind: RequestErrorKind;
  code?: number | string;
  httpStatus?: number;
  message: string;
}

/** What the page saw of a call. `summary` speaks of several calls, by locale id. */
export type Outcome =
  | { type: 'success'; result?: string }
  | { type: 'file'; fileName: string; bytes: number }
  | { type: 'aborted' }
  | { type: 'summary'; good: boolean; id: TextId; values: Record<string, string | number> }
  | Failure;

/**
 * Waits for a call to end and says how. The request layer has shown the failure already.
 * @throws what is no failed call, but a mistake in the program.
 */
export async function observe(call: Promise<unknown>): Promise<Outcome> {
  try {
    const result = await call;
    return { type: 'success', result: plainText(JSON.stringify(result)) };
  } catch (error) {
    return toOutcome(error);
  }
}

/** The same for the download variant. */
export async function observeDownload(call: Promise<DownloadAnswer>): Promise<Outcome> {
  try {
    const answer = await call;
    if (!isFileAnswer(answer)) return { type: 'success', result: plainText(JSON.stringify(answer.result)) };
    return { type: 'file', fileName: answer.fileName ?? '', bytes: answer.result.size };
  } catch (error) {
    return toOutcome(error);
  }
}

/** How a failed call ended. @throws what is no failed call, but a mistake in the program. */
export function toOutcome(error: unknown): Outcome {
  if (isAbortError(error)) return { type: 'aborted' };
  if (!isRequestError(error)) throw error;
  const { kind, code, httpStatus, message } = error;
  return { type: 'failure', kind, code, httpStatus, message };
}
