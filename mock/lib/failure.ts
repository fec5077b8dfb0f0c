import type * as v from 'valibot';
import type { DeepReadonly } from '../../src/domain/endpoint';
import { codeOf, type Refusal } from '../../src/domain/requestError';
import type { Text } from './text';

/** Codes of failures that belong to no area; area codes are in src/domain. */
export const MOCK_CODE = { malformed: 400, sessionInvalid: 401, notFound: 404, crashed: 500 } as const;

/** Thrown by a handler; the endpoint wrapper turns it into an envelope in the caller's language. */
export class MockFailure<S extends v.GenericSchema = v.GenericSchema> extends Error {
  override readonly name = 'MockFailure';
  readonly code: number;

  /** A result is that of a declared refusal; `httpStatus` is for callers other than the portal, which do not read envelopes. */
  constructor(code: number, text: Text, result?: undefined, httpStatus?: number);
  constructor(refused: Refusal<S>, text: Text, result: DeepReadonly<v.InferInput<S>>);
  constructor(
    refused: number | Refusal<S>,
    readonly text: Text,
    readonly result?: unknown,
    readonly httpStatus = 200,
  ) {
    super(text.en);
    this.code = codeOf(refused);
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
