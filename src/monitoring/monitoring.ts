import type { MonitoringSettings } from '@/browser/runtimeSettings';
import type { ErrorCategory, ErrorGrade } from '@/domain/monitoring/monitoringReport';
import { isRequestError } from '@/domain/requestError';
import type { Reporter } from './reporter';

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

/**
 * The part of monitoring that every visitor loads: it listens, and fetches the reporter when one is configured. A reporter of
 * our own, because the field's library (skywalking-client-js 0.12 and 1.1, 47 and 60 KB compressed) cannot keep the rules of
 * this portal: it replaces window.fetch and XMLHttpRequest, so that every call gets a copy of its answer and any error of the
 * library fails it, writes its header to every host, reports addresses with their query and messages as they are, and prints
 * to the console when its collector is away. Paths, shapes and delays are the field's.
 */
export interface MonitoringParts {
  /** Base path of the portal, with a slash at both ends. */
  routerBase: string;
  /** `''` for the page's own host, else an absolute URL. */
  apiHost: string;
  /** What must not leave whatever it looks like. */
  secrets: () => string[];
}

/** Errors seen before the reporter is there. */
const MOST_EARLY = 20;

let reporter: Reporter | undefined;
let early: CapturedError[] | undefined;

function capture(look: () => CapturedError | undefined): void {
  if (!reporter && !early) return;
  try {
    const captured = look();
    if (!captured) return;
    if (reporter) reporter.reports(captured);
    else if (early && early.length < MOST_EARLY) early.push(captured);
  } catch {
    // An error about an error helps nobody.
  }
}

const onError = (event: Event) => capture(() => capturedErrorOfEvent(event));
const onRejection = (event: PromiseRejectionEvent) => capture(() => capturedErrorOfRejection(event));

function listen(): void {
  early = [];
  // Capturing: what an element could not load does not bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
}

function stop(): void {
  early = undefined;
  reporter = undefined;
  window.removeEventListener('error', onError, true);
  window.removeEventListener('unhandledrejection', onRejection);
}

/** Begins to watch (spec sections 1, 7 and 8); without a collector nothing is loaded, kept or sent. Never rejects. */
export async function startMonitoring(
  settings: MonitoringSettings | undefined,
  parts: MonitoringParts,
): Promise<void> {
  if (!settings) return;
  listen();
  try {
    const { startReporter } = await import(/* webpackChunkName: "monitoring" */ './reporter');
    reporter = startReporter(settings, parts, stop);
    const seen = early ?? [];
    early = undefined;
    for (const captured of seen) capture(() => captured);
  } catch {
    stop();
  }
}

/** Tells of what an error boundary caught, which no window event does. */
export function reportCaughtError(thrown: unknown): void {
  capture(() => toCapturedError(thrown));
}

interface Call {
  method: string;
  url: string;
}

/** What the request layer tells of its calls. */
export const callWatch = {
  starts: (call: Call) => reporter?.traces(call),
  fails({ method, url, status, kind }: Call & { status: number; kind: string }): void {
    capture(() => ({
      category: 'ajax',
      grade: status >= 400 && status < 500 ? 'Warning' : 'Error',
      message: `${method} failed: ${kind}, status ${status}`,
      address: new URL(url, window.location.href).href,
      page: window.location.pathname,
    }));
  },
};
