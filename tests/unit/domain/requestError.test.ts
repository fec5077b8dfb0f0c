import { isOutcomeUnknown, RequestError, type RequestErrorKind } from '../../../src/domain/requestError';

const error = (kind: RequestErrorKind, httpStatus?: number) => new RequestError(kind, 'x', { httpStatus });

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
  ['an aborted call', new DOMException('', 'AbortError')],
  ['a programming error', new TypeError('x')],
  ['nothing', undefined],
])('%s has a known outcome', (_name, failure) => {
  expect(isOutcomeUnknown(failure)).toBe(false);
});
