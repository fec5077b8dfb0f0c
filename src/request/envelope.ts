import type { ErrorInfo } from '@/domain/requestError';
import { boundReply } from './bounds';
import { plainText } from './plainText';

const KEYS = ['code', 'result', 'success', 'message', 'httpStatus', 'errorCode', 'errorMessage', 'showType'];

/** A normalised envelope (spec sections 3 and 8). */
export interface Envelope {
  /** Missing for success codes (null, 0, 200). `httpStatus` takes precedence. */
  failureCode?: number | string;
  /** `success` is false. */
  refused: boolean;
  /** Plain text of the server. */
  message?: string;
  /** Present when the server sent display options. */
  info?: ErrorInfo;
  result: unknown;
}

/** Converts numeric strings: `'401'` becomes 401; `'E-401'`, `'0401'` and `''` stay. */
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
  const isPresent = fields.success === false || Object.values(info).some((value) => value !== undefined);
  return isPresent ? info : undefined;
}

/** Returns `result`, or the whole body where the data is beside `success` and there is no code, as in Ant Design Pro. */
function readResult(fields: Record<string, unknown>, takesAnyJson: boolean): unknown {
  if (Object.hasOwn(fields, 'result')) return fields.result;
  const isPro = !Object.hasOwn(fields, 'code') && Object.keys(fields).some((key) => !KEYS.includes(key));
  return takesAnyJson || isPro ? fields : undefined;
}

/**
 * Parses an envelope: a plain object with at least one known key.
 * @param takesAnyJson whether all other JSON is a successful result, too
 * @returns `undefined` for everything else, such as HTML, truncated JSON, arrays, `{}` or an invalid code
 */
export function readEnvelope(body: string, takesAnyJson = false): Envelope | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  boundReply(parsed);
  const isObject = typeof parsed === 'object' && parsed !== null;
  if (!isObject || !KEYS.some((key) => Object.hasOwn(parsed as object, key)))
    return takesAnyJson ? { refused: false, result: parsed } : undefined;
  const fields = parsed as Record<string, unknown>;

  const { httpStatus } = fields;
  const replaced = typeof httpStatus === 'number' && httpStatus !== 200;
  const code = replaced ? httpStatus : (fields.code ?? null);
  if (code !== null && !isCode(code)) return undefined;
  const normalized = code === null ? null : normalizeCode(code);

  const info = readInfo(fields);
  const refused = fields.success === false;
  const message = plainText(fields.message);
  // With display options the server means its errorMessage; with a bare code its message.
  const prefersInfo = refused || info?.showType !== undefined;
  return {
    failureCode: normalized === null || normalized === 0 || normalized === 200 ? undefined : normalized,
    refused,
    message: prefersInfo ? (info?.errorMessage ?? message) : (message ?? info?.errorMessage),
    info,
    result: readResult(fields, takesAnyJson),
  };
}
