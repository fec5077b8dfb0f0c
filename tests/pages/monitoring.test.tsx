import { array, parse } from 'valibot';
import { errorLogSchema, segmentSchema } from '@/domain/monitoring/monitoringReport';
import { RequestError } from '@/domain/requestError';
import { callWatch, reportCaughtError, startMonitoring } from '@/monitoring/monitoring';
import { passTime } from '../support/clock';

const settings = {
  collector: 'https://collector.example',
  service: 'portal',
  serviceVersion: '1',
  traceInterval: 60_000,
  tracingHeader: true,
};
const parts = { routerBase: '/portal/', apiHost: 'https://api.example.com', secrets: () => ['swordfish'] };

const posts: { url: string; body: unknown }[] = [];
let takes = true;
const realFetch = globalThis.fetch;

beforeEach(() => {
  posts.length = 0;
  takes = true;
  window.history.replaceState(null, '', '/portal/order/SO1?pay=now');
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    posts.push({ url, body: JSON.parse(body) });
    if (!takes) throw new TypeError('Failed to fetch');
    return { ok: true };
  }) as never;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** Hides the window, which flushes the queue. */
async function hides() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(0);
}

async function reported() {
  await hides();
  return posts
    .filter(({ url }) => url.includes('/browser/errorLog'))
    .flatMap(({ body }) => parse(array(errorLogSchema), Array.isArray(body) ? body : [body]));
}

function rejects(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** Loses three deliveries in a row, which ends the monitoring. */
async function losesDeliveries() {
  takes = false;
  for (let round = 0; round < 3; round += 1) {
    rejects(`lost ${round}`);
    await hides();
  }
}

it('does not listen, load or send anything without configuration', async () => {
  const listens = jest.spyOn(window, 'addEventListener');
  await startMonitoring(undefined, parts);
  reportCaughtError(new Error('x'));
  callWatch.fails({ method: 'GET', url: '/api/v1/x', status: 500, kind: 'http' });
  expect(callWatch.starts({ method: 'GET', url: '/api/v1/x' })).toBeUndefined();
  expect(await reported()).toEqual([]);
  expect(listens).not.toHaveBeenCalled();
});

it('reports every kind of error, scrubbed, until the collector is disabled', async () => {
  const started = startMonitoring(settings, parts);
  // The reporter is still loading.
  reportCaughtError(new TypeError('no swordfish for 13800138000'));
  await started;

  window.dispatchEvent(
    new ErrorEvent('error', {
      error: new RangeError('too many'),
      filename: 'https://example.com/umi.js',
      lineno: 3,
      colno: 7,
    }),
  );
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.setAttribute('src', '/static/13800138000.js?token=1');
  script.dispatchEvent(new Event('error'));
  rejects(new Error('late'));
  rejects({ password: 'hunter2' });
  rejects(null);
  rejects(new DOMException('left', 'AbortError'));
  rejects(
    Object.defineProperty(new Error(), 'message', {
      get: () => {
        throw new Error('a trap');
      },
    }),
  );
  rejects(new RequestError('http', 'Dear Zhang San'));
  callWatch.fails({
    method: 'POST',
    url: 'https://api.example.com/api/v1/order/SO1/pay?x=1',
    pattern: 'order/:orderId/pay',
    status: 409,
    kind: 'http',
  });
  callWatch.fails({ method: 'GET', url: '/api/v1/order/Wang?page=1', status: 0, kind: 'timeout' });
  for (let round = 0; round < 50; round += 1) rejects('again and again');

  const errors = await reported();
  const place = { service: 'portal', serviceVersion: '1', pagePath: '/order/:orderId' };
  const brief = errors.map(({ category, grade, message, errorUrl }) => [category, grade, message, errorUrl]);
  expect(
    errors.every((error) => Object.entries(place).every(([key, value]) => error[key as 'service'] === value)),
  ).toBe(true);
  expect(brief.slice(0, 9)).toEqual([
    ['js', 'Error', 'TypeError: no ... for ...', ''],
    ['js', 'Error', 'RangeError: too many', 'https://example.com/umi.js'],
    ['unknown', 'Info', 'Script error.', ''],
    ['resource', 'Error', 'script could not be loaded', 'http://localhost/static/:id.js'],
    ['promise', 'Error', 'Error: late', ''],
    ['promise', 'Error', 'object was thrown', ''],
    ['promise', 'Error', 'null was thrown', ''],
    ['promise', 'Error', 'HttpError was not caught', ''],
    ['ajax', 'Warning', 'POST failed: http, status 409', 'https://api.example.com/api/v1/order/:orderId/pay'],
  ]);
  expect(brief.slice(9)).toEqual([
    ['ajax', 'Error', 'GET failed: timeout, status 0', 'http://localhost/api/v1/order/:id'],
    ...Array(5).fill(['promise', 'Error', 'again and again', '']),
  ]);
  expect(errors.map(({ firstReportedError }) => firstReportedError).slice(0, 3)).toEqual([
    true,
    false,
    false,
  ]);
  expect(errors[1]).toMatchObject({ line: 3, col: 7 });
  expect(new Set(errors.map(({ uniqueId }) => uniqueId)).size).toBe(errors.length);

  // A call is traced with its header until three deliveries in a row have failed.
  const traced = callWatch.starts({ method: 'GET', url: 'https://api.example.com/api/v1/order/list' });
  expect(Object.keys(traced?.headers ?? {})).toEqual(['sw8']);
  await losesDeliveries();
  expect(callWatch.starts({ method: 'GET', url: '/api/v1/x' })).toBeUndefined();
  posts.length = 0;
  traced?.ends(200);
  rejects('nobody listens');
  await hides();
  expect(posts).toEqual([]);
});

it('a trace contains the pattern of a URL without ids', async () => {
  await startMonitoring(settings, parts);
  const url = 'https://api.example.com/api/v1/order/SO1/pay?x=1';
  callWatch.starts({ method: 'POST', url, pattern: 'order/:orderId/pay' })?.ends(200);
  await hides();
  const trace = posts.find((post) => post.url.endsWith('/v3/segment'));
  expect(parse(segmentSchema, trace?.body).spans[0]?.tags).toContainEqual({
    key: 'url',
    value: '/api/v1/order/:orderId/pay',
  });
  expect(JSON.stringify(trace?.body)).not.toContain('SO1');
  // It would go on in the files that share these modules.
  await losesDeliveries();
});
