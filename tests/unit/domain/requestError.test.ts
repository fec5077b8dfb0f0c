import { isOutcomeUnknown, RequestError, type RequestErrorKind } from '../../../src/domain/requestError';

const error = (kind: RequestErrorKind, httpStatus?: number) => new RequestError(kind, 'x', { httpStatus });

it.each<[string, unknown]>([
  ['no answer in time', error('timeout')],
  ['a lost connection', error('network')],
  ['an answer that cannot be read', error('parse', 200)],
  ['a server that crashed', error('http', 500)],
  ['a gateway that gave up', error('http', 504)],
  ['an HTTP failure without a status', error('http')],
])('%s leaves the outcome unknown', (_name, failure) => {
  expect(isOutcomeUnknown(failure)).toBe(true);
});

it.each<[string, unknown]>([
  ['a refusal', error('business', 200)],
  ['a dead session', error('session', 200)],
  ['a call that was turned away', error('http', 400)],
  ['a missing address', error('http', 404)],
  ['a call that was given up', new DOMException('', 'AbortError')],
  ['a mistake in the program', new TypeError('x')],
  ['nothing', undefined],
])('%s does not', (_name, failure) => {
  expect(isOutcomeUnknown(failure)).toBe(false);
});
