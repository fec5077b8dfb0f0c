import { RequestError } from '@/domain/requestError';
import type { Text } from './callContext';
import { normalizeCode, readEnvelope } from './envelope';

/** The HTTP statuses that have a sentence of their own (spec section 8). */
export const STATUS_CODES = [
  200, 201, 202, 204, 400, 401, 403, 404, 405, 406, 410, 422, 500, 502, 503, 504,
] as const;

/** The sentence for an HTTP status in the current language; `undefined` when the table has none. */
export function statusText(status: number, text: Text): string | undefined {
  const known = STATUS_CODES.find((code) => code === status);
  return known && text(`request.status.${known}`);
}

const SESSION_CODES: readonly unknown[] = [401, 407, 408, 409];

/** A reply, read to its end. */
export interface Reply {
  status: number;
  body: string;
  /** Whether a session code in it ends the session (`CallContext.judgesSession`). */
  judgesSession: boolean;
}

/** Whether an HTTP status is a success (spec section 7). */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Decides what a reply means (spec section 8).
 * @returns the envelope's `result`; `undefined` for 204 and for an empty body.
 * @throws RequestError `session`, `http`, `parse` or `business`.
 */
export function judge({ status, body, judgesSession }: Reply, text: Text): unknown {
  const envelope = readEnvelope(body);
  const { failureCode, message, info, result } = envelope ?? {};
  const details = { httpStatus: status, info, result };

  // The envelope's code decides; HTTP 401 speaks only where no code does.
  const sessionCode = failureCode ?? (status === 401 ? 401 : undefined);
  if (judgesSession && SESSION_CODES.includes(sessionCode)) {
    throw new RequestError('session', message ?? text('request.sessionExpired'), {
      ...details,
      code: sessionCode,
    });
  }
  if (!isSuccessStatus(status)) {
    const shown = message ?? statusText(status, text) ?? text('request.status.500');
    throw new RequestError('http', shown, { ...details, code: failureCode ?? status });
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
    // Such an envelope has no failing code: its errorCode is what a page can tell errors apart by.
    const code = info?.errorCode === undefined ? undefined : normalizeCode(info.errorCode);
    throw new RequestError('business', message ?? text('request.retry'), { ...details, code });
  }
  return result;
}
