import { consoleProfileEndpoints } from '@/domain/console/process';
import { type CallOptions, call, service } from './call';

/** Returns the first one without an id. Throws a `RequestError`; the page shows code 404 itself. */
export const fetchReturn = (id: string | undefined, options?: CallOptions) =>
  call(consoleProfileEndpoints.return, { query: { id } }, options);

/** Returns the first one without an id. Throws a `RequestError`; the page shows code 404 itself. */
export const fetchProcess = (id: string | undefined, options?: CallOptions) =>
  call(consoleProfileEndpoints.process, { query: { id } }, options);

/**
 * Applies an event to an approval. Throws a `RequestError`; the page shows those of `PROCESS_ERROR` itself, whose result is
 * the current approval.
 */
export const moveProcess = service(consoleProfileEndpoints.moveProcess);
