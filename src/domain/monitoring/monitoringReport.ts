import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';

/** Spec section 8. `vue` belongs to the collector's protocol; this portal never sends it. */
export const ERROR_CATEGORIES = ['ajax', 'resource', 'vue', 'promise', 'js', 'unknown'] as const;
export const ERROR_GRADES = ['Info', 'Warning', 'Error'] as const;

const count = pipe(number(), integer(), minValue(0));
const name = pipe(string(), minLength(1));
const origin = { service: name, serviceVersion: name, pagePath: pipe(string(), regex(/^\/[^?#]*$/)) };

/** An entry of `/browser/errorLog` and `/browser/errorLogs`. Strict, because extra fields may leak data. */
export const errorLogSchema = strictObject({
  uniqueId: name,
  ...origin,
  category: picklist(ERROR_CATEGORIES),
  grade: picklist(ERROR_GRADES),
  /** Masked URL of the script, resource or endpoint. */
  errorUrl: string(),
  message: string(),
  stack: string(),
  line: count,
  col: count,
  /** Whether it is the first script error of this visit. */
  firstReportedError: boolean(),
});

/** Milliseconds of a page load for `/browser/perfData`; unmeasured values are missing. */
export const pageTimesSchema = strictObject({
  ...origin,
  redirectTime: optional(count),
  dnsTime: optional(count),
  ttfbTime: optional(count),
  tcpTime: optional(count),
  transTime: optional(count),
  domAnalysisTime: optional(count),
  fptTime: optional(count),
  domReadyTime: optional(count),
  loadPageTime: optional(count),
  resTime: optional(count),
  sslTime: optional(count),
  ttlTime: optional(count),
  firstPackTime: optional(count),
  fmpTime: optional(count),
});

const tagSchema = strictObject({ key: picklist(['http.method', 'url', 'status_code']), value: string() });

/** An API call for `/v3/segment` and `/v3/segments`. Times are in milliseconds since 1970. */
export const segmentSchema = strictObject({
  traceId: name,
  traceSegmentId: name,
  service: name,
  serviceInstance: name,
  spans: array(
    strictObject({
      operationName: name,
      startTime: count,
      endTime: count,
      spanId: literal(0),
      parentSpanId: literal(-1),
      spanLayer: literal('Http'),
      spanType: literal('Exit'),
      isError: boolean(),
      componentId: literal(10001),
      peer: name,
      tags: array(tagSchema),
    }),
  ),
});

export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];
export type ErrorGrade = (typeof ERROR_GRADES)[number];
export type ErrorLog = InferOutput<typeof errorLogSchema>;
export type PageTimes = InferOutput<typeof pageTimesSchema>;
export type Segment = InferOutput<typeof segmentSchema>;
