import type { MonitoringSettings } from '@/browser/runtimeSettings';
import type { ErrorCategory, ErrorGrade } from '@/domain/monitoring/monitoringReport';
import { isRequestError } from '@/domain/requestError';
import type { Reporter } from './reporter';

/** A raw error, kept in memory only; it is scrubbed before it is sent. */
export interface CapturedError {
  category: ErrorCategory;
  grade: ErrorGrade;
  message: string;
  stack?: string;
  /** URL of the script, resource or endpoint. */
  address?: string;
  /** The declared path of the endpoint at the address. */
  pattern?: string;
  line?: number;
  col?: number;
  /** Including the base path. */
  page: string;
}

/** Describes any thrown value. Objects are not serialized: they may contain user data. */
function describe(thrown: unknown): { message: string; stack?: string } {
  // The message of the server may contain user data; the failure itself is reported separately.
  if (isRequestError(thrown)) return { message: `${thrown.name} was not caught`, stack: thrown.stack };
  if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack };
  if (typeof thrown === 'string') return { message: thrown };
  return { message: `${thrown === null ? 'null' : typeof thrown} was thrown` };
}

const currentPage = () => window.location.pathname;

/** Captures an error of rendering. */
export function toCapturedError(thrown: unknown): CapturedError {
  return { category: 'js', grade: 'Error', ...describe(thrown), page: currentPage() };
}

/** Captures an `error` event of a script or an element. */
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
      page: currentPage(),
    };
  }
  if (!(event instanceof ErrorEvent)) return undefined;
  const { error, message, filename: address, lineno: line, colno: col } = event;
  const place = { address, line, col, page: currentPage() };
  // Without an error object it comes from another origin or from the browser.
  return error === undefined || error === null
    ? { category: 'unknown', grade: 'Info', message, ...place }
    : { category: 'js', grade: 'Error', ...describe(error), ...place };
}

/** Captures an unhandled rejection, unless a call was aborted. */
export function capturedErrorOfRejection({ reason }: PromiseRejectionEvent): CapturedError | undefined {
  if (reason instanceof DOMException && reason.name === 'AbortError') return undefined;
  return { category: 'promise', grade: 'Error', ...describe(reason), page: currentPage() };
}

/**
 * The light part of monitoring: it listens, and loads the reporter when one is configured. A reporter of our own, because
 * skywalking-client-js (0.12 and 1.1, 47 and 60 KB) replaces window.fetch and XMLHttpRequest, adds its header for every host,
 * reports unmasked URLs and messages, and logs to the console. Paths, formats and delays follow it.
 */
export interface MonitoringParts {
  /** Base path of the portal, with a slash at both ends. */
  routerBase: string;
  /** `''` for the page's own host, else an absolute URL. */
  apiHost: string;
  /** Texts that must never be sent. */
  secrets: () => string[];
}

/** Errors stored until the reporter is loaded. */
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
  } catch {}
}

const onError = (event: Event) => capture(() => capturedErrorOfEvent(event));
const onRejection = (event: PromiseRejectionEvent) => capture(() => capturedErrorOfRejection(event));

function listen(): void {
  early = [];
  // Loading errors of elements do not bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
}

function stop(): void {
  early = undefined;
  reporter = undefined;
  window.removeEventListener('error', onError, true);
  window.removeEventListener('unhandledrejection', onRejection);
}

/** Starts monitoring (spec sections 1, 7 and 8); does nothing without a collector. Never rejects. */
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

/** Reports an error that an error boundary caught. */
export function reportCaughtError(thrown: unknown): void {
  capture(() => toCapturedError(thrown));
}

type Call = Pick<Request, 'method' | 'url'> & Pick<CapturedError, 'pattern'>;

/** Receives the calls of the request layer. */
export const callWatch = {
  starts: (call: Call) => reporter?.traces(call),
  fails({ method, url, pattern, status, kind }: Call & { status: number; kind: string }): void {
    capture(() => ({
      category: 'ajax',
      grade: status >= 400 && status < 500 ? 'Warning' : 'Error',
      message: `${method} failed: ${kind}, status ${status}`,
      address: new URL(url, window.location.href).href,
      pattern,
      page: window.location.pathname,
    }));
  },
};
