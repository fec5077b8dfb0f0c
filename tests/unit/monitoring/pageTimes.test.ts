import { parse } from 'valibot';
import { pageTimesSchema } from '@/domain/monitoring/monitoringReport';
import { type NavigationTimes, pageTimes } from '@/monitoring/pageTimes';

const navigation: NavigationTimes = {
  redirectStart: 1,
  redirectEnd: 11.4,
  fetchStart: 12,
  domainLookupStart: 13,
  domainLookupEnd: 20,
  connectStart: 20,
  secureConnectionStart: 25,
  connectEnd: 40,
  requestStart: 41,
  responseStart: 91,
  responseEnd: 101,
  domInteractive: 150,
  domContentLoadedEventEnd: 170,
  loadEventStart: 300,
};

it("are whole milliseconds between the browser's timestamps", () => {
  expect(pageTimes(navigation, { firstPaint: 120.6, largestPaint: 212 })).toEqual({
    redirectTime: 10,
    dnsTime: 7,
    tcpTime: 20,
    sslTime: 15,
    ttfbTime: 50,
    firstPackTime: 78,
    transTime: 10,
    fptTime: 109,
    fmpTime: 200,
    domAnalysisTime: 49,
    ttlTime: 138,
    domReadyTime: 158,
    resTime: 130,
    loadPageTime: 288,
  });
});

it('omit phases that are missing or unfinished', () => {
  const nothing = Object.fromEntries(Object.keys(navigation).map((key) => [key, 0]));
  const early = {
    ...nothing,
    fetchStart: 5,
    responseStart: 9,
    responseEnd: 10,
  } as unknown as NavigationTimes;
  const origin = { service: 'portal', serviceVersion: '1', pagePath: '/' };
  const report = parse(pageTimesSchema, { ...origin, ...JSON.parse(JSON.stringify(pageTimes(early))) });
  expect(report).toEqual({ ...origin, ttfbTime: 9, firstPackTime: 9, transTime: 1, fptTime: 5 });
});
