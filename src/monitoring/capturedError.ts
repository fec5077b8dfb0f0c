import type { ErrorCategory, ErrorGrade } from '@/domain/monitoring/monitoringReport';
import { isRequestError } from '@/domain/requestError';

/** An error as it was seen: raw, kept in memory only. What leaves of it is decided by the scrubber. */
export interface CapturedError {
  category: ErrorCategory;
  grade: ErrorGrade;
  message: string;
  stack?: string;
  /** Of the script, resource or endpoint. */
  address?: string;
  line?: number;
  col?: number;
  /** Path of the page, with the base path. */
  page: string;
}

/** Words for anything that can be thrown. An object's contents are nobody's business: it may be a form or an answer. */
function describe(thrown: unknown): { message: string; stack?: string } {
  // Its words were written by a server for a person; that the call failed has been seen already.
  if (isRequestError(thrown)) return { message: `${thrown.name} was not caught`, stack: thrown.stack };
  if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack };
  if (typeof thrown === 'string') return { message: thrown };
  return { message: `${thrown === null ? 'null' : typeof thrown} was thrown` };
}

const here = () => window.location.pathname;

/** What a component threw while it was drawn. */
export function toCapturedError(thrown: unknown): CapturedError {
  return { category: 'js', grade: 'Error', ...describe(thrown), page: here() };
}

/** What a window's `error` event says: of a script, of an element that could not be loaded, or of nothing known. */
export function capturedErrorOfEvent(event: Event): CapturedError | undefined {
  const { target } = event;
  if (target instanceof HTMLElement) {
    const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    const isPicture = target instanceof HTMLImageElement;
    return {
      category: 'resource',
      grade: isPicture ? 'Warning' : 'Error',
      message: `${target.tagName.toLowerCase()} could not be loaded`,
      address: address === '' ? address : new URL(address, window.location.href).href,
      page: here(),
    };
  }
  if (!(event instanceof ErrorEvent)) return undefined;
  const { error, message, filename: address, lineno: line, colno: col } = event;
  const place = { address, line, col, page: here() };
  // Without an error it comes from another host's script or from the browser itself.
  return error === undefined || error === null
    ? { category: 'unknown', grade: 'Info', message, ...place }
    : { category: 'js', grade: 'Error', ...describe(error), ...place };
}

/** A promise that was rejected and that nobody waited for; nothing for a call that its own page gave up. */
export function capturedErrorOfRejection({ reason }: PromiseRejectionEvent): CapturedError | undefined {
  if (reason instanceof DOMException && reason.name === 'AbortError') return undefined;
  return { category: 'promise', grade: 'Error', ...describe(reason), page: here() };
}
