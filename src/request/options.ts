import type { GenericSchema, InferOutput } from 'valibot';
import type { Refusal } from '@/domain/requestError';

type Method = 'get' | 'post' | 'delete' | 'put' | 'patch' | 'head' | 'options';

/** Options of a call (spec section 7). */
export interface ApiOptions<TSchema> {
  /** `get` by default. */
  method?: Method | Uppercase<Method>;
  /** Request body. Objects, arrays, numbers and booleans are sent as JSON, FormData and similar types unchanged. */
  data?: unknown;
  /** Query; arrays repeat their key, `undefined` is omitted. */
  params?: Record<string, unknown>;
  /** Encoding of objects; `json` by default. */
  requestType?: 'json' | 'form';
  /** `blob` returns a `DownloadResult` (download.ts). */
  responseType?: 'json' | 'blob';
  headers?: Record<string, string | undefined>;
  /** No popup; the error is still thrown. */
  silent?: boolean;
  /**
   * Whether nobody is waiting for it: polling, a page that becomes visible again, a network that is back. Nothing is sent
   * during a pause that the server has asked for.
   */
  automatic?: boolean;
  /** Sends no token and never ends the session. */
  skipAuth?: boolean;
  /** No popup; the error is still thrown. */
  skipErrorHandler?: boolean;
  /** Codes without a popup. `10001` and `'10001'` are equal. A refusal with an unreadable result rejects with a `parse` error. */
  handledCodes?: readonly (number | string | Refusal)[];
  /** Milliseconds for the whole call, including the body. No limit by default. */
  timeout?: number;
  /** Aborts the call, which rejects with an `AbortError` without a popup. */
  signal?: AbortSignal;
  /** Upload progress of a FormData, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
  /** Caches a `get` for `ttl`; identical calls share a request. */
  useCache?: boolean;
  /** Milliseconds, 60000 by default (spec section 9). */
  ttl?: number;
  /** Seconds for which a browser may keep the reply to a visitor (freshness.ts). */
  maxAgeSeconds?: number;
  /** `same-origin` by default. */
  credentials?: RequestCredentials;
  /** The declared path, with the names of its ids; monitoring reports it instead of the URL. */
  pattern?: string;
  /** Schema of `result`; a mismatch rejects with a `parse` error. */
  schema?: TSchema;
}

/**
 * Calls a path below `/api/v1`, or a whole one that starts with `/api/`. Resolves with the envelope's `result`, else with the body.
 * @throws RequestError for every failure, AbortError when the signal aborts, TypeError for an invalid URL or unserializable
 * data
 */
export interface ApiRequest {
  <S extends GenericSchema>(url: string, options: ApiOptions<S> & { schema: S }): Promise<InferOutput<S>>;
  /** The type of the answer is the caller's word. */
  <T = unknown>(url: string, options?: ApiOptions<undefined>): Promise<T>;
}
