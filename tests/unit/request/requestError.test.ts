import { isAbortError, isRequestError, RequestError } from '../../../src/domain/requestError';

describe('RequestError', () => {
  it.each([
    ['business', 'RequestError', 'RequestError'],
    ['session', 'RequestError', 'RequestError'],
    ['network', 'RequestError', 'RequestError'],
    ['timeout', 'RequestError', 'Timeout'],
    ['parse', 'ParseError', 'ParseError'],
    ['http', 'HttpError', 'HttpError'],
  ] as const)('%s is named %s of type %s', (kind, name, type) => {
    const error = new RequestError(kind, 'm', { code: 5, httpStatus: 200 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ kind, name, type, message: 'm', code: 5, httpStatus: 200 });
    expect(String(error)).toBe(`${name}: m`);
  });

  it('is recognized by isRequestError', () => {
    expect(isRequestError(new RequestError('http', 'm'))).toBe(true);
    for (const other of [new Error('m'), { kind: 'http' }, null, undefined, 'x'])
      expect(isRequestError(other)).toBe(false);
  });

  it('isAbortError recognizes aborts only', () => {
    expect(isAbortError(new DOMException('m', 'AbortError'))).toBe(true);
    for (const other of [
      new RequestError('timeout', 'm'),
      new Error('AbortError'),
      null,
      'AbortError',
      undefined,
    ]) {
      expect(isAbortError(other)).toBe(false);
    }
  });
});
