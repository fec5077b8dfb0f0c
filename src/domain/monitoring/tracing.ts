import { isFailedStatus } from '../requestError';
import type { Segment } from './monitoringReport';

/** SkyWalking's id for browser calls. */
const AJAX_COMPONENT = 10001;

/** Names from config.js. */
export interface ReportingService {
  service: string;
  serviceVersion: string;
}

export interface TraceIds {
  traceId: string;
  segmentId: string;
}

/** A finished API call. */
export interface TracedCall {
  method: string;
  /** Masked. */
  path: string;
  peer: string;
  /** Route pattern of the calling page. */
  page: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  /** HTTP status; 0 without a response. */
  status: number;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Value of the `sw8` header (spec section 7): sampled, trace, segment, span 0, service, version, page, peer. */
export function tracingHeader(
  { traceId, segmentId }: TraceIds,
  { service, serviceVersion }: ReportingService,
  { page, peer }: Pick<TracedCall, 'page' | 'peer'>,
): string {
  const [trace, segment, ...rest] = [traceId, segmentId, service, serviceVersion, page, peer].map(base64);
  return ['1', trace, segment, '0', ...rest].join('-');
}

/** Converts a call to a segment with one exit span. */
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
