import type { PageTimes } from '@/domain/monitoring/monitoringReport';

/** Milliseconds from load to the report (spec section 9). */
const REPORT_DELAY_MS = 6_000;

type Times = Omit<PageTimes, 'service' | 'serviceVersion' | 'pagePath'>;

/** Milliseconds since the navigation; 0 when not measured. */
export type NavigationTimes = Pick<
  PerformanceNavigationTiming,
  | 'redirectStart'
  | 'redirectEnd'
  | 'fetchStart'
  | 'domainLookupStart'
  | 'domainLookupEnd'
  | 'connectStart'
  | 'secureConnectionStart'
  | 'connectEnd'
  | 'requestStart'
  | 'responseStart'
  | 'responseEnd'
  | 'domInteractive'
  | 'domContentLoadedEventEnd'
  | 'loadEventStart'
>;

/**
 * Returns the values of `/browser/perfData` in whole milliseconds, without unknown ones.
 * @param firstPaint and `largestPaint`: milliseconds since the navigation; the largest paint is sent as "first meaningful
 * paint", which browsers do not measure
 */
export function pageTimes(
  navigation: NavigationTimes,
  { firstPaint, largestPaint }: { firstPaint?: number; largestPaint?: number } = {},
): Times {
  const from = (start: number, end: number | undefined) =>
    end === undefined || end <= 0 || end < start ? undefined : Math.round(end - start);
  const { fetchStart, secureConnectionStart, connectEnd, responseStart, responseEnd } = navigation;
  const { domInteractive, domContentLoadedEventEnd, loadEventStart } = navigation;
  return {
    redirectTime: from(navigation.redirectStart, navigation.redirectEnd),
    dnsTime: from(navigation.domainLookupStart, navigation.domainLookupEnd),
    tcpTime: from(navigation.connectStart, connectEnd),
    sslTime: secureConnectionStart > 0 ? from(secureConnectionStart, connectEnd) : undefined,
    ttfbTime: from(navigation.requestStart, responseStart),
    firstPackTime: from(navigation.domainLookupStart, responseStart),
    transTime: from(responseStart, responseEnd),
    fptTime: from(fetchStart, firstPaint ?? responseEnd),
    fmpTime: from(fetchStart, largestPaint),
    domAnalysisTime: from(responseEnd, domInteractive),
    ttlTime: from(fetchStart, domInteractive),
    domReadyTime: from(fetchStart, domContentLoadedEventEnd),
    resTime: from(domContentLoadedEventEnd, loadEventStart),
    loadPageTime: from(fetchStart, loadEventStart),
  };
}

function watchLargestPaint() {
  let largest: number | undefined;
  let observer: PerformanceObserver | undefined;
  try {
    observer = new PerformanceObserver((list) => {
      largest = list.getEntries().pop()?.startTime ?? largest;
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // The value is left out.
  }
  return { startTime: () => largest, stop: () => observer?.disconnect() };
}

/** Reads the browser's entries of this page load. */
function readEntries() {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime;
    return navigation && { navigation, firstPaint };
  } catch {
    return undefined;
  }
}

/** Sends the values of this page load once: 6 s after load, or when the page closes before. */
export function reportPageTimes(send: (times: Times, leaving: boolean) => void) {
  const largestPaint = watchLargestPaint();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  function report(leaving: boolean): void {
    if (done) return;
    stop();
    const entries = readEntries();
    if (!entries) return;
    const { navigation, firstPaint } = entries;
    send(pageTimes(navigation, { firstPaint, largestPaint: largestPaint.startTime() }), leaving);
  }

  function onLoad(): void {
    timer = setTimeout(report, REPORT_DELAY_MS, false);
  }

  function stop(): void {
    done = true;
    clearTimeout(timer);
    largestPaint.stop();
    window.removeEventListener('load', onLoad);
  }

  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });

  return { leave: () => report(true), stop };
}
