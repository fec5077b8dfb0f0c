import type { ErrorInfo } from '@/domain/requestError';
import { plainText } from './plainText';

const KEYS = ['code', 'result', 'success', 'message', 'httpStatus', 'errorCode', 'errorMessage', 'showType'];

/** A reply's envelope (spec sections 3 and 8) after its fields were made sense of. */
export interface Envelope {
  /** The code of a failure; absent when the code says success (null, 0, 200). `httpStatus` already replaced it. */
  failureCode?: number | string;
  /** `success: false` was reported. */
  refused: boolean;
  /** The server's sentence as plain text. */
  message?: string;
  /** Present when the server said anything about how to show its error. */
  info?: ErrorInfo;
  result: unknown;
}

/** `'401'` and `401` are one code; `'E-401'`, `'0401'` and `''` stay the strings they are. */
export function normalizeCode(code: number | string): number | string {
  const number = Number(code);
  return Number.isFinite(number) && String(number) === code ? number : code;
}

function isCode(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

function readInfo(fields: Record<string, unknown>): ErrorInfo | undefined {
  const { errorCode, showType } = fields;
  const info: ErrorInfo = {
    errorCode: typeof errorCode === 'number' ? errorCode : plainText(errorCode),
    errorMessage: plainText(fields.errorMessage),
    showType: typeof showType === 'number' ? showType : undefined,
  };
  const asked = fields.success === false || Object.values(info).some((value) => value !== undefined);
  return asked ? info : undefined;
}

/**
 * Reads a body as an envelope: a plain object with at least one of the envelope's own keys.
 * @returns `undefined` for everything else (HTML, truncated JSON, a string, an array, `null`, `{}`, or a code that is neither
 * number nor string nor null), which is then no answer of our API.
 */
export function readEnvelope(body: string): Envelope | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const fields = parsed as Record<string, unknown>;
  if (!KEYS.some((key) => Object.hasOwn(fields, key))) return undefined;

  const { httpStatus } = fields;
  const replaced = typeof httpStatus === 'number' && httpStatus !== 200;
  const code = replaced ? httpStatus : (fields.code ?? null);
  if (code !== null && !isCode(code)) return undefined;
  const normalized = code === null ? null : normalizeCode(code);

  const info = readInfo(fields);
  const refused = fields.success === false;
  const message = plainText(fields.message);
  // Where the server asks for a way of showing, it means its errorMessage; a bare failing code means its message.
  const prefersInfo = refused || info?.showType !== undefined;
  return {
    failureCode: normalized === null || normalized === 0 || normalized === 200 ? undefined : normalized,
    refused,
    message: prefersInfo ? (info?.errorMessage ?? message) : (message ?? info?.errorMessage),
    info,
    result: fields.result,
  };
}
