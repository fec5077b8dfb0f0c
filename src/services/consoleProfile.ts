import type { ProcessEventPayload } from '@/domain/console/process';
import { consoleProfileEndpoints } from '@/domain/console/process';
import { type CallOptions, call } from './call';

/** Returns the first one without an id. Throws a `RequestError`; the page shows code 404 itself. */
export function fetchReturn(id: string | undefined, options?: CallOptions) {
  return call(consoleProfileEndpoints.return, { query: { id } }, options);
}

/** Returns the first one without an id. Throws a `RequestError`; the page shows code 404 itself. */
export function fetchProcess(id: string | undefined, options?: CallOptions) {
  return call(consoleProfileEndpoints.process, { query: { id } }, options);
}

/**
 * Applies an event to an approval. Throws a `RequestError`; the page shows those of `PROCESS_ERROR` itself, whose result is
 * the current approval.
 */
export function moveProcess(processId: string, body: ProcessEventPayload) {
  return call(consoleProfileEndpoints.moveProcess, { params: { processId }, body });
}
