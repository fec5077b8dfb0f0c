import type { GenericSchema, InferOutput } from 'valibot';

/** What a service may ask of one call (spec section 7). */
export interface ApiOptions<TSchema> {
  /** `get` unless told. */
  method?: 'get' | 'post' | 'delete' | 'put' | 'patch' | 'head' | 'options';
  /** Body of post, put, patch and delete. Objects, arrays, numbers and booleans go as JSON; FormData and the like untouched. */
  data?: unknown;
  /** Query; an array repeats its key, `undefined` is left out. */
  params?: Record<string, unknown>;
  /** How an object in `data` is written: JSON unless told. */
  requestType?: 'json' | 'form';
  /** `blob` answers a `DownloadAnswer` (download.ts). */
  responseType?: 'json' | 'blob';
  headers?: Record<string, string | undefined>;
  /** No popup; the error is still thrown. */
  silent?: boolean;
  /** Neither sends the token nor lets the reply end the session. */
  skipAuth?: boolean;
  /** No popup; the error is still thrown. */
  skipErrorHandler?: boolean;
  /** Codes the caller shows itself: no popup for these. `10001` and `'10001'` are the same. */
  handledCodes?: readonly (number | string)[];
  /** Milliseconds for the whole call, reading the body included; then the connection is closed. None unless told. */
  timeout?: number;
  /** Closes the connection; the call then rejects with an `AbortError` and shows nothing. */
  signal?: AbortSignal;
  /** Told how much of a FormData has been sent, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
  /** Keeps the result of a `get` for `ttl`; identical calls in flight share one. */
  useCache?: boolean;
  /** Milliseconds, 60000 unless told (spec section 9). */
  ttl?: number;
  /** `same-origin` unless told. */
  credentials?: RequestCredentials;
  /** What `result` must look like; anything else rejects with a `parse` error. */
  schema?: TSchema;
}

/**
 * One call under `/api/v1`. Resolves with the envelope's `result`.
 * @throws RequestError for every failure, `AbortError` (a DOMException) when the caller's signal aborts,
 * TypeError when the URL is not a string or the data cannot be encoded.
 */
export interface ApiRequest {
  <S extends GenericSchema>(url: string, options: ApiOptions<S> & { schema: S }): Promise<InferOutput<S>>;
  (url: string, options?: ApiOptions<undefined>): Promise<unknown>;
}
