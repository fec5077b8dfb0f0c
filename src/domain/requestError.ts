import * as v from 'valibot';
import { ENDED, NOT_FOUND, NOT_OFFERED } from './endpoint';
import { answerSchema } from './tolerantSchema';

/** Cause of a failed call. */
export type RequestErrorKind = 'business' | 'session' | 'http' | 'network' | 'timeout' | 'parse';

/** How the server wants its error to be shown (spec section 3). */
export interface ErrorInfo {
  errorCode?: string | number;
  errorMessage?: string;
  showType?: number;
}

/** The pause that a server has asked for (pauses.ts), as the request layer keeps it. Times are milliseconds of the device's clock. */
export interface Pause {
  endsAt: number;
  /** How many calls of this path it has failed in a row. */
  inRow: number;
  /** When the page reads again by itself; undefined where it leaves that to the user. */
  readAgainAt?: number;
}

export interface RequestErrorDetails {
  code?: number | string;
  httpStatus?: number;
  info?: ErrorInfo;
  result?: unknown;
  /** Exceeded timeout in milliseconds. */
  timeout?: number;
  /** See `RequestError.retryAfterSeconds`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal that has a result: its code, with the schema of the result. */
export interface Refusal<S extends v.GenericSchema = v.GenericSchema> {
  code: number;
  result: S;
}

/** Declares the result of a code; it is the same at every endpoint that lists the refusal. */
export const refusal = <S extends v.GenericSchema>(code: number, result: S): Refusal<S> => ({ code, result });

/** The result of a refusal that says the same without it. */
export const details = <E extends v.ObjectEntries>(entries: E) => v.nullish(v.object(entries));

export const codeOf = <C extends number | string>(listed: C | Refusal): C | number =>
  typeof listed === 'object' ? listed.code : listed;

// Not in the error, so that nothing but a declared refusal reads them.
const results = new WeakMap<RequestError, unknown>();

// Names of spec section 8.
const NAMES: Record<RequestErrorKind, string> = {
  business: 'RequestError',
  session: 'RequestError',
  http: 'HttpError',
  network: 'RequestError',
  timeout: 'RequestError',
  parse: 'ParseError',
};
const TYPES: Record<RequestErrorKind, string> = { ...NAMES, timeout: 'Timeout' };

/** A failed call (spec section 8). `message` is localized plain text; that of a timeout is always English. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  /** `RequestError`, `Timeout`, `ParseError` or `HttpError`. */
  readonly type: string;
  /** Numeric strings become numbers. */
  readonly code?: number | string;
  readonly httpStatus?: number;
  readonly info?: ErrorInfo;
  readonly timeout?: number;
  /** Whole seconds from the reply until the same call may be made again, if the server has said so (`Retry-After`). */
  readonly retryAfterSeconds?: number;
  /** Set by the request layer, with `retryAfterSeconds`. */
  pause?: Pause;

  constructor(kind: RequestErrorKind, message: string, details: RequestErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.name = NAMES[kind];
    this.kind = kind;
    this.type = TYPES[kind];
    this.code = details.code;
    this.httpStatus = details.httpStatus;
    this.info = details.info;
    results.set(this, details.result);
    this.timeout = details.timeout;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function isRequestError(value: unknown): value is RequestError {
  return value instanceof RequestError;
}

/** Whether an HTTP status counts as failed: 0 (no response), or an error status (spec section 8). */
export const isFailedStatus = (status: number) => status === 0 || status >= 400;

/** Whether the caller aborted the call. */
export function isAbortError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && (value as { name?: unknown }).name === 'AbortError';
}

/** Whether a call failed with this code; `404` and `'404'` are equal. */
export function hasErrorCode(value: unknown, code: number): boolean {
  return isRequestError(value) && Number(value.code) === code;
}

const parseResult = <S extends v.GenericSchema>(error: unknown, { code, result }: Refusal<S>) =>
  isRequestError(error) && hasErrorCode(error, code)
    ? v.safeParse(answerSchema(result), results.get(error), { abortEarly: true })
    : undefined;

/** Returns the result of a refusal; undefined for another failure, and for a result that does not match. */
export function readRefusal<S extends v.GenericSchema>(
  error: unknown,
  refused: Refusal<S>,
): v.InferOutput<S> | undefined {
  const parsed = parseResult(error, refused);
  return parsed?.success ? (parsed.output as v.InferOutput<S>) : undefined;
}

/** Returns why a refusal is unreadable; undefined for another failure. Details that do not match count as missing. */
export const refusalIssue = (error: unknown, refused: Refusal) =>
  refused.result.type === 'nullish' ? undefined : parseResult(error, refused)?.issues?.[0];

/** Whether the server does not have the operation of a failed call. */
export const isNotOffered = (error: unknown): boolean => hasErrorCode(error, NOT_OFFERED);

/** Whether the server no longer has the operation of a failed call: the portal that made it is out of date. */
export const isEnded = (error: unknown): boolean => hasErrorCode(error, ENDED);

/**
 * Whether a failed call certainly changed nothing: the server does not have the operation, or answered with a code that the
 * endpoint declares as a refusal. Every other failure may have taken effect, also one that the server reports.
 */
export function isRefusal(
  error: RequestError,
  { refusals = [] }: { refusals?: readonly (number | Refusal)[] },
): boolean {
  if (isNotOffered(error) || isEnded(error)) return true;
  const isAnswer = error.kind === 'business' || (error.kind === 'http' && (error.httpStatus ?? 500) < 500);
  return isAnswer && refusals.some((listed) => hasErrorCode(error, codeOf(listed)));
}

/**
 * Why a read failed: no answer, the server does not have the record or the operation, it no longer has the operation, it asks
 * for a pause, or any other answer.
 */
export type ReadFailure = 'connection' | 'unavailable' | 'outdated' | 'busy' | 'server';

/**
 * Returns what a failed read means for the user. Without an error, no answer is known.
 * @param hasNewVersion whether a newer portal is deployed: what the server then does not have may have been replaced
 */
export function getReadFailure(error: RequestError | undefined, hasNewVersion = false): ReadFailure {
  if (!error || error.kind === 'network' || error.kind === 'timeout') return 'connection';
  if (isEnded(error) || (hasNewVersion && isNotOffered(error))) return 'outdated';
  const isMissing = error.httpStatus === NOT_FOUND || hasErrorCode(error, NOT_FOUND);
  if (isMissing || isNotOffered(error)) return 'unavailable';
  return error.retryAfterSeconds === undefined ? 'server' : 'busy';
}

/** Whether a failed call may have taken effect: no response, an unreadable one, or a gateway error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isRequestError(error) || isNotOffered(error)) return false;
  if (error.kind === 'http') return (error.httpStatus ?? 500) >= 500;
  return error.kind === 'timeout' || error.kind === 'network' || error.kind === 'parse';
}
