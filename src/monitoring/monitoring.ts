import type { MonitoringSettings } from '@/browser/runtimeSettings';
import {
  type CapturedError,
  capturedErrorOfEvent,
  capturedErrorOfRejection,
  toCapturedError,
} from './capturedError';
import type { Reporter } from './reporter';

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
