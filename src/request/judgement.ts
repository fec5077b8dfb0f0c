import { TOO_MANY_CALLS } from '@/domain/pauses';
import { RequestError } from '@/domain/requestError';
import type { Text } from './callContext';
import { normalizeCode, readEnvelope } from './envelope';

/** HTTP statuses with their own text (spec section 8). */
export const STATUS_CODES = [
  200, 201, 202, 204, 400, 401, 403, 404, 405, 406, 410, 422, 500, 502, 503, 504,
] as const;

export function statusText(status: number, text: Text): string | undefined {
  const known = STATUS_CODES.find((code) => code === status);
  if (known) return text(`request.status.${known}`);
  return status === TOO_MANY_CALLS ? text('request.tooMany') : undefined;
}

const SESSION_CODES: readonly unknown[] = [401, 407, 408, 409];

export interface Reply {
  status: number;
  body: string;
  /** See `CallContext.judgesSession`. */
  judgesSession: boolean;
  /** See `CallContext.takesAnyJson`. */
  takesAnyJson?: boolean;
  /** See `RequestError.retryAfterSeconds`. */
  retryAfterSeconds?: number;
}

/** Spec section 7. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Evaluates a response (spec section 8).
 * @returns the envelope's `result`, or the whole body of a reply that has its data beside `success` and `code`; `undefined` for 204
 * and an empty body
 * @throws RequestError `session`, `http`, `parse` or `business`
 */
export function judge({ status, body, retryAfterSeconds, ...reply }: Reply, text: Text): unknown {
  const { judgesSession, takesAnyJson } = reply;
  const envelope = readEnvelope(body, takesAnyJson);
  const { failureCode, message, info, result } = envelope ?? {};
  const details = { httpStatus: status, info, result };

  // The envelope's code takes precedence over HTTP 401.
  const sessionCode = failureCode ?? (status === 401 ? 401 : undefined);
  if (judgesSession && SESSION_CODES.includes(sessionCode)) {
    throw new RequestError('session', message ?? text('request.sessionExpired'), {
      ...details,
      code: sessionCode,
    });
  }
  if (!isSuccessStatus(status)) {
    const shown = message ?? statusText(status, text) ?? text('request.status.500');
    throw new RequestError('http', shown, { ...details, retryAfterSeconds, code: failureCode ?? status });
  }
  if (body.trim() === '') return undefined;
  if (!envelope) throw new RequestError('parse', text('request.parse.answer'), { httpStatus: status });
  if (failureCode !== undefined) {
    throw new RequestError('business', message ?? text('request.status.500'), {
      ...details,
      code: failureCode,
    });
  }
  if (envelope.refused) {
    // Without a code, errorCode identifies the error.
    const code = info?.errorCode === undefined ? undefined : normalizeCode(info.errorCode);
    throw new RequestError('business', message ?? text('request.retry'), { ...details, code });
  }
  return result;
}
