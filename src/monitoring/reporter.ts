import type { MonitoringSettings } from '@/browser/runtimeSettings';
import type { ErrorLog, Segment } from '@/domain/monitoring/monitoringReport';
import { toSegment, tracingHeader } from '@/domain/monitoring/tracing';
import { scrubMessage, scrubStack } from '@/monitoring/reportScrubber';
import { siteRoutes } from '../../config/routes';
import type { CapturedError, MonitoringParts } from './monitoring';
import { createDelivery, createOutbox } from './outbox';
import { reportPageTimes } from './pageTimes';
import { maskedPath, maskedUrl, routePattern } from './reportScrubber';

/** Milliseconds from the first error to the delivery (spec section 9). */
const ERROR_FLUSH_MS = 60_000;
/** Limits repeated errors. */
const MOST_ALIKE = 5;
const MOST_ERRORS = 100;

/** All calls of declared endpoints are below this path (spec section 7). */
const API_PATH = '/api/v1/';

export type Reporter = ReturnType<typeof startReporter>;

const sitePatterns = siteRoutes.map(({ path }) => path);

/** `randomUUID` needs HTTPS. */
function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Collects, scrubs and sends. Loaded only when monitoring is configured. `onGiveUp` is called when the collector is
 * unreachable.
 */
export function startReporter(
  settings: MonitoringSettings,
  { routerBase, apiHost, secrets }: MonitoringParts,
  onGiveUp: () => void,
) {
  const { service, serviceVersion } = settings;
  const toPage = (path: string) =>
    routePattern(path.startsWith(routerBase) ? path.slice(routerBase.length - 1) : path, sitePatterns);
  const peer = apiHost === '' ? window.location.host : new URL(apiHost).host;

  const deliver = createDelivery(settings.collector, giveUp);
  const errors = createOutbox<ErrorLog>({
    paths: { one: '/browser/errorLog', many: '/browser/errorLogs' },
    delay: ERROR_FLUSH_MS,
    deliver,
  });
  const segments = createOutbox<Segment>({
    paths: { one: '/v3/segment', many: '/v3/segments' },
    delay: settings.traceInterval,
    deliver,
  });
  const page = toPage(window.location.pathname);
  const pageTimes = reportPageTimes((times, leaving) => {
    const report = { service, serviceVersion, pagePath: page, ...times };
    void deliver('/browser/perfData', JSON.stringify(report), leaving);
  });

  function onHide(): void {
    if (document.visibilityState !== 'hidden') return;
    pageTimes.leave();
    errors.leave();
    segments.leave();
  }
  document.addEventListener('visibilitychange', onHide);

  function giveUp(): void {
    document.removeEventListener('visibilitychange', onHide);
    pageTimes.stop();
    errors.close();
    segments.close();
    onGiveUp();
  }

  const alike = new Map<string, number>();
  let count = 0;
  let programFailed = false;

  return {
    reports({ stack = '', address = '', line = 0, col = 0, pattern, ...captured }: CapturedError): void {
      const { category, grade, message, page: path } = captured;
      const hidden = secrets();
      const scrubbed = scrubMessage(message, hidden);
      const masked = address && maskedUrl(address);
      const errorUrl = pattern ? masked.replace(/(?<=^https?:\/\/[^/]+)\/.*$/, API_PATH + pattern) : masked;
      const kind = [category, scrubbed, errorUrl].join();
      const times = alike.get(kind) ?? 0;
      if (count >= MOST_ERRORS || times >= MOST_ALIKE) return;
      alike.set(kind, times + 1);
      count += 1;

      errors.put({
        uniqueId: newId(),
        service,
        serviceVersion,
        pagePath: toPage(path),
        category,
        grade,
        errorUrl,
        message: scrubbed,
        stack: scrubStack(stack, hidden),
        line,
        col,
        firstReportedError: category === 'js' && !programFailed,
      });
      if (category === 'js') programFailed = true;
    },
    /** Called when an API call is sent; undefined without tracing. */
    traces({ method, url, pattern }: { method: string; url: string; pattern?: string }) {
      if (!settings.tracingHeader) return undefined;
      const ids = { traceId: newId(), segmentId: newId() };
      const call = {
        method,
        path: pattern ? API_PATH + pattern : maskedPath(new URL(url, window.location.href).pathname),
        peer,
      };
      const from = toPage(window.location.pathname);
      const startedAt = Date.now();
      return {
        headers: { sw8: tracingHeader(ids, settings, { page: from, peer }) },
        ends(status: number): void {
          segments.put(
            toSegment(ids, settings, { ...call, page: from, status, startedAt, endedAt: Date.now() }),
          );
        },
      };
    },
  };
}
