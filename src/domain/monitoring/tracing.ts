import type { Segment } from './monitoringReport';

/** The field's number for a call from a browser. */
const AJAX_COMPONENT = 10001;

/** Who reports: the names of a deployment's config.js. */
export interface ReportingService {
  service: string;
  serviceVersion: string;
}

/** One call's place in a trace. */
export interface TraceIds {
  traceId: string;
  segmentId: string;
}

/** A call to the API that has been answered, or never will be. */
export interface TracedCall {
  method: string;
  /** Masked. */
  path: string;
  /** Host that was called. */
  peer: string;
  /** Pattern of the page that called. */
  page: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  /** HTTP status; 0 when nothing answered. */
  status: number;
}

/** Spec section 8: nothing answered, or the answer is a refusal. */
export const isFailedStatus = (status: number) => status === 0 || status >= 400;

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Value of the `sw8` header (spec section 7): sampled, trace, segment, span 0, and who calls from where to whom. */
export function tracingHeader(
  { traceId, segmentId }: TraceIds,
  { service, serviceVersion }: ReportingService,
  { page, peer }: Pick<TracedCall, 'page' | 'peer'>,
): string {
  const [trace, segment, ...rest] = [traceId, segmentId, service, serviceVersion, page, peer].map(base64);
  return ['1', trace, segment, '0', ...rest].join('-');
}

/** The call as the collector takes it: a segment of one exit span, which the server's own segment refers to by its header. */
export function toSegment(
  { traceId, segmentId }: TraceIds,
  { service, serviceVersion }: ReportingService,
  { method, path, peer, page, startedAt, endedAt, status }: TracedCall,
): Segment {
  return {
    traceId,
    traceSegmentId: segmentId,
    service,
    serviceInstance: serviceVersion,
    spans: [
      {
        operationName: page,
        startTime: startedAt,
        endTime: Math.max(startedAt, endedAt),
        spanId: 0,
        parentSpanId: -1,
        spanLayer: 'Http',
        spanType: 'Exit',
        isError: isFailedStatus(status),
        componentId: AJAX_COMPONENT,
        peer,
        tags: [
          { key: 'http.method', value: method },
          { key: 'url', value: path },
          { key: 'status_code', value: String(status) },
        ],
      },
    ],
  };
}
