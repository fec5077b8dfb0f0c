/** Who is to blame, so that a page can tell a refused action from a lost line. */
export type RequestErrorKind = 'business' | 'session' | 'http' | 'network' | 'timeout' | 'parse';

/** What the server asks to be done with its error (spec section 3). */
export interface ErrorInfo {
  errorCode?: string | number;
  errorMessage?: string;
  showType?: number;
}

export interface RequestErrorDetails {
  code?: number | string;
  httpStatus?: number;
  info?: ErrorInfo;
  result?: unknown;
  /** Milliseconds allowed, when they ran out. */
  timeout?: number;
  cause?: unknown;
}

// The names of spec section 8; every other kind is a plain RequestError.
const NAMES: Partial<Record<RequestErrorKind, string>> = { parse: 'ParseError', http: 'HttpError' };
const TYPES: Partial<Record<RequestErrorKind, string>> = { ...NAMES, timeout: 'Timeout' };

/**
 * Every failed call (spec section 8). `message` is plain text in the user's language, fit to be shown; a timeout's is always
 * English.
 */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  /** `RequestError`, `Timeout`, `ParseError` or `HttpError`. */
  readonly type: string;
  /** Numeric strings are turned into numbers. */
  readonly code?: number | string;
  readonly httpStatus?: number;
  readonly info?: ErrorInfo;
  /** The envelope's `result`, unchecked: a failure may carry details. */
  readonly result?: unknown;
  readonly timeout?: number;

  constructor(kind: RequestErrorKind, message: string, details: RequestErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.name = NAMES[kind] ?? 'RequestError';
    this.kind = kind;
    this.type = TYPES[kind] ?? 'RequestError';
    this.code = details.code;
    this.httpStatus = details.httpStatus;
    this.info = details.info;
    this.result = details.result;
    this.timeout = details.timeout;
  }
}

/** Whether a caught value is a failed call of this layer. */
export function isRequestError(value: unknown): value is RequestError {
  return value instanceof RequestError;
}

/** Whether a caught value only says that the caller itself aborted the call. */
export function isAbortError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && (value as { name?: unknown }).name === 'AbortError';
}

/** Whether a caught value is a call that the server refused with this code; `404` and `'404'` are the same. */
export function hasErrorCode(value: unknown, code: number): boolean {
  return isRequestError(value) && Number(value.code) === code;
}

/**
 * Whether an error leaves open what the call did: no answer came, it was unreadable, or something in between answered. The
 * call may have done its work; only asking the server tells.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  if (error.kind === 'http') return (error.httpStatus ?? 500) >= 500;
  return error.kind === 'timeout' || error.kind === 'network' || error.kind === 'parse';
}
