import type { PageTimes } from '@/domain/monitoring/monitoringReport';

/** Milliseconds from the end of loading to the report (spec section 9): the page has drawn what it will draw. */
const REPORT_DELAY_MS = 6_000;

type Times = Omit<PageTimes, 'service' | 'serviceVersion' | 'pagePath'>;

/** What the browser has measured, as milliseconds since the navigation; 0 where nothing happened. */
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
 * The figures of `/browser/perfData`, whole milliseconds. Left out: what is not over yet, and what never was.
 * @param firstPaint and `largestPaint`: milliseconds since the navigation, where the browser tells them. The largest one stands
 * for the "first meaningful paint" of the field, which no browser measures.
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

/** Follows the largest paint; a browser that does not tell leaves it unknown. */
function watchLargestPaint() {
  let largest: number | undefined;
  let observer: PerformanceObserver | undefined;
  try {
    observer = new PerformanceObserver((list) => {
      largest = list.getEntries().pop()?.startTime ?? largest;
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // The figure stays out.
  }
  return { startTime: () => largest, stop: () => observer?.disconnect() };
}

/** What the browser noted of this page load; nothing where it keeps no notes. */
function notedByBrowser() {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime;
    return navigation && { navigation, firstPaint };
  } catch {
    return undefined;
  }
}

/** Hands over the figures of this page load once: 6 s after it, or when the page goes away before. */
export function reportPageTimes(send: (times: Times, leaving: boolean) => void) {
  const largestPaint = watchLargestPaint();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  function report(leaving: boolean): void {
    if (done) return;
    stop();
    const noted = notedByBrowser();
    if (!noted) return;
    const { navigation, firstPaint } = noted;
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
