import {
  getReadFailure,
  isEnded,
  isNotOffered,
  isOutcomeUnknown,
  isRefusal,
  RequestError,
  type RequestErrorKind,
} from '../../../src/domain/requestError';

const error = (kind: RequestErrorKind, httpStatus?: number) => new RequestError(kind, 'x', { httpStatus });
const coded = (kind: RequestErrorKind, code: number | string, httpStatus = 200) =>
  new RequestError(kind, 'x', { code, httpStatus });

it.each<[string, unknown]>([
  ['a timeout', error('timeout')],
  ['a lost connection', error('network')],
  ['an unreadable reply', error('parse', 200)],
  ['a server that crashed', error('http', 500)],
  ['a gateway timeout', error('http', 504)],
  ['an HTTP failure without a status', error('http')],
])('%s leaves the outcome unknown', (_name, failure) => {
  expect(isOutcomeUnknown(failure)).toBe(true);
});

it.each<[string, unknown]>([
  ['a refusal', error('business', 200)],
  ['an expired session', error('session', 200)],
  ['a rejected call', error('http', 400)],
  ['a missing address', error('http', 404)],
  ['an operation that is not offered', coded('http', 501, 501)],
  ['an aborted call', new DOMException('', 'AbortError')],
  ['a programming error', new TypeError('x')],
  ['nothing', undefined],
])('%s has a known outcome', (_name, failure) => {
  expect(isOutcomeUnknown(failure)).toBe(false);
});

const declared = { refusals: [42031] };

it.each<[string, RequestError]>([
  ['a listed code', coded('business', 42031)],
  ['a listed code as a text', coded('business', '42031')],
  ['a listed code over HTTP 422', coded('http', 42031, 422)],
])('%s is a refusal', (_name, failure) => {
  expect(isRefusal(failure, declared)).toBe(true);
  expect(isRefusal(failure, {})).toBe(false);
});

it.each<[string, RequestError]>([
  ['a crash over HTTP 200', coded('business', 500)],
  ['an unlisted code', coded('business', 42032)],
  ['an expired session', coded('session', 401)],
  ['a listed code over HTTP 502', coded('http', 42031, 502)],
  ['a failure without a code', error('business', 200)],
  ['no reply', error('network')],
  ['a timeout', error('timeout')],
  ['an unreadable reply', error('parse', 200)],
])('%s is no refusal', (_name, failure) => {
  expect(isRefusal(failure, declared)).toBe(false);
});

it.each([coded('http', 501, 501), coded('business', 501)])(
  'an operation that is not offered has refused every call, a record that is missing only where 404 is listed',
  (failure) => {
    expect(isRefusal(failure, {})).toBe(true);
    expect(isRefusal(coded(failure.kind, 404, failure.httpStatus), {})).toBe(false);
    expect(isNotOffered(failure)).toBe(true);
    expect(isNotOffered(coded('business', 404))).toBe(false);
  },
);

it.each([coded('http', 410, 410), coded('business', 410), coded('business', '410')])(
  'an operation that has ended has refused every call, and the page that called it is outdated',
  (failure) => {
    expect(isEnded(failure)).toBe(true);
    expect(isRefusal(failure, {})).toBe(true);
    expect(isOutcomeUnknown(failure)).toBe(false);
    expect(getReadFailure(failure)).toBe('outdated');
  },
);

it('what the server does not offer may be outdated once a newer portal is deployed, what it does not find is not', () => {
  expect(getReadFailure(coded('http', 501, 501), true)).toBe('outdated');
  expect(getReadFailure(coded('business', 404), true)).toBe('unavailable');
  expect(getReadFailure(error('network'), true)).toBe('connection');
});

it.each<[string, RequestError | undefined]>([
  ['connection', error('network')],
  ['connection', error('timeout')],
  ['connection', undefined],
  ['unavailable', coded('business', 404)],
  ['unavailable', coded('http', 42031, 404)],
  ['unavailable', coded('http', 501, 501)],
  ['unavailable', coded('business', '501')],
  ['server', coded('business', 500)],
  ['server', error('http', 503)],
  ['server', error('parse', 200)],
])('%s is why a read failed', (failure, failed) => {
  expect(getReadFailure(failed)).toBe(failure);
});
