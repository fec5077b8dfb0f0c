import type { Text } from './text';

/** Codes of failures that belong to no area; area codes are in src/domain. */
export const MOCK_CODE = { malformed: 400, sessionInvalid: 401, notFound: 404, crashed: 500 } as const;

/** Thrown by a handler; the endpoint wrapper turns it into an envelope in the caller's language. */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';

  constructor(
    readonly code: number,
    readonly text: Text,
    readonly result?: unknown,
    /** For callers other than the portal, which do not read envelopes. */
    readonly httpStatus = 200,
  ) {
    super(text.en);
  }
}

/** Returns a function that makes the failure of a code. */
export const refusal = (code: number, text: Text) => (): MockFailure => new MockFailure(code, text);

/** Returns a value that was looked up. Throws a MockFailure (code 404) with this text when there is none. */
export function getOrThrow<Value>(value: Value | undefined, text: Text): Value {
  if (value !== undefined) return value;
  throw new MockFailure(MOCK_CODE.notFound, text);
}

/** The failure for a request whose `detail`, the name of a field, cannot be used. */
export const malformed = (detail: string): MockFailure =>
  new MockFailure(MOCK_CODE.malformed, {
    zh: `请求参数不正确：${detail}`,
    en: `The request is not valid: ${detail}`,
  });
