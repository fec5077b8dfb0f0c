import { parse } from 'valibot';
import { segmentSchema } from '@/domain/monitoring/monitoringReport';
import { toSegment, tracingHeader } from '@/domain/monitoring/tracing';
import { isFailedStatus } from '@/domain/requestError';

const ids = { traceId: 'trace-1', segmentId: 'segment-1' };
const service = { service: '服务门户', serviceVersion: '1.0-rc' };
const call = {
  method: 'POST',
  path: '/api/v1/order/:id/pay',
  peer: 'api.example.com',
  page: '/order/:orderId',
  startedAt: 1_000,
  endedAt: 1_250,
  status: 200,
};

it.each([
  [0, true],
  [200, false],
  [204, false],
  [302, false],
  [399, false],
  [400, true],
  [401, true],
  [404, true],
  [500, true],
  [503, true],
])('status %i is a failure: %p', (status, failed) => {
  expect(isFailedStatus(status)).toBe(failed);
  expect(toSegment(ids, service, { ...call, status }).spans[0]?.isError).toBe(failed);
});

it('the header contains trace, segment, span and both ends in base64', () => {
  const parts = tracingHeader(ids, service, call).split('-');
  expect(parts).toHaveLength(8);
  expect([parts[0], parts[3]]).toEqual(['1', '0']);
  expect(
    [1, 2, 4, 5, 6, 7].map((index) => Buffer.from(parts[index] ?? '', 'base64').toString('utf8')),
  ).toEqual(['trace-1', 'segment-1', '服务门户', '1.0-rc', '/order/:orderId', 'api.example.com']);
});

it('a segment is one exit span of the call', () => {
  const segment = parse(segmentSchema, toSegment(ids, service, call));
  expect(segment).toEqual({
    traceId: 'trace-1',
    traceSegmentId: 'segment-1',
    service: '服务门户',
    serviceInstance: '1.0-rc',
    spans: [
      {
        operationName: '/order/:orderId',
        startTime: 1_000,
        endTime: 1_250,
        spanId: 0,
        parentSpanId: -1,
        spanLayer: 'Http',
        spanType: 'Exit',
        isError: false,
        componentId: 10001,
        peer: 'api.example.com',
        tags: [
          { key: 'http.method', value: 'POST' },
          { key: 'url', value: '/api/v1/order/:id/pay' },
          { key: 'status_code', value: '200' },
        ],
      },
    ],
  });
});

it('no span ends before it starts, even after the clock was set back', () => {
  const [span] = toSegment(ids, service, { ...call, endedAt: 10 }).spans;
  expect(span?.endTime).toBe(1_000);
});
